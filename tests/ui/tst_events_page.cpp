// The Events page in a real window, on the events of real calls and on a flood.
#include "tests/ui/page_fixture.h"
#include "ui/models/event_model.h"
#include "ui/models/timeline_model.h"
#include "ui/pages/events_page.h"
#include "ui/presenters/event_words.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QJsonDocument>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTableView>

#include <ctime>

using namespace plimsoll;
using namespace plimsoll::test;

namespace {

QJsonObject made(int call, const char* kind, const char* model = "gpt", const char* failure = nullptr)
{
    QJsonObject out{{"t_ms", call * 10},
                    {"call", QString::number(call)},
                    {"event", QLatin1String(kind)},
                    {"model", QLatin1String(model)}};
    if (failure)
        out.insert("class", QLatin1String(failure));
    return out;
}

/// A call that is refused once, waits, and is answered.
void addCall(EventLog& log, int call)
{
    QJsonObject accepted = made(call, "accepted");
    accepted.insert("profile", "online");
    log.append(accepted);
    QJsonObject attempt = made(call, "attempt");
    attempt.insert("attempt", 1);
    attempt.insert("total", 1);
    log.append(attempt);
    QJsonObject reply = made(call, "reply", "gpt", "rate_limit");
    reply.insert("t_ms", call * 10 + 300);
    reply.insert("status", 429);
    reply.insert("latency_ms", 300);
    log.append(reply);
    QJsonObject done = made(call, "done", "gpt", "ok");
    done.insert("t_ms", call * 10 + 2500);
    done.insert("outcome", "success");
    log.append(done);
}

/// Microseconds that this thread has worked: what other programs do meanwhile does not count.
qint64 cpuOfThisThread()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return qint64(time.tv_sec) * 1'000'000 + time.tv_nsec / 1000;
}

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool kTimed = false;
#else
constexpr bool kTimed = true;
#endif

RecordBatch batch(EventLog& log, std::uint64_t from)
{
    return log.records(from);
}

} // namespace

class TestEventsPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyControlHasAName()
    {
        PageFixture fixture;
        EventsPage page(fixture.context);
        QCOMPARE(namelessControls(page), QStringList());
    }

    void anEmptyPageSaysWhatItIsFor()
    {
        PageFixture fixture;
        EventsPage page(fixture.context);
        fixture.show(page, kWindow);
        QVERIFY(child<QPushButton>(page, "storm")->isVisible());
        QSignalSpy asked(&page, &Page::pageRequested);
        QTest::mouseClick(child<QPushButton>(page, "send"), Qt::LeftButton);
        QCOMPARE(asked.first().first().toString(), QStringLiteral("prompt"));
        picture(page, QStringLiteral("events-empty"));
    }

    void aCallIsFollowedAndLookedInto()
    {
        PageFixture fixture;
        EventsPage page(fixture.context);
        fixture.show(page, kWindow);
        sendPrompt(fixture, QStringLiteral("hello"));
        auto* table = child<QTableView>(page, "events");
        QTRY_VERIFY(table->isVisible() && table->model()->rowCount() >= 4);
        QCOMPARE(table->model()->index(0, EventModel::Kind).data().toString(),
                 event_words::kindName(QStringLiteral("accepted")));
        QTRY_VERIFY(table->hasFocus());
        QTest::keyClick(table, Qt::Key_Home, Qt::ControlModifier);
        QTRY_VERIFY(!child<QPlainTextEdit>(page, "json")->toPlainText().isEmpty());
        QVERIFY(!page.following());
        const QJsonObject shown =
            QJsonDocument::fromJson(child<QPlainTextEdit>(page, "json")->toPlainText().toUtf8()).object();
        QCOMPARE(shown.value(QLatin1String("event")).toString(), QStringLiteral("accepted"));
        auto* timeline = child<QTableView>(page, "timeline");
        QCOMPARE(timeline->model()->rowCount(), table->model()->rowCount());
        QVERIFY(timeline->isVisible());
        QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QJsonDocument::fromJson(QApplication::clipboard()->text().toUtf8()).object(), shown);
        QTest::mouseClick(child<QPushButton>(page, "onlyCall"), Qt::LeftButton);
        QCOMPARE(child<QLineEdit>(page, "call")->text(), QStringLiteral("1"));
        QCOMPARE(table->currentIndex().row(), 0);
        picture(page, QStringLiteral("events"));
    }

    void filtersChooseAndTakeOff()
    {
        PageFixture fixture;
        for (int call = 1; call <= 5; ++call)
            addCall(fixture.events, call);
        fixture.events.append(made(6, "attempt", "sonnet"));
        EventsPage page(fixture.context);
        fixture.show(page, kWindow);
        const QAbstractItemModel* rows = child<QTableView>(page, "events")->model();
        QCOMPARE(rows->rowCount(), 21);
        auto* kind = child<QComboBox>(page, "kind");
        kind->setCurrentIndex(kind->findData(QStringLiteral("attempt")));
        QCOMPARE(rows->rowCount(), 6);
        auto* model = child<QComboBox>(page, "model");
        QVERIFY(model->findData(QStringLiteral("sonnet")) > 0);
        model->setCurrentIndex(model->findData(QStringLiteral("gpt")));
        QCOMPARE(rows->rowCount(), 5);
        QTest::keyClicks(child<QLineEdit>(page, "call"), QStringLiteral("3"));
        QCOMPARE(rows->rowCount(), 1);
        QVERIFY2(child<QLabel>(page, "summary")->text().contains(QLatin1String("1 of 21")),
                 qPrintable(child<QLabel>(page, "summary")->text()));
        QTest::mouseClick(child<QPushButton>(page, "clear"), Qt::LeftButton);
        QCOMPARE(rows->rowCount(), 21);
        QTest::keyClicks(child<QLineEdit>(page, "text"), QStringLiteral("429"));
        QCOMPARE(rows->rowCount(), 5);
        auto* failure = child<QComboBox>(page, "class");
        failure->setCurrentIndex(failure->findData(QStringLiteral("ok")));
        QCOMPARE(rows->rowCount(), 0);
        fixture.events.append(made(9, "done", "gpt", "ok"));
        QTest::mouseClick(child<QPushButton>(page, "clear"), Qt::LeftButton);
        QTRY_COMPARE(rows->rowCount(), 22);
    }

    void theEndIsFollowedUntilSomebodyReads()
    {
        PageFixture fixture;
        for (int call = 1; call <= 100; ++call)
            addCall(fixture.events, call);
        EventsPage page(fixture.context);
        fixture.show(page, kWindow);
        auto* table = child<QTableView>(page, "events");
        QScrollBar* bar = table->verticalScrollBar();
        QVERIFY(page.following());
        QTRY_COMPARE(bar->value(), bar->maximum());
        addCall(fixture.events, 101);
        QTRY_COMPARE(table->model()->rowCount(), 404);
        QTRY_COMPARE(bar->value(), bar->maximum());
        bar->triggerAction(QAbstractSlider::SliderPageStepSub); // as the wheel and the mouse do
        QVERIFY(!page.following());
        QVERIFY(!child<QPushButton>(page, "follow")->isChecked());
        const int here = bar->value();
        addCall(fixture.events, 102);
        QTRY_COMPARE(table->model()->rowCount(), 408);
        QCOMPARE(bar->value(), here);
        bar->triggerAction(QAbstractSlider::SliderToMaximum);
        QVERIFY(page.following());
        QTest::keyClick(table, Qt::Key_Home, Qt::ControlModifier);
        QVERIFY(!page.following());
        QTest::keyClick(table, Qt::Key_End);
        QVERIFY(page.following());
        QCOMPARE(bar->value(), bar->maximum());
        QTest::mouseClick(child<QPushButton>(page, "follow"), Qt::LeftButton);
        QVERIFY(!page.following());
    }

    void aPauseLosesNothing()
    {
        PageFixture fixture;
        addCall(fixture.events, 1);
        EventsPage page(fixture.context);
        fixture.show(page, kWindow);
        const QAbstractItemModel* rows = child<QTableView>(page, "events")->model();
        QCOMPARE(rows->rowCount(), 4);
        QTest::mouseClick(child<QPushButton>(page, "pause"), Qt::LeftButton);
        addCall(fixture.events, 2);
        QTRY_VERIFY(child<QLabel>(page, "summary")->text().contains(QLatin1String("4 new")));
        QCOMPARE(rows->rowCount(), 4);
        QTest::mouseClick(child<QPushButton>(page, "pause"), Qt::LeftButton);
        QCOMPARE(rows->rowCount(), 8);
    }

    void whatIsShownIsExported()
    {
        PageFixture fixture;
        for (int call = 1; call <= 3; ++call)
            addCall(fixture.events, call);
        EventsPage page(fixture.context);
        fixture.show(page, kWindow);
        QTest::keyClicks(child<QLineEdit>(page, "call"), QStringLiteral("2"));
        const QMenu* menu = child<QPushButton>(page, "export")->menu();
        menu->actions().at(1)->trigger();
        auto* dialog = page.findChild<QFileDialog*>();
        QVERIFY(dialog);
        const QString path = fixture.folder.filePath(QStringLiteral("out.jsonl"));
        Q_EMIT dialog->fileSelected(path);
        QTRY_VERIFY(QFile::exists(path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().count('\n'), 4);
        dialog->close();
    }

    void anExportThatFailsSaysSo()
    {
        EventLog log;
        addCall(log, 1);
        EventsPresenter presenter(log);
        presenter.refresh();
        QSignalSpy failed(&presenter, &EventsPresenter::exportFailed);
        presenter.exportTo(QStringLiteral("/no/such/folder/x.csv"), EventFormat::Csv);
        QVERIFY(failed.wait());
        QVERIFY(failed.first().first().toString().contains(QLatin1String("/no/such/folder/x.csv")));
    }

    void theModelKeepsWhatItIsAskedTo()
    {
        EventLog log(100);
        EventModel model(nullptr, 50);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        std::uint64_t next = 1;
        for (int i = 1; i <= 400; ++i) {
            log.append(made(i, i % 2 ? "attempt" : "reply"));
            if (i == 200)
                model.setQuery({.kind = "reply"});
            if (i % 30)
                continue;
            RecordBatch more = batch(log, next);
            next = more.next;
            model.take(std::move(more));
            QVERIFY(model.total() <= 100);
        }
        QCOMPARE(model.at(model.rowCount() - 1)->sequence, 390u);
        QCOMPARE(model.rowOf(390), model.rowCount() - 1);
        QCOMPARE(model.rowOf(389), -1);
        QVERIFY(model.record(389));
        QVERIFY(!model.record(1));
        QCOMPARE(model.shownRecords().size(), std::size_t(model.rowCount()));
        model.setQuery({.text = "nothing like it"});
        QCOMPARE(model.rowCount(), 0);
        model.setQuery({});
        QCOMPARE(model.rowCount(), int(model.total()));
    }

    void aFloodDoesNotBlock()
    {
        PageFixture fixture;
        EventsPage page(fixture.context);
        fixture.show(page, kWindow);
        qint64 longest = 0;
        for (int second = 0; second < 12; ++second) {
            for (int tenth = 0; tenth < 10; ++tenth) {
                for (int i = 0; i < 250; ++i)
                    addCall(fixture.events, second * 2500 + tenth * 250 + i + 1);
                const qint64 before = cpuOfThisThread();
                page.tick({.number = 0, .now = fixture.client.now()});
                QCoreApplication::processEvents();
                longest = std::max(longest, cpuOfThisThread() - before);
            }
        }
        const auto* rows = child<QTableView>(page, "events")->model();
        QVERIFY(rows->rowCount() >= 100'000);
        QVERIFY(std::size_t(rows->rowCount()) <= EventModel::kMost + EventModel::kSlack);
        QVERIFY(page.following());
        const qint64 before = cpuOfThisThread();
        child<QLineEdit>(page, "text")->setText(QStringLiteral("rate limit"));
        const qint64 filtering = cpuOfThisThread() - before;
        qInfo("longest turn of 1,000 events: %lld us; filtered to %d rows in %lld us", longest, rows->rowCount(),
              filtering);
        QVERIFY(rows->rowCount() >= 25'000);
        if (kTimed) {
            QVERIFY(longest < 50'000);
            QVERIFY(filtering < 100'000);
        }
        picture(page, QStringLiteral("events-flood"));
    }
};

QTEST_MAIN(TestEventsPage)
#include "tst_events_page.moc"
