#include "core/wire/scenario.h"

#include "core/config/config_json.h"
#include "core/config/defaults.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>

#include <cmath>

namespace plimsoll {

namespace {

struct Fault
{
    Error error;
};

[[noreturn]] void fault(const QString& where, const QString& what)
{
    throw Fault{{where.toStdString(), what.toStdString()}};
}

QString child(const QString& pointer, QString key)
{
    key.replace(u'~', QStringLiteral("~0")).replace(u'/', QStringLiteral("~1"));
    return pointer + u'/' + key;
}

QString child(const QString& pointer, qsizetype index) { return pointer + u'/' + QString::number(index); }

void onlyKeys(const QJsonObject& object, const QString& pointer, std::initializer_list<QLatin1String> known)
{
    for (auto it = object.begin(); it != object.end(); ++it)
        if (std::find(known.begin(), known.end(), it.key()) == known.end())
            fault(child(pointer, it.key()), QStringLiteral("unknown key"));
}

QJsonObject objectAt(const QJsonValue& value, const QString& pointer)
{
    if (!value.isObject())
        fault(pointer, QStringLiteral("must be an object"));
    return value.toObject();
}

QJsonArray arrayAt(const QJsonValue& value, const QString& pointer)
{
    if (!value.isArray())
        fault(pointer, QStringLiteral("must be a list"));
    return value.toArray();
}

QString textAt(const QJsonValue& value, const QString& pointer)
{
    if (!value.isString())
        fault(pointer, QStringLiteral("must be a text"));
    return value.toString();
}

std::int64_t wholeAt(const QJsonValue& value, const QString& pointer, double low, double high)
{
    if (!value.isDouble() || std::floor(value.toDouble()) != value.toDouble())
        fault(pointer, QStringLiteral("must be a whole number"));
    const double number = value.toDouble();
    if (number < low || number > high)
        fault(pointer, QStringLiteral("must be from %1 to %2").arg(low, 0, 'f', 0).arg(high, 0, 'f', 0));
    return static_cast<std::int64_t>(number);
}

constexpr double kMaxMs = 1e13;

Duration msAt(const QJsonValue& value, const QString& pointer) { return Duration(wholeAt(value, pointer, 0, kMaxMs)); }

ScenarioCall parseCall(const QJsonObject& object, const QString& at, const Config& config)
{
    onlyKeys(object, at,
             {QLatin1String("id"), QLatin1String("at_ms"), QLatin1String("profile"), QLatin1String("model"),
              QLatin1String("input_tokens"), QLatin1String("output_tokens"), QLatin1String("max_tokens"),
              QLatin1String("prompt"), QLatin1String("cancel_at_ms"), QLatin1String("deadline_ms"),
              QLatin1String("priority")});
    ScenarioCall call;
    const auto with = [&](const char* key, auto read) {
        if (const QJsonValue value = object[QLatin1String(key)]; !value.isUndefined())
            read(value, child(at, QString::fromLatin1(key)));
    };
    if (!object.contains(QLatin1String("id")))
        fault(child(at, QStringLiteral("id")), QStringLiteral("is missing"));
    call.id = textAt(object[QLatin1String("id")], child(at, QStringLiteral("id")));
    if (call.id.isEmpty())
        fault(child(at, QStringLiteral("id")), QStringLiteral("must not be empty"));
    call.profile = config.default_profile;
    with("at_ms", [&](const QJsonValue& v, const QString& p) { call.at = msAt(v, p); });
    with("profile", [&](const QJsonValue& v, const QString& p) {
        call.profile = textAt(v, p);
        if (!config.profiles.contains(call.profile))
            fault(p, QStringLiteral("no profile is called \"%1\"").arg(call.profile));
    });
    with("model", [&](const QJsonValue& v, const QString& p) {
        call.model = textAt(v, p);
        if (!config.models.contains(call.model))
            fault(p, QStringLiteral("no model is called \"%1\"").arg(call.model));
    });
    with("input_tokens", [&](const QJsonValue& v, const QString& p) { call.input_tokens = wholeAt(v, p, 0, 1e12); });
    with("output_tokens", [&](const QJsonValue& v, const QString& p) { call.output_tokens = wholeAt(v, p, 0, 1e12); });
    with("max_tokens", [&](const QJsonValue& v, const QString& p) { call.max_tokens = wholeAt(v, p, 1, 1e12); });
    with("prompt", [&](const QJsonValue& v, const QString& p) { call.prompt = textAt(v, p); });
    with("cancel_at_ms", [&](const QJsonValue& v, const QString& p) {
        call.cancel_at = msAt(v, p);
        if (*call.cancel_at < call.at)
            fault(p, QStringLiteral("must not be before at_ms"));
    });
    with("deadline_ms", [&](const QJsonValue& v, const QString& p) { call.deadline = Duration(wholeAt(v, p, 1, kMaxMs)); });
    with("priority", [&](const QJsonValue& v, const QString& p) {
        call.priority = static_cast<int>(wholeAt(v, p, -1000000, 1000000));
    });
    return call;
}

ScenarioStream parseStream(const QJsonObject& object, const QString& at)
{
    onlyKeys(object, at,
             {QLatin1String("chunks"), QLatin1String("interval_ms"), QLatin1String("break_after"), QLatin1String("with"),
              QLatin1String("type")});
    ScenarioStream stream;
    const auto with = [&](const char* key, auto read) {
        if (const QJsonValue value = object[QLatin1String(key)]; !value.isUndefined())
            read(value, child(at, QString::fromLatin1(key)));
    };
    with("chunks", [&](const QJsonValue& v, const QString& p) { stream.chunks = static_cast<int>(wholeAt(v, p, 1, 1e6)); });
    with("interval_ms", [&](const QJsonValue& v, const QString& p) { stream.interval = msAt(v, p); });
    with("break_after", [&](const QJsonValue& v, const QString& p) {
        stream.break_after = static_cast<int>(wholeAt(v, p, 0, 1e6));
        if (*stream.break_after > stream.chunks)
            fault(p, QStringLiteral("must not be more than chunks"));
    });
    with("with", [&](const QJsonValue& v, const QString& p) {
        const QString how = textAt(v, p);
        if (how == QLatin1String("error_event"))
            stream.with = ScenarioStream::Break::ErrorEvent;
        else if (how == QLatin1String("disconnect"))
            stream.with = ScenarioStream::Break::Disconnect;
        else if (how == QLatin1String("stall"))
            stream.with = ScenarioStream::Break::Stall;
        else
            fault(p, QStringLiteral("must be error_event, disconnect or stall"));
    });
    with("type", [&](const QJsonValue& v, const QString& p) { stream.type = textAt(v, p); });
    return stream;
}

void parseHeaders(const QJsonObject& object, const QString& at, ScenarioReply& reply)
{
    for (auto it = object.begin(); it != object.end(); ++it) {
        const QString p = child(at, it.key());
        const auto add = [&](const QJsonValue& v, const QString& where) {
            reply.headers.append({it.key().toUtf8(), textAt(v, where).toUtf8()});
        };
        if (it->isArray()) {
            const QJsonArray lines = it->toArray();
            for (qsizetype i = 0; i < lines.size(); ++i)
                add(lines[i], child(p, i));
        } else {
            add(*it, p);
        }
    }
}

ScenarioReply parseReply(const QJsonObject& object, const QString& at)
{
    onlyKeys(object, at,
             {QLatin1String("status"), QLatin1String("headers"), QLatin1String("body"), QLatin1String("latency_ms"),
              QLatin1String("usage"), QLatin1String("network"), QLatin1String("sent"), QLatin1String("stream")});
    ScenarioReply reply;
    const auto with = [&](const char* key, auto read) {
        if (const QJsonValue value = object[QLatin1String(key)]; !value.isUndefined())
            read(value, child(at, QString::fromLatin1(key)));
    };
    with("status", [&](const QJsonValue& v, const QString& p) { reply.status = static_cast<int>(wholeAt(v, p, 100, 999)); });
    with("headers", [&](const QJsonValue& v, const QString& p) { parseHeaders(objectAt(v, p), p, reply); });
    with("body", [&](const QJsonValue& v, const QString& p) {
        if (v.isString()) {
            reply.body = v.toString().toUtf8();
        } else if (v.isObject()) {
            reply.body = QJsonDocument(v.toObject()).toJson(QJsonDocument::Compact);
            reply.body_is_completion = v[QLatin1String("error")].isUndefined();
        } else if (v.isArray()) {
            reply.body = QJsonDocument(v.toArray()).toJson(QJsonDocument::Compact);
        } else {
            fault(p, QStringLiteral("must be an object, a list or a text"));
        }
    });
    with("latency_ms", [&](const QJsonValue& v, const QString& p) { reply.latency = msAt(v, p); });
    with("usage", [&](const QJsonValue& v, const QString& p) {
        reply.usage_reported = !v.isNull();
        if (!reply.usage_reported)
            return;
        reply.usage = objectAt(v, p);
        onlyKeys(reply.usage, p,
                 {QLatin1String("input_tokens"), QLatin1String("output_tokens"), QLatin1String("cache_read_tokens"),
                  QLatin1String("cache_write_tokens"), QLatin1String("cache_write_1h_tokens"),
                  QLatin1String("reasoning_tokens")});
        for (auto it = reply.usage.begin(); it != reply.usage.end(); ++it)
            wholeAt(*it, child(p, it.key()), 0, 1e12);
    });
    with("network", [&](const QJsonValue& v, const QString& p) {
        const QByteArray word = textAt(v, p).toLatin1();
        for (std::size_t i = 1; i < kNetworkErrorNames.size(); ++i)
            if (word == QByteArray(kNetworkErrorNames[i].data(), qsizetype(kNetworkErrorNames[i].size())))
                reply.network = static_cast<NetworkError>(i);
        if (reply.network == NetworkError::None)
            fault(p, QStringLiteral("must be refused, reset, timeout, dns or tls"));
        reply.sent = reply.network == NetworkError::Reset || reply.network == NetworkError::Timeout;
    });
    with("sent", [&](const QJsonValue& v, const QString& p) {
        if (!v.isBool())
            fault(p, QStringLiteral("must be true or false"));
        reply.sent = v.toBool();
    });
    with("stream", [&](const QJsonValue& v, const QString& p) { reply.stream = parseStream(objectAt(v, p), p); });
    const int kinds = (reply.status != 0 && !reply.stream) + (reply.network != NetworkError::None) + reply.stream.has_value();
    if (kinds != 1)
        fault(at, QStringLiteral("must have one of status, network and stream"));
    return reply;
}

void checkPattern(const QJsonValue& value, const QString& at) { objectAt(value, at); }

void checkExpect(const QJsonObject& expect, const QString& at)
{
    onlyKeys(expect, at, {QLatin1String("events"), QLatin1String("never"), QLatin1String("count")});
    for (const char* list : {"events", "never"}) {
        const QString p = child(at, QString::fromLatin1(list));
        const QJsonValue value = expect[QLatin1String(list)];
        if (value.isUndefined())
            continue;
        const QJsonArray patterns = arrayAt(value, p);
        for (qsizetype i = 0; i < patterns.size(); ++i)
            checkPattern(patterns[i], child(p, i));
    }
    const QString p = child(at, QStringLiteral("count"));
    if (const QJsonValue value = expect[QLatin1String("count")]; !value.isUndefined()) {
        const QJsonArray counts = arrayAt(value, p);
        for (qsizetype i = 0; i < counts.size(); ++i) {
            const QJsonObject count = objectAt(counts[i], child(p, i));
            onlyKeys(count, child(p, i), {QLatin1String("match"), QLatin1String("n")});
            checkPattern(count[QLatin1String("match")], child(child(p, i), QStringLiteral("match")));
            const QJsonValue n = count[QLatin1String("n")];
            const bool range = n.isArray() && n.toArray().size() == 2 && n.toArray()[0].isDouble() && n.toArray()[1].isDouble();
            if (!n.isDouble() && !range)
                fault(child(child(p, i), QStringLiteral("n")), QStringLiteral("must be a number or [low, high]"));
        }
    }
}

Scenario parse(const QByteArray& json)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(json, &error);
    if (error.error != QJsonParseError::NoError)
        fault(QStringLiteral("/"), QStringLiteral("not JSON: %1 at byte %2").arg(error.errorString()).arg(error.offset));
    if (!document.isObject())
        fault(QStringLiteral("/"), QStringLiteral("must be an object"));
    const QJsonObject root = document.object();
    const QJsonValue version = root[QLatin1String("scenario")];
    if (version.isUndefined())
        fault(QStringLiteral("/scenario"), QStringLiteral("is missing"));
    if (!version.isDouble() || version.toDouble() != 1)
        fault(QStringLiteral("/scenario"), QStringLiteral("this program reads version 1"));
    onlyKeys(root, QString(),
             {QLatin1String("scenario"), QLatin1String("about"), QLatin1String("start"), QLatin1String("random"),
              QLatin1String("config"), QLatin1String("calls"), QLatin1String("servers"), QLatin1String("clock_jumps"),
              QLatin1String("expect")});
    Scenario scenario;
    if (const QJsonValue v = root[QLatin1String("about")]; !v.isUndefined())
        scenario.about = textAt(v, QStringLiteral("/about"));
    scenario.start = QDateTime::fromString(
        root[QLatin1String("start")].isUndefined() ? QStringLiteral("2026-11-30T12:00:00Z")
                                                   : textAt(root[QLatin1String("start")], QStringLiteral("/start")),
        Qt::ISODateWithMs);
    if (!scenario.start.isValid() || scenario.start.timeSpec() == Qt::LocalTime)
        fault(QStringLiteral("/start"), QStringLiteral("must be an RFC 3339 time, as 2026-11-30T12:00:00Z"));
    scenario.start = scenario.start.toUTC();
    if (const QJsonValue v = root[QLatin1String("random")]; !v.isUndefined()) {
        const QJsonArray draws = arrayAt(v, QStringLiteral("/random"));
        if (draws.isEmpty())
            fault(QStringLiteral("/random"), QStringLiteral("must have at least one draw"));
        scenario.random.clear();
        for (qsizetype i = 0; i < draws.size(); ++i) {
            const QString p = child(QStringLiteral("/random"), i);
            if (!draws[i].isDouble() || draws[i].toDouble() < 0 || draws[i].toDouble() >= 1)
                fault(p, QStringLiteral("must be a number from 0 to below 1"));
            scenario.random.push_back(draws[i].toDouble());
        }
    }
    const QString config_at = QStringLiteral("/config");
    QJsonObject partial;
    if (const QJsonValue v = root[QLatin1String("config")]; !v.isUndefined())
        partial = objectAt(v, config_at);
    auto config = configFromJson(partial, shippedConfig(), config_at, ConfigSource::Scenario);
    if (!config)
        throw Fault{config.error()};
    scenario.config = *std::move(config);

