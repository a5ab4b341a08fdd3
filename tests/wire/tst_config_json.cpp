// The configuration as JSON: merging, round trips, and where each fault is said to be.
#include "core/config/config_json.h"
#include "core/config/defaults.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QtTest>

using namespace plimsoll;

namespace {

/// JSON with ' for ", to be read more easily.
QByteArray json(const char* text)
{
    return QByteArray(text).replace('\'', '"');
}

QJsonObject parse(const char* text)
{
    const QJsonDocument document = QJsonDocument::fromJson(json(text));
    Q_ASSERT(document.isObject());
    return document.object();
}

QStringList places(const QList<Error>& errors)
{
    QStringList all;
    for (const Error& error : errors)
        all << QString::fromStdString(error.where);
    return all;
}

} // namespace

class TestConfigJson : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void shippedIsValidAndUnchanged()
    {
        const CheckedConfig checked = checkConfig({}, shippedConfig());
        QCOMPARE(places(checked.errors), QStringList());
        QVERIFY(checked.config == shippedConfig());
        QCOMPARE(changedOnly(shippedConfig()), QJsonObject());
    }

    void priceTiers()
    {
        const QJsonObject partial = parse("{'models':{'gpt-4.1':{'price':{'tiers':["
                                          "{'above_tokens':128000,'input':4},{'above_tokens':200000,'input':6,'output':null}]}}}}");
        const auto config = configFromJson(partial, shippedConfig());
        QVERIFY(config);
        const Price& price = config->models.at(QStringLiteral("gpt-4.1")).price;
        QCOMPARE(price.tiers.size(), std::size_t(2));
        QCOMPARE(price.tiers[1].above_tokens, std::int64_t(200000));
        QCOMPARE(*price.tiers[1].input, 6.0);
        QVERIFY(!price.tiers[1].output);
        const auto again = configFromJson(toJson(*config), Config{});
        QVERIFY(again && *again == *config);
        QVERIFY(configFromJson(changedOnly(*config), shippedConfig())->models == config->models);
        // A list is replaced whole.
        const auto less = configFromJson(parse("{'models':{'gpt-4.1':{'price':{'tiers':[]}}}}"), *config);
        QVERIFY(less->models.at(QStringLiteral("gpt-4.1")).price.tiers.empty());
    }

    void priceTierFaults_data()
    {
        QTest::addColumn<QString>("tiers");
        QTest::addColumn<QString>("place");
        QTest::newRow("no list") << QStringLiteral("{}") << QString();
        QTest::newRow("no object") << QStringLiteral("[3]") << QStringLiteral("/0");
        QTest::newRow("no threshold") << QStringLiteral("[{'input':3}]") << QStringLiteral("/0/above_tokens");
        QTest::newRow("zero") << QStringLiteral("[{'above_tokens':0}]") << QStringLiteral("/0/above_tokens");
        QTest::newRow("half a token") << QStringLiteral("[{'above_tokens':1.5}]") << QStringLiteral("/0/above_tokens");
        QTest::newRow("twice") << QStringLiteral("[{'above_tokens':5},{'above_tokens':5}]") << QStringLiteral("/1/above_tokens");
        QTest::newRow("descending") << QStringLiteral("[{'above_tokens':6},{'above_tokens':5}]") << QStringLiteral("/1/above_tokens");
        QTest::newRow("negative") << QStringLiteral("[{'above_tokens':5,'input':-1}]") << QStringLiteral("/0/input");
        QTest::newRow("words") << QStringLiteral("[{'above_tokens':5,'output':'x'}]") << QStringLiteral("/0/output");
        QTest::newRow("too dear") << QStringLiteral("[{'above_tokens':5,'cache_read':1000001}]") << QStringLiteral("/0/cache_read");
        QTest::newRow("unknown key") << QStringLiteral("[{'above_tokens':5,'inputs':1}]") << QStringLiteral("/0/inputs");
        QStringList many;
        for (int i = 1; i <= 17; ++i)
            many << QStringLiteral("{'above_tokens':%1}").arg(i);
        QTest::newRow("too many") << QString(u'[' + many.join(u',') + u']') << QString();
    }
    void priceTierFaults()
    {
        QFETCH(QString, tiers);
        QFETCH(QString, place);
        const QByteArray text = QString(u"{'models':{'gpt-4.1':{'price':{'tiers':" + tiers + u"}}}}").toUtf8();
        QCOMPARE(places(checkConfig(parse(text.constData()), shippedConfig()).errors),
                 QStringList{u"/models/gpt-4.1/price/tiers" + place});
    }

    void shippedAsThePoliciesSay()
    {
        const Config c = shippedConfig();
        QCOMPARE(c.models.size(), std::size_t(5));
        QCOMPARE(c.profiles.size(), std::size_t(4));
        const ProfileEntry& online = c.profiles.at(QStringLiteral("online"));
        QCOMPARE(online.chain.join(u' '), QStringLiteral("claude-sonnet-4.5 gemini-2.5-flash deepseek-v3.2"));
        QCOMPARE(online.attempts.total_wait, Duration(15000));
        QCOMPARE(online.retry.base, Duration(200));
        QCOMPARE(online.retry.throttle_base, Duration(1000));
        QCOMPARE(c.profiles.at(QStringLiteral("batch")).attempts.total, 8);
        QCOMPARE(c.profiles.at(QStringLiteral("exact")).attempts.total, 6);
        QCOMPARE(*c.models.at(QStringLiteral("gpt-4.1")).limits.tokens_per_minute, 150000.0);
        QVERIFY(!c.models.at(QStringLiteral("gpt-4.1")).limits.input_tokens_per_minute);
        QCOMPARE(*c.models.at(QStringLiteral("deepseek-v3.2")).price.output, 0.42);
        QVERIFY(!c.models.at(QStringLiteral("deepseek-v3.2")).price.cache_read);
    }

    void wholeJsonRoundTrips()
    {
        Config changed = shippedConfig();
        changed.providers[QStringLiteral("mine/~1")].base_url = QStringLiteral("https://example.com/v1");
        changed.providers[QStringLiteral("mine/~1")].extra_headers[QStringLiteral("x-team")] = QStringLiteral("a");
        changed.breaker.failure_rate.reset();
        changed.profiles[QStringLiteral("online")].retry_statuses = {429};
        changed.profiles[QStringLiteral("online")].retry.jitter = Jitter::Proportional;
        const QByteArray text = QJsonDocument(toJson(changed)).toJson();
        const auto again = configFromJson(QJsonDocument::fromJson(text).object(), shippedConfig());
        QVERIFY2(bool(again), again ? "" : again.error().where.c_str());
        QVERIFY(*again == changed);
    }

    void changedOnlyIsSmallAndRestores()
    {
        Config changed = shippedConfig();
        changed.breaker.open = Duration(9000);
        changed.profiles[QStringLiteral("online")].concurrency.reset();
        changed.models.erase(QStringLiteral("claude-opus-4.7"));
        changed.profiles.erase(QStringLiteral("exact"));
        changed.models[QStringLiteral("new")].provider = QStringLiteral("sandbox-openai");
        const QJsonObject expected = parse("{'breaker': {'open_ms': 9000}, "
            "'models': {'claude-opus-4.7': null, 'new': {'provider': 'sandbox-openai'}}, "
            "'profiles': {'exact': null, 'online': {'concurrency': null}}}");
        QCOMPARE(changedOnly(changed), expected);
        const auto again = configFromJson(expected, shippedConfig());
        QVERIFY(again);
        QVERIFY(*again == changed);
        const auto back = configFromJson(difference(changed, shippedConfig()), changed);
        QVERIFY(back);
        QVERIFY(*back == shippedConfig());
    }

    void nullIsAValue()
    {
        const auto config = configFromJson(parse("{'breaker': {'failure_rate': null}, "
            "'models': {'gpt-4.1': {'limits': {'concurrency': null}}}}"), shippedConfig());
        QVERIFY(config);
        QVERIFY(!config->breaker.failure_rate);
        QVERIFY(!config->models.at(QStringLiteral("gpt-4.1")).concurrency);
        QCOMPARE(*config->models.at(QStringLiteral("gpt-4.1")).limits.tokens_per_minute, 150000.0);
    }

    void aFileStartsFromTheShippedEntryAScenarioFromBrackets()
    {
        const QJsonObject partial = parse("{'profiles': {'online': {'chain': ['gpt-4.1']}}}");
        const auto file = configFromJson(partial, shippedConfig());
        const auto scenario = configFromJson(partial, shippedConfig(), {}, ConfigSource::Scenario);
        QVERIFY(file && scenario);
        QCOMPARE(file->profiles.at(QStringLiteral("online")).retry.base, Duration(200));
        QCOMPARE(scenario->profiles.at(QStringLiteral("online")).retry.base, Duration(500));
        QCOMPARE(*scenario->profiles.at(QStringLiteral("online")).concurrency, 20);
        QVERIFY(scenario->profiles.contains(QStringLiteral("quick")));
    }

    void scenarioProvidersNeedNoAddress()
    {
        const QJsonObject partial = parse("{'providers': {'p': {'dialect': 'openai', 'key': 'none'}}}");
        QVERIFY(configFromJson(partial, shippedConfig(), {}, ConfigSource::Scenario));
        const auto file = configFromJson(partial, shippedConfig());
        QVERIFY(!file);
        QCOMPARE(QString::fromStdString(file.error().where), QStringLiteral("/providers/p/base_url"));
    }

    void faultsAndTheirPlaces_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QStringList>("where");
        const auto row = [](const char* name, const char* text, const QStringList& where) {
            QTest::newRow(name) << json(text) << where;
        };
        row("unknown key", "{'breaker': {'open_msec': 5}}", {"/breaker/open_msec"});
        row("unknown top key", "{'breakers': {}}", {"/breakers"});
        row("a key with a slash is no path", "{'breaker/open_ms': 5}", {"/breaker~1open_ms"});
        row("group is no object", "{'breaker': 3}", {"/breaker"});
        row("text for a number", "{'breaker': {'open_ms': '5'}}", {"/breaker/open_ms"});
        row("fraction of a millisecond", "{'breaker': {'open_ms': 1.5}}", {"/breaker/open_ms"});
        row("negative duration", "{'profiles': {'online': {'retry': {'base_ms': -1}}}}", {"/profiles/online/retry/base_ms"});
        row("huge", "{'profiles': {'online': {'deadline_ms': 1e300}}}", {"/profiles/online/deadline_ms"});
        row("above the range", "{'breaker': {'failure_rate': 1.01}}", {"/breaker/failure_rate"});
        row("null for what needs a value", "{'breaker': {'open_ms': null}}", {"/breaker/open_ms"});
        row("no such word", "{'cache': {'mode': 'on'}}", {"/cache/mode"});
        row("version", "{'version': 2}", {"/version"});
        row("entries are no object", "{'models': []}", {"/models"});
        row("entry is no object", "{'models': {'a/b': 1}}", {"/models/a~1b"});
        row("unknown model in a chain", "{'profiles': {'t': {'chain': ['gpt-4.1', 'nobody']}}}", {"/profiles/t/chain/1"});
        row("empty chain", "{'profiles': {'t': {'chain': []}}}", {"/profiles/t/chain"});
        row("no chain", "{'profiles': {'t': {}}}", {"/profiles/t/chain"});
        row("model twice", "{'profiles': {'t': {'chain': ['gpt-4.1', 'gpt-4.1']}}}", {"/profiles/t/chain/1"});
        row("model not first", "{'profiles': {'online': {'fallback': ['cache', 'model']}}}", {"/profiles/online/fallback/1"});
        row("unknown provider", "{'models': {'m': {'provider': 'p'}}}", {"/models/m/provider"});
        row("removed provider", "{'providers': {'sandbox-anthropic': null}}",
            {"/models/claude-opus-4.7/provider", "/models/claude-sonnet-4.5/provider"});
        row("unknown default profile", "{'default_profile': 't'}", {"/default_profile"});
        row("unknown hook profile", "{'hooks': {'profile': 't'}}", {"/hooks/profile"});
        row("status", "{'profiles': {'online': {'retry': {'statuses': [429, 200]}}}}", {"/profiles/online/retry/statuses/1"});
        row("more slices than milliseconds", "{'breaker': {'window_ms': 5}}", {"/breaker/buckets"});
        row("not a URL", "{'providers': {'sandbox-openai': {'base_url': 'ftp://x'}}}", {"/providers/sandbox-openai/base_url"});
        row("password in a URL", "{'providers': {'sandbox-openai': {'base_url': 'https://a:b@x/v1'}}}", {"/providers/sandbox-openai/base_url"});
        row("key over plain http", "{'providers': {'p': {'base_url': 'http://10.0.0.1/v1'}}}", {"/providers/p/base_url"});
        row("looks like loopback", "{'providers': {'p': {'base_url': 'http://127.0.0.1.example.com/v1'}}}", {"/providers/p/base_url"});
        row("no variable", "{'providers': {'p': {'base_url': 'https://x/v1', 'key': 'env'}}}", {"/providers/p/key_env"});
        row("key in place of a variable", "{'providers': {'p': {'base_url': 'https://x/v1', 'key': 'env', 'key_env': 'sk-abc'}}}", {"/providers/p/key_env"});
        row("credential header", "{'providers': {'p': {'base_url': 'https://x/v1', 'extra_headers': {'Authorization': 'Bearer k'}}}}",
            {"/providers/p/extra_headers/Authorization"});
        row("header injection", "{'providers': {'p': {'base_url': 'https://x/v1', 'extra_headers': {'x-a': '1\\nx-b: 2'}}}}",
            {"/providers/p/extra_headers/x-a"});
        row("key in the query", "{'providers': {'p': {'base_url': 'https://x/v1', 'query': {'key': 'k'}}}}", {"/providers/p/query/key"});
        row("proxy", "{'providers': {'sandbox-openai': {'proxy': 'squid'}}}", {"/providers/sandbox-openai/proxy"});
        row("all are told", "{'cache': {'ttl_ms': -1}, 'x': 1, 'default_profile': 't'}", {"/cache/ttl_ms", "/x", "/default_profile"});
    }
    void faultsAndTheirPlaces()
    {
        QFETCH(QByteArray, text);
        QFETCH(QStringList, where);
        QJsonParseError error;
        const QJsonDocument document = QJsonDocument::fromJson(text, &error);
        QCOMPARE(error.error, QJsonParseError::NoError);
        const CheckedConfig checked = checkConfig(document.object(), shippedConfig());
        QCOMPARE(places(checked.errors), where);
        QVERIFY(!checked.errors.first().what.empty());

        for (QString& place : where)
            place.prepend(QStringLiteral("/config"));
        QCOMPARE(places(checkConfig(document.object(), shippedConfig(), QStringLiteral("/config")).errors), where);
    }

    void whatIsAllowed_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("http without a key") << json("{'providers': {'p': {'base_url': 'http://10.0.0.1/v1', 'key': 'none'}}}");
        QTest::newRow("http to loopback") << json("{'providers': {'p': {'base_url': 'http://[::1]:1234/v1'}}}");
        QTest::newRow("header from the keychain")
            << json("{'providers': {'p': {'base_url': 'https://x/v1', 'extra_headers': {'Cookie': 'keychain:c'}}}}");
        QTest::newRow("whole number written as a fraction") << json("{'breaker': {'open_ms': 5.0}}");
        QTest::newRow("no fallback") << json("{'profiles': {'online': {'fallback': []}}}");
        QTest::newRow("rate 0") << json("{'models': {'gpt-4.1': {'limits': {'requests_per_minute': 0}}}}");
    }
    void whatIsAllowed()
    {
        QFETCH(QByteArray, text);
        const CheckedConfig checked = checkConfig(QJsonDocument::fromJson(text).object(), shippedConfig());
        QCOMPARE(places(checked.errors), QStringList());
        QVERIFY(!(checked.config == shippedConfig()));
    }

    void notANumber()
    {
        const CheckedConfig checked = checkConfig({{QStringLiteral("breaker"), QJsonObject{{QStringLiteral("open_ms"), qQNaN()}}}},
                                                  shippedConfig());
        QCOMPARE(places(checked.errors), QStringList{QStringLiteral("/breaker/open_ms")});
    }

    void unknownKeySaysWhatWasMeant()
    {
        const auto config = configFromJson(parse("{'breaker': {'open_msec': 5}}"), shippedConfig());
        QVERIFY(!config);
        QCOMPARE(QString::fromStdString(config.error().what), QStringLiteral("unknown key; is it open_ms?"));
    }
};

QTEST_GUILESS_MAIN(TestConfigJson)
#include "tst_config_json.moc"
