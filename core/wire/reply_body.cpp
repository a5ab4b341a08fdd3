#include "core/wire/reply_body.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace plimsoll {

namespace {

using L = QLatin1String;

/// Servers now and then send broken UTF-8 inside a message; the rest of the object still counts.
QJsonDocument parseJson(QByteArrayView bytes)
{
    if (bytes.startsWith("\xEF\xBB\xBF"))
        bytes = bytes.sliced(3);
    QJsonParseError error;
    const QByteArray raw = QByteArray::fromRawData(bytes.data(), bytes.size());
    QJsonDocument document = QJsonDocument::fromJson(raw, &error);
    if (error.error == QJsonParseError::IllegalUTF8String)
        document = QJsonDocument::fromJson(QString::fromUtf8(raw).toUtf8(), &error);
    return document;
}

bool looksLikeStream(QByteArrayView text)
{
    if (text.startsWith("\xEF\xBB\xBF"))
        text = text.sliced(3);
    for (const char* start : {":", "data:", "event:", "id:", "retry:", "data\n", "data\r"})
        if (text.startsWith(QByteArrayView(start)))
            return true;
    return false;
}

QByteArrayView leftTrimmed(QByteArrayView text)
{
    qsizetype i = 0;
    while (i < text.size() && (text[i] == ' ' || text[i] == '\t' || text[i] == '\r' || text[i] == '\n'))
        ++i;
    return text.sliced(i);
}

constexpr qsizetype kSniff = 8; ///< bytes that tell a stream from anything else

/// An error object that a gateway wrapped, as a text, into its own message.
QJsonObject nestedError(const QString& message)
{
    const QByteArray text = message.trimmed().toUtf8();
    if (!text.startsWith('{') && !text.startsWith('['))
        return {};
    const QJsonDocument inner = parseJson(text);
    const QJsonObject object = inner.isArray() ? inner.array().first().toObject() : inner.object();
    return object.value(L("error")).isObject() ? object : QJsonObject();
}

} // namespace

QString ReplyBody::feed(QByteArrayView bytes)
{
    m_delta.clear();
    if (m_kind == Kind::Stream) {
        m_sse.feed(bytes, [this](const SseEvent& event) { readEvent(event); });
        return m_delta;
    }
    m_buffer.append(bytes);
    if (m_kind == Kind::Whole)
        return m_delta;
    // Blank lines keep a connection alive before any kind of body.
    const QByteArrayView start = leftTrimmed(m_buffer);
    if (start.size() < kSniff) {
        m_buffer = start.toByteArray();
        return m_delta;
    }
    m_kind = looksLikeStream(start) ? Kind::Stream : Kind::Whole;
    if (m_kind == Kind::Stream) {
        const QByteArray first = start.toByteArray();
        m_buffer.clear();
        m_sse.feed(first, [this](const SseEvent& event) { readEvent(event); });
    }
    return m_delta;
}

void ReplyBody::finish()
{
    m_delta.clear();
    if (m_kind == Kind::Unknown && !m_buffer.isEmpty()) {
        m_kind = looksLikeStream(m_buffer) ? Kind::Stream : Kind::Whole;
        if (m_kind == Kind::Stream)
            m_sse.feed(std::exchange(m_buffer, {}), [this](const SseEvent& event) { readEvent(event); });
    }
    if (m_kind == Kind::Stream) {
        m_sse.finish([this](const SseEvent& event) { readEvent(event); });
        m_terminal = m_terminal || m_finish_reason;
    } else if (m_kind == Kind::Whole) {
        const QJsonDocument document = parseJson(leftTrimmed(m_buffer));
        // An error inside an array: Gemini's OpenAI-compatible endpoint.
        const QJsonValue only = document.isArray() ? document.array().first() : QJsonValue(document.object());
        if (only.isObject() && !only.toObject().isEmpty())
            readObject(only.toObject(), false, {});
        m_buffer.clear();
    }
}

