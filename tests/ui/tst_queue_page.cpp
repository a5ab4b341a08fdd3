// The Queue page in a real window, on a real queue file.
#include "tests/ui/page_fixture.h"
#include "ui/models/queue_model.h"
#include "ui/main_window.h"
#include "ui/page_registry.h"
#include "ui/pages/queue_page.h"
#include "ui/presenters/queue_words.h"

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>
#include <QTextBrowser>

using namespace plimsoll;
using namespace plimsoll::test;

namespace {

JobId add(PageFixture& fixture, const QString& text, Duration ready_in = Duration(0), FailureClass why = FailureClass::Ok)
{
    PromptRequest request;
    request.profile = QStringLiteral("online");
    request.messages = {{QStringLiteral("user"), text}};
    std::optional<JobId> id;
    fixture.jobs.add(request, {ready_in, why}, &fixture.jobs,
                     [&](const Result<JobStore::Accepted>& accepted) { id = accepted ? accepted->id : 0; });
    if (!QTest::qWaitFor([&] { return id.has_value(); }) || *id == 0)
        qFatal("the job was not accepted");
    return *id;
}

QString cell(QWidget& page, JobId job, QueueModel::Column column)
{
    const auto* model = qobject_cast<QueueModel*>(child<QTableView>(page, "jobs")->model());
    const int row = model->rowOf(job);
    return row < 0 ? QString() : model->index(row, column).data().toString();
}

void choose(QWidget& page, JobId job)
{
    auto* table = child<QTableView>(page, "jobs");
    table->selectRow(qobject_cast<QueueModel*>(table->model())->rowOf(job));
}

QueueRow row(JobId id, const QString& word)
{
    QueueRow made;
    made.id = id;
    made.state_word = word;
    return made;
}

} // namespace

