#include "core/wire/reply_body.h"

#include "core/wire/lenient_json.h"

#include <QJsonArray>

#include <algorithm>

namespace plimsoll {

namespace {

using L = QLatin1String;

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
constexpr qsizetype kMostWords = 16 * 1024; ///< bytes of an error in plain words that are kept

/// An error that is only a text; a page for a browser is none.
bool isWords(QByteArrayView text) { return !text.startsWith('<') && !text.startsWith('{') && !text.startsWith('['); }

/// An error object that a gateway wrapped, as a text, into its own message; perhaps after words of its own.
QJsonObject nestedError(const QString& message)
{
    qsizetype start = message.indexOf(u'{');
    if (start < 0 || !message.contains(L("error")))
        return {};
    if (start > 0 && message[start - 1] == u'[')
        --start;
    const qsizetype end = message.lastIndexOf(message[start] == u'[' ? u']' : u'}');
    if (end < start)
        return {};
    const QJsonDocument inner = parseLenientJson(message.mid(start, end - start + 1).toUtf8());
    const QJsonObject object = inner.isArray() ? inner.array().first().toObject() : inner.object();
    return object.value(L("error")).isObject() ? object : QJsonObject();
}

/// Google's words for a status: "RESOURCE_EXHAUSTED".
bool isUpperCase(const QString& word) { return !word.isEmpty() && word == word.toUpper() && word != word.toLower(); }

/// The text of a message's content: a text, or parts of which some are text.
QString contentText(const QJsonValue& content)
{
    if (!content.isArray())
        return content.toString();
    QString text;
    for (const QJsonValue& part : content.toArray())
        text += part.toObject().value(L("text")).toString();
    return text;
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
        const QByteArrayView whole = leftTrimmed(m_buffer);
        if (!readDocument(whole, false, {}) && m_error_status && isWords(whole)) {
            ErrorBody words;
            words.message = QString::fromUtf8(whole.first(std::min(whole.size(), kMostWords)));
            fail(std::move(words));
        }
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
    if (!readDocument(data, true, event.type) && event.type == "error") {
        ErrorBody words;
        words.message = QString::fromUtf8(data.first(std::min(data.size(), kMostWords)));
        fail(std::move(words));
    }
}

bool ReplyBody::readDocument(QByteArrayView text, bool in_stream, QByteArrayView event_name)
{
    const QJsonDocument document = parseLenientJson(text);
    if (!document.isArray()) {
        const QJsonObject object = document.object();
        if (!object.isEmpty())
            readObject(object, in_stream, event_name);
        return !object.isEmpty();
    }
    // Gemini: a stream that is one long array of chunks, and an error inside an array on the OpenAI-compatible endpoint.
    bool any = false;
    for (const QJsonValue& element : document.array()) {
        const QJsonObject object = element.toObject();
        if (object.isEmpty())
            continue;
        readObject(object, in_stream, event_name);
        any = true;
    }
    return any;
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
    if (reason.isEmpty())
        return;
    for (const char* cut : {"length", "max_tokens", "MAX_TOKENS", "max_output_tokens", "model_context_window_exceeded",
                            "content_filter", "refusal", "pause_turn", "SAFETY", "RECITATION"})
        m_truncated = m_truncated || reason == L(cut);
}

void ReplyBody::readObject(const QJsonObject& object, bool in_stream, QByteArrayView event_name)
{
    const QString type = object.value(L("type")).toString();
    const QString kind = object.value(L("object")).toString();
    const QJsonValue error = object.value(L("error"));
    const QJsonObject google_usage = object.value(L("usageMetadata")).toObject();
    if (m_request_id.isEmpty())
        m_request_id = object.value(L("request_id")).toString();
    m_shape.anthropic |= type == L("error") || type == L("message") || type == L("message_start");
    m_shape.gemini |= !google_usage.isEmpty();
    m_shape.openrouter |= object.value(L("id")).toString().startsWith(L("gen-"));
    m_shape.usage_limit |= type == L("usage_limit_reached");

    const bool error_event = type == L("error") || event_name == "error";
    const bool has_error = error.isObject() || (error.isString() && !error.toString().isEmpty());
    if (has_error || error_event || kind == L("error") || (m_error_status && !in_stream))
        readFailure(object, error);

    if (type.startsWith(L("response.")) || kind == L("response"))
        readResponses(object, type);
    else if (const QJsonValue choices = object.value(L("choices")); choices.isArray())
        readChoices(choices.toArray(), in_stream);
    else if (const QJsonValue candidates = object.value(L("candidates")); candidates.isArray())
        readCandidates(candidates.toArray());
    else if (!type.isEmpty())
        readAnthropic(object, type);

    if (const QJsonObject usage = object.value(L("usage")).toObject(); !usage.isEmpty()) {
        m_shape.deepseek |= usage.contains(L("prompt_cache_hit_tokens"));
        m_usage.read(usage, kind == L("response"));
    } else if (in_stream) {
        m_usage.read(object.value(L("x_groq")).toObject().value(L("usage")).toObject(), false);
    }
    m_usage.readGemini(google_usage);
}

void ReplyBody::readFailure(const QJsonObject& object, const QJsonValue& error)
{
    m_shape.xai |= error.isString() && object.contains(L("code"));
    if (const QJsonObject e = error.toObject(); !e.isEmpty()) {
        m_shape.usage_limit |= e.value(L("type")) == L("usage_limit_reached");
        m_shape.openrouter |= e.value(L("metadata")).isObject();
        m_shape.gemini |= isUpperCase(e.value(L("status")).toString());
        m_shape.openai |= e.contains(L("message")) && (e.contains(L("type")) || e.contains(L("code")) || e.contains(L("param")));
    }
    // Mistral, vLLM and the Responses API's error event have its fields at the top.
    ErrorBody seen = readError(object, error.isObject() ? error.toObject() : object);
    if (const QJsonObject nested = nestedError(seen.message); !nested.isEmpty()) {
        const QJsonObject inner = nested.value(L("error")).toObject();
        ErrorBody deeper = readError(nested, inner);
        if (!deeper.code_class)
            deeper.code_class = seen.code_class;
        if (deeper.code_number == 0)
            deeper.code_number = seen.code_number;
        m_shape.gemini |= isUpperCase(inner.value(L("status")).toString());
        seen = std::move(deeper);
    }
    fail(std::move(seen));
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

void ReplyBody::readChoices(const QJsonArray& choices, bool in_stream)
{
    m_shape.openai = true;
    if (m_expected == Dialect::Anthropic)
        return;
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
            addText(contentText(said.value(L("content"))));
            if (!in_stream && !said.contains(L("content")))
                addText(choice.value(L("text")).toString()); // the old completions endpoint
        }
        m_content = m_content || !said.value(L("tool_calls")).toArray().isEmpty()
                    || !said.value(L("reasoning_content")).toString().isEmpty();
        m_finish_reason = m_finish_reason || !reason.isEmpty();
        stopReason(reason);
    }
}

void ReplyBody::readCandidates(const QJsonArray& candidates)
{
    if (m_expected)
        return;
    for (const QJsonValue& value : candidates) {
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
