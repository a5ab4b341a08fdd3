// plimsollctl on a disk that is full: what only reads still does, and what cannot says that the disk is full, and where.
#include "tests/support/scripted_server.h"
#include "tests/support/user_home.h"

using namespace plimsoll::test;

class TestFullDiskCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_server.listen());
        m_server.answer({{Send{httpReply(200, completion("fine"))}}});
        m_home.configure(UserHome::oneModel(m_server.url()));
        QCOMPARE(m_home.run(words("send -q --no-stream hello")).code, 0); // makes the files
        QCOMPARE(m_home.run(words("send -q --queue later")).code, 0);
    }

    void whatOnlyReadsDoes_data()
    {
        QTest::addColumn<QStringList>("command");
        QTest::newRow("costs") << words("costs --json");
        QTest::newRow("export calls") << words("export --calls");
        QTest::newRow("export events") << words("export --events");
        QTest::newRow("history") << words("history show --json");
    }
    void whatOnlyReadsDoes()
    {
        QFETCH(QStringList, command);
        const Ended usual = m_home.run(command);
        QCOMPARE(usual.code, 0);
        const Ended full = run(command);
        QVERIFY2(full.code == 0, full.err.constData());
        QCOMPARE(full.out, usual.out);
        QCOMPARE(full.err, QByteArray());
    }

    void whatCannotSaysWhy_data()
    {
        QTest::addColumn<QStringList>("command");
        QTest::addColumn<QStringList>("files"); // each with a line
        QTest::addColumn<int>("code");
        QTest::newRow("limits") << words("limits") << words("limits.sqlite") << 1;
        QTest::newRow("cache show") << words("cache show") << words("answers.sqlite") << 1;
        QTest::newRow("cache wipe") << words("cache wipe") << words("answers.sqlite") << 1;
        QTest::newRow("queue list") << words("queue list") << words("queue.sqlite") << 1;
        QTest::newRow("queue show") << words("queue show 1") << words("queue.sqlite") << 1;
        QTest::newRow("queue run") << words("queue run -q") << words("queue.sqlite") << 1;
        QTest::newRow("send --queue") << words("send --queue more") << words("queue.sqlite") << 1;
        QTest::newRow("send") << words("send --no-stream again") << words("limits.sqlite history.sqlite prompts.sqlite") << 0;
    }
    void whatCannotSaysWhy()
    {
        QFETCH(QStringList, command);
        QFETCH(QStringList, files);
        QFETCH(int, code);
        const Ended end = run(command);
        QVERIFY2(end.code == code, end.err.constData());
        for (const QString& file : files) {
            const QByteArray reason(m_home.data(file).toUtf8() + ": the disk is full");
            QVERIFY2(end.err.contains(reason), end.err.constData());
        }
        for (const char* vague : {"disk I/O error", "there is no database", "not to be had", "just now"})
            QVERIFY2(!end.err.contains(vague), end.err.constData());
    }

private:
    Ended run(const QStringList& command)
    {
        return m_home.run(command, {}, {{QStringLiteral("LD_PRELOAD"), QStringLiteral(PLIMSOLL_FULL_DISK)}});
    }

    UserHome m_home;
    ScriptedServer m_server;
};

QTEST_GUILESS_MAIN(TestFullDiskCommand)
#include "tst_full_disk_command.moc"
