// The Settings page in a real window, driven by keys and mouse: what it changes is what the engine obeys.
#include "core/config/config.h"
#include "core/config/engine_names.h"
#include "tests/ui/page_fixture.h"
#include "ui/pages/settings_page.h"
#include "ui/settings/preview_strip.h"
#include "ui/widgets/preview_chart.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>

using namespace plimsoll;
using namespace plimsoll::test;

namespace {

QWidget* row(QWidget& page, const char* pointer)
{
    for (QWidget* found : page.findChildren<QWidget*>(QLatin1String(pointer))) {
        if (found->isVisible())
            return found;
    }
    return nullptr;
}

template <class T> T* in(QWidget* parent, const char* name = nullptr)
{
    return name ? parent->findChild<T*>(QLatin1String(name)) : parent->findChild<T*>();
}

void type(QLineEdit* field, const QString& text)
{
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, text);
    QTest::keyClick(field, Qt::Key_Return);
}

} // namespace

class TestSettingsPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aChangeActsAtOnceAndIsUndone()
    {
        PageFixture fixture;
        SettingsPage page(fixture.context);
        fixture.show(page, kWindow);
        page.showPanel(QStringLiteral("breaker"));
        QWidget* knob = row(page, "/breaker/consecutive_failures");
        QVERIFY(knob);
        QVERIFY(!in<QToolButton>(knob, "reset")->isVisible());
        type(in<QLineEdit>(knob), QStringLiteral("3"));
        QCOMPARE(fixture.config.config().breaker.consecutive_failures, std::optional<int>(3));
        QVERIFY(in<QToolButton>(knob, "reset")->isVisible());
        auto* last = in<QLabel>(&page, "lastChange");
        QCOMPARE(last->text(), QStringLiteral("Breaker · Failures in a row: 5 → 3"));
        picture(page, QStringLiteral("settings-breaker"));

        QTest::mouseClick(in<QPushButton>(&page, "undo"), Qt::LeftButton);
        QCOMPARE(fixture.config.config().breaker.consecutive_failures, std::optional<int>(5));
        QCOMPARE(in<QLineEdit>(knob)->text(), QStringLiteral("5"));
        QVERIFY(!in<QToolButton>(knob, "reset")->isVisible());
        QTest::mouseClick(in<QPushButton>(&page, "redo"), Qt::LeftButton);
        QCOMPARE(fixture.config.config().breaker.consecutive_failures, std::optional<int>(3));
        QTest::mouseClick(in<QToolButton>(knob, "reset"), Qt::LeftButton);
        QCOMPARE(fixture.config.config().breaker.consecutive_failures, std::optional<int>(5));
    }

    void theEngineObeysAtOnce()
    {
        PageFixture fixture;
        SettingsPage page(fixture.context);
        fixture.show(page, kWindow);
        page.showPanel(QStringLiteral("limits"));
        in<QComboBox>(page.findChild<QWidget*>(QStringLiteral("limits")), "entry")->setCurrentText(QStringLiteral("gpt-4.1"));
        QTRY_VERIFY(row(page, "/models/gpt-4.1/limits/requests_per_minute"));
        QWidget* knob = row(page, "/models/gpt-4.1/limits/requests_per_minute");
        type(in<QLineEdit>(knob), QStringLiteral("77"));
        const auto perMinute = [&fixture] {
            for (const ModelSnapshot& model : fixture.client.snapshot().models) {
                if (fixture.client.names().models.name(model.model) == QLatin1String("gpt-4.1"))
                    return model.buckets[0].per_minute;
            }
            return -1.0;
        };
        QTRY_COMPARE(perMinute(), 77.0);
        picture(page, QStringLiteral("settings-limits"));
    }

    void aBadValueIsRefusedWithItsReason_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::newRow("out of range") << QStringLiteral("0");
        QTest::newRow("no number") << QStringLiteral("many");
        QTest::newRow("not whole") << QStringLiteral("2.5");
    }
    void aBadValueIsRefusedWithItsReason()
    {
        QFETCH(QString, typed);
        PageFixture fixture;
        SettingsPage page(fixture.context);
        fixture.show(page, kWindow);
        page.showPanel(QStringLiteral("breaker"));
        QWidget* knob = row(page, "/breaker/min_samples");
        auto* problem = in<QLabel>(knob, "problem");
        QVERIFY(!problem->isVisible());
        type(in<QLineEdit>(knob), typed);
        QVERIFY(problem->isVisible());
        QVERIFY2(problem->text().startsWith(QLatin1String("Not applied: ")) && problem->text().size() > 20, qPrintable(problem->text()));
        QCOMPARE(fixture.config.config().breaker.min_samples, 5);
        picture(page, QStringLiteral("settings-refused"));
        type(in<QLineEdit>(knob), QStringLiteral("6"));
        QVERIFY(!problem->isVisible());
        QCOMPARE(fixture.config.config().breaker.min_samples, 6);
    }

    void theChainIsOrderedByKeys()
    {
        PageFixture fixture;
        SettingsPage page(fixture.context);
        fixture.show(page, kWindow);
        page.showPanel(QStringLiteral("chains"));
        QWidget* knob = row(page, "/profiles/online/chain");
        QVERIFY(knob);
        auto* list = in<QListWidget>(knob);
        list->setFocus();
        list->setCurrentRow(0);
        QTest::keyClick(list, Qt::Key_Down, Qt::AltModifier);
        const QStringList chain = fixture.config.config().profiles.at(QStringLiteral("online")).chain;
        QCOMPARE(chain, (QStringList{QStringLiteral("gemini-2.5-flash"), QStringLiteral("claude-sonnet-4.5"), QStringLiteral("deepseek-v3.2")}));
        QCOMPARE(list->currentRow(), 1);
        picture(page, QStringLiteral("settings-chains"));
    }

    void aKeyIsSetAndNeverShown()
    {
        PageFixture fixture;
        SettingsPage page(fixture.context);
        fixture.show(page, kWindow);
        in<QComboBox>(&page, "presets")->setCurrentText(QStringLiteral("OpenAI"));
        QTest::mouseClick(in<QPushButton>(&page, "addProvider"), Qt::LeftButton);
        QVERIFY(fixture.config.config().providers.count(QStringLiteral("openai")) == 1);
        auto* field = in<QLineEdit>(&page, "key");
        auto* state = in<QLabel>(&page, "keyState");
        QTRY_VERIFY2(state->text().startsWith(QLatin1String("No key yet")), qPrintable(state->text()));
        QCOMPARE(field->echoMode(), QLineEdit::Password);
        picture(page, QStringLiteral("settings-providers"));
        type(field, QStringLiteral("sk-test-0123456789"));
        QVERIFY(field->text().isEmpty());
        QTRY_VERIFY2(state->text().startsWith(QLatin1String("A key is in")), qPrintable(state->text()));
        QVERIFY(fixture.keys.cached(QStringLiteral("openai")));
        QTest::mouseClick(in<QPushButton>(&page, "forgetKey"), Qt::LeftButton);
        QTRY_VERIFY(state->text().startsWith(QLatin1String("No key yet")));

        QFile file(fixture.config.path());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(!file.readAll().contains("sk-test"));
    }

    void aLockedKeyringSaysWhatToDo()
    {
        PageFixture fixture;
        fixture.keys.setStatus(KeyStatus::Locked);
        SettingsPage page(fixture.context);
        fixture.show(page, kWindow);
        in<QComboBox>(&page, "presets")->setCurrentText(QStringLiteral("OpenAI"));
        QTest::mouseClick(in<QPushButton>(&page, "addProvider"), Qt::LeftButton);
        auto* state = in<QLabel>(&page, "keyState");
        QTRY_VERIFY2(state->text().contains(QLatin1String("Unlock it")), qPrintable(state->text()));
        fixture.keys.setStatus(KeyStatus::Ok);
        QTest::mouseClick(in<QPushButton>(&page, "lookAgain"), Qt::LeftButton);
        QTRY_VERIFY(state->text().startsWith(QLatin1String("No key yet")));
    }

    void testAsksForTheModelsAndOffersThem()
    {
        PageFixture fixture;
        const QJsonObject provider{{QStringLiteral("dialect"), QStringLiteral("openai")},
                                   {QStringLiteral("base_url"), fixture.sandbox.baseUrl()},
                                   {QStringLiteral("key"), QStringLiteral("none")}};
        QVERIFY(fixture.config.apply({{QStringLiteral("providers"), QJsonObject{{QStringLiteral("mine"), provider}}}}, QStringLiteral("test")));
        SettingsPage page(fixture.context);
        fixture.show(page, kWindow);
        in<QComboBox>(page.findChild<QWidget*>(QStringLiteral("providers")), "entry")->setCurrentText(QStringLiteral("mine"));
        QTest::mouseClick(in<QPushButton>(&page, "test"), Qt::LeftButton);
        auto* state = in<QLabel>(&page, "testState");
        QTRY_VERIFY2(state->text().startsWith(QLatin1String("Works: 5 model")), qPrintable(state->text()));
        picture(page, QStringLiteral("settings-tested"));
    }

    void testSaysWhyItFails()
    {
        PageFixture fixture;
        const QJsonObject provider{{QStringLiteral("base_url"), QStringLiteral("http://127.0.0.1:9/v1")}, {QStringLiteral("key"), QStringLiteral("none")}};
        QVERIFY(fixture.config.apply({{QStringLiteral("providers"), QJsonObject{{QStringLiteral("mine"), provider}}}}, QStringLiteral("test")));
        SettingsPage page(fixture.context);
        fixture.show(page, kWindow);
        in<QComboBox>(page.findChild<QWidget*>(QStringLiteral("providers")), "entry")->setCurrentText(QStringLiteral("mine"));
        QTest::mouseClick(in<QPushButton>(&page, "test"), Qt::LeftButton);
        auto* state = in<QLabel>(&page, "testState");
        QTRY_VERIFY2(state->text().startsWith(QLatin1String("No answer: ")), qPrintable(state->text()));
    }

    void searchFindsAcrossPanels()
    {
        PageFixture fixture;
        SettingsPage page(fixture.context);
        fixture.show(page, kWindow);
        auto* search = in<QLineEdit>(&page, "search");
        QTest::keyClick(&page, Qt::Key_F, Qt::ControlModifier);
        QTRY_VERIFY(search->hasFocus());
        QTest::keyClicks(search, QStringLiteral("failure rate"));
        QTRY_VERIFY(row(page, "/breaker/failure_rate"));
        QVERIFY(!row(page, "/breaker/probes"));
        picture(page, QStringLiteral("settings-search"));
    }

    void pricesOfLongPromptsAreLines()
    {
        PageFixture fixture;
        SettingsPage page(fixture.context);
        fixture.show(page, kWindow);
        page.showPanel(QStringLiteral("models"));
        auto* panel = page.findChild<QWidget*>(QStringLiteral("models"));
        in<QComboBox>(panel, "entry")->setCurrentText(QStringLiteral("claude-sonnet-4.5"));
        const char* const place = "/models/claude-sonnet-4.5/price/tiers";
        QTRY_VERIFY(row(page, place));
        QWidget* knob = row(page, place);
        auto* field = in<QPlainTextEdit>(knob);
        const auto look = [&](const char* name) {
            for (QWidget* above = knob->parentWidget(); above; above = above->parentWidget())
                if (auto* area = qobject_cast<QScrollArea*>(above))
                    area->ensureWidgetVisible(knob, 0, 40);
            QTest::qWait(50);
            picture(page, QLatin1String(name));
        };
        look("tiers-empty");
        field->setFocus();
        QTest::keyClicks(field, QStringLiteral("200000: 6 / 22.5 / 0.6"));
        QTest::keyClick(field, Qt::Key_Return);
        QTest::keyClicks(field, QStringLiteral("500000: 12 / 45"));
        QTest::keyClick(field, Qt::Key_Tab);
        const auto& tiers = fixture.config.config().models.at(QStringLiteral("claude-sonnet-4.5")).price.tiers;
        QCOMPARE(int(tiers.size()), 2);
        QVERIFY(in<QToolButton>(knob, "reset")->isVisible());
        look("tiers-set");
        field->setFocus();
        QTest::keyClicks(field, QStringLiteral("x"));
        QTest::keyClick(field, Qt::Key_Tab);
        auto* problem = in<QLabel>(knob, "problem");
        QTRY_VERIFY(problem->isVisible());
        QTRY_VERIFY2(problem->visibleRegion().boundingRect().height() >= problem->heightForWidth(problem->width()),
                     "cut off");
        picture(page, QStringLiteral("tiers-refused"));
        QCOMPARE(int(tiers.size()), 2);
    }

    void thePreviewFollowsWhatIsTyped()
    {
        PageFixture fixture;
        SettingsPage page(fixture.context);
        fixture.show(page, kWindow);
        page.showPanel(QStringLiteral("breaker"));
        auto* strip = page.findChild<PreviewStrip*>(QStringLiteral("preview"));
        QVERIFY(strip && strip->isVisible());
        auto* chart = in<PreviewChart>(strip, "previewChart");
        auto* words = in<QLabel>(strip, "previewWords");
        const QString before = words->text();
        const PreviewPlot drawn = chart->plot();
        QVERIFY(!chart->accessibleName().isEmpty());
        QCOMPARE(chart->accessibleDescription(), before);
        picture(page, QStringLiteral("preview-breaker"));

        auto* field = in<QLineEdit>(row(page, "/breaker/min_samples"));
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, QStringLiteral("8"));
        QVERIFY2(words->text().contains(QLatin1String("at least 8 outcomes")), qPrintable(words->text()));
        QVERIFY(chart->plot() != drawn);
        QVERIFY2(strip->accessibleName().contains(QLatin1String("as it would be")), qPrintable(strip->accessibleName()));
        QCOMPARE(fixture.config.config().breaker.min_samples, 5); // not yet
        picture(page, QStringLiteral("preview-typed"));

        auto* problem = in<QLabel>(strip, "previewProblem");
        QVERIFY(!problem->isVisible());
        field->selectAll();
        QTest::keyClicks(field, QStringLiteral("0"));
        QVERIFY(problem->isVisible());
        QCOMPARE(words->text(), before); // what is in force
        QTest::keyClick(field, Qt::Key_Escape);
        QVERIFY(!problem->isVisible());
        QVERIFY(!strip->accessibleName().contains(QLatin1String("as it would be")));

        type(field, QStringLiteral("8"));
        QCOMPARE(fixture.config.config().breaker.min_samples, 8);
        QVERIFY(words->text().contains(QLatin1String("at least 8 outcomes")));
        QVERIFY(!strip->accessibleName().contains(QLatin1String("as it would be")));
        QTest::mouseClick(in<QPushButton>(&page, "undo"), Qt::LeftButton);
        QCOMPARE(words->text(), before);
        QVERIFY(chart->plot() == drawn);
    }

    void thePreviewIsOfTheEntryThatIsShown()
    {
        PageFixture fixture;
        SettingsPage page(fixture.context);
        fixture.show(page, kWindow);
        for (const char* id : {"limits", "retry", "server_hints", "retry_budget"}) {
            page.showPanel(QLatin1String(id));
            QTest::qWait(50);
            picture(page, QStringLiteral("preview-") + QLatin1String(id));
        }
        page.showPanel(QStringLiteral("limits"));
        auto* panel = page.findChild<QWidget*>(QStringLiteral("limits"));
        auto* strip = in<PreviewStrip>(panel->window()->findChild<QStackedWidget*>()->currentWidget(), "preview");
        in<QComboBox>(panel, "entry")->setCurrentText(QStringLiteral("gpt-4.1"));
        QVERIFY2(strip->accessibleName().contains(QLatin1String("gpt-4.1")), qPrintable(strip->accessibleName()));
        QVERIFY(in<QLabel>(strip, "previewWords")->text().contains(QLatin1String("Never more than 8 in flight")));
    }

    void everyPanelShows()
    {
        PageFixture fixture;
        SettingsPage page(fixture.context);
        fixture.show(page, kWindow);
        for (const SettingsPanelSpec& panel : settingsPanels()) {
            page.showPanel(panel.id);
            QWidget* shown = page.findChild<QWidget*>(panel.id);
            QVERIFY2(shown && shown->isVisible(), qPrintable(panel.id));
            QVERIFY2(!shown->findChildren<QToolButton*>(QStringLiteral("reset")).isEmpty(), qPrintable(panel.id + QStringLiteral(" has no knobs")));
            QTest::qWait(50);
            picture(page, QStringLiteral("panel-") + panel.id);
        }
    }
};

QTEST_MAIN(TestSettingsPage)
#include "tst_settings_page.moc"
