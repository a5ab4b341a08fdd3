// One reply under way: waits its latency, streams at its pace (waiting for a slow reader), commits its fault.
// A child of its exchange, so it ends with it.
#pragma once

#include "core/http/server_exchange.h"
#include "core/sandbox/reply_format.h"
#include "core/sandbox/reply_plan.h"

#include <QTimer>

namespace plimsoll {

class SandboxReply : public QObject
{
    Q_OBJECT
public:
    SandboxReply(HttpExchange& exchange, SandboxRequest request, ReplyPlan plan);
    ~SandboxReply() override;
    void start();

private:
    void after(double ms, void (SandboxReply::*step)());
    void startFault();
    void answerWhole();
    void beginStream();
    void beginDrip();
    void tick();
    void resume();
    void finishStream();
    void failStream();
    void answerError(const ApiError& error, HttpHeaders headers = {});
    void timedOut();
    void cutNow();
    bool has(Fault::Kind kind) const { return m_plan.fault && m_plan.fault->kind == kind; }
    int breakPoint() const;
    QByteArray wholeBody() const;

    HttpExchange& m_exchange;
    const SandboxRequest m_request;
    const ReplyPlan m_plan;
    const ReplyFormat m_format;
    QTimer m_timer;
    void (SandboxReply::*m_step)() = nullptr;
    int m_sent = 0;         ///< tokens
    int m_perTick = 1;
    bool m_blocked = false; ///< the reader is slow
    bool m_served = false;  ///< the prompt counts
    QByteArray m_dripping;  ///< what is left of a whole reply that drips
};

} // namespace plimsoll