void ReplyBody::readEvent(const SseEvent& event)
{
    const QByteArrayView data = event.data.trimmed();
    if (data == "[DONE]") {
        m_terminal = m_terminal || m_finish_reason;
        return;
    }
    const QJsonDocument document = parseJson(data);
    const QJsonValue only = document.isArray() ? document.array().first() : QJsonValue(document.object());
    if (only.isObject() && !only.toObject().isEmpty())
        readObject(only.toObject(), true, event.type);
    else if (event.type == "error")
        fail({});
}

void ReplyBody::fail(ErrorBody error)
{
    if (!m_error)
        m_error = std::move(error);
}

void ReplyBody::addText(const QString& text)
{
    m_text += text;
    m_delta += text;
    m_content = m_content || !text.isEmpty();
}

void ReplyBody::stopReason(const QString& reason)
{
    for (const char* cut : {"length", "max_tokens", "MAX_TOKENS", "max_output_tokens", "model_context_window_exceeded",
                            "content_filter", "refusal", "pause_turn", "SAFETY", "RECITATION"})
        m_truncated = m_truncated || reason == L(cut);
}

void ReplyBody::readObject(const QJsonObject& object, bool in_stream, QByteArrayView event_name)
{
    const QString type = object.value(L("type")).toString();
    const QJsonValue error = object.value(L("error"));
    const bool error_event = type == L("error") || event_name == "error";
    if (m_request_id.isEmpty())
        m_request_id = object.value(L("request_id")).toString();

    m_shape.anthropic |= type == L("error") || type == L("message") || type == L("message_start");
    m_shape.gemini |= object.contains(L("usageMetadata"));
    m_shape.openrouter |= object.value(L("id")).toString().startsWith(L("gen-"));
    m_shape.xai |= error.isString() && object.contains(L("code"));
    if (const QJsonObject e = error.toObject(); !e.isEmpty()) {
        m_shape.usage_limit |= e.value(L("type")) == L("usage_limit_reached");
        m_shape.openrouter |= e.value(L("metadata")).isObject();
        const QString status = e.value(L("status")).toString();
        m_shape.gemini |= !status.isEmpty() && status == status.toUpper() && status != status.toLower();
        m_shape.openai |= e.contains(L("message")) && (e.contains(L("type")) || e.contains(L("code")) || e.contains(L("param")));
    }

    const bool is_error = error.isObject() || (error.isString() && !error.toString().isEmpty()) || error_event
                          || (m_error_status && !in_stream);
    if (is_error) {
        // The Responses API's error event has its fields at the top.
        const QJsonObject inner = error.isObject() ? error.toObject() : error_event ? object : QJsonObject();
        ErrorBody seen = readError(object, inner);
        if (const QJsonObject nested = nestedError(seen.message); !nested.isEmpty()) {
            ErrorBody deeper = readError(nested, nested.value(L("error")).toObject());
            if (!deeper.code_class)
                deeper.code_class = seen.code_class;
            if (deeper.code_number == 0)
                deeper.code_number = seen.code_number;
            m_shape.gemini |= nested.value(L("error")).toObject().value(L("status")).isString();
            seen = std::move(deeper);
        }
        fail(std::move(seen));
    }

    if (type.startsWith(L("response.")) || object.value(L("object")) == L("response"))
        readResponses(object, type);
    else if (object.value(L("choices")).isArray())
        readChoices(object, in_stream);
    else if (object.value(L("candidates")).isArray())
        readCandidates(object);
    else if (!type.isEmpty())
        readAnthropic(object, type);

    if (const QJsonObject usage = object.value(L("usage")).toObject(); !usage.isEmpty()) {
        m_shape.deepseek |= usage.contains(L("prompt_cache_hit_tokens"));
        m_usage.read(usage, object.value(L("object")) == L("response"));
    } else if (const QJsonObject groq = object.value(L("x_groq")).toObject().value(L("usage")).toObject(); !groq.isEmpty()) {
        m_usage.read(groq, false);
    }
    if (const QJsonObject usage = object.value(L("usageMetadata")).toObject(); !usage.isEmpty())
        m_usage.readGemini(usage);
}

