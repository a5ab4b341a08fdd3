// The configuration as a file for another computer: the way there and back, what it never holds, what an import tells.
#include "core/config/config_exchange.h"
#include "core/config/config_json.h"
#include "core/config/defaults.h"

#include <QJsonDocument>
#include <QtTest>

using namespace plimsoll;

namespace {

Config with(const QJsonObject& change, const Config& base = shippedConfig())
{
    CheckedConfig checked = checkConfig(change, base);
    if (!checked.errors.isEmpty())
        qFatal("%s: %s", checked.errors.first().where.c_str(), checked.errors.first().what.c_str());
    return std::move(checked.config);
}

/// JSON with ' for ".
QByteArray json(QByteArray text)
{
    return text.replace('\'', '"');
}

QJsonObject parsed(const char* text)
{
    return QJsonDocument::fromJson(json(text)).object();
}

const KnobChange* at(const QList<KnobChange>& changes, const char* pointer)
{
    for (const KnobChange& change : changes)
        if (change.pointer == QLatin1String(pointer))
            return &change;
    return nullptr;
}

} // namespace

class TestConfigExchange : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void thereAndBackIsTheSame()
    {
        const Config mine = with(parsed("{'breaker':{'open_ms':9000,'failure_rate':null},'models':{'gpt-4.1':null,'own/one':{'provider':'mine',"
            "'price':{'input':1.5}}},'providers':{'mine':{'base_url':'https://example.test/v1','extra_headers':{'X-Team':'blue'}}},"
            "'profiles':{'online':{'chain':['own/one']},'batch':{'chain':['own/one']}}}"));
        const ConfigExport made = exportConfig(mine);
        QVERIFY(made.withheld.isEmpty());
        const ConfigImport plan = planImport(made.bytes, shippedConfig());
        QVERIFY(plan.errors.isEmpty());
        QCOMPARE(with(plan.change), mine);
        QVERIFY(planImport(made.bytes, mine).changes.isEmpty());
    }

    void whatTheFileDoesNotNameGoesBackToWhatShips()
    {
        const Config mine = with(parsed("{'breaker':{'open_ms':9000}}"));
        const ConfigImport plan = planImport(json("{'cache':{'ttl_ms':5}}"), mine);
        QCOMPARE(plan.changes.size(), 2);
        QCOMPARE(at(plan.changes, "/breaker/open_ms")->before, QJsonValue(9000));
        QCOMPARE(at(plan.changes, "/breaker/open_ms")->after, QJsonValue(15000));
        QCOMPARE(with(plan.change, mine), with(parsed("{'cache':{'ttl_ms':5}}")));
    }

    void entriesThatComeAndGoAreTold()
    {
        const Config mine = with(parsed("{'providers':{'mine':{'base_url':'https://example.test/v1'}}}"));
        const auto gone = knobChanges(mine, shippedConfig());
        QCOMPARE(gone.size(), 1);
        QCOMPARE(gone.first().pointer, QStringLiteral("/providers/mine"));
        QVERIFY(gone.first().after.isUndefined() && gone.first().before.isObject());
        const auto come = knobChanges(shippedConfig(), mine);
        QCOMPARE(come.size(), 1);
        QCOMPARE(come.first().pointer, QStringLiteral("/providers/mine/base_url"));
        QVERIFY(come.first().before.isUndefined());
        const auto plain = knobChanges(shippedConfig(), with(parsed("{'models':{'bare':{'provider':'sandbox-openai'}}}")));
        QCOMPARE(plain.first().pointer, QStringLiteral("/models/bare/provider"));
        const auto map = knobChanges(mine, with(parsed("{'providers':{'mine':{'extra_headers':{'X-A':'1','X-B':'2'}}}}"), mine));
        QCOMPARE(map.size(), 1); // one knob, however many names it has
        QCOMPARE(map.first().pointer, QStringLiteral("/providers/mine/extra_headers"));
    }

    void noSecretLeaves_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("value");
        QTest::addColumn<bool>("leaves");
        QTest::newRow("called a token") << "X-Access-Token" << "planted" << false;
        QTest::newRow("called a key") << "X-My-Key" << "planted" << false;
        QTest::newRow("looks like one") << "X-Other" << "pk_planted-0123456789abcdef" << false;
        QTest::newRow("a bearer") << "X-Forward" << "Bearer planted" << false;
        QTest::newRow("from the keychain") << "X-Access-Token" << "keychain:planted" << true;
        QTest::newRow("plain") << "X-Team" << "planted" << true;
    }
    void noSecretLeaves()
    {
        QFETCH(QString, name);
        QFETCH(QString, value);
        QFETCH(bool, leaves);
        const QJsonObject provider{{QStringLiteral("base_url"), QStringLiteral("https://example.test/v1")},
                                   {QStringLiteral("extra_headers"), QJsonObject{{name, value}}}};
        const Config mine = with({{QStringLiteral("providers"), QJsonObject{{QStringLiteral("mine"), provider}}}});
        const ConfigExport made = exportConfig(mine);
        QCOMPARE(made.bytes.contains("planted"), leaves);
        QCOMPARE(made.withheld, leaves ? QStringList() : QStringList(QStringLiteral("/providers/mine/extra_headers/") + name));
        QVERIFY(planImport(made.bytes, mine).errors.isEmpty());
    }

    void noPasswordOfAnAddressLeaves()
    {
        Config mine = shippedConfig(); // a configuration that was never checked, for a checked one has no such thing
        ProviderEntry& provider = mine.providers[QStringLiteral("mine")];
        provider.base_url = QStringLiteral("https://me:planted1@example.test/v1");
        provider.proxy = QStringLiteral("http://me:planted2@proxy.test:3128");
        provider.query.insert(QStringLiteral("sig_token"), QStringLiteral("planted3"));
        const ConfigExport made = exportConfig(mine);
        QVERIFY2(!made.bytes.contains("planted"), made.bytes.constData());
        QVERIFY(made.bytes.contains("proxy.test:3128"));
        QCOMPARE(made.withheld.size(), 3);
    }

    void aBadFileIsRefusedWithWhereAndWhat_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QString>("where");
        QTest::newRow("no JSON") << QByteArray("{\n\"breaker\":") << QStringLiteral("/");
        QTest::newRow("a list") << QByteArray("[]") << QStringLiteral("/");
        QTest::newRow("unknown key") << json("{'breker':{}}") << QStringLiteral("/breker");
        QTest::newRow("out of range") << json("{'breaker':{'open_ms':-1}}") << QStringLiteral("/breaker/open_ms");
        QTest::newRow("refers to nothing") << json("{'profiles':{'online':{'chain':['nobody']}}}") << QStringLiteral("/profiles/online/chain/0");
        QTest::newRow("another form") << json("{'version':2}") << QStringLiteral("/version");
        QTest::newRow("a password") << json("{'providers':{'p':{'base_url':'https://a.test/v1','proxy':'http://me:pw@b.test:1'}}}")
                                    << QStringLiteral("/providers/p/proxy");
        QTest::newRow("too large") << QByteArray(9 << 20, ' ') << QStringLiteral("/");
    }
    void aBadFileIsRefusedWithWhereAndWhat()
    {
        QFETCH(QByteArray, file);
        QFETCH(QString, where);
        const ConfigImport plan = planImport(file, shippedConfig());
        QVERIFY(!plan.errors.isEmpty());
        QCOMPARE(QString::fromStdString(plan.errors.first().where), where);
        QVERIFY(!plan.errors.first().what.empty());
        QVERIFY(plan.change.isEmpty() && plan.changes.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestConfigExchange)
#include "tst_config_exchange.moc"
