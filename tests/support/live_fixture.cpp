#include "tests/support/live_fixture.h"

#include <QJsonDocument>

namespace plimsoll::test {

Listener::Listener(LiveClient& client)
{
    connect(&client, &LiveClient::textDelta, this, [this](CallId call, const QString& piece) {
        ++deltas[call];
        texts[call] += piece;
    });
    connect(&client, &LiveClient::finished, this, [this](CallId call, const CallResult& result) {
        ++ends[call];
        results[call] = result;
        order.append(call);
    });
}

void LiveFixture::open(const QUrl& baseUrl)
{
    folder = std::make_unique<QTemporaryDir>();
    config = std::make_unique<ConfigService>(folder->filePath(QStringLiteral("config.json")), ConfigService::Watch::No);
    keys = std::make_unique<MemoryKeyStore>();
    log = std::make_unique<EventLog>();
    configure(QJsonDocument::fromJson(R"({
        "default_profile": "t",
        "providers": {"p": {"dialect": "openai", "base_url": ")" + baseUrl.toEncoded() + R"(", "key": "none", "auth": "none"}},
        "models": {"a": {"provider": "p", "limits": {"concurrency": null}}, "b": {"provider": "p", "limits": {"concurrency": null}}},
        "profiles": {"t": {"chain": ["a", "b"], "concurrency": null, "first_byte_timeout_ms": 5000, "stream_idle_timeout_ms": 5000,
                           "retry": {"base_ms": 20, "throttle_base_ms": 20, "cap_ms": 50},
                           "server_hint": {"switch_above_ms": 20000}}}
    })").object());
    start();
}

void LiveFixture::close()
{
    heard.reset();
    client.reset();
}

void LiveFixture::configure(const QJsonObject& change)
{
    const auto outcome = config->apply(change, QStringLiteral("test"));
    if (!outcome)
        QFAIL(outcome.error().first().what.c_str());
}

void LiveFixture::start(LiveClientOptions options, KeyStore* other)
{
    heard.reset();
    client = std::make_unique<LiveClient>(*config, other ? *other : *keys, *log, options);
    heard = std::make_unique<Listener>(*client);
}

int LiveFixture::logged(const char* kind) const
{
    EventFilter filter;
    filter.event = QLatin1String(kind);
    return int(log->latest(100, filter).events.size());
}

CallId LiveFixture::send(const QString& prompt, const std::function<void(PromptRequest&)>& edit)
{
    PromptRequest request;
    request.messages = {{QStringLiteral("user"), prompt}};
    if (edit)
        edit(request);
    return client->submit(request);
}

void noStream(PromptRequest& request) { request.stream = false; }
QJsonObject json(const char* text) { return QJsonDocument::fromJson(text).object(); }

QStringList kinds(const CallResult& result)
{
    QStringList names;
    for (const QJsonObject& event : result.events)
        names.append(event.value(QLatin1String("event")).toString());
    return names;
}

QJsonObject eventOf(const CallResult& result, const char* kind)
{
    for (const QJsonObject& event : result.events)
        if (event.value(QLatin1String("event")).toString() == QLatin1String(kind))
            return event;
    return {};
}

QString text(std::string_view word) { return QString::fromLatin1(word.data(), qsizetype(word.size())); }

} // namespace plimsoll::test
