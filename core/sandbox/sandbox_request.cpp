#include "core/sandbox/sandbox_request.h"

#include "core/sandbox/text_tokens.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <cmath>

namespace plimsoll {

namespace {

constexpr int kTokensPerMessage = 4; // role and separators
constexpr double kMaxTokens = 1e9;

ApiError bad(const QString& param, const QString& why)
{
    return {400, param + QStringLiteral(": ") + why, QStringLiteral("invalid_value"), param, {}};
}

ApiError missing(const QString& param)
{
    return {400, param + QStringLiteral(": Field required"), QStringLiteral("missing_required_parameter"), param, {}};
}

/// The text of a string or of an array of blocks; tool results count with theirs, images and the rest with nothing.
QString textOf(const QJsonValue& content)
{
    if (content.isString())
        return content.toString();
    QString text;
    for (const QJsonValue& block : content.toArray()) {
        const QJsonObject o = block.toObject();
        text += o[QLatin1String("text")].toString();
        if (o.contains(QLatin1String("content")))
            text += textOf(o[QLatin1String("content")]);
    }
    return text;
}

std::optional<ApiError> readMessages(const QJsonValue& value, SandboxRequest& request)
{
    const QString field = QStringLiteral("messages");
    if (value.isUndefined())
        return missing(field);
    const QJsonArray messages = value.toArray();
    if (!value.isArray() || messages.isEmpty())
        return bad(field, QStringLiteral("at least one message is required"));
    for (qsizetype i = 0; i < messages.size(); ++i) {
        const QJsonObject message = messages[i].toObject();
        const QString path = field + u'.' + QString::number(i);
        if (!message[QLatin1String("role")].isString())
            return missing(path + QStringLiteral(".role"));
        const QJsonValue content = message[QLatin1String("content")];
        if (content.isUndefined() && !message.contains(QLatin1String("tool_calls")))
            return missing(path + QStringLiteral(".content"));
        if (!content.isString() && !content.isArray() && !content.isNull() && !content.isUndefined())
            return bad(path + QStringLiteral(".content"), QStringLiteral("a string or an array of blocks is required"));
        const QString text = textOf(content);
        request.inputTokens += countTokens(text) + kTokensPerMessage;
        if (message[QLatin1String("role")].toString() == QLatin1String("user"))
            request.prompt = text;
    }
    return std::nullopt;
}

std::optional<ApiError> readMaxTokens(const QJsonObject& body, const QString& field, SandboxRequest& request)
{
    const QJsonValue value = body[field];
    if (value.isUndefined() || value.isNull())
        return std::nullopt;
    const double number = value.toDouble(-1);
    if (number < 1 || number > kMaxTokens || number != std::floor(number))
        return bad(field, QStringLiteral("a whole number of at least 1 is required"));
    request.maxTokens = static_cast<int>(number);
    return std::nullopt;
}

} // namespace

Result<SandboxRequest, ApiError> parseSandboxRequest(SandboxDialect dialect, const QByteArray& json, bool countOnly)
{
    QJsonParseError parsed;
    const QJsonDocument document = QJsonDocument::fromJson(json, &parsed);
    if (!document.isObject())
        return ApiError{400, QStringLiteral("The request body is not a JSON object (%1)").arg(parsed.errorString()), {}, {}, {}};
    const QJsonObject body = document.object();
    SandboxRequest request;
    request.dialect = dialect;

    const QJsonValue model = body[QLatin1String("model")];
    if (model.isUndefined())
        return missing(QStringLiteral("model"));
    if (!model.isString())
        return bad(QStringLiteral("model"), QStringLiteral("a string is required"));
    request.model = model.toString();

    if (auto error = readMessages(body[QLatin1String("messages")], request))
        return *error;
    request.inputTokens += countTokens(textOf(body[QLatin1String("system")]));
    const QJsonValue tools = body[QLatin1String("tools")];
    if (tools.isArray() && !tools.toArray().isEmpty())
        request.inputTokens += countTokens(QString::fromUtf8(QJsonDocument(tools.toArray()).toJson(QJsonDocument::Compact)));

    for (const char* field : {"max_tokens", "max_completion_tokens"})
        if (auto error = readMaxTokens(body, QString::fromLatin1(field), request))
            return *error;
    if (dialect == SandboxDialect::Anthropic && !countOnly && !request.maxTokens)
        return missing(QStringLiteral("max_tokens"));

    const QJsonValue stream = body[QLatin1String("stream")];
    if (!stream.isUndefined() && !stream.isNull() && !stream.isBool())
        return bad(QStringLiteral("stream"), QStringLiteral("true or false is required"));
    request.stream = stream.toBool();
    request.includeUsage = body[QLatin1String("stream_options")].toObject()[QLatin1String("include_usage")].toBool();

    const QJsonValue temperature = body[QLatin1String("temperature")];
    const double hottest = dialect == SandboxDialect::Anthropic ? 1 : 2;
    if (!temperature.isUndefined() && !temperature.isNull()
        && (temperature.toDouble(-1) < 0 || temperature.toDouble(-1) > hottest))
        return bad(QStringLiteral("temperature"), QStringLiteral("a number from 0 to %1 is required").arg(hottest));
    return request;
}

} // namespace plimsoll
