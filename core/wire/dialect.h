// The two dialects that the client speaks: OpenAI's chat completions and Anthropic's messages. Builds the request;
// reading the reply is ReplyReader's.
#pragma once

#include "core/config/config.h"
#include "core/wire/reply_headers.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <cstdint>
#include <optional>

namespace plimsoll {

struct ChatMessage
{
    QString role; ///< "user" or "assistant"
    QString text;
};

/// One prompt in no dialect yet.
struct ChatRequest
{
    QString model; ///< the name that the provider knows
    QString system;
    QList<ChatMessage> messages;
    std::int64_t max_tokens = 1024;
    std::optional<double> temperature;
    bool stream = true;
};

struct WireRequest
{
    QByteArray target;  ///< path and query below base_url, percent-encoded, starts with '/'
    HeaderList headers; ///< content-type, accept, the dialect's own, the credential, extra headers
    QByteArray body;    ///< compact JSON, UTF-8
};

/// Whether its body carries `stream_options`: without it a stream tells no usage, but some servers refuse the field,
/// and others tell none all the same.
bool asksForUsage(const ProviderEntry& provider, const ChatRequest& request);
/// Whether an error reply to such a body says that this is what the server does not know.
bool refusesStreamOptions(int status, const QString& message);

/// `key` is the credential (ignored with auth `none`); `headers` are the provider's extra headers with their secrets
/// already resolved. An extra header replaces one of ours of the same name, but never the credential.
WireRequest buildRequest(const ProviderEntry& provider, const ChatRequest& request, const QByteArray& key,
                         const QMap<QString, QString>& headers);
inline WireRequest buildRequest(const ProviderEntry& provider, const ChatRequest& request, const QByteArray& key)
{
    return buildRequest(provider, request, key, provider.extra_headers);
}

} // namespace plimsoll
