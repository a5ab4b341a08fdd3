// The queue's worker over real sockets: jobs run at the pace of `batch` with their own chain, wait for what their models
// wait for, and are done once.
#include "core/live/queue_runner.h"

#include "core/config/config_file.h"
#include "core/live/live_client.h"
#include "core/telemetry/event_log.h"
#include "tests/support/memory_key_store.h"
#include "tests/support/scripted_server.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace plimsoll;
using namespace plimsoll::test;

namespace {

QByteArray body(const QByteArray& text)
{
    return R"({"id":"c","object":"chat.completion","model":"m","choices":[{"index":0,"message":{"role":"assistant","content":")" + text +
           R"("},"finish_reason":"stop"}],"usage":{"prompt_tokens":11,"completion_tokens":7,"total_tokens":18}})";
}

const HeaderList kJson{{"content-type", "application/json"}};

Script whole(const QByteArray& text) { return {Send{httpReply(200, body(text), kJson)}}; }
Script failing(int status, const HeaderList& headers = {})
{
    return {Send{httpReply(status, R"({"error":{"message":"not now","type":"x"}})", kJson + headers)}};
}

/// One process' share: a client, its worker, and the file that they have in common.
struct Worker
{
    Worker(ConfigService& config, const QString& path) : store(path), client(config, keys, events, options()), runner(client, store, config) {}
    LiveClientOptions options()
    {
        LiveClientOptions chosen;
        chosen.queue = &store;
        return chosen;
    }
    MemoryKeyStore keys;
    EventLog events;
    JobStore store;
    LiveClient client;
    QueueRunner runner;
};

} // namespace

