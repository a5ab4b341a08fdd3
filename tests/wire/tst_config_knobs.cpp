// The declared knobs against each other: each has words, a range, and a default inside of it; the schema and the
// documentation name all of them; the names and ids of the engine stay.
#include "core/config/config_docs.h"
#include "core/config/config_json.h"
#include "core/config/config_schema.h"
#include "core/config/defaults.h"
#include "core/config/engine_names.h"
#include "core/config/knob.h"
#include "core/config/knob_check.h"
#include "core/config/presets.h"

#include <QJsonArray>
#include <QSet>
#include <QtTest>

using namespace plimsoll;

namespace {

/// The places of all values of a configuration that are no objects, with entries' names as they are.
void collectPlaces(const QJsonObject& object, const QString& at, QStringList& places)
{
    for (auto it = object.begin(); it != object.end(); ++it) {
        const QString place = at + u'/' + it.key();
        const Knob* knob = findKnob(place);
        if (!knob && it.value().isObject())
            collectPlaces(it.value().toObject(), place, places);
        else
            places << place;
    }
}

QJsonObject schemaAt(QJsonObject schema, const QStringList& keys)
{
    for (const QString& key : keys) {
        if (key == u"*")
            schema = schema[u"additionalProperties"].toObject()[u"anyOf"].toArray().at(0).toObject();
        else
            schema = schema[u"properties"].toObject()[key].toObject();
    }
    return schema;
}

} // namespace

