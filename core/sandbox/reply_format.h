// A completion in the words of a dialect, whole or as server-sent events.
#pragma once

#include "core/sandbox/sandbox_request.h"

#include <QList>

namespace plimsoll {

struct ServerEvent
{
    QByteArray name; ///< empty for OpenAI
    QByteArray data;
};

class ReplyFormat
{
public:
    /// `truncated`: max_tokens was reached. `created`: seconds since the epoch.
    ReplyFormat(const SandboxRequest& request, QByteArray id, qint64 created, int outputTokens, bool truncated);

    QByteArray whole(const QString& text) const;
    QList<ServerEvent> opening() const;
    ServerEvent piece(const QString& text) const;
    QList<ServerEvent> closing() const;
    ServerEvent failure(const ApiError& error, const QByteArray& requestId) const;

private:
    QJsonObject usage() const;
    QByteArray chunk(const QJsonObject& delta, const QJsonValue& finishReason) const;
    ServerEvent event(const char* type, QJsonObject data) const;

    const SandboxRequest m_request;
    const QString m_id;
    const qint64 m_created;
    const int m_outputTokens;
    const bool m_truncated;
};

} // namespace plimsoll
