// plimsollctl and files of the user's that are damaged: the command that meets it says so, and does its work all the same.
#include "core/store/database.h"
#include "core/store/job_table.h"
#include "tests/support/scripted_server.h"
#include "tests/support/user_home.h"

#include <QRegularExpression>

using namespace plimsoll;
using namespace plimsoll::test;

namespace {
constexpr int kJobs = 60;
constexpr qint64 kPage = 4096;
}

class TestDamagedStoresCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_home = std::make_unique<UserHome>();
        m_server = std::make_unique<ScriptedServer>();
        QVERIFY(m_server->listen());
        m_server->answer({{Send{httpReply(200, completion("fine"))}}});
        m_home->configure(UserHome::oneModelForJobs(m_server->url()));
    }

    void aQueueDamagedInPlacesIsToldAndServes_data()
    {
        QTest::addColumn<QStringList>("command");
        QTest::addColumn<QByteArray>("out"); // a part of it
        QTest::newRow("list") << words("queue list") << QByteArray("waiting");
        QTest::newRow("list --json") << words("queue list --json") << QByteArray("\"jobs\":[{");
        QTest::newRow("run") << words("queue run -q") << QByteArray(": done (success)");
        QTest::newRow("cancel") << words("queue cancel 60") << QByteArray();
        QTest::newRow("retry") << words("queue retry 60") << QByteArray();
        QTest::newRow("clear") << words("queue clear") << QByteArray(" jobs deleted");
        QTest::newRow("send") << words("send --queue one-more") << QByteArray("61\n");
    }
    void aQueueDamagedInPlacesIsToldAndServes()
    {
        QFETCH(QStringList, command);
        QFETCH(QByteArray, out);
        fillQueue();
        damage(QStringLiteral("queue.sqlite"), {10 * kPage, indexPage() * kPage});
        const Ended end = m_home->run(command);
        QVERIFY2(end.code == 0, end.err.constData());
        QVERIFY2(end.out.contains(out), end.out.constData());
        static const QRegularExpression told(
            QStringLiteral("^the queue was damaged and is kept as \\S+/queue\\.sqlite\\.broken-\\S+; a new one was begun with the "
                           "(\\d+) jobs that could be read; others may be lost, how many cannot be known$"),
            QRegularExpression::MultilineOption);
        const auto match = told.match(QString::fromUtf8(end.err));
        QVERIFY2(match.hasMatch(), end.err.constData());
        const int taken = match.captured(1).toInt();
        QVERIFY2(taken > 0 && taken < kJobs, end.err.constData()); // a page of them is gone
        const int more = command.contains(QStringLiteral("send")) ? 1 : 0;
        QCOMPARE(m_home->jobs().size(), taken + more);
        QCOMPARE(m_home->run(words("queue list")).err, QByteArray()); // told once
    }

    void aQueueWhoseIndexAloneIsDamagedLosesNothing()
    {
        fillQueue();
        damage(QStringLiteral("queue.sqlite"), {indexPage() * kPage});
        const Ended end = m_home->run(words("queue cancel 1"));
        QVERIFY2(end.code == 0, end.err.constData());
        QVERIFY2(end.err.contains("with the 60 jobs that could be read, which are all"), end.err.constData());
        QCOMPARE(m_home->jobs().size(), kJobs);
    }

    void sendTellsOfEachFile_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("what");
        QTest::newRow("limits") << QStringLiteral("limits.sqlite") << QByteArray("the file of shared limits");
        QTest::newRow("answers") << QStringLiteral("answers.sqlite") << QByteArray("the file of stored answers");
        QTest::newRow("history") << QStringLiteral("history.sqlite") << QByteArray("the history");
        QTest::newRow("prompts") << QStringLiteral("prompts.sqlite") << QByteArray("the prompt history");
    }
    void sendTellsOfEachFile()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, what);
        QCOMPARE(m_home->run(words("send -q --no-stream hello")).code, 0);
        damage(file, {0, kPage});
        const Ended end = m_home->run(words("send -q --no-stream again"));
        QCOMPARE(end.code, 0);
        QCOMPARE(end.out, QByteArray("fine\n"));
        const QByteArray line(what + " was damaged and is kept as " + m_home->data(file).toUtf8() + ".broken-");
        QVERIFY2(end.err.startsWith(line), end.err.constData());
        QCOMPARE(end.err.count('\n'), 1);
        const Ended more = m_home->run(words("send -q --no-stream more"));
        QCOMPARE(more.code, 0);
        QCOMPARE(more.err, QByteArray());
    }

private:
    void fillQueue()
    {
        const auto database = Database::open(m_home->data(QStringLiteral("queue.sqlite")), job_table::schema());
        QVERIFY(database);
        PromptRequest request;
        request.profile = QStringLiteral("online");
        request.messages = {{QStringLiteral("user"), QString(1200, u'p')}};
        for (int i = 0; i < kJobs; ++i)
            QVERIFY(job_table::add(**database, request, QStringLiteral("new"), 1, 1, 1000));
    }

    /// Where it begins, in pages.
    qint64 indexPage()
    {
        const auto database = Database::open(m_home->data(QStringLiteral("queue.sqlite")), job_table::schema());
        QSqlQuery* root = database ? (*database)->run(QStringLiteral("SELECT rootpage FROM sqlite_master WHERE name = 'job_due'")) : nullptr;
        return root && root->next() ? root->value(0).toLongLong() - 1 : -1;
    }

    void damage(const QString& name, const QList<qint64>& offsets)
    {
        QFile file(m_home->data(name));
        QVERIFY(file.open(QFile::ReadWrite));
        for (const qint64 at : offsets) {
            QVERIFY(at >= 0 && at < file.size());
            QVERIFY(file.seek(at));
            QCOMPARE(file.write(QByteArray(int(kPage), 'x')), kPage);
        }
    }

    std::unique_ptr<UserHome> m_home;
    std::unique_ptr<ScriptedServer> m_server;
};

QTEST_GUILESS_MAIN(TestDamagedStoresCommand)
#include "tst_damaged_stores_command.moc"