    const QString calls_at = QStringLiteral("/calls");
    if (!root.contains(QLatin1String("calls")))
        fault(calls_at, QStringLiteral("is missing"));
    const QJsonArray calls = arrayAt(root[QLatin1String("calls")], calls_at);
    if (calls.isEmpty())
        fault(calls_at, QStringLiteral("must have at least one call"));
    QSet<QString> ids;
    for (qsizetype i = 0; i < calls.size(); ++i) {
        const QString p = child(calls_at, i);
        scenario.calls.push_back(parseCall(objectAt(calls[i], p), p, scenario.config));
        if (ids.contains(scenario.calls.back().id))
            fault(child(p, QStringLiteral("id")), QStringLiteral("is used twice"));
        ids.insert(scenario.calls.back().id);
    }

    const QString servers_at = QStringLiteral("/servers");
    if (!root.contains(QLatin1String("servers")))
        fault(servers_at, QStringLiteral("is missing"));
    const QJsonObject servers = objectAt(root[QLatin1String("servers")], servers_at);
    for (auto it = servers.begin(); it != servers.end(); ++it) {
        const QString p = child(servers_at, it.key());
        if (it.key() != QLatin1String("*") && !scenario.config.models.contains(it.key()))
            fault(p, QStringLiteral("no model is called \"%1\"").arg(it.key()));
        const QJsonArray replies = arrayAt(*it, p);
        if (replies.isEmpty())
            fault(p, QStringLiteral("must have at least one reply"));
        for (qsizetype i = 0; i < replies.size(); ++i)
            scenario.servers[it.key()].push_back(parseReply(objectAt(replies[i], child(p, i)), child(p, i)));
    }

