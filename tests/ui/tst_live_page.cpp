// The Live page in a real window, on a real sandbox.
#include "core/config/engine_names.h"
#include "tests/ui/page_fixture.h"
#include "ui/charts/chart_card.h"
#include "ui/models/live_table_model.h"
#include "ui/pages/live_page.h"
#include "ui/widgets/lamp.h"
#include "ui/widgets/model_card_view.h"
#include "ui/widgets/notice_bar.h"
#include "ui/widgets/segmented_control.h"

#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QTableView>
#include <QToolButton>

using namespace plimsoll;
using namespace plimsoll::test;

namespace {

const QString kSonnet = QStringLiteral("claude-sonnet-4.5");

void send(PageFixture& fixture, int times = 1)
{
    for (int i = 0; i < times; ++i) {
        PromptRequest request;
        request.profile = QStringLiteral("online");
        request.messages = {{QStringLiteral("user"), QStringLiteral("What does a load line show?")}};
        request.maxTokens = 40;
        fixture.client.submit(request);
    }
}

ModelCardView* cardOf(QWidget& page, const QString& model)
{
    for (auto* card : page.findChildren<ModelCardView*>())
        if (card->accessibleName() == model)
            return card;
    return nullptr;
}

ModelSnapshot modelOf(PageFixture& fixture, const QString& name)
{
    for (const ModelSnapshot& model : fixture.client.snapshot().models)
        if (fixture.client.names().models.name(model.model) == name)
            return model;
    return {};
}

void apply(PageFixture& fixture, const QJsonObject& change)
{
    QVERIFY(fixture.config.apply(change, QStringLiteral("test")));
}

QJsonObject limitOf(const QString& model, double requests)
{
    const QJsonObject limits{{QStringLiteral("requests_per_minute"), requests}};
    return {{QStringLiteral("models"), QJsonObject{{model, QJsonObject{{QStringLiteral("limits"), limits}}}}}};
}

void manyModels(PageFixture& fixture, int count)
{
    QJsonObject models;
    for (int i = 0; i < count; ++i)
        models.insert(
            QStringLiteral("gateway-model-%1").arg(i),
            QJsonObject{{QStringLiteral("provider"), QStringLiteral("sandbox-openai")},
                        {QStringLiteral("limits"), QJsonObject{{QStringLiteral("requests_per_minute"), 60 + i}}}});
    apply(fixture, {{QStringLiteral("models"), models}});
}

} // namespace

