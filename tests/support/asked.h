// One request over the client's transport, and everything that came of it.
#pragma once

#include "core/live/http_attempt.h"

#include <chrono>

namespace plimsoll::test {

inline const QByteArray kBody = R"({"model":"m","messages":[{"role":"user","content":"hello"}]})";

/// Nothing if the options are wrong.
inline std::shared_ptr<Transport> transport(const TransportOptions& options = {})
{
    auto made = Transport::make(options);
    return made ? std::shared_ptr<Transport>(std::move(*made)) : nullptr;
}

struct Asked
{
    static constexpr AttemptTimeouts kPatient{std::chrono::seconds(5), std::chrono::seconds(5), std::chrono::seconds(5)};

    explicit Asked(std::shared_ptr<Transport> over, AttemptTimeouts timeouts = kPatient, qint64 most = 1 << 20)
        : attempt(std::move(over), timeouts, most)
    {
        QObject::connect(&attempt, &HttpAttempt::answered, &attempt, [this](int code, const HeaderList& list) {
            ++answers;
            status = code;
            headers = list;
        });
        QObject::connect(&attempt, &HttpAttempt::received, &attempt, [this](const QByteArray& bytes) { body += bytes; });
        QObject::connect(&attempt, &HttpAttempt::ended, &attempt, [this](const HttpEnd& how) {
            ++ends;
            end = how;
        });
    }
    void post(const QUrl& url)
    {
        attempt.start({"POST", url, {{"content-type", "application/json"}, {"authorization", "Bearer secret"}}, kBody});
    }
    QByteArray header(const QByteArray& name) const
    {
        for (const auto& [key, value] : headers)
            if (key.compare(name, Qt::CaseInsensitive) == 0)
                return value;
        return {};
    }

    HttpAttempt attempt;
    int answers = 0, ends = 0, status = 0;
    HeaderList headers;
    QByteArray body;
    HttpEnd end;
};

} // namespace plimsoll::test
