// The body of one reply, fed in pieces: JSON, an SSE stream, HTML or nothing. Collects what inspection needs of it.
#pragma once

#include "core/config/provider_options.h"
#include "core/wire/body_shape.h"
#include "core/wire/error_body.h"
#include "core/wire/sse_parser.h"
#include "core/wire/usage_reader.h"

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>
#include <QString>

#include <optional>

namespace plimsoll {

class ReplyBody
{
public:
    explicit ReplyBody(std::optional<Dialect> expected = std::nullopt, bool error_status = false)
        : m_expected(expected), m_error_status(error_status) {}

    /// Returns the text among these bytes.
    QString feed(QByteArrayView bytes);
    void finish();

    bool empty() const { return m_kind == Kind::Unknown; } ///< white space only
    bool isStream() const { return m_kind == Kind::Stream; }
    bool content() const { return m_content; }
    bool terminal() const { return m_terminal; }  ///< of a stream
    bool completion() const { return m_completion; } ///< a JSON object that is a whole answer
    bool truncated() const { return m_truncated; }
    const QString& text() const { return m_text; }
    const QString& requestId() const { return m_request_id; }
    const std::optional<ErrorBody>& error() const { return m_error; }
    const BodyShape& shape() const { return m_shape; }
    std::optional<ReportedUsage> usage() const { return m_usage.value(); }

private:
    enum class Kind : std::uint8_t { Unknown, Stream, Whole };

    void readEvent(const SseEvent& event);
    /// False if there is no object in it.
    bool readDocument(QByteArrayView text, bool in_stream, QByteArrayView event_name);
    void readObject(const QJsonObject& object, bool in_stream, QByteArrayView event_name);
    void readFailure(const QJsonObject& object, const QJsonValue& error);
    void readAnthropic(const QJsonObject& object, const QString& type);
    void readResponses(const QJsonObject& object, const QString& type);
    void readChoices(const QJsonArray& choices, bool in_stream);
    void readCandidates(const QJsonArray& candidates);
    void stopReason(const QString& reason);
    void addText(const QString& text);
    void fail(ErrorBody error);

    std::optional<Dialect> m_expected;
    bool m_error_status;
    Kind m_kind = Kind::Unknown;
    SseParser m_sse;
    QByteArray m_buffer; ///< the start of the body until its kind is known; then all of it, unless a stream
    QString m_text, m_delta;
    QString m_request_id;
    std::optional<ErrorBody> m_error;
    BodyShape m_shape;
    UsageReader m_usage;
    bool m_content = false, m_terminal = false, m_completion = false, m_truncated = false;
    bool m_finish_reason = false; ///< of OpenAI's and Gemini's streams
};

} // namespace plimsoll