    if (const QJsonValue v = root[QLatin1String("clock_jumps")]; !v.isUndefined()) {
        const QString jumps_at = QStringLiteral("/clock_jumps");
        const QJsonArray jumps = arrayAt(v, jumps_at);
        for (qsizetype i = 0; i < jumps.size(); ++i) {
            const QString p = child(jumps_at, i);
            const QJsonObject jump = objectAt(jumps[i], p);
            onlyKeys(jump, p, {QLatin1String("at_ms"), QLatin1String("by_ms")});
            scenario.clock_jumps.push_back(
                {msAt(jump[QLatin1String("at_ms")], child(p, QStringLiteral("at_ms"))),
                 Duration(wholeAt(jump[QLatin1String("by_ms")], child(p, QStringLiteral("by_ms")), -kMaxMs, kMaxMs))});
        }
    }
    if (const QJsonValue v = root[QLatin1String("expect")]; !v.isUndefined()) {
        scenario.expect = objectAt(v, QStringLiteral("/expect"));
        checkExpect(scenario.expect, QStringLiteral("/expect"));
    }
    return scenario;
}

} // namespace

Result<Scenario> parseScenario(const QByteArray& json)
{
    try {
        return parse(json);
    } catch (Fault& found) { // thrown and caught in this file only: a reader of nested values that stops at once
        return std::move(found.error);
    }
}

} // namespace plimsoll
