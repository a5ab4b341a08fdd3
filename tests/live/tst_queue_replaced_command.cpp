// plimsollctl queue run --watch, whose file is deleted or replaced while it waits: it goes on with the one that is
// there.
#include "tests/support/scripted_server.h"
#include "tests/support/user_home.h"

#include <csignal>

using namespace plimsoll::test;

namespace {
const char* const kSides[] = {"", "-wal", "-shm"};
} // namespace

class TestQueueReplacedCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void goesOnWithTheNewFile_data()
    {
        QTest::addColumn<bool>("replace");
        QTest::newRow("deleted, and made anew by another process") << false;
        QTest::newRow("replaced by a copy with a job") << true;
    }
    void goesOnWithTheNewFile()
    {
        QFETCH(bool, replace);
        UserHome home;
        ScriptedServer server;
        QVERIFY(server.listen());
        server.answer({{Send{httpReply(200, completion("fine"))}}});
        home.configure(UserHome::oneModelForJobs(server.url()));
        const QString file = home.data(QStringLiteral("queue.sqlite"));

        if (replace) { // a file with one job, beside
            QCOMPARE(home.run(words("send --queue new")).code, 0);
            QVERIFY(QFile::rename(file, file + QStringLiteral(".new")));
            for (const char* side : kSides)
                QFile::remove(file + QLatin1String(side));
        }
        QCOMPARE(home.run(words("send --queue old")).code, 0);
        QProcess worker;
        home.start(worker, words("queue run --watch --quiet"));
        QByteArray out;
        const auto done = [&](int jobs) {
            return QTest::qWaitFor(
                       [&] {
                           out += worker.readAllStandardOutput();
                           return out.count(": done (success)\n") == jobs || worker.state() == QProcess::NotRunning;
                       },
                       UserHome::kPatienceMs) &&
                   out.count(": done (success)\n") == jobs;
        };
        QVERIFY2(done(1), worker.readAllStandardError().constData());

        for (const char* side : kSides)
            QFile::remove(file + QLatin1String(side));
        if (replace)
            QVERIFY(QFile::rename(file + QStringLiteral(".new"), file));
        else
            QCOMPARE(home.run(words("send --queue new")).code, 0);
        QVERIFY2(done(2), worker.readAllStandardError().constData());

        QCOMPARE(::kill(pid_t(worker.processId()), SIGINT), 0);
        QCOMPARE(UserHome::endOf(worker).code, 130);
        const QJsonArray jobs = home.jobs();
        QCOMPARE(jobs.size(), 1);
        QCOMPARE(jobs.first().toObject().value(QLatin1String("title")).toString(), QStringLiteral("new"));
        QCOMPARE(jobs.first().toObject().value(QLatin1String("state")).toString(), QStringLiteral("done"));
    }
};

QTEST_GUILESS_MAIN(TestQueueReplacedCommand)
#include "tst_queue_replaced_command.moc"
