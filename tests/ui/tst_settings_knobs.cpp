// Every knob of the configuration in the Settings page: shown, with unit, range, default and help; changed, refused, reset.
#include "core/config/defaults.h"
#include "tests/ui/page_fixture.h"
#include "ui/pages/settings_page.h"
#include "ui/presenters/fault_dials.h"
#include "ui/presenters/settings_words.h"
#include "ui/settings/knob_editor.h"
#include "ui/settings/knob_row.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>

using namespace plimsoll;
using namespace plimsoll::test;

namespace {

/// The same knob of an entry that ships.
QString realPlace(const Knob& knob)
{
    QString path = knob.path;
    return path.replace(QLatin1String("/providers/*"), QLatin1String("/providers/sandbox-openai"))
        .replace(QLatin1String("/models/*"), QLatin1String("/models/gpt-4.1"))
        .replace(QLatin1String("/profiles/*"), QLatin1String("/profiles/online"));
}

/// Another value that the knob takes; undefined where what is good depends on other settings.
QJsonValue another(const Knob& knob, const QJsonValue& now)
{
    switch (knob.kind) {
    case KnobKind::Switch: return !now.toBool();
    case KnobKind::Whole:
    case KnobKind::Number: {
        const double number = now.isDouble() ? now.toDouble() : knob.min;
        return number + 1 <= knob.max && !(knob.max <= 1) ? number + 1 : number > knob.min ? knob.min : knob.max;
    }
    case KnobKind::Choice:
        for (const QString& word : knob.choices)
            if (word != now.toString() && word != QLatin1String("env"))
                return word;
        return QJsonValue::Undefined;
    default: return QJsonValue::Undefined;
    }
}

} // namespace

