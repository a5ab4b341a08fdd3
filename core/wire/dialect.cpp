#include "core/wire/dialect.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUrl>

#include <algorithm>
#include <cctype>

namespace plimsoll {

namespace {

using L = QLatin1String;

QJsonObject message(const QString& role, const QString& text)
{
    return {{L("role"), role}, {L("content"), text}};
}

QJsonObject openAiBody(const ProviderEntry& provider, const ChatRequest& request)
{
    QJsonArray messages;
    if (!request.system.isEmpty())
        messages.append(message(QStringLiteral("system"), request.system));
    for (const ChatMessage& m : request.messages)
        messages.append(message(m.role, m.text));
    QJsonObject body{{L("model"), request.model}, {L("messages"), messages}};
    body.insert(provider.has(Quirk::MaxCompletionTokens) ? L("max_completion_tokens") : L("max_tokens"),
                static_cast<qint64>(request.max_tokens));
    if (request.temperature)
        body.insert(L("temperature"), *request.temperature);
    body.insert(L("stream"), request.stream);
    if (asksForUsage(provider, request))
        body.insert(L("stream_options"), QJsonObject{{L("include_usage"), true}});
    return body;
}

QJsonObject anthropicBody(const ChatRequest& request)
{
    QJsonArray messages;
    for (const ChatMessage& m : request.messages)
        messages.append(message(m.role, m.text));
    QJsonObject body{{L("model"), request.model},
                     {L("max_tokens"), static_cast<qint64>(request.max_tokens)},
                     {L("messages"), messages},
                     {L("stream"), request.stream}};
    if (!request.system.isEmpty())
        body.insert(L("system"), request.system);
    if (request.temperature)
        body.insert(L("temperature"), *request.temperature);
    return body;
}

/// Percent-encoded; what is so already ("my%20deployment") stays.
QByteArray encodedPath(const QString& path)
{
    QByteArray out = QUrl::toPercentEncoding(path, "/:@!$&'()*+,;=?");
    const auto isHex = [&](qsizetype i) { return i < out.size() && std::isxdigit(static_cast<unsigned char>(out[i])); };
    for (qsizetype at = 0; (at = out.indexOf("%25", at)) >= 0; ++at)
        if (isHex(at + 3) && isHex(at + 4))
            out.remove(at + 1, 2);
    return out;
}

QByteArray targetOf(const ProviderEntry& provider)
{
    QString path = provider.effectivePath();
    if (!path.startsWith(u'/'))
        path.prepend(u'/');
    QByteArray target = encodedPath(path);
    char separator = path.contains(u'?') ? '&' : '?';
    for (auto it = provider.query.begin(); it != provider.query.end(); ++it) {
        target += separator;
        target += QUrl::toPercentEncoding(it.key()) + '=' + QUrl::toPercentEncoding(it.value());
        separator = '&';
    }
    return target;
}

void setHeader(HeaderList& headers, const QByteArray& name, const QByteArray& value)
{
    const auto same = [&](const auto& header) { return header.first.compare(name, Qt::CaseInsensitive) == 0; };
    if (const auto found = std::find_if(headers.begin(), headers.end(), same); found != headers.end())
        found->second = value;
    else
        headers.append({name, value});
}

} // namespace

bool asksForUsage(const ProviderEntry& provider, const ChatRequest& request)
{
    return provider.dialect == Dialect::OpenAi && request.stream && !provider.has(Quirk::NoStreamOptions) &&
           !provider.has(Quirk::NoUsageInStream);
}

bool refusesStreamOptions(int status, const QString& message)
{
    if (status != 400 && status != 422)
        return false;
    return message.contains(L("stream_options"), Qt::CaseInsensitive) ||
           message.contains(L("include_usage"), Qt::CaseInsensitive);
}

WireRequest buildRequest(const ProviderEntry& provider, const ChatRequest& request, const QByteArray& key,
                         const QMap<QString, QString>& extra)
{
    WireRequest out;
    out.target = targetOf(provider);
    const bool anthropic = provider.dialect == Dialect::Anthropic;
    out.body = QJsonDocument(anthropic ? anthropicBody(request) : openAiBody(provider, request)).toJson(QJsonDocument::Compact);
    setHeader(out.headers, "content-type", "application/json");
    setHeader(out.headers, "accept", request.stream ? "text/event-stream" : "application/json");
    if (anthropic)
        setHeader(out.headers, "anthropic-version", "2023-06-01");
    for (auto it = extra.begin(); it != extra.end(); ++it)
        setHeader(out.headers, it.key().toUtf8(), it.value().toUtf8());
    switch (provider.effectiveAuth()) { // last: no extra header takes its place
    case Auth::Bearer: setHeader(out.headers, "authorization", "Bearer " + key); break;
    case Auth::XApiKey: setHeader(out.headers, "x-api-key", key); break;
    case Auth::ApiKey: setHeader(out.headers, "api-key", key); break;
    case Auth::None: break;
    }
    return out;
}

} // namespace plimsoll
