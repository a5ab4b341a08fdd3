// The durable queue's rules, transaction by transaction: what is accepted is on the disk, nobody runs a job of somebody
// else's, a dead worker's job comes back, and an answer ends a job for good.
#include "core/config/app_options.h"
#include "core/store/job_store.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace plimsoll;

namespace {

PromptRequest prompt(const QString& text, int priority = 0)
{
    PromptRequest request;
    request.profile = QStringLiteral("exact");
    request.model = QStringLiteral("m1");
    request.system = QStringLiteral("be brief");
    request.messages = {{QStringLiteral("user"), text}};
    request.maxTokens = 77;
    request.temperature = 0.25;
    request.priority = priority;
    return request;
}

JobAnswer answer(const QString& text)
{
    JobAnswer given;
    given.text = text;
    given.model = QStringLiteral("m1");
    given.usage = Usage{.input = 3, .output = 5};
    given.cost_usd = 0.25;
    return given;
}

constexpr qint64 kNow = 1'700'000'000'000;

job_table::ClaimOptions worker(const char* owner, int most = 10, bool resend = false)
{
    return {QString::fromLatin1(owner), most, 1000, resend, 3};
}

} // namespace

class TestJobStore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_path = m_folder.filePath(QStringLiteral("queue-%1.sqlite").arg(++m_number));
        m_database = open();
    }
    void cleanup() { m_database.reset(); }

    void aCommitIsOnTheDisk()
    {
        // FULL: the write-ahead log is synchronized by every commit, before it returns.
        QSqlQuery* query = m_database->run(QStringLiteral("PRAGMA synchronous"));
        QVERIFY(query && query->next());
        QCOMPARE(query->value(0).toInt(), 2);
        query->finish();
    }

    void whatIsToldAsStoredIsCommitted()
    {
        JobStore store(m_path);
        std::optional<std::uint64_t> job;
        int seen = -1;
        store.enqueue(prompt(QStringLiteral("hello")), {}, [&](std::optional<std::uint64_t> stored) {
            job = stored;
            // A connection of its own sees only what is committed.
            const auto listing = job_table::list(*m_database, 10);
            seen = listing ? int(listing->jobs.size()) : -1;
        });
        QCOMPARE(seen, -1); // not told before the disk has it
        QTRY_VERIFY(job);
        QCOMPARE(seen, 1);
    }

    void aJobIsSentAsItWasAskedFor()
    {
        const JobId id = add(prompt(QStringLiteral("the prompt")));
        const auto claims = job_table::claim(*m_database, kNow, worker("a"));
        QVERIFY(claims);
        QCOMPARE(claims->jobs.size(), 1);
        const PromptRequest& request = claims->jobs.first().request;
        QCOMPARE(request.job, id);
        QCOMPARE(request.profile, QStringLiteral("exact"));
        QCOMPARE(request.model, QStringLiteral("m1"));
        QCOMPARE(request.system, QStringLiteral("be brief"));
        QCOMPARE(request.messages.size(), 1);
        QCOMPARE(request.messages.first().role, QStringLiteral("user"));
        QCOMPARE(request.messages.first().text, QStringLiteral("the prompt"));
        QCOMPARE(request.maxTokens, 77);
        QCOMPARE(request.temperature, std::optional(0.25));
    }

    void theQueueIsBounded()
    {
        QVERIFY(!job_table::add(*m_database, prompt(QStringLiteral("1")), QStringLiteral("new"), kNow, kNow, 2)->full);
        const JobId second = job_table::add(*m_database, prompt(QStringLiteral("2")), QStringLiteral("new"), kNow, kNow, 2)->id;
        QVERIFY(job_table::add(*m_database, prompt(QStringLiteral("3")), QStringLiteral("new"), kNow, kNow, 2)->full);
        QVERIFY(*job_table::complete(*m_database, second, answer(QStringLiteral("x")), kNow));
        QVERIFY(!job_table::add(*m_database, prompt(QStringLiteral("3")), QStringLiteral("new"), kNow, kNow, 2)->full);
    }

    void twoWorkersNeverHaveTheSameJob()
    {
        for (int i = 0; i < 5; ++i)
            add(prompt(QString::number(i)));
        const auto other = open();
        const auto first = job_table::claim(*m_database, kNow, worker("a", 3));
        const auto second = job_table::claim(*other, kNow, worker("b", 10));
        QCOMPARE(first->jobs.size(), 3);
        QCOMPARE(second->jobs.size(), 2);
        for (const ClaimedJob& one : first->jobs)
            for (const ClaimedJob& two : second->jobs)
                QVERIFY(one.id != two.id);
        QVERIFY(job_table::claim(*m_database, kNow, worker("a"))->jobs.isEmpty());
    }

    void dueAndPriority()
    {
        const JobId late = add(prompt(QStringLiteral("late")), kNow + 500);
        const JobId low = add(prompt(QStringLiteral("low")));
        const JobId high = add(prompt(QStringLiteral("high"), 5));
        auto claims = job_table::claim(*m_database, kNow, worker("a"));
        QCOMPARE(claims->jobs.size(), 2);
        QCOMPARE(claims->jobs[0].id, high);
        QCOMPARE(claims->jobs[1].id, low);
        QCOMPARE(claims->next_at, kNow + 500);
        QCOMPARE(claims->left, 3);
        QVERIFY(job_table::claim(*m_database, kNow + 499, worker("a"))->jobs.isEmpty());
        claims = job_table::claim(*m_database, kNow + 500, worker("a"));
        QCOMPARE(claims->jobs.size(), 1);
        QCOMPARE(claims->jobs[0].id, late);
    }

    void aDeadWorkersJobThatWasNotSentWaitsAgain()
    {
        const JobId id = add(prompt(QStringLiteral("x")));
        QCOMPARE(job_table::claim(*m_database, kNow, worker("dead"))->jobs.size(), 1);
        QVERIFY(job_table::claim(*m_database, kNow + 999, worker("b"))->jobs.isEmpty());
        const auto claims = job_table::claim(*m_database, kNow + 1000, worker("b"));
        QCOMPARE(claims->jobs.size(), 1);
        QCOMPARE(claims->jobs[0].id, id);
        QCOMPARE(claims->jobs[0].attempts, 0);
    }

    void aRequestUnderWayAtACrashIsOfUnknownOutcome()
    {
        const JobId id = add(prompt(QStringLiteral("x")));
        job_table::claim(*m_database, kNow, worker("dead"));
        QVERIFY(job_table::markInFlight(*m_database, QStringLiteral("dead"), id));
        QVERIFY(job_table::claim(*m_database, kNow + 5000, worker("b"))->jobs.isEmpty());
        QCOMPARE(state(id), JobState::Unknown);
        QCOMPARE(job_table::find(*m_database, id)->reason, QStringLiteral("outcome_unknown"));
        // It asks for as long as nobody decides.
        QVERIFY(job_table::claim(*m_database, kNow + 50'000, worker("b"))->jobs.isEmpty());
        QVERIFY(job_table::retryNow(*m_database, id, kNow + 60'000));
        QCOMPARE(job_table::claim(*m_database, kNow + 60'000, worker("b"))->jobs.size(), 1);
    }

    void resendSendsAgainAsLongAsAttemptsAreLeft()
    {
        const JobId id = add(prompt(QStringLiteral("x")));
        qint64 now = kNow;
        for (int run = 0; run < 3; ++run, now += 1000) {
            QCOMPARE(job_table::claim(*m_database, now, worker("dies", 1, true))->jobs.size(), 1);
            QVERIFY(job_table::markInFlight(*m_database, QStringLiteral("dies"), id));
            QVERIFY(job_table::markInFlight(*m_database, QStringLiteral("dies"), id)); // a retry within the run is no new run
            QCOMPARE(job_table::find(*m_database, id)->attempts, run + 1);
        }
        QVERIFY(job_table::claim(*m_database, now, worker("b", 1, true))->jobs.isEmpty());
        QCOMPARE(state(id), JobState::Failed);
    }

    void aKnownFailureIsNoUnknownOutcome()
    {
        const JobId id = add(prompt(QStringLiteral("x")));
        job_table::claim(*m_database, kNow, worker("dead"));
        QVERIFY(job_table::markInFlight(*m_database, QStringLiteral("dead"), id));
        job_table::clearInFlight(*m_database, QStringLiteral("dead"), id);
        QCOMPARE(job_table::claim(*m_database, kNow + 1000, worker("b"))->jobs.size(), 1);
    }

    void whoHasLostAJobSendsNothing()
    {
        const JobId id = add(prompt(QStringLiteral("x")));
        job_table::claim(*m_database, kNow, worker("asleep"));
        QCOMPARE(job_table::renew(*m_database, QStringLiteral("asleep"), {id}, kNow + 2000)->size(), 1);
        QVERIFY(job_table::claim(*m_database, kNow + 1999, worker("b"))->jobs.isEmpty());
        QCOMPARE(job_table::claim(*m_database, kNow + 2000, worker("b"))->jobs.size(), 1);
        QVERIFY(job_table::renew(*m_database, QStringLiteral("asleep"), {id}, kNow + 9000)->isEmpty());
        QVERIFY(!job_table::markInFlight(*m_database, QStringLiteral("asleep"), id));
        QCOMPARE(job_table::putBack(*m_database, QStringLiteral("asleep"), id, QStringLiteral("timeout"), {}, kNow, kNow, 3), std::optional(false));
        QCOMPARE(job_table::fail(*m_database, QStringLiteral("asleep"), id, answer({}), kNow), std::optional(false));
        QCOMPARE(state(id), JobState::Running);
    }

    void aLateAnswerIsAnAnswer()
    {
        const JobId id = add(prompt(QStringLiteral("x")));
        job_table::claim(*m_database, kNow, worker("asleep"));
        job_table::markInFlight(*m_database, QStringLiteral("asleep"), id);
        job_table::claim(*m_database, kNow + 1000, worker("b"));
        QCOMPARE(state(id), JobState::Unknown);
        QVERIFY(*job_table::complete(*m_database, id, answer(QStringLiteral("late")), kNow + 1500));
        const auto job = job_table::find(*m_database, id);
        QCOMPARE(job->state, JobState::Done);
        QCOMPARE(job->answer->text, QStringLiteral("late"));
        QCOMPARE(job->answer->usage->output, 5);
        QCOMPARE(job->answer->cost_usd, std::optional(0.25));
    }

    void anAnsweredJobIsNeverSentAgain()
    {
        const JobId id = add(prompt(QStringLiteral("x")));
        job_table::claim(*m_database, kNow, worker("a"));
        job_table::markInFlight(*m_database, QStringLiteral("a"), id);
        QVERIFY(*job_table::complete(*m_database, id, answer(QStringLiteral("first")), kNow));
        m_database = open(); // a new process
        QVERIFY(job_table::claim(*m_database, kNow + 1'000'000, worker("b", 10, true))->jobs.isEmpty());
        QVERIFY(!job_table::retryNow(*m_database, id, kNow));
        QVERIFY(!job_table::cancel(*m_database, id, kNow));
        QVERIFY(!*job_table::complete(*m_database, id, answer(QStringLiteral("second")), kNow));
        QCOMPARE(job_table::find(*m_database, id)->answer->text, QStringLiteral("first"));
    }

    void aFailedRunWaitsUntilItsAttemptsAreSpent()
    {
        const JobId id = add(prompt(QStringLiteral("x")));
        for (int run = 1; run <= 3; ++run) {
            QCOMPARE(job_table::claim(*m_database, kNow + run * 100, worker("a"))->jobs.size(), 1);
            QVERIFY(job_table::markInFlight(*m_database, QStringLiteral("a"), id));
            QVERIFY(*job_table::putBack(*m_database, QStringLiteral("a"), id, QStringLiteral("overloaded"), QStringLiteral("busy"),
                                        kNow, kNow + (run + 1) * 100, 3));
            const auto job = job_table::find(*m_database, id);
            QCOMPARE(job->state, run < 3 ? JobState::Waiting : JobState::Failed);
            QCOMPARE(job->reason, QStringLiteral("overloaded"));
            QCOMPARE(job->answer->message, QStringLiteral("busy"));
        }
        // A person may give it all its attempts once more.
        QVERIFY(job_table::retryNow(*m_database, id, kNow + 900));
        QCOMPARE(job_table::claim(*m_database, kNow + 900, worker("a"))->jobs.first().attempts, 0);
    }

    void aRunThatSentNothingIsNoAttempt()
    {
        const JobId id = add(prompt(QStringLiteral("x")));
        for (int run = 0; run < 10; ++run) {
            QCOMPARE(job_table::claim(*m_database, kNow, worker("a"))->jobs.size(), 1);
            QVERIFY(*job_table::putBack(*m_database, QStringLiteral("a"), id, QStringLiteral("usage_window"), {}, kNow, kNow, 3));
        }
        QCOMPARE(state(id), JobState::Waiting);
    }

    void aWorkerThatEndsGivesItsJobsBack()
    {
        const JobId sent = add(prompt(QStringLiteral("sent"))), unsent = add(prompt(QStringLiteral("unsent")));
        job_table::claim(*m_database, kNow, worker("a"));
        job_table::markInFlight(*m_database, QStringLiteral("a"), sent);
        job_table::release(*m_database, QStringLiteral("a"), kNow);
        QCOMPARE(state(sent), JobState::Unknown);
        QCOMPARE(state(unsent), JobState::Waiting);
    }

    void aCancelledJobIsLeftAlone()
    {
        const JobId id = add(prompt(QStringLiteral("x")));
        job_table::claim(*m_database, kNow, worker("a"));
        QVERIFY(job_table::cancel(*m_database, id, kNow));
        QVERIFY(!job_table::markInFlight(*m_database, QStringLiteral("a"), id));
        QVERIFY(job_table::renew(*m_database, QStringLiteral("a"), {id}, kNow + 9000)->isEmpty());
        QVERIFY(!*job_table::complete(*m_database, id, answer(QStringLiteral("x")), kNow));
        QCOMPARE(state(id), JobState::Cancelled);
        QVERIFY(!job_table::cancel(*m_database, 4711, kNow));
    }

    void aPausedQueueGivesNothingOut()
    {
        add(prompt(QStringLiteral("x")));
        QVERIFY(job_table::setPaused(*m_database, true));
        const auto claims = job_table::claim(*open(), kNow, worker("a"));
        QVERIFY(claims->paused);
        QVERIFY(claims->jobs.isEmpty());
        QVERIFY(job_table::setPaused(*m_database, false));
        QCOMPARE(job_table::claim(*m_database, kNow, worker("a"))->jobs.size(), 1);
    }

    void aForgottenJobLeavesNothingInTheFile()
    {
        const QByteArray secret = "a prompt that nobody is to find";
        const JobId id = add(prompt(QString::fromUtf8(secret)));
        add(prompt(QStringLiteral("waits")));
        QVERIFY(*job_table::complete(*m_database, id, answer(QStringLiteral("done")), kNow));
        QVERIFY(onDisk(secret));
        QCOMPARE(job_table::forgetFinished(*m_database, kNow), std::optional(0)); // not older than that
        QCOMPARE(job_table::forgetFinished(*m_database, kNow + 1), std::optional(1));
        QVERIFY(!onDisk(secret));
        QCOMPARE(job_table::list(*m_database, 10)->jobs.size(), 1);
    }

    void theListShowsWhatIsUnderWayFirst()
    {
        const JobId done = add(prompt(QStringLiteral("done"))), later = add(prompt(QStringLiteral("later")), kNow + 9),
                    sooner = add(prompt(QStringLiteral("sooner")), kNow + 5), runs = add(prompt(QStringLiteral("runs")));
        QVERIFY(*job_table::complete(*m_database, done, answer({}), kNow));
        job_table::claim(*m_database, kNow, worker("a"));
        const auto listing = job_table::list(*m_database, 3);
        QCOMPARE(listing->total, 4);
        QCOMPARE(listing->jobs.size(), 3);
        QCOMPARE(listing->jobs[0].id, runs);
        QCOMPARE(listing->jobs[1].id, sooner);
        QCOMPARE(listing->jobs[2].id, later);
        QCOMPARE(listing->jobs[1].title, QStringLiteral("sooner"));
    }

    void aStoreGivesBackItsClaimsWhenItEnds()
    {
        add(prompt(QStringLiteral("x")), 1);
        {
            JobStore store(m_path);
            bool claimed = false;
            store.claim(5, &store, [&](const std::optional<job_table::Claims>& claims) { claimed = claims && claims->jobs.size() == 1; });
            QTRY_VERIFY(claimed);
        }
        QCOMPARE(job_table::list(*m_database, 1)->jobs.first().state, JobState::Waiting);
    }

    void withoutADatabaseNothingIsAccepted()
    {
        QFile file(m_folder.filePath(QStringLiteral("plain")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        JobStore store(file.fileName() + QStringLiteral("/queue.sqlite"));
        std::optional<bool> accepted, full;
        store.add(prompt(QStringLiteral("x")), {}, &store, [&](const Result<JobStore::Accepted>& result) { accepted = bool(result); });
        store.enqueue(prompt(QStringLiteral("x")), {}, [&](std::optional<std::uint64_t> job) { full = !job; });
        QTRY_VERIFY(accepted && full);
        QVERIFY(!*accepted);
        QVERIFY(*full);
    }

private:
    std::unique_ptr<Database> open()
    {
        auto database = Database::open(m_path, job_table::schema());
        if (!database)
            qFatal("%s", database.error().what.c_str());
        return std::move(*database);
    }
    JobId add(const PromptRequest& request, qint64 next_at = kNow)
    {
        return job_table::add(*m_database, request, QStringLiteral("new"), kNow, next_at, 1000).value().id;
    }
    JobState state(JobId id) { return job_table::find(*m_database, id).value().state; }
    bool onDisk(const QByteArray& text) const
    {
        for (const QFileInfo& file : QDir(m_folder.path()).entryInfoList({QFileInfo(m_path).fileName() + QLatin1Char('*')})) {
            QFile content(file.filePath());
            if (content.open(QIODevice::ReadOnly) && content.readAll().contains(text))
                return true;
        }
        return false;
    }

    QTemporaryDir m_folder;
    QString m_path;
    int m_number = 0;
    std::unique_ptr<Database> m_database;
};

QTEST_GUILESS_MAIN(TestJobStore)
#include "tst_job_store.moc"
