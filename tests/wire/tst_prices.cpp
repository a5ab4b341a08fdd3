// Price tables: the format and the shipped one, LiteLLM's file, how a configured model finds its price, and what
// applying changes.
#include "core/config/config_json.h"
#include "core/config/defaults.h"
#include "core/config/price_tiers.h"
#include "core/prices/litellm_cost_key.h"
#include "core/prices/litellm_prices.h"
#include "core/prices/price_compare.h"
#include "core/prices/price_sources.h"
#include "core/prices/price_vendor.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

using namespace plimsoll;

namespace {

const QDate kDay(2026, 11, 30);

LiteLlmPrices litellm(const QByteArray& models)
{
    auto prices = parseLiteLlmPrices(models, QStringLiteral("test"), QStringLiteral("2026-11-30"));
    if (!prices)
        qFatal("%s: %s", prices.error().first().where.c_str(), prices.error().first().what.c_str());
    return *std::move(prices);
}

PriceEntry oneEntry(const QByteArray& fields)
{
    const auto prices = litellm("{\"m\":{\"litellm_provider\":\"openai\"," + fields + "}}");
    return prices.table.at(0);
}

/// "where: what" of the first fault, or nothing.
template <class T> QString firstFault(const Result<T, QList<Error>>& result)
{
    return result ? QString()
                  : QString::fromStdString(result.error().first().where + ": " + result.error().first().what);
}

PriceBook bookOf(const QByteArray& models)
{
    return PriceBook({litellm(models).table});
}

ProviderEntry at(const char* url)
{
    ProviderEntry provider;
    provider.base_url = QString::fromLatin1(url);
    return provider;
}

Config configOf(const QByteArray& models)
{
    const QByteArray providers("{'mine':{'dialect':'anthropic','base_url':'https://api.anthropic.com/v1'},"
                               "'gate':{'base_url':'https://gateway.example/v1'},"
                               "'here':{'base_url':'http://127.0.0.1:11434/v1','key':'none'}}");
    const QByteArray json = "{\"providers\":" + QByteArray(providers).replace('\'', '"') + ",\"models\":" + models + "}";
    const auto config = configFromJson(QJsonDocument::fromJson(json).object(), shippedConfig());
    if (!config)
        qFatal("%s: %s", config.error().where.c_str(), config.error().what.c_str());
    return *config;
}

ModelPrice lineOf(const Config& config, const PriceBook& book, const char* model)
{
    for (const ModelPrice& line : comparePrices(config, book, kDay))
        if (line.model == QLatin1String(model))
            return line;
    return {};
}

} // namespace

