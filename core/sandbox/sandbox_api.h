// What the sandbox answers to each request: routes, both dialects' endpoints, and its own control endpoints.
#pragma once

#include "core/http/server_exchange.h"
#include "core/sandbox/sandbox_request.h"
#include "core/sandbox/sandbox_clock.h"
#include "core/sandbox/sandbox_desk.h"
#include "core/sandbox/sandbox_options.h"

#include <QJsonArray>

#include <vector>

namespace plimsoll {

class SandboxApi
{
public:
    explicit SandboxApi(SandboxOptions options);

    void handle(HttpExchange& exchange);

    SandboxClock& clock() { return m_clock; }
    void addFaults(const QList<Fault>& faults) { m_faults += faults; }
    void clearFaults() { m_faults.clear(); }
    int pendingFaults() const { return static_cast<int>(m_faults.size()); }

private:
    void complete(HttpExchange& exchange, SandboxDialect dialect);
    void countTokens(HttpExchange& exchange);
    void listModels(HttpExchange& exchange, SandboxDialect dialect, const QByteArray& id);
    void state(HttpExchange& exchange);
    void postFaults(HttpExchange& exchange);
    void fail(HttpExchange& exchange, SandboxDialect dialect, const ApiError& error, const HttpHeaders& more = {});

    SandboxDesk* desk(const QString& model);
    std::optional<Fault> takeFault(const QString& model);
    QByteArray newId(const char* prefix);
    HttpHeaders idHeader(SandboxDialect dialect, const QByteArray& id) const;
    QJsonArray faultList() const;
    QJsonObject modelEntry(SandboxDialect dialect, const SandboxModel& model) const;

    const SandboxOptions m_options;
    SandboxClock m_clock;
    std::vector<SandboxDesk> m_desks;
    QList<Fault> m_faults;
    std::uint64_t m_ids = 0;
};

} // namespace plimsoll
