// The previews of the settings without a window: what they say of the shipped configuration, and of what is typed.
#include "core/config/defaults.h"
#include "ui/presenters/settings_panels.h"
#include "ui/presenters/settings_preview.h"

#include <QTest>

using namespace plimsoll;

namespace {

Config shippedWith(const QString& pointer, const QJsonValue& value)
{
    DraftConfig draft = draftConfig(shippedConfig(), {{pointer, value}});
    if (!draft.problem.isEmpty())
        qFatal("%s: %s", qPrintable(pointer), qPrintable(draft.problem));
    return draft.config;
}

SettingsPreview one(const QString& panel, const QString& entry, const Config& config, int index = 0)
{
    return settingsPreviews(panel, entry, config).at(index);
}

bool says(const SettingsPreview& preview, const char* text)
{
    const bool found = preview.words.contains(QLatin1String(text));
    if (!found)
        qWarning("\"%s\" is not in: %s", text, qPrintable(preview.words));
    return found;
}

const QString kSonnet = QStringLiteral("claude-sonnet-4.5");
const QString kOnline = QStringLiteral("online");

} // namespace

class TestSettingsPreview : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void eachPanelWithPreviewsHasWordsAndAPicture()
    {
        const Config config = shippedConfig();
        int shown = 0;
        for (const SettingsPanelSpec& panel : settingsPanels()) {
            const QString entry = panel.scope == SettingsScope::Model ? kSonnet
                : panel.scope == SettingsScope::Profile               ? kOnline
                                                                      : QString();
            const auto previews = settingsPreviews(panel.id, entry, config);
            QCOMPARE(!previews.isEmpty(), hasPreviews(panel.id));
            for (const SettingsPreview& preview : previews) {
                ++shown;
                QVERIFY(!preview.title.isEmpty());
                QVERIFY2(preview.words.size() > 30, qPrintable(preview.words));
                QVERIFY2(!preview.words.contains(u'%'+QString::number(1)), qPrintable(preview.words));
                QVERIFY2(!preview.plot.empty(), qPrintable(panel.id));
                QVERIFY(preview.plot.x_to > preview.plot.x_from && preview.plot.y_to > 0);
            }
        }
        QCOMPARE(shown, 8);
        QVERIFY(settingsPreviews(QStringLiteral("limits"), QStringLiteral("no such model"), config).isEmpty());
    }

    void limitsSayBurstThenRateAndWhatHoldsIt()
    {
        const auto preview = one(QStringLiteral("limits"), kSonnet, shippedConfig());
        // 60 requests a minute in bursts of 12; 16000 output tokens are 20 calls of 800 at once and a minute.
        QVERIFY(says(preview, "12 start at once"));
        QVERIFY(says(preview, "then 20 a minute (one each 3 s), held by output tokens per minute."));
        QVERIFY(says(preview, "Never more than 4 in flight."));
        const auto tight = one(QStringLiteral("limits"), kSonnet,
                               shippedWith(QStringLiteral("/models/claude-sonnet-4.5/limits/output_tokens_per_minute"), 700));
        QVERIFY(says(tight, "larger than all that output tokens per minute can hold"));
        QVERIFY(tight.plot.empty());
    }

    void backoffSaysEveryWaitAndWhatDoesNotFit()
    {
        const auto after_failure = one(QStringLiteral("retry"), kOnline, shippedConfig());
        QVERIFY(says(after_failure, "Before attempts 2 to 3 at one model: 100 ms to 200 ms, 200 ms to 400 ms."));
        QVERIFY(says(after_failure, "A Retry-After takes their place"));
        QCOMPARE(after_failure.plot.lines.size(), 2); // a line in the middle of each wait
        const auto rare = one(QStringLiteral("retry"), kOnline, shippedWith(QStringLiteral("/profiles/online/max_total_wait_ms"), 200));
        QVERIFY(says(rare, "from attempt 3 on (grey) are not taken"));
        const auto once = one(QStringLiteral("retry"), kOnline, shippedWith(QStringLiteral("/profiles/online/max_attempts_per_model"), 1));
        QVERIFY(says(once, "No retry"));
        QVERIFY(once.plot.empty());
        const auto deaf = one(QStringLiteral("retry"), kOnline, shippedWith(QStringLiteral("/profiles/online/server_hint/respect"), false));
        QVERIFY(says(deaf, "its hints are not respected"));
    }

    void hintsHaveTheirZones()
    {
        const auto preview = one(QStringLiteral("server_hints"), kOnline, shippedConfig());
        QVERIFY(says(preview, "Up to 2 s: waited for."));
        QVERIFY(says(preview, "Up to 15 s: the next model if one can start now, else waited for."));
        QVERIFY(says(preview, "Beyond 15 s: the model is left at once"));
        QCOMPARE(preview.plot.labels.size(), 3);
        const auto deaf = one(QStringLiteral("server_hints"), kOnline,
                              shippedWith(QStringLiteral("/profiles/online/server_hint/respect"), false));
        QVERIFY(says(deaf, "Hints are not respected"));
        QCOMPARE(deaf.plot.labels.size(), 1);
    }

    void breakerSaysShareWindowAndTrials()
    {
        const auto trip = one(QStringLiteral("breaker"), {}, shippedConfig());
        QVERIFY(says(trip, "when 50 % or more of at least 5 outcomes of the last 30 s are failures, or after 5 failures in a row."));
        const auto trials = one(QStringLiteral("breaker"), {}, shippedConfig(), 1);
        QVERIFY(says(trials, "Left alone for 13 s to 16 s"));
        Config off = shippedConfig();
        off.breaker.failure_rate.reset();
        off.breaker.consecutive_failures.reset();
        QVERIFY(says(one(QStringLiteral("breaker"), {}, off), "both conditions are off"));
    }

    void budgetSaysHowManyRetriesAndThenHowOften()
    {
        const auto preview = one(QStringLiteral("retry_budget"), {}, shippedConfig());
        QVERIFY(says(preview, "10 retries at once, then one each 10 s"));
        QVERIFY(says(preview, "of 150 wanted in this storm: 12 sent, 138 refused"));
        QVERIFY(says(one(QStringLiteral("retry_budget"), {}, shippedConfig(), 1), "20 retries at once, then one each 5 s"));
    }

    void whatIsTypedIsShownAndWhatIsWrongIsSaid()
    {
        const DraftConfig good = draftConfig(shippedConfig(), {{QStringLiteral("/breaker/min_samples"), 9}});
        QCOMPARE(good.config.breaker.min_samples, 9);
        QVERIFY(good.problem.isEmpty());
        const DraftConfig bad = draftConfig(shippedConfig(), {{QStringLiteral("/breaker/min_samples"), 0}});
        QCOMPARE(bad.config, shippedConfig());
        QVERIFY2(bad.problem.contains(u'1'), qPrintable(bad.problem));
        Config slashed = shippedConfig();
        slashed.models[QStringLiteral("meta/llama")] = slashed.models.at(kSonnet);
        const DraftConfig named = draftConfig(slashed, {{QStringLiteral("/models/meta~1llama/limits/requests_per_minute"), 7}});
        QCOMPARE(named.config.models.at(QStringLiteral("meta/llama")).limits.requests_per_minute, std::optional<double>(7));
    }

    void extremesOfEveryKnobEndAndAreDrawn()
    {
        for (const Knob& knob : allKnobs()) {
            if (knob.kind != KnobKind::Whole && knob.kind != KnobKind::Number)
                continue;
            for (const double value : {knob.min, knob.max}) {
                QString pointer = knob.path;
                pointer.replace(QLatin1String("/models/*"), QLatin1String("/models/claude-sonnet-4.5"))
                    .replace(QLatin1String("/profiles/*"), QLatin1String("/profiles/online"));
                const Config config = draftConfig(shippedConfig(), {{pointer, value}}).config;
                for (const char* panel : {"limits", "retry", "server_hints", "breaker", "retry_budget"})
                    for (const auto& preview :
                         settingsPreviews(QLatin1String(panel), QLatin1String(panel) == u"limits" ? kSonnet : kOnline, config))
                        QVERIFY2(!preview.words.isEmpty(), qPrintable(pointer));
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestSettingsPreview)
#include "tst_settings_preview.moc"