void ReplyBody::readAnthropic(const QJsonObject& object, const QString& type)
{
    if (m_expected == Dialect::OpenAi)
        return;
    if (type == L("message")) {
        m_completion = object.value(L("content")).isArray();
        for (const QJsonValue& block : object.value(L("content")).toArray()) {
            m_content = true;
            addText(block.toObject().value(L("text")).toString());
        }
        stopReason(object.value(L("stop_reason")).toString());
    } else if (type == L("message_start")) {
        m_usage.read(object.value(L("message")).toObject().value(L("usage")).toObject(), false);
    } else if (type == L("content_block_delta")) {
        m_content = true;
        addText(object.value(L("delta")).toObject().value(L("text")).toString());
    } else if (type == L("message_delta")) {
        stopReason(object.value(L("delta")).toObject().value(L("stop_reason")).toString());
    } else if (type == L("message_stop")) {
        m_terminal = true;
    }
}

void ReplyBody::readResponses(const QJsonObject& object, const QString& type)
{
    if (m_expected)
        return; // we do not speak it; plimsollctl inspect reads it
    m_shape.openai = true;
    if (type == L("response.output_text.delta")) {
        addText(object.value(L("delta")).toString());
        return;
    }
    const bool in_stream = !type.isEmpty();
    const QJsonObject response = in_stream ? object.value(L("response")).toObject() : object;
    const QString status = response.value(L("status")).toString();
    const QJsonValue error = response.value(L("error"));
    if (error.isObject() || type == L("response.failed") || (!in_stream && status == L("failed")))
        fail(readError(response, error.toObject()));
    m_truncated = m_truncated || type == L("response.incomplete") || status == L("incomplete");
    m_usage.read(response.value(L("usage")).toObject(), true);
    if (in_stream) {
        m_terminal = m_terminal || type == L("response.completed") || type == L("response.incomplete")
                     || type == L("response.failed");
        return;
    }
    m_completion = response.value(L("output")).isArray();
    for (const QJsonValue& item : response.value(L("output")).toArray()) {
        m_content = true;
        for (const QJsonValue& part : item.toObject().value(L("content")).toArray())
            addText(part.toObject().value(L("text")).toString());
    }
}

void ReplyBody::readChoices(const QJsonObject& object, bool in_stream)
{
    m_shape.openai = true;
    if (m_expected == Dialect::Anthropic)
        return;
    const QJsonArray choices = object.value(L("choices")).toArray();
    if (!in_stream)
        m_completion = !choices.isEmpty() && choices.first().isObject();
    for (const QJsonValue& value : choices) {
        const QJsonObject choice = value.toObject();
        const QJsonObject said = choice.value(in_stream ? L("delta") : L("message")).toObject();
        const QString reason = choice.value(L("finish_reason")).toString();
        if (const QJsonValue error = choice.value(L("error")); error.isObject())
            fail(readError(choice, error.toObject()));
        else if (reason == L("error"))
            fail({});
        if (choice.value(L("index")).toInt() == 0) { // only the first of several answers is shown
            addText(said.value(L("content")).toString());
            if (!in_stream && !said.contains(L("content")))
                addText(choice.value(L("text")).toString()); // the old completions endpoint
        }
        m_content = m_content || said.value(L("tool_calls")).isArray()
                    || !said.value(L("reasoning_content")).toString().isEmpty();
        m_finish_reason = m_finish_reason || !reason.isEmpty();
        stopReason(reason);
    }
}

void ReplyBody::readCandidates(const QJsonObject& object)
{
    if (m_expected)
        return;
    for (const QJsonValue& value : object.value(L("candidates")).toArray()) {
        const QJsonObject candidate = value.toObject();
        for (const QJsonValue& part : candidate.value(L("content")).toObject().value(L("parts")).toArray())
            addText(part.toObject().value(L("text")).toString());
        const QString reason = candidate.value(L("finishReason")).toString();
        m_finish_reason = m_finish_reason || !reason.isEmpty();
        stopReason(reason);
    }
    m_completion = true;
}

} // namespace plimsoll