class TestPrices : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void shippedTableIsValidAndSaysWhereFrom()
    {
        const PriceTable table = shippedPrices();
        QVERIFY(table.size() > 40);
        for (const PriceEntry& entry : table) {
            QVERIFY2(!entry.source.isEmpty() && entry.taken.startsWith(u"20"), qPrintable(entry.names.first()));
            QVERIFY2(entry.price.input && entry.price.output, qPrintable(entry.names.first()));
            QCOMPARE(*entry.price.input > 0, true); // a price that nobody knows is left out, never 0
        }
        const auto again = parsePriceTable(QJsonDocument(toJson(table)).toJson());
        QVERIFY2(again, qPrintable(firstFault(again)));
        QCOMPARE(*again == table, true);
    }

    void shippedPricesByDay()
    {
        const PriceBook book({shippedPrices()});
        const auto input = [&book](const char* vendor, const char* name, QDate day) {
            const auto match = book.find(QLatin1String(vendor), QLatin1String(name), day);
            return match ? *match->entry.price.input : -1;
        };
        QCOMPARE(input("gemini", "gemini-4-carbon", QDate(2026, 11, 30)), 2.0);
        QCOMPARE(input("gemini", "gemini-4-carbon", QDate(2026, 12, 1)), 4.0);
        QCOMPARE(input("gemini", "gemini-3.8-flash", QDate(2026, 12, 31)), 0.75);
        QCOMPARE(input("gemini", "gemini-3.8-flash", QDate(2027, 1, 1)), 1.5);
        QCOMPARE(input("anthropic", "claude-sonnet-4-5-20250929", kDay), 3.0);
        QCOMPARE(input("openai", "gpt-4.1-2025-04-14", kDay), 2.0);
        QCOMPARE(input("openai", "gpt-3.5-turbo", kDay), -1.0);
    }

    void shippedTiersPriceTheWholeRequest()
    {
        const PriceBook book({shippedPrices()});
        const Price haiku = book.find(QStringLiteral("anthropic"), QStringLiteral("claude-haiku-5-5"), kDay)->entry.price;
        QCOMPARE(*cost(haiku, Usage{100000, 0, 0, 0, 0, 0}), 0.01);
        QCOMPARE(*cost(haiku, Usage{60000, 0, 40001, 0, 0, 0}), (60000 * 0.5 + 40001 * 0.05) / 1e6);
        const Price grok = book.find(QStringLiteral("xai"), QStringLiteral("grok-4.7"), kDay)->entry.price;
        QCOMPARE(*cost(grok, Usage{199999, 0, 0, 0, 0, 0}), 199999 * 2 / 1e6);
        QCOMPARE(*cost(grok, Usage{200000, 0, 0, 0, 0, 0}), 200000 * 4 / 1e6); // "from 200K"
    }

    void tableFaultsHavePlaces_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("fault");
        const auto entry = [](const char* fields) -> QByteArray {
            return QByteArray(R"({"prices":1,"sources":{"s":{"name":"n","taken":"2026-11"}},"entries":[{)") + fields + "}]}";
        };
        QTest::newRow("no json") << QByteArray("{\n]") << QStringLiteral("/: line 2: not JSON: unterminated object");
        QTest::newRow("list") << QByteArray("[]") << QStringLiteral("/: must be an object");
        QTest::newRow("version") << QByteArray(R"({"prices":2,"sources":{},"entries":[]})")
                                 << QStringLiteral("/prices: must be 1, the version of the format");
        QTest::newRow("no entries") << QByteArray(R"({"prices":1,"sources":{}})") << QStringLiteral("/entries: must be a list");
        QTest::newRow("taken") << QByteArray(R"({"prices":1,"sources":{"s":{"name":"n","taken":"yesterday"}},"entries":[]})")
                               << QStringLiteral("/sources/s/taken: must be a day or a month, as 2026-11-30");
        QTest::newRow("unknown source") << entry(R"("provider":"p","names":["m"],"source":"t","price":{})")
                                        << QStringLiteral("/entries/0/source: there is no source \"t\"");
        QTest::newRow("no price") << entry(R"("provider":"p","names":["m"],"source":"s")")
                                  << QStringLiteral("/entries/0/price: is missing");
        QTest::newRow("rate") << entry(R"("provider":"p","names":["m"],"source":"s","price":{"input":-1})")
                              << QStringLiteral("/entries/0/price/input: must be 0 to 1000000 USD/M tokens");
        QTest::newRow("tier") << entry(R"("provider":"p","names":["m"],"source":"s","price":{"tiers":[{"input":1}]})")
                              << QStringLiteral("/entries/0/price/tiers/0/above_tokens: is missing");
        QTest::newRow("key") << entry(R"("provider":"p","names":["m"],"source":"s","price":{},"form":"x")")
                             << QStringLiteral("/entries/0/form: unknown key; is it from?");
        QTest::newRow("days") << entry(R"("provider":"p","names":["m"],"source":"s","price":{},"from":"2026-12-01","until":"2026-11-30")")
                              << QStringLiteral("/entries/0/until: must not be before from");
        QTest::newRow("names") << entry(R"("provider":"p","names":[],"source":"s","price":{})")
                               << QStringLiteral("/entries/0/names: must be a list with at least one name");
    }
    void tableFaultsHavePlaces()
    {
        QFETCH(QByteArray, json);
        QFETCH(QString, fault);
        QCOMPARE(firstFault(parsePriceTable(json)), fault);
    }

    void liteLlmCostKeys_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("meaning"); // rate and threshold, or nothing
        const auto row = [](const char* key, const char* meaning) {
            QTest::newRow(key) << QString::fromLatin1(key) << QString::fromLatin1(meaning);
        };
        row("input_cost_per_token", "input 0");
        row("output_cost_per_token", "output 0");
        row("cache_read_input_token_cost", "cache_read 0");
        row("cache_creation_input_token_cost", "cache_write_5m 0");
        row("cache_creation_input_token_cost_above_1hr", "cache_write_1h 0");
        row("input_cost_per_token_above_32k_tokens", "input 32000");
        row("output_cost_per_token_above_128k_tokens", "output 128000");
        row("cache_read_input_token_cost_above_272k_tokens", "cache_read 272000");
        row("cache_creation_input_token_cost_above_1hr_above_200k_tokens", "cache_write_1h 200000");
        row("input_cost_per_token_above_1m_tokens", "input 1000000");
        row("input_cost_per_token_above_272k_tokens_priority", "");
        row("input_cost_per_token_flex_above_272k_tokens", "");
        row("output_cost_per_token_batches", "");
        row("cache_read_input_token_cost_above_1hr", "");
        row("input_cost_per_token_above_0k_tokens", "");
        row("input_cost_per_token_above_k_tokens", "");
        row("input_cost_per_token_above_999999999999m_tokens", "");
        row("input_cost_per_token_above__tokens", "");
        row("input_cost_per_token_above_tokens", "");
        row("input_cost_per_token_above_99999999999999999999k_tokens", "");
        row("input_cost_per_audio_token", "");
        row("output_cost_per_reasoning_token", "");
        row("max_tokens", "");
    }
    void liteLlmCostKeys()
    {
        QFETCH(QString, key);
        QFETCH(QString, meaning);
        const auto read = readLiteLlmCostKey(key);
        QString said;
        for (const auto& [name, rate] : kTokenRates)
            if (read && read->rate == rate)
                said = QLatin1String(name) + u' ' + QString::number(read->above_tokens);
        QCOMPARE(said, meaning);
    }

    void liteLlmPricesAreTaken()
    {
        const PriceEntry entry = oneEntry(R"("mode":"chat","input_cost_per_token":3e-06,"output_cost_per_token":1.5e-05,
            "cache_read_input_token_cost":3e-07,"cache_creation_input_token_cost":3.75e-06,
            "cache_creation_input_token_cost_above_1hr":6e-06,
            "input_cost_per_token_above_200k_tokens":6e-06,"output_cost_per_token_above_200k_tokens":2.25e-05,
            "input_cost_per_token_above_128k_tokens":"4e-06","cache_read_input_token_cost_above_200k_tokens":null,
            "input_cost_per_token_batches":1.5e-06,"output_cost_per_reasoning_token":2e-05,
            "off_peak_pricing":{"hours_utc":"14:00-00:00","input_cost_per_token":1e-06},
            "provider_specific_entry":{"fast":2},"max_input_tokens":200000,"supports_vision":true)");
        QCOMPARE(*entry.price.input, 3.0); // exactly: no 3.0000000000000004
        QCOMPARE(*entry.price.output, 15.0);
        QCOMPARE(*entry.price.cache_read, 0.3);
        QCOMPARE(*entry.price.cache_write_5m, 3.75);
        QCOMPARE(*entry.price.cache_write_1h, 6.0);
        QCOMPARE(entry.price.tiers.size(), std::size_t(2));
        QCOMPARE(entry.price.tiers[0].above_tokens, 128000);
        QCOMPARE(*entry.price.tiers[0].input, 4.0);
        QVERIFY(!entry.price.tiers[0].output); // not told: unknown, not as below the tier
        QCOMPARE(*entry.price.tiers[1].output, 22.5);
        QVERIFY(!entry.price.tiers[1].cache_read);
        QStringList kept = entry.other.keys();
        QCOMPARE(kept, (QStringList{QStringLiteral("input_cost_per_token_batches"), QStringLiteral("off_peak_pricing"),
                                    QStringLiteral("output_cost_per_reasoning_token"), QStringLiteral("provider_specific_entry")}));
        QCOMPARE(entry.taken, QStringLiteral("2026-11-30"));
    }

    void liteLlmUnknownStaysUnknownAndZeroIsFree()
    {
        const PriceEntry unknown = oneEntry(R"("mode":"chat","input_cost_per_token":null,"input_cost_per_token_above_200k_tokens":null)");
        QCOMPARE(unknown.price == Price{}, true);
        QVERIFY(!cost(unknown.price, Usage{1, 0, 0, 0, 0, 0}));
        const PriceEntry free = oneEntry(R"("input_cost_per_token":0.0,"output_cost_per_token":0)");
        QCOMPARE(*cost(free.price, Usage{1, 1, 0, 0, 0, 0}), 0.0);
        QVERIFY(!cost(free.price, Usage{1, 1, 1, 0, 0, 0})); // an absent cache price is not free
    }

    void liteLlmBandsAreTiers()
    {
        const PriceEntry entry = oneEntry(R"("tiered_pricing":[
            {"range":[0,32000.0],"input_cost_per_token":1e-06,"output_cost_per_token":"2e-06"},
            {"range":[32000.0,128000],"input_cost_per_token":3e-06,"output_cost_per_token":4e-06}])");
        QCOMPARE(*cost(entry.price, Usage{32000, 0, 0, 0, 0, 0}), 0.032);
        QCOMPARE(*cost(entry.price, Usage{32001, 0, 0, 0, 0, 0}), 32001 * 3 / 1e6);
        const PriceEntry search = oneEntry(R"("tiered_pricing":[{"max_results_range":[1,10],"input_cost_per_query":0.002}])");
        QVERIFY(search.price.tiers.empty());
        QVERIFY(search.other.contains(QStringLiteral("tiered_pricing")));
    }

    void liteLlmKindsAndNames()
    {
        const auto prices = litellm(R"({"sample_spec":{"input_cost_per_token":"words"},"img":{"mode":"image_generation"},
            "gemini/gemini-x":{"litellm_provider":"gemini","mode":"chat"},"gpt-x":{"litellm_provider":"openai","mode":"responses"},
            "openrouter/anthropic/c":{"litellm_provider":"openrouter"},"other/m":{},"azure/eu/gpt-x":{"litellm_provider":"azure"}})");
        QCOMPARE(prices.left_out, 1);
        QStringList found;
        for (const PriceEntry& entry : prices.table)
            found << entry.provider + u' ' + entry.names.first();
        QCOMPARE(found, (QStringList{QStringLiteral("azure eu/gpt-x"), QStringLiteral("gemini gemini-x"), QStringLiteral("openai gpt-x"),
                                     QStringLiteral("openrouter anthropic/c"), QStringLiteral("other m")}));
    }

    void liteLlmFaultsHavePlaces_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("fault");
        const QString number = QStringLiteral(": must be USD per token, a number from 0 to 1, or null");
        QTest::newRow("words") << QByteArray(R"({"a/b":{"input_cost_per_token":"free"}})") << u"/a~1b/input_cost_per_token" + number;
        QTest::newRow("negative") << QByteArray(R"({"a":{"output_cost_per_token":-1e-6}})") << u"/a/output_cost_per_token" + number;
        QTest::newRow("per million") << QByteArray(R"({"a":{"output_cost_per_token":15}})") << u"/a/output_cost_per_token" + number;
        QTest::newRow("infinite") << QByteArray(R"({"a":{"output_cost_per_token":"inf"}})") << u"/a/output_cost_per_token" + number;
        QTest::newRow("nan") << QByteArray(R"({"a":{"output_cost_per_token":"nan"}})") << u"/a/output_cost_per_token" + number;
        QTest::newRow("entry") << QByteArray(R"({"a":3})") << QStringLiteral("/a: must be an object");
        QTest::newRow("band") << QByteArray(R"({"a":{"tiered_pricing":[{"range":[0,1]},{"range":"x"}]}})")
                              << QStringLiteral("/a/tiered_pricing/1/range: must be [from, to] in tokens");
        QTest::newRow("nothing") << QByteArray("{}") << QStringLiteral("/: there is no model in it that answers with text");
        QTest::newRow("no json") << QByteArray("<html>") << QStringLiteral("/: line 1: not JSON: illegal value");
    }
    void liteLlmFaultsHavePlaces()
    {
        QFETCH(QByteArray, json);
        QFETCH(QString, fault);
        QCOMPARE(firstFault(parseLiteLlmPrices(json, {}, {})), fault);
    }

    void vendorsByHost()
    {
        QCOMPARE(priceVendor(at("https://api.anthropic.com/v1")), QStringLiteral("anthropic"));
        QCOMPARE(priceVendor(at("https://RES.openai.azure.com/openai/v1")), QStringLiteral("azure"));
        QCOMPARE(priceVendor(at("https://generativelanguage.googleapis.com/v1beta/openai")), QStringLiteral("gemini"));
        QCOMPARE(priceVendor(at("https://notapi.openai.com.example/v1")), QString());
        QCOMPARE(priceVendor(at("https://evilapi.openai.com/v1")), QString()); // another host, not below it
        QVERIFY(hasListPrice(at("https://gateway.example/v1")));
        for (const char* here : {"builtin:sandbox", "http://localhost:1234/v1", "http://127.0.0.1:11434/v1", "http://[::1]:8000/v1"})
            QVERIFY2(!hasListPrice(at(here)), here);
    }

    void theLadderOfNames_data()
    {
        QTest::addColumn<QString>("vendor");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("found");
        const auto row = [](const char* vendor, const char* name, const char* found) {
            QTest::addRow("%s %s", vendor, name) << QString::fromLatin1(vendor) << QString::fromLatin1(name) << QString::fromLatin1(found);
        };
        row("anthropic", "claude-s-4-5", "anthropic 3");
        row("anthropic", "Claude-S-4-5", "anthropic 3");
        row("anthropic", "claude-s-4-5-20250929", "anthropic 3 date");
        row("anthropic", "claude-s-4-5@20250929", "anthropic 3 date");
        row("openai", "gpt-x-2026-08-01", "openai 1 date");
        row("openai", "gpt-x-2025-12-31", "openai 7"); // dated one of its own
        row("anthropic", "anthropic/claude-s-4-5", "anthropic 3 prefix");
        row("anthropic", "claude-s-4.5", "anthropic 3 respelled");
        row("openrouter", "anthropic/claude-s-4.5", "openrouter 4");
        row("", "anthropic/claude-s-4.5", "openrouter 4 other"); // the only one of exactly that name
        row("", "anthropic/claude-s-4-5", "anthropic 3 other prefix");
        row("", "claude-s-4-5", "anthropic 3 other"); // the maker's before a reseller's
        row("", "llama", "");                         // two ask different prices: nobody knows
        row("groq", "llama", "groq 5");
        row("", "groq/llama", "groq 5 other prefix"); // it is said which of the two
        row("", "gpt-unheard-of", "");
        row("openai", "", "");
        row("openai", "/", "");
    }
    void theLadderOfNames()
    {
        QFETCH(QString, vendor);
        QFETCH(QString, name);
        QFETCH(QString, found);
        const PriceBook book = bookOf(R"({"claude-s-4-5":{"litellm_provider":"anthropic","input_cost_per_token":3e-06},
            "bedrock/claude-s-4-5":{"litellm_provider":"bedrock","input_cost_per_token":9e-06},
            "openrouter/anthropic/claude-s-4.5":{"litellm_provider":"openrouter","input_cost_per_token":4e-06},
            "gpt-x":{"litellm_provider":"openai","input_cost_per_token":1e-06},
            "gpt-x-2025-12-31":{"litellm_provider":"openai","input_cost_per_token":7e-06},
            "groq/llama":{"litellm_provider":"groq","input_cost_per_token":5e-06},
            "together_ai/llama":{"litellm_provider":"together_ai","input_cost_per_token":6e-06}})");
        const auto match = book.find(vendor, name, kDay);
        QString said;
        if (match) {
            said = match->entry.provider + u' ' + QString::number(*match->entry.price.input);
            said += QLatin1String(match->same_provider ? "" : " other") + QLatin1String(match->without_date ? " date" : "") +
                    QLatin1String(match->without_prefix ? " prefix" : "") + QLatin1String(match->respelled ? " respelled" : "");
        }
        QCOMPARE(said, found);
    }

    void theFirstTableWins()
    {
        const auto table = [](const char* price) {
            return litellm(QByteArray(R"({"m":{"litellm_provider":"openai","input_cost_per_token":)") + price + "}}").table;
        };
        const PriceBook book({table("5e-06"), table("6e-06")});
        QCOMPARE(*book.find(QStringLiteral("openai"), QStringLiteral("m"), kDay)->entry.price.input, 5.0);
    }

    void configuredModelsAreCompared()
    {
        const PriceBook book = bookOf(R"({"c":{"litellm_provider":"anthropic","input_cost_per_token":3e-06,"output_cost_per_token":1.5e-05,
            "input_cost_per_token_above_200k_tokens":6e-06},"silent":{"litellm_provider":"anthropic","mode":"chat"}})");
        const Config config = configOf(R"({"unset":{"provider":"mine","remote_name":"c"},"gated":{"provider":"gate","remote_name":"c"},
            "same":{"provider":"mine","remote_name":"c","price":{"input":3,"output":15,"cache_read":0.3,"tiers":[{"above_tokens":200000,"input":6}]}},
            "differs":{"provider":"mine","remote_name":"c","price":{"input":2,"cache_read":0.3}},
            "local":{"provider":"here","remote_name":"c"},"silent":{"provider":"mine"},"unheard":{"provider":"mine"}})");
        QCOMPARE(lineOf(config, book, "unset").state, PriceState::Unset);
        QVERIFY(lineOf(config, book, "unset").isPlain());
        QCOMPARE(lineOf(config, book, "gated").state, PriceState::Unset);
        QVERIFY(!lineOf(config, book, "gated").isPlain()); // what Anthropic asks is not what a gateway asks
        QCOMPARE(lineOf(config, book, "same").state, PriceState::Same);
        QCOMPARE(lineOf(config, book, "differs").state, PriceState::Differs);
        QCOMPARE(lineOf(config, book, "local").state, PriceState::NotSold);
        QCOMPARE(lineOf(config, book, "gpt-4.1").state, PriceState::NotSold); // of the sandbox
        QCOMPARE(lineOf(config, book, "silent").state, PriceState::Unknown);
        QCOMPARE(lineOf(config, book, "unheard").state, PriceState::Unknown);

        const auto changed = configFromJson(priceChange({lineOf(config, book, "differs")}), config);
        QVERIFY(changed);
        const Price price = changed->models.at(QStringLiteral("differs")).price;
        QCOMPARE(*price.input, 3.0);
        QCOMPARE(*price.cache_read, 0.3); // the table is silent: what was known stays
        QCOMPARE(price.tiers.size(), std::size_t(1));
        QVERIFY(priceChange({}).isEmpty());
    }

    void importedTableIsKept()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a/prices.json"));
        QVERIFY(importedPrices(path));
        QVERIFY(importedPrices(path)->empty());
        const PriceTable table = litellm(R"({"m":{"litellm_provider":"openai","input_cost_per_token":1e-06,"output_cost_per_token_flex":2e-06}})").table;
        const auto error = saveImportedPrices(table, path);
        QVERIFY2(!error, error ? error->what.c_str() : "");
        QCOMPARE(*importedPrices(path) == table, true);
        QCOMPARE(QFile::permissions(path) & (QFile::ReadOther | QFile::ReadGroup), QFile::Permissions());
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"prices\":1}");
        file.close();
        QCOMPARE(firstFault(importedPrices(path)), path + u": /sources: must be an object");
        QVERIFY(saveImportedPrices(table, folder.filePath(QStringLiteral("a/prices.json/b")))); // a file is no folder
    }

    void anyFileOfBothKinds()
    {
        const auto own = parsePriceFile(R"({"prices":1,"sources":{"s":{"name":"n","taken":"2026-11"}},"entries":
            [{"provider":"p","names":["m"],"source":"s","price":{"input":1}}]})", QStringLiteral("f"), QStringLiteral("2026-11-30"));
        QVERIFY2(own, qPrintable(firstFault(own)));
        QCOMPARE(own->table[0].taken, QStringLiteral("2026-11"));
        const auto other = parsePriceFile(R"({"m":{"input_cost_per_token":1e-06}})", QStringLiteral("f"), QStringLiteral("2026-11-30"));
        QVERIFY2(other, qPrintable(firstFault(other)));
        QCOMPARE(other->table[0].source, QStringLiteral("f"));
    }
};

QTEST_GUILESS_MAIN(TestPrices)
#include "tst_prices.moc"