class TestQueueRunner : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_server = std::make_unique<ScriptedServer>();
        QVERIFY(m_server->listen());
        m_config = std::make_unique<ConfigService>(m_folder->filePath(QStringLiteral("config.json")), ConfigService::Watch::No);
        m_path = m_folder->filePath(QStringLiteral("queue.sqlite"));
        // A profile that would give up at once and has no other model: a job of it has batch's patience, and its chain.
        apply(QJsonObject{
            {QStringLiteral("providers"), QJsonObject{{QStringLiteral("p"), QJsonObject{{QStringLiteral("dialect"), QStringLiteral("openai")},
                                                                                       {QStringLiteral("key"), QStringLiteral("none")},
                                                                                       {QStringLiteral("auth"), QStringLiteral("none")},
                                                                                       {QStringLiteral("proxy"), QStringLiteral("none")},
                                                                                       {QStringLiteral("base_url"), m_server->url().toString()}}}}},
            {QStringLiteral("models"), QJsonObject{{QStringLiteral("m"), QJsonObject{{QStringLiteral("provider"), QStringLiteral("p")}}}}},
            {QStringLiteral("profiles"),
             QJsonObject{{QStringLiteral("once"), QJsonObject{{QStringLiteral("chain"), QJsonArray{QStringLiteral("m")}},
                                                              {QStringLiteral("fallback"), QJsonArray{QStringLiteral("queue")}},
                                                              {QStringLiteral("max_attempts_per_model"), 1}}},
                         {QStringLiteral("batch"), QJsonObject{{QStringLiteral("retry"), QJsonObject{{QStringLiteral("base_ms"), 1},
                                                                                                     {QStringLiteral("throttle_base_ms"), 1}}}}}}}});
    }
    void cleanup()
    {
        m_config.reset();
        m_server.reset();
    }

    void aPausedClientClaimsNothing()
    {
        m_server->answer({failing(500), whole("at last")});
        Worker worker(*m_config, m_path);
        std::optional<CallResult> result;
        connect(&worker.client, &LiveClient::finished, this, [&](CallId, const CallResult& end) {
            if (!result)
                result = end;
        });
        worker.client.submit(request(QStringLiteral("hello")));
        QTRY_VERIFY(result);
        worker.client.setPaused(true);
        QSignalSpy idle(&worker.runner, &QueueRunner::idle);
        worker.runner.start();
        QTRY_VERIFY(!idle.isEmpty());
        worker.runner.look();
        QTRY_VERIFY(idle.size() > 1);
        QCOMPARE(worker.runner.running(), 0);
        worker.client.setPaused(false);
        QCOMPARE(over(worker, result->done.job).state, JobState::Done);
    }

    void aCallThatNobodyCanAnswerBecomesAJobAndIsAnswered()
    {
        m_server->answer({failing(500), whole("at last")});
        Worker worker(*m_config, m_path);
        QSignalSpy finished(&worker.client, &LiveClient::finished);
        std::optional<CallResult> result;
        connect(&worker.client, &LiveClient::finished, this, [&](CallId, const CallResult& end) {
            if (!result)
                result = end;
        });
        worker.client.submit(request(QStringLiteral("hello")));
        QTRY_VERIFY(result);
        QCOMPARE(result->done.outcome, Outcome::Queued);
        QVERIFY(result->done.job > 0);
        worker.runner.start();
        const Job job = over(worker, result->done.job);
        QCOMPARE(job.state, JobState::Done);
        QCOMPARE(job.answer->text, QStringLiteral("at last"));
        QCOMPARE(job.answer->model, QStringLiteral("m"));
        QCOMPARE(job.answer->usage->output, 7);
        QCOMPARE(job.profile, QStringLiteral("once"));
        QCOMPARE(job.attempts, 1);
    }

    void equalJobsShareARequestAndEachKeepsTheAnswer()
    {
        apply(QJsonObject{{QStringLiteral("cache"), QJsonObject{{QStringLiteral("mode"), QStringLiteral("first")}}}});
        m_server->answer({failing(500), whole("for both")}); // so that the second one is there before the answer
        Worker worker(*m_config, m_path);
        const JobId one = add(worker, QStringLiteral("hello")), two = add(worker, QStringLiteral("hello"));
        worker.runner.start();
        for (const JobId id : {one, two}) {
            const Job job = over(worker, id);
            QCOMPARE(job.state, JobState::Done);
            QCOMPARE(job.answer->text, QStringLiteral("for both"));
        }
        QCOMPARE(m_server->deliveries().size(), 2);
    }

    void aJobHasBatchsAttemptsAndItsOwnChain()
    {
        m_server->answer({failing(500), failing(500), failing(500), whole("fourth time")});
        Worker worker(*m_config, m_path);
        const JobId id = add(worker, QStringLiteral("hello"));
        worker.runner.start();
        const Job job = over(worker, id);
        QCOMPARE(job.state, JobState::Done);
        QCOMPARE(job.answer->text, QStringLiteral("fourth time"));
        QCOMPARE(job.attempts, 1); // one run
        QCOMPARE(m_server->deliveries().size(), 4);
    }

    void aJobWaitsForAsLongAsTheServerAsks()
    {
        m_server->answer({failing(429, {{"retry-after", "3600"}})});
        JobId id = 0;
        qint64 before = 0;
        {
            Worker worker(*m_config, m_path);
            id = add(worker, QStringLiteral("hello"));
            QSignalSpy ended(&worker.runner, &QueueRunner::ended);
            before = worker.store.now();
            worker.runner.start();
            QVERIFY(ended.wait());
        }
        Worker restarted(*m_config, m_path); // wall time: the instant is the same in the next process
        const Job job = find(restarted, id);
        QCOMPARE(job.state, JobState::Waiting);
        QCOMPARE(job.reason, QStringLiteral("rate_limit"));
        QVERIFY2(job.next_at >= before + 3'599'000, qPrintable(QString::number(job.next_at - before)));
        QVERIFY2(job.next_at <= restarted.store.now() + 3'661'000, qPrintable(QString::number(job.next_at - before)));
    }

    void hintsOfMillisecondsDoNotUseUpTheRuns()
    {
        QVERIFY(m_config->apply(QJsonDocument::fromJson(R"({"profiles": {"batch": {"max_attempts_per_model": 1}}})").object(), QStringLiteral("test")));
        m_server->answer({failing(429, {{"retry-after-ms", "20"}})});
        Worker worker(*m_config, m_path);
        const JobId id = add(worker, QStringLiteral("hello"));
        QSignalSpy ended(&worker.runner, &QueueRunner::ended);
        const qint64 before = worker.store.now();
        worker.runner.start();
        QVERIFY(ended.wait());
        const Job job = find(worker, id);
        QCOMPARE(job.state, JobState::Waiting);
        QVERIFY2(job.next_at >= before + 1000, qPrintable(QString::number(job.next_at - before)));
    }

    void whatNoWaitingMendsHasFailed()
    {
        m_server->answer({failing(400)});
        Worker worker(*m_config, m_path);
        const JobId id = add(worker, QStringLiteral("hello"));
        worker.runner.start();
        const Job job = over(worker, id);
        QCOMPARE(job.state, JobState::Failed);
        QCOMPARE(job.reason, QStringLiteral("invalid_request"));
        QCOMPARE(job.answer->message, QStringLiteral("not now"));
        QCOMPARE(m_server->deliveries().size(), 1);
    }

    void twoWorkersDoEachJobOnce()
    {
        constexpr int kJobs = 12;
        QList<Script> scripts;
        for (int i = 0; i < kJobs; ++i)
            scripts.append(whole("answer"));
        m_server->answer(scripts);
        Worker one(*m_config, m_path), other(*m_config, m_path);
        for (int i = 0; i < kJobs; ++i)
            add(one, QStringLiteral("prompt %1").arg(i));
        one.runner.start();
        other.runner.start();
        for (JobId id = 1; id <= kJobs; ++id)
            QCOMPARE(over(one, id).state, JobState::Done);
        QCOMPARE(m_server->deliveries().size(), kJobs);
    }

    void aRequestGoesOutOnlyWhenThatIsNoted()
    {
        m_server->answer({whole("answer")});
        Worker worker(*m_config, m_path);
        const JobId id = add(worker, QStringLiteral("hello"));
        auto database = Database::open(m_path, job_table::schema());
        QVERIFY(database);
        std::optional<bool> noted;
        connect(m_server.get(), &ScriptedServer::delivered, this, [&] { noted = job_table::find(**database, id)->in_flight; });
        worker.runner.start();
        QCOMPARE(over(worker, id).state, JobState::Done);
        QVERIFY(noted);
        QVERIFY(*noted);
    }

    void whoHasLostItsJobSendsNothing()
    {
        m_server->answer({whole("answer")});
        Worker worker(*m_config, m_path);
        const JobId id = add(worker, QStringLiteral("hello"));
        bool cancelled = false;
        connect(&worker.runner, &QueueRunner::started, this, [&](JobId job) {
            worker.store.cancel(job, this, [&](bool ok) { cancelled = ok; });
        });
        auto database = Database::open(m_path, job_table::schema());
        QVERIFY(database);
        QSignalSpy idle(&worker.runner, &QueueRunner::idle);
        worker.runner.start();
        QTRY_VERIFY(cancelled || !m_server->deliveries().isEmpty());
        QTRY_VERIFY(!idle.isEmpty() && worker.runner.running() == 0);
        QVERIFY(isOver(find(worker, id).state));
    }

