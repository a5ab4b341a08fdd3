// plimsollctl prices as a process: with a configuration and a data folder of its own.
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace {

constexpr int kPatienceMs = 20'000;

// With ' for ".
const char* const kConfig = "{'providers':{'mine':{'dialect':'anthropic','base_url':'https://api.anthropic.com/v1'},"
                            "'gate':{'base_url':'https://gateway.example/v1'}},"
                            "'models':{'haiku':{'provider':'mine','remote_name':'claude-haiku-5-5'},"
                            "'priced':{'provider':'mine','remote_name':'claude-opus-4-5','price':{'input':1}},"
                            "'gated':{'provider':'gate','remote_name':'claude-sonnet-4.5'},'unheard':{'provider':'mine'}}}";

} // namespace

class TestPricesCommand : public QObject
{
    Q_OBJECT

    struct Ran
    {
        int code = -1;
        QByteArray out, err;
    };

    QTemporaryDir m_folder;
    QString configPath() const { return m_folder.filePath(QStringLiteral("config.json")); }
    QString importedPath() const { return m_folder.filePath(QStringLiteral("data/plimsoll/prices.json")); }

    Ran run(const QStringList& arguments, const QByteArray& input = {})
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("PLIMSOLL_CONFIG"), configPath());
        environment.insert(QStringLiteral("XDG_DATA_HOME"), m_folder.filePath(QStringLiteral("data")));
        QProcess prices;
        prices.setProcessEnvironment(environment);
        prices.start(QStringLiteral(PLIMSOLL_CTL), QStringList{QStringLiteral("prices")} + arguments);
        prices.write(input);
        prices.closeWriteChannel();
        if (!prices.waitForFinished(kPatienceMs))
            return {};
        return {prices.exitCode(), prices.readAllStandardOutput(), prices.readAllStandardError()};
    }

    /// model -> what list says of it
    QJsonObject listed(const QStringList& more = {})
    {
        const Ran ran = run(QStringList{QStringLiteral("list"), QStringLiteral("--json")} + more);
        QJsonObject models;
        for (const QJsonValue& line : QJsonDocument::fromJson(ran.out).array())
            models.insert(line[u"model"].toString(), line);
        return models;
    }

    void writeConfig(const QByteArray& json)
    {
        QFile file(configPath());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(json);
    }

