// A configuration file that is not valid: every command that reads it says so in the same words, and ends with 2.
#include "tests/support/user_home.h"

using namespace plimsoll::test;

namespace {

QStringList words(const QString& line)
{
    return line.split(u' ');
}

} // namespace

class TestConfigProblemCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCommandNamesTheFile_data()
    {
        QTest::addColumn<QString>("line");
        for (const char* line :
             {"send -q hello", "send -q --json hello", "send --queue hello", "queue run", "limits",
              "keys test anthropic", "history show", "cache show", "prices list", "prices apply --dry-run",
              "config show", "config set /breaker/open_ms 1000", "config undo", "config redo"})
            QTest::newRow(line) << QString::fromLatin1(line);
    }
    void everyCommandNamesTheFile()
    {
        QFETCH(QString, line);
        write(R"({"breaker": {"open_ms": -5}, "colour": 1})");
        const Ended two = m_home.run(words(line));
        QCOMPARE(two.code, 2);
        QCOMPARE(two.out, QByteArray());
        const QByteArray path = m_home.path(QStringLiteral("config/plimsoll/config.json")).toUtf8();
        QList<QByteArray> lines = two.err.split('\n');
        QVERIFY2(lines.size() >= 3, two.err.constData());
        QVERIFY2(lines[0].startsWith(path) && lines[0].contains(": /breaker/open_ms: must be "), two.err.constData());
        QCOMPARE(lines[1], QByteArray(path + ": /colour: unknown key"));

        write("{\n]");
        const Ended no_json = m_home.run(words(line));
        QCOMPARE(no_json.code, 2);
        QVERIFY2(no_json.err.startsWith(QByteArray(path + ": /: line 2: not JSON")), no_json.err.constData());
    }

    void aFileThatCannotBeReadIsNamedOnce()
    {
        const QString path = m_home.path(QStringLiteral("config/plimsoll/config.json"));
        QFile::remove(path);
        QVERIFY(QDir().mkpath(path)); // a folder of that name
        const Ended end = m_home.run(words(QStringLiteral("limits")));
        QVERIFY(QDir().rmdir(path));
        QCOMPARE(end.code, 2);
        QCOMPARE(end.err.count(path.toUtf8()), 1);
    }

    void checkNamesThePointerOnly()
    {
        write(R"({"colour": 1})");
        const Ended end = m_home.run(words(QStringLiteral("config check")));
        QCOMPARE(end.code, 2);
        QCOMPARE(end.out, QByteArray("/colour: unknown key\n"));
    }

private:
    void write(const QByteArray& text) const
    {
        QDir().mkpath(m_home.path(QStringLiteral("config/plimsoll")));
        QFile file(m_home.path(QStringLiteral("config/plimsoll/config.json")));
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(text);
    }

    UserHome m_home;
};

QTEST_GUILESS_MAIN(TestConfigProblemCommand)
#include "tst_config_problem_command.moc"
