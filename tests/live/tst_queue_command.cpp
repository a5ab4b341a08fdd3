// plimsollctl queue, send --queue and cache as processes: what they store, what they print, how they end.
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

namespace {
constexpr int kPatienceMs = 60'000;
}

class TestQueueCommand : public QObject
{
    Q_OBJECT

    struct Ended
    {
        int code = -1;
        QByteArray out, err;
        QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
    };

private Q_SLOTS:
    void aTerminalIsNotSteeredByAPrompt()
    {
        const Ended stored = ctl({QStringLiteral("send"), QStringLiteral("--queue"), QStringLiteral("\x1b[31mred\x07")});
        QCOMPARE(stored.code, 0);
        const Ended list = ctl({QStringLiteral("queue"), QStringLiteral("list")});
        QVERIFY(list.out.contains("red"));
        QVERIFY(!list.out.contains('\x1b') && !list.out.contains('\x07'));
    }

    void aDamagedFileIsToldAndKept()
    {
        QCOMPARE(ctl({QStringLiteral("send"), QStringLiteral("--queue"), QStringLiteral("a job")}).code, 0);
        QFile file(m_folder->filePath(QStringLiteral("plimsoll/queue.sqlite")));
        QVERIFY(file.exists());
        QVERIFY(file.open(QFile::WriteOnly | QFile::Truncate));
        file.write(QByteArray(8192, 'x'));
        file.close();
        const Ended list = ctl({QStringLiteral("queue"), QStringLiteral("list")});
        QVERIFY2(list.err.contains("damaged") && list.err.contains(".broken-"), list.err.constData());
    }

    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_sandbox = std::make_unique<QProcess>();
    }
    void cleanup()
    {
        if (m_sandbox->state() != QProcess::NotRunning) {
            m_sandbox->terminate();
            m_sandbox->waitForFinished(kPatienceMs);
        }
    }

    void aJobIsStoredListedRunAndShown()
    {
        startSandbox({QStringLiteral("--no-failures"), QStringLiteral("--speed"), QStringLiteral("1000")});
        const Ended stored = ctl({QStringLiteral("send"), QStringLiteral("--queue"), QStringLiteral("tell me something")});
        QCOMPARE(stored.code, 0);
        QCOMPARE(stored.out, QByteArray("1\n"));

        QJsonObject job = jobs().first().toObject();
        QCOMPARE(job.value(QLatin1String("id")).toInt(), 1);
        QCOMPARE(job.value(QLatin1String("state")).toString(), QStringLiteral("waiting"));
        QCOMPARE(job.value(QLatin1String("reason")).toString(), QStringLiteral("new"));
        QVERIFY(QDateTime::fromString(job.value(QLatin1String("next_attempt_at")).toString(), Qt::ISODateWithMs).isValid());
        QCOMPARE(job.value(QLatin1String("title")).toString(), QStringLiteral("tell me something"));

        const Ended run = ctl({QStringLiteral("queue"), QStringLiteral("run"), QStringLiteral("--quiet"), QStringLiteral("--sandbox-url"), m_url});
        QVERIFY2(run.code == 0, run.err.constData());
        QCOMPARE(run.out, QByteArray("job 1: done (success)\n"));
        job = jobs().first().toObject();
        QCOMPARE(job.value(QLatin1String("state")).toString(), QStringLiteral("done"));
        QVERIFY(job.value(QLatin1String("next_attempt_at")).isNull());
        QVERIFY(job.value(QLatin1String("output_tokens")).toInt() > 0);
        QVERIFY(!job.contains(QLatin1String("text")));

        const Ended shown = ctl({QStringLiteral("queue"), QStringLiteral("show"), QStringLiteral("1"), QStringLiteral("--json")});
        QCOMPARE(shown.code, 0);
        QVERIFY(!shown.json().value(QLatin1String("text")).toString().isEmpty());

        QCOMPARE(ctl({QStringLiteral("queue"), QStringLiteral("clear")}).out, QByteArray("1 job deleted\n"));
        QVERIFY(jobs().isEmpty());
    }

    void aCallThatFailsBecomesAJob()
    {
        startSandbox({QStringLiteral("--no-failures"), QStringLiteral("--fault"), QStringLiteral("429:3600x*")});
        const Ended sent = ctl({QStringLiteral("send"), QStringLiteral("--profile"), QStringLiteral("exact"), QStringLiteral("--json"),
                                QStringLiteral("--sandbox-url"), m_url, QStringLiteral("hello")});
        QVERIFY2(sent.code == 3, sent.err.constData());
        QCOMPARE(sent.json().value(QLatin1String("outcome")).toString(), QStringLiteral("queued"));
        QCOMPARE(sent.json().value(QLatin1String("job")).toInt(), 1);
        const QJsonObject job = jobs().first().toObject();
        QCOMPARE(job.value(QLatin1String("reason")).toString(), QStringLiteral("rate_limit"));
        QCOMPARE(job.value(QLatin1String("profile")).toString(), QStringLiteral("exact"));
        const QDateTime next = QDateTime::fromString(job.value(QLatin1String("next_attempt_at")).toString(), Qt::ISODateWithMs);
        QVERIFY(next > QDateTime::currentDateTimeUtc().addSecs(3500));
        // Nothing is due: it ends at once.
        QCOMPARE(ctl({QStringLiteral("queue"), QStringLiteral("run"), QStringLiteral("--sandbox-url"), m_url}).code, 0);
    }

    void jobsAreCancelledRetriedAndPaused()
    {
        startSandbox({QStringLiteral("--no-failures"), QStringLiteral("--speed"), QStringLiteral("1000")});
        ctl({QStringLiteral("send"), QStringLiteral("--queue"), QStringLiteral("one")});
        QCOMPARE(ctl({QStringLiteral("queue"), QStringLiteral("cancel"), QStringLiteral("1")}).code, 0);
        const Ended again = ctl({QStringLiteral("queue"), QStringLiteral("cancel"), QStringLiteral("1"), QStringLiteral("7")});
        QCOMPARE(again.code, 1);
        QVERIFY(again.err.contains("job 7"));
        QCOMPARE(ctl({QStringLiteral("queue"), QStringLiteral("retry"), QStringLiteral("1")}).code, 0);
        QCOMPARE(ctl({QStringLiteral("queue"), QStringLiteral("pause")}).code, 0);
        QCOMPARE(ctl({QStringLiteral("queue"), QStringLiteral("run"), QStringLiteral("--sandbox-url"), m_url}).out, QByteArray());
        QCOMPARE(ctl({QStringLiteral("queue"), QStringLiteral("resume")}).code, 0);
        QCOMPARE(ctl({QStringLiteral("queue"), QStringLiteral("run"), QStringLiteral("--wait"), QStringLiteral("--sandbox-url"), m_url}).out,
                 QByteArray("job 1: done (success)\n"));
        QCOMPARE(ctl({QStringLiteral("queue"), QStringLiteral("show"), QStringLiteral("9")}).code, 1);
    }

    void aWorkerThatIsInterruptedFinishesWhatIsUnderWay()
    {
        startSandbox({QStringLiteral("--no-failures")});
        ctl({QStringLiteral("send"), QStringLiteral("--queue"), QStringLiteral("one")});
        QProcess worker;
        start(worker, {QStringLiteral("queue"), QStringLiteral("run"), QStringLiteral("--watch"), QStringLiteral("--sandbox-url"), m_url});
        while (!worker.readAllStandardError().contains("attempt 1"))
            QVERIFY(worker.waitForReadyRead(kPatienceMs) || worker.bytesAvailable() > 0 || worker.state() == QProcess::Running);
        QCOMPARE(::kill(pid_t(worker.processId()), SIGINT), 0);
        QVERIFY(worker.waitForFinished(kPatienceMs));
        QCOMPARE(worker.exitCode(), 130);
        QCOMPARE(jobs().first().toObject().value(QLatin1String("state")).toString(), QStringLiteral("done"));
    }

    void aStoredAnswerOutlivesTheProgramAndSaysItsAge()
    {
        startSandbox({QStringLiteral("--no-failures"), QStringLiteral("--speed"), QStringLiteral("1000")});
        QCOMPARE(ctl({QStringLiteral("config"), QStringLiteral("set"), QStringLiteral("/cache/mode"), QStringLiteral("first")}).code, 0);
        const QStringList send{QStringLiteral("send"), QStringLiteral("--json"), QStringLiteral("--sandbox-url"), m_url, QStringLiteral("same")};
        const QJsonObject first = ctl(send).json();
        QCOMPARE(first.value(QLatin1String("outcome")).toString(), QStringLiteral("success"));
        const QJsonObject second = ctl(send).json();
        QCOMPARE(second.value(QLatin1String("outcome")).toString(), QStringLiteral("cached"));
        QCOMPARE(second.value(QLatin1String("text")), first.value(QLatin1String("text")));
        QVERIFY(second.value(QLatin1String("age_ms")).toInt(-1) >= 0);
        QVERIFY(second.value(QLatin1String("age_ms")).toInt() < 60'000);
        QCOMPARE(ctl({QStringLiteral("cache"), QStringLiteral("show"), QStringLiteral("--json")}).json().value(QLatin1String("entries")).toInt(), 1);
        QCOMPARE(ctl({QStringLiteral("cache"), QStringLiteral("wipe")}).code, 0);
        QCOMPARE(ctl(send).json().value(QLatin1String("outcome")).toString(), QStringLiteral("success"));
        // A profile may keep its answers to itself.
        QCOMPARE(ctl({QStringLiteral("config"), QStringLiteral("set"), QStringLiteral("/profiles/online/cache"), QStringLiteral("false")}).code, 0);
        QCOMPARE(ctl(send).json().value(QLatin1String("outcome")).toString(), QStringLiteral("success"));
    }

    void anAnswerOfAnotherFormSaysSo()
    {
        startSandbox({QStringLiteral("--no-failures"), QStringLiteral("--speed"), QStringLiteral("1000"), QStringLiteral("--fault"),
                      QStringLiteral("500x1")});
        QCOMPARE(ctl({QStringLiteral("config"), QStringLiteral("set"), QStringLiteral("/profiles/exact/fallback"), QStringLiteral("[\"degrade\"]")}).code, 0);
        QCOMPARE(ctl({QStringLiteral("config"), QStringLiteral("set"), QStringLiteral("/profiles/exact/max_attempts_per_model"), QStringLiteral("1")}).code, 0);
        const Ended sent = ctl({QStringLiteral("send"), QStringLiteral("--quiet"), QStringLiteral("--profile"), QStringLiteral("exact"),
                                QStringLiteral("--sandbox-url"), m_url, QStringLiteral("hello")});
        QVERIFY2(sent.code == 0, sent.err.constData());
        QVERIFY2(sent.err.startsWith("degraded: "), sent.err.constData());
    }

private:
    void startSandbox(const QStringList& options)
    {
        start(*m_sandbox, QStringList{QStringLiteral("sandbox")} + options);
        while (!m_sandbox->canReadLine())
            QVERIFY2(m_sandbox->waitForReadyRead(kPatienceMs), m_sandbox->readAllStandardError().constData());
        m_url = QString::fromLocal8Bit(m_sandbox->readLine().trimmed());
    }
    void start(QProcess& process, const QStringList& arguments)
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char* name : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_RUNTIME_DIR"})
            environment.insert(QLatin1String(name), m_folder->path());
        environment.remove(QStringLiteral("PLIMSOLL_CONFIG"));
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(PLIMSOLL_CTL), arguments);
    }
    Ended ctl(const QStringList& arguments)
    {
        QProcess process;
        start(process, arguments);
        process.closeWriteChannel();
        if (!process.waitForFinished(kPatienceMs))
            return {};
        return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1, process.readAllStandardOutput(),
                process.readAllStandardError()};
    }
    QJsonArray jobs() { return ctl({QStringLiteral("queue"), QStringLiteral("list"), QStringLiteral("--json")}).json().value(QLatin1String("jobs")).toArray(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QProcess> m_sandbox;
    QString m_url;
};

QTEST_GUILESS_MAIN(TestQueueCommand)
#include "tst_queue_command.moc"
