#include "core/wire/reply_scenario.h"

#include "core/config/config_json.h"
#include "core/wire/secret_mask.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace plimsoll {

namespace {

using L = QLatin1String;
const L kProfile{"profile"};
const L kNextModel{"next-model"};

/// A name that comes more than once has a list of values.
QJsonObject headersJson(const HeaderList& headers)
{
    QJsonObject out;
    for (const auto& [name, value] : headers) {
        const QString key = QString::fromUtf8(name).toLower();
        const QString text = QString::fromUtf8(value);
        if (const QJsonValue before = out.value(key); before.isUndefined()) {
            out.insert(key, text);
        } else {
            QJsonArray all = before.isArray() ? before.toArray() : QJsonArray{before};
            all.append(text);
            out.insert(key, all);
        }
    }
    return out;
}

QJsonObject replyJson(const RawResponse& reply)
{
    QJsonObject out{{L("status"), reply.status}, {L("latency_ms"), 0}};
    if (!reply.headers.isEmpty())
        out.insert(L("headers"), headersJson(maskSecrets(reply.headers)));
    if (!reply.body.isEmpty())
        out.insert(L("body"), QString::fromUtf8(maskSecrets(reply.body)));
    return out;
}

QJsonObject configJson(const QString& provider, const Config& config, const QString& profile)
{
    const QJsonObject all = toJson(config);
    QJsonObject rules = all.value(L("profiles")).toObject().value(profile).toObject();
    const auto entry = config.profiles.find(profile);
    const bool another = entry != config.profiles.end() && entry->second.chain.size() > 1;
    rules.insert(L("chain"), another ? QJsonArray{kReplyModel, kNextModel} : QJsonArray{kReplyModel});
    rules.insert(L("fallback"), another ? QJsonArray{QStringLiteral("model")} : QJsonArray());
    const QString id = provider.isEmpty() ? QStringLiteral("provider") : provider;
    QJsonObject models{{kReplyModel, QJsonObject{{L("provider"), id}}}};
    if (another)
        models.insert(kNextModel, QJsonObject{{L("provider"), id}});
    return {{L("default_profile"), kProfile},
            {L("providers"), QJsonObject{{id, QJsonObject()}}},
            {L("models"), models},
            {L("profiles"), QJsonObject{{kProfile, rules}}},
            {L("breaker"), all.value(L("breaker"))},
            {L("retry_budget"), all.value(L("retry_budget"))}};
}

} // namespace

QByteArray replyScenario(const RawResponse& reply, const QString& provider, WallMs at, const Config& config,
                         const QString& profile)
{
    const QJsonObject good{{L("status"), 200}};
    const QJsonObject scenario{
        {L("scenario"), 1},
        {L("about"), QStringLiteral("What the client does about a reply of %1").arg(reply.status)},
        {L("start"), toRfc3339(at)},
        {L("config"), configJson(provider, config, profile)},
        {L("calls"),
         QJsonArray{QJsonObject{{L("id"), QStringLiteral("a")}, {L("at_ms"), 0}, {L("profile"), kProfile}}}},
        {L("servers"), QJsonObject{{kReplyModel, QJsonArray{replyJson(reply), good}}, {L("*"), QJsonArray{good}}}}};
    return QJsonDocument(scenario).toJson();
}

} // namespace plimsoll