class TestQueuePage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anEmptyQueueSaysWhatItIsFor()
    {
        PageFixture fixture;
        QueuePage page(fixture.context);
        fixture.show(page, kWindow);
        QSignalSpy asked(&page, &Page::pageRequested);
        QVERIFY(child<QPushButton>(page, "send")->isVisible());
        QTest::mouseClick(child<QPushButton>(page, "send"), Qt::LeftButton);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.first().first().toString(), QStringLiteral("prompt"));
        picture(page, QStringLiteral("queue-empty"));
    }

    void aResultOpensInPrompt()
    {
        PageFixture fixture;
        fixture.queue.start();
        const JobId job = add(fixture, QStringLiteral("what was asked"));
        MainWindow window(fixture.context, allPages(), QString(), QStringLiteral("queue"));
        window.resize(kWindow);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        Page& queue = *window.builtPage(QStringLiteral("queue"));
        auto* open = child<QPushButton>(queue, "open");
        QTRY_COMPARE_WITH_TIMEOUT(cell(queue, job, QueueModel::State), QStringLiteral("answered"), 20'000);
        choose(queue, job);
        QTRY_VERIFY(!child<QTextBrowser>(queue, "answer")->toPlainText().isEmpty());
        QVERIFY(open->isEnabled());
        QTest::mouseClick(open, Qt::LeftButton);
        QTRY_VERIFY(window.builtPage(QStringLiteral("prompt")));
        Page& prompt = *window.builtPage(QStringLiteral("prompt"));
        QTRY_VERIFY(prompt.isVisible());
        QCOMPARE(child<QPlainTextEdit>(prompt, "prompt")->toPlainText(), QStringLiteral("what was asked"));
        auto* answer = child<QTextBrowser>(prompt, "answer");
        QTRY_VERIFY2(answer->toPlainText().contains(QLatin1String("what was asked")), qPrintable(answer->toPlainText()));
        QVERIFY2(child<QLabel>(prompt, "summary")->text().startsWith(QLatin1String("Job 1 of the queue")), qPrintable(child<QLabel>(prompt, "summary")->text()));
        picture(window, QStringLiteral("queue-result-in-prompt"));

        // A call of its own takes its place.
        child<QPlainTextEdit>(prompt, "prompt")->setPlainText(QStringLiteral("something else"));
        auto* send = child<QPushButton>(prompt, "send");
        QTRY_VERIFY(send->isEnabled());
        QTest::mouseClick(send, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(answer->toPlainText().contains(QLatin1String("something else")), 20'000);
    }

    void aWaitingJobSaysUntilWhenAndWhyAndCanBeSentNow()
    {
        PageFixture fixture;
        QueuePage page(fixture.context);
        fixture.show(page, kWindow);
        const JobId job = add(fixture, QStringLiteral("what waits"), Duration(125'000), FailureClass::RateLimit);
        QTRY_COMPARE(cell(page, job, QueueModel::Prompt), QStringLiteral("what waits"));
        QVERIFY2(cell(page, job, QueueModel::Next).startsWith(QLatin1String("in 2 m")), qPrintable(cell(page, job, QueueModel::Next)));
        QVERIFY(!cell(page, job, QueueModel::Why).isEmpty());
        QCOMPARE(child<QTableView>(page, "jobs")->currentIndex().row(), 0);

        fixture.queue.start();
        QVERIFY(child<QPushButton>(page, "retry")->isEnabled());
        QTest::mouseClick(child<QPushButton>(page, "retry"), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(cell(page, job, QueueModel::State), QStringLiteral("answered"), 20'000);
        QTRY_VERIFY(!child<QTextBrowser>(page, "answer")->toPlainText().isEmpty());
        QVERIFY2(child<QLabel>(page, "figures")->text().contains(QLatin1String("claude-sonnet-4.5")),
                 qPrintable(child<QLabel>(page, "figures")->text()));
        QVERIFY(!child<QPushButton>(page, "retry")->isEnabled());
        QVERIFY(!child<QPushButton>(page, "cancel")->isEnabled());
        QTest::mouseClick(child<QPushButton>(page, "clear"), Qt::LeftButton);
        const auto question = [&] { return page.findChild<QMessageBox*>(QStringLiteral("clearing")); };
        QVERIFY(question() && question()->isVisible());
        QVERIFY2(question()->text().startsWith(QLatin1String("1 finished job")), qPrintable(question()->text()));
        QVERIFY(question()->informativeText().contains(QLatin1String("cannot be undone")));
        picture(*question(), QStringLiteral("queue-clear"));
        QTest::keyClick(question(), Qt::Key_Return); // the answer at hand deletes nothing
        QTRY_VERIFY(!question());
        QVERIFY(!cell(page, job, QueueModel::State).isEmpty());
        QTest::mouseClick(child<QPushButton>(page, "clear"), Qt::LeftButton);
        QTest::mouseClick(child<QPushButton>(*question(), "delete"), Qt::LeftButton);
        QTRY_VERIFY(child<QPushButton>(page, "send")->isVisible());
    }

    void jobsAreCancelledAndPaused()
    {
        PageFixture fixture;
        QueuePage page(fixture.context);
        fixture.show(page, kWindow);
        auto* pause = child<QPushButton>(page, "pause");
        QCOMPARE(pause->text(), QStringLiteral("Pause the queue"));
        QTest::mouseClick(pause, Qt::LeftButton);
        QTRY_COMPARE(pause->text(), QStringLiteral("Resume the queue"));
        fixture.queue.start();
        const JobId first = add(fixture, QStringLiteral("first")), second = add(fixture, QStringLiteral("second"));
        QTRY_VERIFY(!cell(page, second, QueueModel::State).isEmpty());
        QVERIFY(cell(page, first, QueueModel::Why).contains(QLatin1String("paused")));
        choose(page, first);
        QTest::mouseClick(child<QPushButton>(page, "cancel"), Qt::LeftButton);
        QTRY_COMPARE(cell(page, first, QueueModel::State), QStringLiteral("cancelled"));
        QCOMPARE(cell(page, second, QueueModel::State), QStringLiteral("waiting"));
        QTest::mouseClick(pause, Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(cell(page, second, QueueModel::State), QStringLiteral("answered"), 20'000);
        QCOMPARE(cell(page, first, QueueModel::State), QStringLiteral("cancelled"));
    }

    void anUnknownOutcomeAsks()
    {
        PageFixture fixture;
        QueuePage page(fixture.context);
        fixture.show(page, kWindow);
        const JobId job = add(fixture, QStringLiteral("sent, and then a crash"));
        {
            JobStore crashed(fixture.folder.filePath(QStringLiteral("queue.sqlite")));
            bool sent = false;
            crashed.claim(1, &crashed, [&](const std::optional<job_table::Claims>& claims) {
                QVERIFY(claims && claims->jobs.size() == 1);
                crashed.aboutToSend(job, [&](bool go) { sent = go; });
            });
            QTRY_VERIFY(sent);
        }
        QTRY_COMPARE(cell(page, job, QueueModel::State), QStringLiteral("unknown"));
        QVERIFY(child<QLabel>(page, "why")->text().contains(QLatin1String("billed")));
        QVERIFY(child<QPushButton>(page, "retry")->isEnabled());
        fixture.queue.start();
        QTest::mouseClick(child<QPushButton>(page, "retry"), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(cell(page, job, QueueModel::State), QStringLiteral("answered"), 20'000);
    }

    void aShorterOrStoredAnswerSaysSo_data()
    {
        QTest::addColumn<int>("outcome");
        QTest::addColumn<bool>("marked");
        QTest::newRow("whole") << int(Outcome::Success) << false;
        QTest::newRow("stored") << int(Outcome::Cached) << true;
        QTest::newRow("shorter") << int(Outcome::Degraded) << true;
    }
    void aShorterOrStoredAnswerSaysSo()
    {
        QFETCH(int, outcome);
        QFETCH(bool, marked);
        Job job;
        job.state = JobState::Done;
        job.answer.emplace();
        job.answer->outcome = Outcome(outcome);
        QCOMPARE(!queue_words::mark(job).isEmpty(), marked);
    }

    void theModelKeepsTheChoiceWithItsJob()
    {
        QueueModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.set({row(1, QStringLiteral("a")), row(2, QStringLiteral("b")), row(3, QStringLiteral("c"))});
        QPersistentModelIndex chosen(model.index(1, 0)), gone(model.index(0, 0));
        model.set({row(3, QStringLiteral("c")), row(2, QStringLiteral("changed"))});
        QCOMPARE(chosen.row(), 1);
        QCOMPARE(chosen.data(QueueModel::JobRole).toULongLong(), 2u);
        QVERIFY(!gone.isValid());
        QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
        model.set({row(3, QStringLiteral("c")), row(2, QStringLiteral("again"))});
        QCOMPARE(changes.size(), 1);
        model.set({row(2, QStringLiteral("again")), row(3, QStringLiteral("c"))});
        QCOMPARE(chosen.row(), 0);
        model.set({});
        QVERIFY(!chosen.isValid());
    }

    void lookAtIt()
    {
        PageFixture fixture;
        QueuePage page(fixture.context);
        fixture.show(page, kWindow);
        const JobId answered = add(fixture, QStringLiteral("Explain in a few sentences why a client should wait as long as Retry-After says."));
        fixture.queue.start();
        QTRY_COMPARE_WITH_TIMEOUT(cell(page, answered, QueueModel::State), QStringLiteral("answered"), 20'000);
        add(fixture, QStringLiteral("Summarise the release notes of the last three versions"), Duration(17'000), FailureClass::Overloaded);
        add(fixture, QStringLiteral("Translate the manual's second chapter"), Duration(4 * 3600 * 1000), FailureClass::UsageWindow);
        const JobId dropped = add(fixture, QStringLiteral("A job that nobody needs any more"), Duration(60'000), FailureClass::RateLimit);
        bool cancelled = false;
        fixture.jobs.cancel(dropped, this, [&](bool ok) { cancelled = ok; });
        QTRY_VERIFY(cancelled);
        QTRY_COMPARE(cell(page, dropped, QueueModel::State), QStringLiteral("cancelled"));
        choose(page, answered);
        QTRY_VERIFY(!child<QTextBrowser>(page, "answer")->toPlainText().isEmpty());
        picture(page, QStringLiteral("queue"));
    }
};

QTEST_MAIN(TestQueuePage)
#include "tst_queue_page.moc"