private Q_SLOTS:
    void init()
    {
        QFile::remove(importedPath());
        writeConfig(QByteArray(kConfig).replace('\'', '"'));
    }

    void listSaysWhatIsKnown()
    {
        const QJsonObject models = listed();
        const auto state = [&models](const char* model) { return models[QLatin1String(model)][u"state"].toString(); };
        QCOMPARE(state("haiku"), QStringLiteral("unset"));
        QCOMPARE(state("priced"), QStringLiteral("differs"));
        QCOMPARE(state("gated"), QStringLiteral("unset"));
        QCOMPARE(state("unheard"), QStringLiteral("unknown"));
        QCOMPARE(state("gpt-4.1"), QStringLiteral("not_sold"));
        const QJsonValue table = models[u"haiku"][u"table"];
        QCOMPARE(table[u"taken"].toString(), QStringLiteral("2026-11"));
        QCOMPARE(table[u"match"].toArray(), QJsonArray{QStringLiteral("exact")});
        QCOMPARE(models[u"haiku"][u"price"][u"input"], QJsonValue(QJsonValue::Null)); // unknown, not 0
        QVERIFY(!models[u"gated"][u"table"][u"same_provider"].toBool(true));
        QVERIFY(run({QStringLiteral("list")}).out.contains("unknown"));
    }

    void applyTakesWhatItsOwnProviderAsks()
    {
        QCOMPARE(run({QStringLiteral("apply"), QStringLiteral("--dry-run")}).code, 0);
        QCOMPARE(listed()[u"haiku"][u"state"].toString(), QStringLiteral("unset"));
        const Ran ran = run({QStringLiteral("apply"), QStringLiteral("--json")});
        QCOMPARE(ran.code, 0);
        QCOMPARE(QJsonDocument::fromJson(ran.out).array().size(), 1);
        const QJsonObject models = listed();
        QCOMPARE(models[u"haiku"][u"state"].toString(), QStringLiteral("same"));
        QCOMPARE(models[u"haiku"][u"price"][u"tiers"][0][u"above_tokens"].toInt(), 100000);
        QCOMPARE(models[u"priced"][u"price"][u"input"].toDouble(), 1.0);
        QCOMPARE(models[u"gated"][u"state"].toString(), QStringLiteral("unset"));
    }

    void applyTakesWhatIsNamed()
    {
        QCOMPARE(run({QStringLiteral("apply"), QStringLiteral("gated"), QStringLiteral("priced")}).code, 0);
        const QJsonObject models = listed();
        QCOMPARE(models[u"gated"][u"price"][u"input"].toDouble(), 3.0);
        QCOMPARE(models[u"priced"][u"price"][u"input"].toDouble(), 5.0);
        QCOMPARE(models[u"haiku"][u"state"].toString(), QStringLiteral("unset"));
        const Ran unknown = run({QStringLiteral("apply"), QStringLiteral("unheard")});
        QCOMPARE(unknown.code, 1);
        QCOMPARE(unknown.err, QByteArray("/models/unheard: no table has a price for it\n"));
        QCOMPARE(run({QStringLiteral("apply"), QStringLiteral("nobody")}).code, 2);
    }

    void importGoesBeforeTheShippedTable()
    {
        const QByteArray file = R"({"claude-haiku-5-5":{"litellm_provider":"anthropic","mode":"chat","input_cost_per_token":2e-07,
            "input_cost_per_token_flex":1e-07},"dall-e":{"mode":"image_generation"}})";
        const QStringList import{QStringLiteral("import"), QStringLiteral("-"), QStringLiteral("--json"),
                                 QStringLiteral("--taken"), QStringLiteral("2026-11-20")};
        QCOMPARE(run(import + QStringList{QStringLiteral("--dry-run")}, file).code, 0);
        QVERIFY(!QFile::exists(importedPath()));
        const Ran ran = run(import, file);
        QCOMPARE(ran.code, 0);
        const QJsonObject figures = QJsonDocument::fromJson(ran.out).object();
        QCOMPARE(figures[u"models"].toInt(), 1);
        QCOMPARE(figures[u"left_out"].toInt(), 1);
        QCOMPARE(figures[u"with_other"].toInt(), 1);
        QCOMPARE(figures[u"file"].toString(), importedPath());
        const QJsonValue table = listed()[u"haiku"][u"table"];
        QCOMPARE(table[u"price"][u"input"].toDouble(), 0.2);
        QCOMPARE(table[u"taken"].toString(), QStringLiteral("2026-11-20"));
        QCOMPARE(table[u"other"][u"input_cost_per_token_flex"].toDouble(), 1e-07);

        const Ran bad = run(import, R"({"a":{"input_cost_per_token":"free"},"b":3})");
        QCOMPARE(bad.code, 2);
        QCOMPARE(bad.err, QByteArray("/a/input_cost_per_token: must be USD per token, a number from 0 to 1, or null\n"
                                     "/b: must be an object\n"));
        QCOMPARE(listed()[u"haiku"][u"table"][u"price"][u"input"].toDouble(), 0.2); // nothing lost
    }

    void faultsAreSaid()
    {
        QCOMPARE(run({QStringLiteral("import"), QStringLiteral("/nowhere.json")}).code, 2);
        QCOMPARE(run({QStringLiteral("list"), QStringLiteral("--on"), QStringLiteral("tomorrow")}).code, 2);
        QCOMPARE(run({}).code, 2);
        writeConfig("{\"models\":3}");
        const Ran ran = run({QStringLiteral("list")});
        QCOMPARE(ran.code, 2);
        QVERIFY2(ran.err.contains("config.json: /models: "), ran.err.constData());
    }
};

QTEST_GUILESS_MAIN(TestPricesCommand)
#include "tst_prices_command.moc"
