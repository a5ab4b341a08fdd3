// The Costs page in a real window, on a history that a real client writes.
#include "core/store/budget_watch.h"
#include "core/store/history_calls.h"
#include "core/store/history_schema.h"
#include "tests/ui/page_fixture.h"
#include "tests/ui/past_calls.h"
#include "ui/charts/stacked_bars.h"
#include "ui/main_window.h"
#include "ui/models/costs_model.h"
#include "ui/pages/costs_page.h"
#include "ui/pages/costs_page_spent.h"
#include "ui/presenters/costs_words.h"
#include "ui/settings/knob_row.h"
#include "ui/widgets/budget_meter.h"
#include "ui/widgets/notice_bar.h"
#include "ui/widgets/segmented_control.h"

#include <QAbstractButton>
#include <QAbstractItemModelTester>
#include <QAction>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QImage>
#include <QJsonDocument>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <QTableView>

using namespace plimsoll;
using namespace plimsoll::test;

namespace {

/// Clicks the choice of a segmented control.
void press(QWidget& page, const char* control, const QString& text)
{
    for (auto* segment : child<SegmentedControl>(page, control)->findChildren<QAbstractButton*>())
        if (segment->text() == text)
            return QTest::mouseClick(segment, Qt::LeftButton);
    qFatal("no choice %s", qPrintable(text));
}

QString cell(QWidget& page, const QString& group, CostsModel::Column column)
{
    const QAbstractItemModel* model = child<QTableView>(page, "costs")->model();
    for (int row = 0; row < model->rowCount(); ++row)
        if (model->index(row, CostsModel::Group).data().toString() == group)
            return model->index(row, column).data().toString();
    return {};
}

/// Answers the page's file dialog.
void answerDialog(QWidget& page, const QString& file)
{
    auto* dialog = page.findChild<QFileDialog*>();
    QVERIFY(dialog);
    dialog->setDirectory(QFileInfo(file).path());
    auto* name = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
    QVERIFY(name);
    name->setText(file);
    QTest::keyClick(name, Qt::Key_Return);
}

QString textOf(QWidget& page, const char* name)
{
    return child<QLabel>(page, name)->text();
}

QString told(QWidget& page, const char* bar)
{
    return child<NoticeBar>(page, bar)->isVisible() ? child<NoticeBar>(page, bar)->accessibleName() : QString();
}

} // namespace

class TestCostsPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    }

    void anEmptyHistorySaysWhatItIsFor()
    {
        PageFixture fixture;
        fixture.history.start();
        CostsPage page(fixture.context);
        fixture.show(page, kWindow);
        QSignalSpy asked(&page, &Page::pageRequested);
        QTRY_VERIFY(child<QPushButton>(page, "send")->isVisible());
        picture(page, QStringLiteral("costs-empty"));
        QTest::mouseClick(child<QPushButton>(page, "send"), Qt::LeftButton);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.first().first().toString(), QStringLiteral("prompt"));
    }

    void aCallIsSeenWhileThePageIsOpen()
    {
        PageFixture fixture;
        fixture.history.start();
        CostsPage page(fixture.context);
        fixture.show(page, kWindow);
        QTRY_VERIFY(child<QPushButton>(page, "send")->isVisible());
        sendPrompt(fixture, QStringLiteral("what does this cost?"));
        QTRY_COMPARE_WITH_TIMEOUT(cell(page, QStringLiteral("claude-sonnet-4.5"), CostsModel::Calls),
                                  QStringLiteral("1"), 20'000);
        const auto play = [&] { return cell(page, QStringLiteral("Sandbox (play money)"), CostsModel::Cost); };
        QTRY_VERIFY_WITH_TIMEOUT(play().startsWith(QLatin1String("$0.0")) && play() != QLatin1String("$0.00"), 20'000);
        QCOMPARE(textOf(page, "spent"), QStringLiteral("$0.00")); // nobody is billed
        QVERIFY2(textOf(page, "gaps").contains(play() + QStringLiteral(" of play money")), qPrintable(textOf(page, "gaps")));
        QCOMPARE(cell(page, QStringLiteral("Total"), CostsModel::Cost), QString());
        picture(page, QStringLiteral("costs-play"));
        press(page, "groups", QStringLiteral("Profile"));
        QCOMPARE(cell(page, QStringLiteral("online"), CostsModel::Calls), QStringLiteral("1"));
        press(page, "groups", QStringLiteral("Provider"));
        QCOMPARE(cell(page, QStringLiteral("sandbox-anthropic"), CostsModel::Calls), QStringLiteral("1"));
    }

    void playMoneyIsApartFromWhatWasSpent()
    {
        PageFixture fixture;
        putPast(fixture.history.path(), {{0, "claude-opus-4.7", "sandbox-anthropic", "online", "success", "ok", 400, 0, 10, 10},
                                         {0, "real", "p", "online", "success", "ok", 1, 0, 10, 10}});
        QVERIFY(bool(fixture.config.apply({{QStringLiteral("budget"), QJsonObject{{QStringLiteral("usd_per_day"), 5}}}},
                                          QStringLiteral("test"))));
        fixture.history.start();
        fixture.budget.start();
        CostsPage page(fixture.context);
        fixture.show(page, kWindow);
        QTRY_COMPARE(cell(page, QStringLiteral("Sandbox (play money)"), CostsModel::Cost), QStringLiteral("$400.00"));
        QCOMPARE(cell(page, QStringLiteral("Total"), CostsModel::Cost), QStringLiteral("$1.00"));
        QCOMPARE(textOf(page, "spent"), QStringLiteral("$1.00"));
        QCOMPARE(cell(page, QStringLiteral("claude-opus-4.7"), CostsModel::Cost), QString());
        QTRY_VERIFY(!fixture.budget.state().today.isNull());
        QCOMPARE(fixture.budget.state().worst(), BudgetLevel::Under);
        QVERIFY(told(page, "budgetAlert").isEmpty());
        auto* model = child<QTableView>(page, "costs")->model();
        model->sort(CostsModel::Cost, Qt::AscendingOrder); // the sums stay at the end
        QCOMPARE(model->index(model->rowCount() - 1, 0).data().toString(), QStringLiteral("Sandbox (play money)"));
    }

    void theBudgetIsSetInItsOwnPanel()
    {
        PageFixture fixture;
        putPast(fixture.history.path(), {{0, "a", "p", "online", "success", "ok", 1, 0, 10, 10}});
        fixture.history.start();
        MainWindow window(fixture.context, allPages(), QString(), QStringLiteral("costs"));
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QApplication::setActiveWindow(&window);
        auto* set = child<QPushButton>(window, "setBudget");
        QTRY_VERIFY(set->isVisible());
        QTest::mouseClick(set, Qt::LeftButton);
        QCOMPARE(window.currentPage(), QStringLiteral("settings"));
        auto* panels = child<QListWidget>(*window.builtPage(QStringLiteral("settings")), "panels");
        QCOMPARE(panels->currentItem()->text(), QStringLiteral("Budgets"));
        const auto* focus = QApplication::focusWidget();
        while (focus && !qobject_cast<const KnobRow*>(focus))
            focus = focus->parentWidget();
        QVERIFY(focus);
        QCOMPARE(static_cast<const KnobRow*>(focus)->pointer(), QStringLiteral("/budget/usd_per_day"));
        BudgetLines lines;
        lines.day = {1.0, 2.0, false, BudgetLevel::Reached};
        QVERIFY(costs_words::budgetAlert(lines).contains(QStringLiteral("Settings, ") + panels->currentItem()->text()));
    }

    // Shares that are no whole per cent, with other shares of the input, and calls that arrive meanwhile.
    void anUntouchedPlanIsTheMixOfTheLastDays()
    {
        PageFixture fixture;
        putPast(fixture.history.path(),
                {{1, "claude-opus-4.7", "p", "online", "success", "ok", 1, 0, 1'000'000, 1'000'000},
                 {2, "claude-sonnet-4.5", "p", "online", "success", "ok", 1, 0, 5'000'000, 1'000'000},
                 {2, "deepseek-v3.2", "p", "online", "success", "ok", 2, 2, 7'777'777, 1'000'000}});
        fixture.history.start();
        CostsPage page(fixture.context);
        fixture.show(page, kWindow);
        press(page, "views", QStringLiteral("Planner"));
        QTRY_COMPARE(child<QSlider>(page, "slider-deepseek-v3.2")->value(), 33);
        const QString same = QStringLiteral("as much as the last 30 days' mix");
        QCOMPARE(textOf(page, "planBeside"), same);
        child<QDoubleSpinBox>(page, "planInput")->setValue(5000);
        QCOMPARE(textOf(page, "planBeside"), same);
        putPast(fixture.history.path(), {{1, "claude-opus-4.7", "p", "online", "success", "ok", 1, 0, 1'000'000, 1'000'000},
                                         {2, "claude-sonnet-4.5", "p", "online", "success", "ok", 1, 0, 5'000'000, 1'000'000},
                                         {2, "deepseek-v3.2", "p", "online", "success", "ok", 2, 2, 7'777'777, 1'000'000},
                                         {0, "deepseek-v3.2", "p", "online", "success", "ok", 2, 2, 1'000'000, 4'000'000}});
        QTRY_COMPARE_WITH_TIMEOUT(child<QSlider>(page, "slider-deepseek-v3.2")->value(), 72, 20'000);
        QCOMPARE(textOf(page, "planBeside"), same);
        auto* share = child<QSpinBox>(page, "percent-claude-opus-4.7");
        share->setFocus();
        share->selectAll();
        QTest::keyClicks(share, QStringLiteral("20"));
        QTest::keyClick(share, Qt::Key_Return);
        QVERIFY2(textOf(page, "planBeside").contains(QLatin1String("more than")), qPrintable(textOf(page, "planBeside")));
        QTest::mouseClick(child<QPushButton>(page, "recentMix"), Qt::LeftButton);
        QCOMPARE(textOf(page, "planBeside"), same);
    }

    void groupsRangesAndSorting()
    {
        PageFixture fixture;
        putPast(fixture.history.path(), {{0, "a", "p", "online", "success", "ok", 1, 0, 10, 10},
                                         {3, "b", "p", "online", "failed", "overloaded", 2, 2, 10, 10},
                                         {20, "c", "q", "batch", "success", "ok", -1, 0, 10, 10},
                                         {200, "a", "q", "batch", "success", "ok", 8, 0, 10, 10}});
        fixture.history.start();
        CostsPage page(fixture.context);
        fixture.show(page, kWindow);
        QAbstractItemModelTester tester(child<QTableView>(page, "costs")->model(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        const auto rows = [&] { return child<QTableView>(page, "costs")->model()->rowCount(); };
        QTRY_COMPARE(rows(), 4);
        QCOMPARE(cell(page, QStringLiteral("c"), CostsModel::Cost), QStringLiteral("unknown"));
        QCOMPARE(cell(page, QStringLiteral("b"), CostsModel::Waste), QStringLiteral("$2.00"));
        QVERIFY(textOf(page, "wasteParts").contains(QLatin1String("failed calls $2.00")));
        press(page, "ranges", QStringLiteral("7d"));
        QTRY_COMPARE(rows(), 3);
        QCOMPARE(child<StackedBars>(page, "bars")->bars().bars.size(), std::size_t(7));
        press(page, "ranges", QStringLiteral("Today"));
        QTRY_COMPARE(rows(), 2);
        QCOMPARE(child<StackedBars>(page, "bars")->bars().bars.size(), std::size_t(24));
        press(page, "ranges", QStringLiteral("All"));
        QTRY_COMPARE(cell(page, QStringLiteral("a"), CostsModel::Cost), QStringLiteral("$9.00"));
        press(page, "groups", QStringLiteral("Day"));
        QCOMPARE(rows(), 5);
        press(page, "groups", QStringLiteral("Model"));
        auto* table = child<QTableView>(page, "costs");
        QHeaderView* header = table->horizontalHeader();
        const auto clickHeading = [&](CostsModel::Column column) {
            const QPoint place(header->sectionViewportPosition(column) + 20, header->height() / 2);
            QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, place);
        };
        const auto shown = [&] {
            QStringList names;
            for (int row = 0; row < rows(); ++row)
                names << table->model()->index(row, 0).data().toString();
            return names.join(QLatin1Char(' '));
        };
        QCOMPARE(shown(), QStringLiteral("a b c Total"));
        clickHeading(CostsModel::Group);
        const QString once = shown();
        clickHeading(CostsModel::Group);
        const QString twice = shown();
        QCOMPARE(QSet<QString>({once, twice}),
                 QSet<QString>({QStringLiteral("a b c Total"), QStringLiteral("c b a Total")}));
        clickHeading(CostsModel::Group);
        QCOMPARE(shown(), QStringLiteral("a b c Total")); // the third time as it came
        auto* bars = child<StackedBars>(page, "bars");
        bars->setFocus();
        QTest::keyClick(bars, Qt::Key_Left);
        QVERIFY2(bars->accessibleDescription().contains(QLatin1String("$1.00")),
                 qPrintable(bars->accessibleDescription()));
    }

    void aBudgetThatIsReachedIsTold()
    {
        PageFixture fixture;
        putPast(fixture.history.path(), {{0, "a", "p", "online", "success", "ok", 4.5, 0, 10, 10}});
        fixture.history.start();
        fixture.budget.start();
        CostsPage page(fixture.context);
        fixture.show(page, kWindow);
        QTRY_VERIFY(!fixture.budget.state().today.isNull());
        QVERIFY(told(page, "budgetAlert").isEmpty());
        const auto set = [&](double day) {
            QVERIFY(bool(
                fixture.config.apply({{QStringLiteral("budget"), QJsonObject{{QStringLiteral("usd_per_day"), day}}}},
                                     QStringLiteral("test"))));
        };
        set(5);
        QVERIFY(told(page, "budgetAlert").contains(QLatin1String("nearly reached: $4.50 of $5.00 (90 %)")));
        set(4);
        QVERIFY(told(page, "budgetAlert").contains(QLatin1String("is reached: $4.50 of $4.00")));
        QCOMPARE(child<BudgetMeter>(page, "budgetDay")->line().level, BudgetLevel::Reached);
        QTRY_VERIFY(child<StackedBars>(page, "bars")->bars().limit.has_value());
        set(400);
        QVERIFY(told(page, "budgetAlert").isEmpty());
    }

    void chartAndTableAreExported()
    {
        PageFixture fixture;
        putPast(fixture.history.path(), twoWeeks());
        fixture.history.start();
        CostsPage page(fixture.context);
        fixture.show(page, kWindow);
        QTRY_VERIFY(!cell(page, QStringLiteral("gemini-2.5-flash"), CostsModel::Calls).isEmpty());
        const QString csv = fixture.folder.filePath(QStringLiteral("out/costs.csv"));
        child<QAction>(page, "exportTable")->trigger();
        answerDialog(page, fixture.folder.filePath(QStringLiteral("table.csv")));
        QTRY_VERIFY2(told(page, "told").startsWith(QLatin1String("Written to")), qPrintable(told(page, "told")));
        QFile file(fixture.folder.filePath(QStringLiteral("table.csv")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().startsWith("model,calls,"));
        QCOMPARE(int(QFileInfo(file).permissions() & QFileDevice::Permissions(0x0077)), 0);

        auto* spent = page.findChild<CostsSpent*>();
        const QString png = fixture.folder.filePath(QStringLiteral("chart.png"));
        QVERIFY(!spent->saveChart(png));
        const QImage image(png);
        QVERIFY(image.width() > 800);
        QCOMPARE(int(QFileInfo(png).permissions() & QFileDevice::Permissions(0x0077)), 0);
        QSet<QRgb> colours;
        for (int x = 0; x < image.width(); x += 3)
            for (int y = 0; y < image.height(); y += 3)
                colours.insert(image.pixel(x, y));
        QVERIFY(colours.size() > 5);
        if (const QString folder = qEnvironmentVariable("PLIMSOLL_PICTURES"); !folder.isEmpty())
            image.save(QDir(folder).filePath(QStringLiteral("costs-export.png")));
        QVERIFY(spent->saveChart(csv)); // there is no such folder
        QVERIFY(spent->saveTable(csv));
    }

    void aSuccessGoesAwayByItself()
    {
        NoticeBar bar;
        bar.set(Meaning::Ok, QStringLiteral("Written to a file."));
        bar.show();
        auto* gone = child<QTimer>(bar, "gone");
        QVERIFY(gone->isActive() && gone->isSingleShot() && gone->interval() == NoticeBar::kSuccessMs);
        gone->start(0);
        QTRY_VERIFY(!bar.isVisible());
        bar.set(Meaning::Ok, QStringLiteral("Written to a file."));
        bar.set(Meaning::Failed, QStringLiteral("The file could not be written.")); // stays
        QVERIFY(bar.isVisible() && !gone->isActive());
    }

    void theLineOfAFailedExportSaysWhy()
    {
        PageFixture fixture;
        putPast(fixture.history.path(), twoWeeks());
        fixture.history.start();
        CostsPage page(fixture.context);
        fixture.show(page, kWindow);
        QTRY_VERIFY(!cell(page, QStringLiteral("gemini-2.5-flash"), CostsModel::Calls).isEmpty());
        QVERIFY(
            QDir(fixture.folder.path()).mkdir(QStringLiteral("taken.png"))); // a folder stands where the file should
        child<QAction>(page, "exportChart")->trigger();
        auto* dialog = page.findChild<QFileDialog*>();
        QVERIFY(dialog);
        Q_EMIT dialog->fileSelected(fixture.folder.filePath(QStringLiteral("taken.png")));
        QVERIFY2(told(page, "told").contains(QLatin1String("could not be written")), qPrintable(told(page, "told")));
        dialog->reject();
    }

    // The figures of the specification, by keys and mouse.
    void thePlanner()
    {
        PageFixture fixture;
        fixture.history.start();
        CostsPage page(fixture.context);
        fixture.show(page, kWindow);
        press(page, "views", QStringLiteral("Planner"));
        auto* output = child<QDoubleSpinBox>(page, "planOutput");
        QVERIFY(output->isVisible());
        QCOMPARE(output->value(), 50.0);
        QCOMPARE(textOf(page, "alone-claude-opus-4.7"), QStringLiteral("$3,750.00"));
        const auto type = [&](const char* name, const char* percent) {
            auto* box = child<QSpinBox>(page, name);
            box->setFocus();
            box->selectAll();
            QTest::keyClicks(box, QLatin1String(percent));
            QTest::keyClick(box, Qt::Key_Return);
        };
        type("percent-claude-opus-4.7", "100");
        QCOMPARE(textOf(page, "planCost"), QStringLiteral("$3,750.00"));
        type("percent-claude-sonnet-4.5", "30");
        QCOMPARE(child<QSlider>(page, "slider-claude-opus-4.7")->value(), 70);
        QCOMPARE(textOf(page, "planCost"), QStringLiteral("$2,850.00"));
        type("percent-deepseek-v3.2", "10");
        type("percent-claude-opus-4.7", "70");
        type("percent-claude-sonnet-4.5", "20");
        type("percent-deepseek-v3.2", "10");
        const auto total = [&] {
            int sum = 0;
            for (auto* slider : page.findChildren<QSlider*>())
                sum += slider->value();
            return sum;
        };
        QCOMPARE(total(), 100);
        QCOMPARE(textOf(page, "planCost"), QStringLiteral("$2,777.10"));
        picture(page, QStringLiteral("costs-planner"));
        auto* slider = child<QSlider>(page, "slider-gemini-2.5-flash");
        slider->setFocus();
        for (int i = 0; i < 25; ++i)
            QTest::keyClick(slider, Qt::Key_Right);
        QCOMPARE(slider->value(), 25);
        QCOMPARE(total(), 100);
        QTest::mouseClick(child<QPushButton>(page, "recentMix"), Qt::LeftButton);
        QCOMPARE(child<QSlider>(page, "slider-claude-sonnet-4.5")->value(), 100); // no traffic: the profile's first
        QTRY_VERIFY(child<QComboBox>(page, "addModel")->count() > 20);
        auto* add = child<QComboBox>(page, "addModel");
        const QString extra = add->itemText(3);
        Q_EMIT add->activated(3);
        auto* added = page.findChild<QSpinBox*>(QStringLiteral("percent-") + extra);
        QVERIFY(added);
        QCOMPARE(total(), 100);
    }

    void theMixBeginsAsItWas()
    {
        PageFixture fixture;
        putPast(fixture.history.path(),
                {{1, "claude-opus-4.7", "p", "online", "success", "ok", 1, 0, 1'000'000, 3'000'000},
                 {2, "deepseek-v3.2", "p", "online", "success", "ok", 2, 2, 1'000'000, 1'000'000}});
        fixture.history.start();
        CostsPage page(fixture.context);
        fixture.show(page, kWindow);
        press(page, "views", QStringLiteral("Planner"));
        QTRY_COMPARE(child<QSlider>(page, "slider-claude-opus-4.7")->value(), 75);
        QCOMPARE(child<QSlider>(page, "slider-deepseek-v3.2")->value(), 25);
        QCOMPARE(child<QDoubleSpinBox>(page, "planOutput")->value(), 50.0);
        QTest::mouseClick(child<QPushButton>(page, "asBefore"), Qt::LeftButton);
        QCOMPARE(child<QDoubleSpinBox>(page, "planOutput")->value(), 4.0);
        QCOMPARE(child<QDoubleSpinBox>(page, "planInput")->value(), 2.0);
        QVERIFY(!textOf(page, "planBeside").isEmpty());
    }

    void pricesAreImportedAndUndone()
    {
        PageFixture fixture;
        fixture.history.start();
        const QJsonObject provider{{QStringLiteral("dialect"), QStringLiteral("anthropic")},
                                   {QStringLiteral("base_url"), QStringLiteral("https://api.anthropic.com/v1")}};
        const QJsonObject model{{QStringLiteral("provider"), QStringLiteral("real")}};
        QVERIFY(bool(
            fixture.config.apply({{QStringLiteral("providers"), QJsonObject{{QStringLiteral("real"), provider}}},
                                  {QStringLiteral("models"), QJsonObject{{QStringLiteral("claude-new-9"), model}}}},
                                 QStringLiteral("test"))));
        const QJsonObject prices{{QStringLiteral("litellm_provider"), QStringLiteral("anthropic")},
                                 {QStringLiteral("mode"), QStringLiteral("chat")},
                                 {QStringLiteral("input_cost_per_token"), 4e-6},
                                 {QStringLiteral("output_cost_per_token"), 21e-6}};
        const QString file = fixture.folder.filePath(QStringLiteral("litellm.json"));
        QFile written(file);
        QVERIFY(written.open(QIODevice::WriteOnly));
        written.write(QJsonDocument(QJsonObject{{QStringLiteral("claude-new-9"), prices}}).toJson());
        written.close();

        CostsPage page(fixture.context);
        fixture.show(page, kWindow);
        press(page, "views", QStringLiteral("Prices"));
        auto* table = child<QTableView>(page, "prices");
        QAbstractItemModelTester tester(table->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QTRY_COMPARE(table->model()->rowCount(), 6);
        auto* apply = child<QPushButton>(page, "applyPrices");
        QVERIFY(!apply->isVisible());
        QTest::mouseClick(child<QPushButton>(page, "importPrices"), Qt::LeftButton);
        answerDialog(page, file);
        QTRY_VERIFY(apply->isVisible());
        picture(page, QStringLiteral("costs-prices"));
        QVERIFY2(textOf(page, "priceSummary").contains(QLatin1String("litellm.json")),
                 qPrintable(textOf(page, "priceSummary")));
        const ModelEntry& configured = fixture.config.config().models.at(QStringLiteral("claude-new-9"));
        QVERIFY(!configured.price.output); // nothing has been changed by looking
        QModelIndex line;
        for (int row = 0; row < table->model()->rowCount(); ++row)
            if (table->model()->index(row, 0).data().toString() == QLatin1String("claude-new-9"))
                line = table->model()->index(row, 0);
        QCOMPARE(line.data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
        table->setFocus();
        table->setCurrentIndex(line);
        QTest::keyClick(table, Qt::Key_Space);
        QCOMPARE(line.data(Qt::CheckStateRole).toInt(), int(Qt::Unchecked));
        QTest::keyClick(table, Qt::Key_Space);
        QTest::mouseClick(apply, Qt::LeftButton);
        const auto price = [&] { return fixture.config.config().models.at(QStringLiteral("claude-new-9")).price; };
        QCOMPARE(price().output, std::optional(21.0));
        QCOMPARE(price().input, std::optional(4.0));
        const QString kept = fixture.folder.filePath(QStringLiteral("prices.json"));
        QVERIFY(QFile::exists(kept));
        QCOMPARE(int(QFileInfo(kept).permissions() & QFileDevice::Permissions(0x0077)), 0);
        QVERIFY(child<QPushButton>(page, "undoPrices")->isVisible());
        QTest::mouseClick(child<QPushButton>(page, "undoPrices"), Qt::LeftButton);
        QVERIFY(!price().output);
        QVERIFY(!child<QPushButton>(page, "undoPrices")->isVisible());
    }

    void aFileThatIsNoneIsRefused()
    {
        PageFixture fixture;
        fixture.history.start();
        const QString file = fixture.folder.filePath(QStringLiteral("none.json"));
        QFile written(file);
        QVERIFY(written.open(QIODevice::WriteOnly));
        written.write("[1, 2");
        written.close();
        CostsPage page(fixture.context);
        fixture.show(page, kWindow);
        press(page, "views", QStringLiteral("Prices"));
        QTRY_VERIFY(child<QTableView>(page, "prices")->model()->rowCount() > 0);
        QTest::mouseClick(child<QPushButton>(page, "importPrices"), Qt::LeftButton);
        answerDialog(page, file);
        QTRY_VERIFY(told(page, "priceProblem").startsWith(QLatin1String("The price file was not taken")));
        QVERIFY(!child<QPushButton>(page, "applyPrices")->isVisible());
        QVERIFY(!QFile::exists(fixture.folder.filePath(QStringLiteral("prices.json"))));
    }

    void lookAtIt()
    {
        PageFixture fixture;
        putPast(fixture.history.path(), twoWeeks());
        fixture.history.start();
        fixture.budget.start();
        QVERIFY(
            bool(fixture.config.apply({{QStringLiteral("budget"), QJsonObject{{QStringLiteral("usd_per_day"), 2.5},
                                                                              {QStringLiteral("usd_per_month"), 100}}}},
                                      QStringLiteral("test"))));
        CostsPage page(fixture.context);
        fixture.show(page, kWindow);
        QTRY_VERIFY(!cell(page, QStringLiteral("gemini-2.5-flash"), CostsModel::Calls).isEmpty());
        QTRY_VERIFY(!fixture.budget.state().today.isNull());
        picture(page, QStringLiteral("costs"));
        press(page, "groups", QStringLiteral("Day"));
        press(page, "ranges", QStringLiteral("90d"));
        QTRY_COMPARE(child<StackedBars>(page, "bars")->bars().bars.size(), std::size_t(90));
        picture(page, QStringLiteral("costs-day"));
        press(page, "views", QStringLiteral("Planner"));
        QTest::mouseClick(child<QPushButton>(page, "asBefore"), Qt::LeftButton);
        picture(page, QStringLiteral("costs-planner-traffic"));
    }
};

QTEST_MAIN(TestCostsPage)
#include "tst_costs_page.moc"