class TestLivePage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void anEmptyPageOffersWhatFillsIt()
    {
        PageFixture fixture;
        LivePage page(fixture.context);
        fixture.show(page, kWindow);
        QSignalSpy asked(&page, &Page::pageRequested);
        const auto buttons = page.findChildren<QPushButton*>();
        const auto prompt = std::find_if(buttons.begin(), buttons.end(),
                                         [](QPushButton* b) { return b->text() == QLatin1String("Send a prompt"); });
        QVERIFY(prompt != buttons.end() && (*prompt)->isVisible());
        QTest::mouseClick(*prompt, Qt::LeftButton);
        QCOMPARE(asked.size(), 1);
        picture(page, QStringLiteral("live-empty"));
    }

    void aBreakerIsTrippedClosedAndReset()
    {
        PageFixture fixture;
        LivePage page(fixture.context);
        fixture.show(page, kWindow);
        send(fixture);
        QTRY_VERIFY(cardOf(page, kSonnet));
        ModelCardView* card = cardOf(page, kSonnet);
        auto* trip = child<QToolButton>(*card, "trip");
        QVERIFY(trip->isVisible() && trip->accessibleName().contains(kSonnet));
        QTRY_VERIFY(trip->isEnabled());
        QTest::mouseClick(trip, Qt::LeftButton);
        QCOMPARE(modelOf(fixture, kSonnet).breaker, BreakerState::Open);
        QTRY_COMPARE(card->findChild<Lamp*>()->accessibleName(), QStringLiteral("open"));
        auto* close = child<QToolButton>(*card, "close");
        QTRY_VERIFY(close->isEnabled() && !trip->isEnabled());
        close->setFocus();
        QTest::keyClick(close, Qt::Key_Space);
        QCOMPARE(modelOf(fixture, kSonnet).breaker, BreakerState::Closed);
        QVERIFY(fixture.sandbox.addFaults({QStringLiteral("500x1@") + kSonnet}));
        send(fixture);
        QTRY_COMPARE(modelOf(fixture, kSonnet).breaker_failures, 1);
        auto* reset = child<QToolButton>(*card, "reset");
        QTRY_VERIFY(reset->isEnabled());
        QTest::mouseClick(reset, Qt::LeftButton);
        QCOMPARE(modelOf(fixture, kSonnet).breaker_failures, 0);
        QTRY_VERIFY(!reset->isEnabled());
    }

    void pausingHoldsEverythingBack()
    {
        PageFixture fixture;
        LivePage page(fixture.context);
        fixture.show(page, kWindow);
        QSignalSpy finished(&fixture.client, &LiveClient::finished);
        auto* pause = child<QPushButton>(page, "pause");
        QCOMPARE(pause->text(), QStringLiteral("Pause all calls"));
        QTest::mouseClick(pause, Qt::LeftButton);
        QVERIFY(fixture.client.paused());
        QCOMPARE(pause->text(), QStringLiteral("Resume all calls"));
        send(fixture, 2);
        QTest::qWait(300);
        QCOMPARE(finished.size(), 0);
        QVERIFY(fixture.metrics.attempts().total(fixture.client.now(), std::chrono::minutes(1)).count == 0);
        pause->setFocus();
        QTest::keyClick(pause, Qt::Key_Space);
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 2, 20'000);
    }

    void whatTheServerSaysOfItsLimitsIsAdoptedAndTakenBack()
    {
        PageFixture fixture;
        apply(fixture, limitOf(kSonnet, 30)); // the sandbox says 60
        LivePage page(fixture.context);
        fixture.show(page, kWindow);
        send(fixture, 6);
        QTRY_VERIFY(cardOf(page, kSonnet));
        auto* calibrate = child<QPushButton>(*cardOf(page, kSonnet), "calibrate");
        QTRY_VERIFY_WITH_TIMEOUT(calibrate->isVisible(), 20'000);
        picture(page, QStringLiteral("live-drift"));
        QTest::mouseClick(calibrate, Qt::LeftButton);
        QCOMPARE(fixture.config.config().models.at(kSonnet).limits.requests_per_minute, std::optional<double>(60));
        QTRY_VERIFY(!calibrate->isVisible());
        auto* notice = child<NoticeBar>(page, "calibrated");
        QVERIFY(notice->isVisible() && notice->accessibleName().contains(QStringLiteral("30 → 60")));
        auto* undo = child<QPushButton>(page, "undo");
        QTest::keyClick(undo, Qt::Key_Space);
        QCOMPARE(fixture.config.config().models.at(kSonnet).limits.requests_per_minute, std::optional<double>(30));
        QVERIFY(!notice->isVisible());
    }

    void anUndoNeverTakesBackSomethingElse()
    {
        PageFixture fixture;
        apply(fixture, limitOf(kSonnet, 100));
        LivePage page(fixture.context);
        fixture.show(page, kWindow);
        send(fixture, 6);
        QTRY_VERIFY(cardOf(page, kSonnet));
        auto* calibrate = child<QPushButton>(*cardOf(page, kSonnet), "calibrate");
        QTRY_VERIFY_WITH_TIMEOUT(calibrate->isVisible(), 20'000);
        QTest::mouseClick(calibrate, Qt::LeftButton);
        QTest::qWait(2); // changes are told apart by their time
        apply(fixture, limitOf(QStringLiteral("gpt-4.1"), 77));
        QTest::mouseClick(child<QPushButton>(page, "undo"), Qt::LeftButton);
        QCOMPARE(fixture.config.config().models.at(QStringLiteral("gpt-4.1")).limits.requests_per_minute,
                 std::optional<double>(77));
        QVERIFY(child<NoticeBar>(page, "calibrated")->isVisible());
    }

    void manyModelsAreATable()
    {
        PageFixture fixture;
        LivePage page(fixture.context);
        fixture.show(page, kWindow);
        send(fixture, 2);
        QTRY_VERIFY(cardOf(page, kSonnet) && cardOf(page, kSonnet)->isVisible());
        manyModels(fixture, 45);
        QTRY_VERIFY(page.findChild<QTableView*>(QStringLiteral("models")));
        auto* table = child<QTableView>(page, "models");
        QTRY_VERIFY(table->isVisible() && !cardOf(page, kSonnet)->isVisible());
        QCOMPARE(table->model()->rowCount(), 50);
        table->setFocus();
        QTest::keyClick(table, Qt::Key_Home, Qt::ControlModifier);
        for (int i = 0; i < 7; ++i)
            QTest::keyClick(table, Qt::Key_Down);
        const QString model = table->model()->index(7, LiveTableModel::Name).data().toString();
        auto* trip = child<QPushButton>(page, "trip");
        QTRY_VERIFY(trip->isVisible() && trip->accessibleName().contains(model));
        QTest::mouseClick(child<QPushButton>(*trip->parentWidget(), "trip"), Qt::LeftButton);
        QCOMPARE(modelOf(fixture, model).breaker, BreakerState::Open);
        QTRY_COMPARE(table->model()->index(7, LiveTableModel::Breaker).data().toString(), QStringLiteral("open"));
        QTRY_COMPARE(table->currentIndex().row(), 7); // the choice stays where it was
        QTest::mouseClick(child<QPushButton>(*trip->parentWidget(), "reset"), Qt::LeftButton);
        QCOMPARE(modelOf(fixture, model).breaker, BreakerState::Closed);
        picture(page, QStringLiteral("live-table"));
        apply(fixture, {{QStringLiteral("models"), [] {
                             QJsonObject gone;
                             for (int i = 0; i < 45; ++i)
                                 gone.insert(QStringLiteral("gateway-model-%1").arg(i), QJsonValue::Null);
                             return gone;
                         }()}});
        QTRY_VERIFY(cardOf(page, kSonnet)->isVisible() && !table->isVisible());
    }

    void aChartIsSaidInWordsAndShownAsATable()
    {
        PageFixture fixture;
        LivePage page(fixture.context);
        fixture.show(page, kWindow);
        send(fixture, 3);
        QTRY_VERIFY(page.findChild<ChartCard*>(QStringLiteral("outcomes")));
        auto* card = child<ChartCard>(page, "outcomes");
        auto* chart = card->findChild<TimeChart*>();
        auto* scroll = page.findChild<QScrollArea*>();
        QTRY_VERIFY2((scroll->ensureWidgetVisible(card), // the charts move while cards come
                      chart->accessibleDescription().contains(QLatin1String("answered: 3 in all"))),
                     qPrintable(chart->accessibleDescription()));
        auto* asTable = child<QToolButton>(*card, "asTable");
        QVERIFY(asTable->accessibleName().contains(QLatin1String("Calls by outcome")));
        asTable->setFocus();
        QTest::keyClick(asTable, Qt::Key_Space);
        auto* table = card->findChild<QTableView*>();
        QTRY_VERIFY(table->isVisible() && table->model()->rowCount() == 60);
        int answered = 0;
        for (int row = 0; row < 60; ++row)
            answered += table->model()->index(row, 1).data().toString().toInt();
        QCOMPARE(answered, 3);
        picture(page, QStringLiteral("live-chart-table"));
        QTest::keyClick(asTable, Qt::Key_Space);
        QTRY_VERIFY(chart->isVisible());
    }

    void chartsThatNobodySeesAreNotDrawn()
    {
        PageFixture fixture;
        LivePage page(fixture.context);
        fixture.show(page, kWindow);
        send(fixture);
        QTRY_VERIFY(page.findChild<ChartCard*>(QStringLiteral("cost")));
        auto* cost = child<ChartCard>(page, "cost");
        QTRY_VERIFY(!cost->onScreen());
        QVERIFY(cost->findChild<TimeChart*>()->accessibleDescription().isEmpty());
        auto* scroll = page.findChild<QScrollArea*>();
        QTRY_VERIFY((scroll->ensureWidgetVisible(cost), cost->onScreen()));
        QTRY_VERIFY(!cost->findChild<TimeChart*>()->accessibleDescription().isEmpty());
    }

    void everyControlHasAName()
    {
        PageFixture fixture;
        LivePage page(fixture.context);
        fixture.show(page, kWindow);
        send(fixture);
        QTRY_VERIFY(page.findChild<ChartCard*>(QStringLiteral("cost")));
        for (auto* button : page.findChildren<QAbstractButton*>())
            if (button->isVisible())
                QVERIFY2(!button->accessibleName().isEmpty() || !button->text().isEmpty(),
                         qPrintable(button->objectName()));
        for (auto* view : page.findChildren<QAbstractItemView*>())
            QVERIFY2(!view->accessibleName().isEmpty() || qobject_cast<QHeaderView*>(view),
                     qPrintable(view->objectName()));
    }

    void lookAtIt()
    {
        PageFixture fixture(4);
        LivePage page(fixture.context);
        fixture.show(page, kWindow);
        QVERIFY(
            fixture.sandbox.addFaults({QStringLiteral("429:1x2@") + kSonnet, QStringLiteral("529x6@gemini-2.5-flash"),
                                       QStringLiteral("429:20@") + kSonnet}));
        for (int i = 0; i < 12; ++i) {
            send(fixture);
            QTest::qWait(250);
        }
        QTest::qWait(1500);
        picture(page, QStringLiteral("live"));
        auto* scroll = page.findChild<QScrollArea*>();
        scroll->verticalScrollBar()->setValue(scroll->verticalScrollBar()->maximum());
        QTest::qWait(300);
        QVERIFY(child<ChartCard>(page, "timeToSuccess")->onScreen() || child<ChartCard>(page, "cost")->onScreen());
        picture(page, QStringLiteral("live-charts"));
    }
};

QTEST_MAIN(TestLivePage)
#include "tst_live_page.moc"
