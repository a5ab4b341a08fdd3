#include "core/sandbox/reply_format.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace plimsoll {

namespace {

QByteArray compact(const QJsonObject& object) { return QJsonDocument(object).toJson(QJsonDocument::Compact); }
QString s(const char* text) { return QString::fromLatin1(text); }

} // namespace

ReplyFormat::ReplyFormat(const SandboxRequest& request, QByteArray id, qint64 created, int outputTokens, bool truncated)
    : m_request(request), m_id(QString::fromLatin1(id)), m_created(created), m_outputTokens(outputTokens),
      m_truncated(truncated)
{
}

QJsonObject ReplyFormat::usage() const
{
    const int input = m_request.inputTokens;
    if (m_request.dialect == SandboxDialect::Anthropic)
        return {{s("input_tokens"), input},
                {s("output_tokens"), m_outputTokens},
                {s("cache_creation_input_tokens"), 0},
                {s("cache_read_input_tokens"), 0},
                {s("service_tier"), s("standard")}};
    return {{s("prompt_tokens"), input},
            {s("completion_tokens"), m_outputTokens},
            {s("total_tokens"), input + m_outputTokens},
            {s("prompt_tokens_details"), QJsonObject{{s("cached_tokens"), 0}}},
            {s("completion_tokens_details"), QJsonObject{{s("reasoning_tokens"), 0}}}};
}

QByteArray ReplyFormat::whole(const QString& text) const
{
    if (m_request.dialect == SandboxDialect::Anthropic)
        return compact({{s("id"), m_id},
                        {s("type"), s("message")},
                        {s("role"), s("assistant")},
                        {s("model"), m_request.model},
                        {s("content"), QJsonArray{QJsonObject{{s("type"), s("text")}, {s("text"), text}}}},
                        {s("stop_reason"), m_truncated ? s("max_tokens") : s("end_turn")},
                        {s("stop_sequence"), QJsonValue()},
                        {s("usage"), usage()}});
    const QJsonObject message{{s("role"), s("assistant")}, {s("content"), text}, {s("refusal"), QJsonValue()}};
    const QJsonObject choice{{s("index"), 0},
                             {s("message"), message},
                             {s("logprobs"), QJsonValue()},
                             {s("finish_reason"), m_truncated ? s("length") : s("stop")}};
    return compact({{s("id"), m_id},
                    {s("object"), s("chat.completion")},
                    {s("created"), m_created},
                    {s("model"), m_request.model},
                    {s("choices"), QJsonArray{choice}},
                    {s("usage"), usage()}});
}

ServerEvent ReplyFormat::event(const char* type, QJsonObject data) const
{
    data.insert(s("type"), s(type));
    return {type, compact(data)};
}

QByteArray ReplyFormat::chunk(const QJsonObject& delta, const QJsonValue& finishReason) const
{
    QJsonObject object{{s("id"), m_id},
                       {s("object"), s("chat.completion.chunk")},
                       {s("created"), m_created},
                       {s("model"), m_request.model},
                       {s("choices"), QJsonArray{QJsonObject{{s("index"), 0},
                                                             {s("delta"), delta},
                                                             {s("logprobs"), QJsonValue()},
                                                             {s("finish_reason"), finishReason}}}}};
    if (m_request.includeUsage) // null in all chunks but the last
        object.insert(s("usage"), QJsonValue());
    return compact(object);
}

QList<ServerEvent> ReplyFormat::opening() const
{
    if (m_request.dialect == SandboxDialect::OpenAi)
        return {{{}, chunk({{s("role"), s("assistant")}, {s("content"), QString()}}, QJsonValue())}};
    QJsonObject startUsage = usage();
    startUsage.insert(s("output_tokens"), 1);
    const QJsonObject message{{s("id"), m_id},
                              {s("type"), s("message")},
                              {s("role"), s("assistant")},
                              {s("model"), m_request.model},
                              {s("content"), QJsonArray()},
                              {s("stop_reason"), QJsonValue()},
                              {s("stop_sequence"), QJsonValue()},
                              {s("usage"), startUsage}};
    return {event("message_start", {{s("message"), message}}),
            event("content_block_start",
                  {{s("index"), 0}, {s("content_block"), QJsonObject{{s("type"), s("text")}, {s("text"), QString()}}}}),
            event("ping", {})};
}

ServerEvent ReplyFormat::piece(const QString& text) const
{
    if (m_request.dialect == SandboxDialect::OpenAi)
        return {{}, chunk({{s("content"), text}}, QJsonValue())};
    return event("content_block_delta",
                 {{s("index"), 0}, {s("delta"), QJsonObject{{s("type"), s("text_delta")}, {s("text"), text}}}});
}

QList<ServerEvent> ReplyFormat::closing() const
{
    if (m_request.dialect == SandboxDialect::Anthropic)
        return {event("content_block_stop", {{s("index"), 0}}),
                event("message_delta",
                      {{s("delta"), QJsonObject{{s("stop_reason"), m_truncated ? s("max_tokens") : s("end_turn")},
                                                {s("stop_sequence"), QJsonValue()}}},
                       {s("usage"), QJsonObject{{s("output_tokens"), m_outputTokens}}}}),
                event("message_stop", {})};
    QList<ServerEvent> events{{{}, chunk({}, m_truncated ? s("length") : s("stop"))}};
    if (m_request.includeUsage)
        events.append(ServerEvent{{}, compact({{s("id"), m_id},
                                    {s("object"), s("chat.completion.chunk")},
                                    {s("created"), m_created},
                                    {s("model"), m_request.model},
                                    {s("choices"), QJsonArray()},
                                    {s("usage"), usage()}})});
    events.append(ServerEvent{{}, "[DONE]"});
    return events;
}

ServerEvent ReplyFormat::failure(const ApiError& error, const QByteArray& requestId) const
{
    const QByteArray data = compact(errorBody(m_request.dialect, error, requestId));
    return {m_request.dialect == SandboxDialect::Anthropic ? QByteArray("error") : QByteArray(), data};
}

} // namespace plimsoll