private:
    void apply(const QJsonObject& change)
    {
        const auto outcome = m_config->apply(change, QStringLiteral("test"));
        if (!outcome)
            qFatal("%s: %s", outcome.error().front().where.c_str(), outcome.error().front().what.c_str());
    }
    PromptRequest request(const QString& text)
    {
        PromptRequest prompt;
        prompt.profile = QStringLiteral("once");
        prompt.messages = {{QStringLiteral("user"), text}};
        prompt.stream = false;
        return prompt;
    }
    JobId add(Worker& worker, const QString& text)
    {
        std::optional<JobId> id;
        worker.store.add(request(text), {Duration(0), FailureClass::Ok}, &worker.store, [&](const Result<JobStore::Accepted>& accepted) {
            id = accepted ? accepted->id : 0;
        });
        if (!QTest::qWaitFor([&] { return id.has_value(); }) || *id == 0)
            qFatal("the job was not accepted");
        return *id;
    }
    Job find(Worker& worker, JobId id)
    {
        std::optional<std::optional<Job>> job;
        worker.store.find(id, &worker.store, [&](std::optional<Job> found) { job = found; });
        if (!QTest::qWaitFor([&] { return job.has_value(); }) || !*job)
            qFatal("there is no such job");
        return **job;
    }
    Job over(Worker& worker, JobId id)
    {
        Job job = find(worker, id);
        QElapsedTimer patience;
        for (patience.start(); !isOver(job.state) && patience.elapsed() < 20'000; job = find(worker, id))
            QTest::qWait(10);
        return job;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ScriptedServer> m_server;
    std::unique_ptr<ConfigService> m_config;
    QString m_path;
};

QTEST_GUILESS_MAIN(TestQueueRunner)
#include "tst_queue_runner.moc"