class TestConfigKnobs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachIsDeclaredWhole()
    {
        QSet<QString> paths;
        for (const Knob& knob : allKnobs()) {
            const QByteArray utf8 = knob.path.toUtf8();
            const char* path = utf8.constData();
            QVERIFY2(!paths.contains(knob.path), path);
            paths << knob.path;
            QVERIFY2(knob.label && *knob.label, path);
            QVERIFY2(knob.help && QByteArray(knob.help).endsWith('.'), path);
            const bool ranged = knob.kind == KnobKind::Whole || knob.kind == KnobKind::Number;
            if (ranged)
                QVERIFY2(knob.min <= knob.max && knob.max > 0, path);
            if (knob.key().endsWith(QStringLiteral("_ms")))
                QVERIFY2(knob.unit == KnobUnit::Milliseconds, path);
            const bool worded = knob.kind == KnobKind::Choice || knob.kind == KnobKind::Choices;
            QCOMPARE(knob.choices.isEmpty(), !worded);
        }
    }

    void defaultsAreInRange()
    {
        for (const Knob& knob : allKnobs()) {
            QList<Error> errors;
            const bool filled_in_by_the_user = knob.path == u"/profiles/*/chain"; // no chain fits all
            checkValue(knob, knob.standard, knob.path, errors);
            QVERIFY2(errors.isEmpty() != filled_in_by_the_user, errors.isEmpty() ? "" : errors.first().where.c_str());
        }
    }

    void toJsonWritesExactlyTheKnobs()
    {
        QStringList places;
        collectPlaces(toJson(shippedConfig()), {}, places);
        QSet<QString> seen;
        for (const QString& place : places) {
            const Knob* knob = findKnob(place);
            QVERIFY2(knob, qPrintable(place));
            seen << knob->path;
        }
        QCOMPARE(seen.size(), allKnobs().size());
    }

    void resetValues()
    {
        QCOMPARE(standardValue(QStringLiteral("/profiles/online/retry/base_ms")), QJsonValue(200));
        QCOMPARE(standardValue(QStringLiteral("/profiles/mine/retry/base_ms")), QJsonValue(500));
        QCOMPARE(standardValue(QStringLiteral("/breaker/open_ms")), QJsonValue(15000));
        QVERIFY(standardValue(QStringLiteral("/breaker/open")).isUndefined());
        QVERIFY(!findKnob(QStringLiteral("/profiles/online")));
    }

    void schemaSaysWhatTheKnobsSay()
    {
        const QJsonObject schema = configSchema();
        QCOMPARE(schema[u"$schema"].toString(), QStringLiteral("https://json-schema.org/draft/2020-12/schema"));
        QCOMPARE(schema[u"additionalProperties"], QJsonValue(false));
        for (const Knob& knob : allKnobs()) {
            QJsonObject leaf = schemaAt(schema, knob.path.mid(1).split(u'/'));
            QVERIFY2(!leaf[u"description"].toString().isEmpty(), qPrintable(knob.path));
            QCOMPARE(leaf[u"default"], knob.standard);
            if (knob.nullable)
                leaf = leaf[u"anyOf"].toArray().at(0).toObject();
            if (knob.kind == KnobKind::Whole) {
                QCOMPARE(leaf[u"type"].toString(), QStringLiteral("integer"));
                QCOMPARE(leaf[u"maximum"].toDouble(), knob.max);
            }
            if (knob.kind == KnobKind::Choice)
                QCOMPARE(leaf[u"enum"].toArray(), QJsonArray::fromStringList(knob.choices));
        }
    }

    void docsHaveARowForEach()
    {
        const QString docs = configDocs();
        for (const Knob& knob : allKnobs())
            QVERIFY2(docs.contains(u"| `" + knob.path + u"` |"), qPrintable(knob.path));
    }

    void presetsCanBeAdded()
    {
        for (const ProviderPreset& preset : providerPresets()) {
            Config config = shippedConfig();
            config.providers[preset.id] = preset.entry;
            const CheckedConfig checked = checkConfig({}, config);
            QVERIFY2(checked.errors.isEmpty(), qPrintable(preset.id));
            QVERIFY2(preset.fill_in.isEmpty() || preset.entry.base_url.contains(preset.fill_in), qPrintable(preset.id));
        }
        QCOMPARE(providerPresets().size(), 13);
        QCOMPARE(providerPresets().last().id, QStringLiteral("custom"));
    }

    void idsStayOverAReload()
    {
        EngineNames names;
        Config config = shippedConfig();
        const EngineConfig first = compile(config, names);
        const ModelId gpt = *names.models.find(QStringLiteral("gpt-4.1"));
        const ModelId opus = *names.models.find(QStringLiteral("claude-opus-4.7"));
        const ProfileId exact = *names.profiles.find(QStringLiteral("exact"));
        QCOMPARE(first.models.size(), std::size_t(5));
        QCOMPARE(first.provider_count, std::size_t(2));

        config.models.erase(QStringLiteral("claude-opus-4.7"));
        config.profiles.erase(QStringLiteral("exact"));
        config.models[QStringLiteral("a-new-one")].provider = QStringLiteral("sandbox-openai");
        const EngineConfig second = compile(config, names);
        QCOMPARE(second.models.size(), std::size_t(6));
        QVERIFY(second.models[opus.value].removed);
        QVERIFY(second.models[opus.value].provider == first.models[opus.value].provider);
        QVERIFY(second.profiles[exact.value].removed);
        QVERIFY(second.models[gpt.value] == first.models[gpt.value]);
        QCOMPARE(names.models.name(gpt), QStringLiteral("gpt-4.1"));
        QVERIFY(!second.models[names.models.find(QStringLiteral("a-new-one"))->value].removed);

        QVERIFY(compile(shippedConfig(), names).models[opus.value] == first.models[opus.value]); // back in its old place
    }

    void compiledAsConfigured()
    {
        EngineNames names;
        const EngineConfig engine = compile(shippedConfig(), names);
        const ProfileConfig& online = engine.profiles[names.profiles.find(QStringLiteral("online"))->value];
        QCOMPARE(online.chain.size(), std::size_t(3));
        QCOMPARE(names.models.name(online.chain[0]), QStringLiteral("claude-sonnet-4.5"));
        QCOMPARE(*online.concurrency, 10);
        QCOMPARE(online.backoff.base, Duration(200));
        const ModelConfig& sonnet = engine.models[online.chain[0].value];
        QCOMPARE(names.providers.name(sonnet.provider), QStringLiteral("sandbox-anthropic"));
        QCOMPARE(*sonnet.limits.input_tokens_per_minute, 60000.0);
        QVERIFY(!names.models.find(QStringLiteral("nobody")));
    }
};

QTEST_GUILESS_MAIN(TestConfigKnobs)
#include "tst_config_knobs.moc"
