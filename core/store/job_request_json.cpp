#include "core/store/job_request_json.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace plimsoll {

namespace {
constexpr qsizetype kTitleLength = 100;
}

QByteArray toJson(const PromptRequest& request)
{
    QJsonArray messages;
    for (const PromptMessage& message : request.messages)
        messages.append(QJsonObject{{QStringLiteral("role"), message.role}, {QStringLiteral("text"), message.text}});
    QJsonObject object{{QStringLiteral("profile"), request.profile},
                       {QStringLiteral("model"), request.model},
                       {QStringLiteral("system"), request.system},
                       {QStringLiteral("messages"), messages},
                       {QStringLiteral("max_tokens"), qint64(request.maxTokens)},
                       {QStringLiteral("stream"), request.stream},
                       {QStringLiteral("priority"), request.priority},
                       {QStringLiteral("remember"), request.remember}};
    if (request.temperature)
        object.insert(QLatin1String("temperature"), *request.temperature);
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

Result<PromptRequest> promptFromJson(const QByteArray& json)
{
    QJsonParseError problem;
    const QJsonObject object = QJsonDocument::fromJson(json, &problem).object();
    if (problem.error != QJsonParseError::NoError)
        return Error{"request", problem.errorString().toStdString()};
    PromptRequest request;
    request.profile = object.value(QLatin1String("profile")).toString();
    request.model = object.value(QLatin1String("model")).toString();
    request.system = object.value(QLatin1String("system")).toString();
    for (const QJsonValue& value : object.value(QLatin1String("messages")).toArray())
        request.messages.append({value[QLatin1String("role")].toString(), value[QLatin1String("text")].toString()});
    if (request.messages.isEmpty())
        return Error{"request/messages", "is empty"};
    request.maxTokens = object.value(QLatin1String("max_tokens")).toInteger(request.maxTokens);
    request.stream = object.value(QLatin1String("stream")).toBool(true);
    request.priority = object.value(QLatin1String("priority")).toInt();
    request.remember = object.value(QLatin1String("remember")).toBool(true);
    if (object.contains(QLatin1String("temperature")))
        request.temperature = object.value(QLatin1String("temperature")).toDouble();
    return request;
}

QString titleOf(const PromptRequest& request)
{
    const QString text = request.messages.isEmpty() ? QString() : request.messages.last().text;
    QString line = text.left(4 * kTitleLength);
    for (QChar& character : line)
        if (character.category() == QChar::Other_Control) // a terminal would obey it
            character = u' ';
    line = line.simplified();
    return line.size() <= kTitleLength && text.size() <= 4 * kTitleLength ? line : QString(line.left(kTitleLength) + QChar(0x2026));
}

} // namespace plimsoll