class TestSettingsKnobs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyGroupHasAPanelOrAReason()
    {
        QList<KnobGroup> shown = groupsWithoutPanel();
        for (const SettingsPanelSpec& panel : settingsPanels())
            shown += panel.groups;
        for (const Knob& knob : allKnobs())
            QVERIFY2(shown.contains(knob.group), qPrintable(knob.path));
        for (const KnobGroup group : groupsWithoutPanel())
            for (const SettingsPanelSpec& panel : settingsPanels())
                QVERIFY2(!panel.groups.contains(group), qPrintable(panel.id));
    }

    void everyKnobIsARowWithAllThatItNeeds()
    {
        PageFixture fixture;
        SettingsPage page(fixture.context);
        fixture.show(page, kWindow);
        int rows = 0;
        SettingsPresenter presenter(fixture.config);
        for (const SettingsPanelSpec& panel : settingsPanels()) {
            page.showPanel(panel.id);
            const auto found = page.findChild<QWidget*>(panel.id)->findChildren<KnobRow*>();
            for (const KnobRow* row : found) {
                const Knob* knob = findKnob(row->pointer());
                QVERIFY2(knob, qPrintable(row->pointer()));
                ++rows;
                QStringList texts;
                for (const QLabel* label : row->findChildren<QLabel*>())
                    texts << label->text();
                QVERIFY2(texts.contains(settings_words::label(*knob)), qPrintable(row->pointer()));
                QVERIFY2(texts.contains(settings_words::help(*knob)), qPrintable(row->pointer()));
                if (!settings_words::unit(knob->unit).isEmpty() && knob->kind != KnobKind::PriceTiers)
                    QVERIFY2(texts.contains(settings_words::unit(knob->unit)), qPrintable(row->pointer()));
                auto* control = row->findChild<KnobEditor*>()->control();
                QCOMPARE(control->accessibleName(), settings_words::label(*knob));
                if (knob->kind == KnobKind::Whole || knob->kind == KnobKind::Number) {
                    QVERIFY2(control->toolTip().contains(settings_words::range(*knob)), qPrintable(row->pointer()));
                    QVERIFY2(control->accessibleDescription().contains(settings_words::range(*knob)), qPrintable(row->pointer()));
                }
                QVERIFY2(!row->findChild<QToolButton*>(QStringLiteral("reset"))->toolTip().isEmpty(), qPrintable(row->pointer()));
            }
        }
        QVERIFY2(rows > 60, qPrintable(QString::number(rows)));
    }

    void everyKnobIsFoundByItsNameAndByItsKey()
    {
        AppWorld world;
        SettingsPresenter presenter(world.config);
        for (const Knob& knob : allKnobs()) {
            if (groupsWithoutPanel().contains(knob.group) || knob.path == QLatin1String("/version"))
                continue;
            const QString place = realPlace(knob);
            QVERIFY2(presenter.search(settings_words::label(knob), 1000).contains(place), qPrintable(place));
            QVERIFY2(presenter.search(place, 1000).contains(place), qPrintable(place));
        }
    }

    void everyKnobChangesIsUndoneAndReset()
    {
        AppWorld world;
        SettingsPresenter presenter(world.config);
        int changed = 0;
        for (const Knob& knob : allKnobs()) {
            const QString place = realPlace(knob);
            const QJsonValue before = presenter.value(place), after = another(knob, before);
            if (after.isUndefined() || knob.path == QLatin1String("/version"))
                continue;
            QCOMPARE(presenter.set(place, after), std::nullopt);
            QVERIFY2(presenter.value(place) == after, qPrintable(place));
            QVERIFY2(presenter.isChanged(place), qPrintable(place));
            QVERIFY2(presenter.lastChange().contains(settings_words::label(knob)), qPrintable(presenter.lastChange()));
            QCOMPARE(presenter.undo(), std::nullopt);
            QVERIFY2(presenter.value(place) == before, qPrintable(place));
            QCOMPARE(presenter.redo(), std::nullopt);
            QVERIFY2(presenter.value(place) == after, qPrintable(place));
            QCOMPARE(presenter.reset(place), std::nullopt);
            QVERIFY2(!presenter.isChanged(place), qPrintable(place));
            ++changed;
        }
        QVERIFY2(changed > 70, qPrintable(QString::number(changed)));
    }

    void everyFigureOutOfRangeIsRefusedWithTheRange()
    {
        AppWorld world;
        SettingsPresenter presenter(world.config);
        for (const Knob& knob : allKnobs()) {
            if (knob.kind != KnobKind::Whole && knob.kind != KnobKind::Number)
                continue;
            const QString place = realPlace(knob);
            const QJsonValue before = presenter.value(place);
            for (const double bad : {knob.min - 1, knob.max + std::max(1.0, knob.max * 0.01)}) {
                const auto why = presenter.set(place, bad);
                QVERIFY2(why && !why->isEmpty(), qPrintable(place));
                QVERIFY2(why->contains(QString::number(knob.min, 'g', 16)) || knob.kind == KnobKind::Whole, qPrintable(*why));
                QVERIFY2(presenter.value(place) == before, qPrintable(place));
            }
        }
        QVERIFY(world.config.changes().isEmpty());
    }

    void aFaultThatTheSandboxWouldNotUnderstandIsRefused()
    {
        AppWorld world;
        SettingsPresenter presenter(world.config);
        const auto why = presenter.set(QStringLiteral("/sandbox/faults"), QJsonArray{QStringLiteral("429:2x2"), QStringLiteral("nonsense")});
        QVERIFY(why && why->contains(QLatin1String("column 1")));
        QCOMPARE(presenter.set(QStringLiteral("/sandbox/faults"), QJsonArray{QStringLiteral("429:2x2")}), std::nullopt);
    }

    void everyDialledFaultIsOneThatTheSandboxKnows()
    {
        for (const fault_dials::Kind& kind : fault_dials::kinds()) {
            for (const bool figure : {false, true}) {
                Fault fault = kind.fault;
                if (figure && !kind.figure.isEmpty())
                    fault.arg = std::max(1.0, kind.standard);
                fault.times = figure ? 3 : Fault::kAlways;
                fault.model = figure ? QStringLiteral("gpt-4.1") : QString();
                const QStringList list = fault_dials::added({}, fault);
                const auto parsed = parseFault(list.first());
                QVERIFY2(parsed && *parsed == fault, qPrintable(list.first()));
                QVERIFY(!fault_dials::words(fault).contains(u'%'));
            }
        }
    }

    void theDialsAddAndClearFaults()
    {
        PageFixture fixture;
        SettingsPage page(fixture.context);
        fixture.show(page, kWindow);
        page.showPanel(QStringLiteral("sandbox"));
        QWidget* panel = page.findChild<QWidget*>(QStringLiteral("sandbox"));
        const auto press = [&](const char* name) { QTest::mouseClick(panel->findChild<QPushButton*>(QLatin1String(name)), Qt::LeftButton); };
        QVERIFY(!panel->findChild<QPushButton*>(QStringLiteral("clearFaults"))->isEnabled());
        panel->findChild<QSpinBox*>(QStringLiteral("faultTimes"))->setValue(2);
        QCOMPARE(panel->findChild<QLabel*>(QStringLiteral("faultWords"))->text(), QStringLiteral("The next 2 requests to any model meet a 429 that asks for 2 s."));
        press("addFault");
        QCOMPARE(fixture.config.config().sandbox.faults, QStringList{QStringLiteral("429:2x2")});
        auto* model = panel->findChild<QComboBox*>(QStringLiteral("faultModel"));
        QCOMPARE(model->count(), 6); // any, and the five that ship
        model->setCurrentIndex(model->findData(QStringLiteral("gpt-4.1")));
        auto* kind = panel->findChild<QComboBox*>(QStringLiteral("faultKind"));
        kind->setCurrentIndex(6);
        panel->findChild<QSpinBox*>(QStringLiteral("faultTimes"))->setValue(0);
        press("addFault");
        QCOMPARE(fixture.config.config().sandbox.faults, (QStringList{QStringLiteral("429:2x2"), QStringLiteral("resetx*@gpt-4.1")}));
        QCOMPARE(model->currentData().toString(), QStringLiteral("gpt-4.1"));
        picture(page, QStringLiteral("settings-faults"));
        press("clearFaults");
        QVERIFY(fixture.config.config().sandbox.faults.isEmpty());
    }
};

QTEST_MAIN(TestSettingsKnobs)
#include "tst_settings_knobs.moc"
