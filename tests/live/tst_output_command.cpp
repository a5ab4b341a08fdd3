// Every command whose results nobody gets has failed: standard output that is full, or whose reader has gone.
#include "tests/support/scripted_server.h"
#include "tests/support/user_home.h"

#include <fcntl.h>
#include <unistd.h>

using namespace plimsoll::test;

namespace {

enum Output { Full, ReaderGone, Closed };

QStringList words(const QString& line)
{
    return line.split(u' ');
}

/// Runs in the child, before plimsollctl: standard output as the test wants it.
void becomeOutput(Output output)
{
    if (output == Closed) {
        ::close(STDOUT_FILENO);
    } else if (output == Full) {
        const int full = ::open("/dev/full", O_WRONLY);
        ::dup2(full, STDOUT_FILENO);
        ::close(full);
    } else {
        int ends[2];
        if (::pipe(ends) != 0)
            return;
        ::close(ends[0]);
        ::dup2(ends[1], STDOUT_FILENO);
        ::close(ends[1]);
    }
}

} // namespace

Q_DECLARE_METATYPE(Output)

class TestOutputCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_server.listen());
        m_server.answer({{Send{httpReply(200, completion("fine"))}}});
        m_home.configure(UserHome::oneModel(m_server.url()));
        QCOMPARE(m_home.run(words(QStringLiteral("send -q --no-stream hello"))).code, 0);
        QCOMPARE(m_home.run(words(QStringLiteral("send --queue later"))).out, QByteArray("1\n"));
        QCOMPARE(m_home.run(words(QStringLiteral("config set /breaker/open_ms 9000"))).code, 0);
        write(QStringLiteral("reply.http"), "HTTP/1.1 200 OK\r\n\r\n{}");
        QFile::copy(QStringLiteral(PLIMSOLL_TEST_DATA "/scenarios/hint-fraction.json"),
                    m_home.path(QStringLiteral("scenario.json")));
        write(QStringLiteral("bad.json"), "{\"x\": 1}");
    }

    void isTold_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<Output>("output");
        QTest::addColumn<int>("code");
        const std::initializer_list<std::pair<const char*, int>> lines{
            {"--help", 1},
            {"--version", 1},
            {"send --help", 1},
            {"cache show", 1},
            {"cache show --json", 1},
            {"config show", 1},
            {"config changes", 1},
            {"config schema", 1},
            {"config docs", 1},
            {"config check bad.json", 2}, // says more
            {"costs", 1},
            {"costs --json", 1},
            {"export --events", 1},
            {"export --calls --format csv", 1},
            {"history show", 1},
            {"history wipe", 1},
            {"inspect reply.http", 1},
            {"limits", 1},
            {"limits --json", 1},
            {"prices list", 1},
            {"prices list --all", 1},
            {"queue list", 1},
            {"queue list --json", 1},
            {"queue show 1", 1},
            {"replay scenario.json", 1},
            {"sandbox", 1},
            {"send -q hello", 1},
            {"send -q --json hello", 1},
            {"send -q --queue later", 1},
        };
        for (const auto& [line, code] : lines)
            for (const Output output : {Full, ReaderGone, Closed})
                QTest::addRow("%s, %s", line,
                              output == Full     ? "full"
                              : output == Closed ? "closed"
                                                 : "reader gone")
                    << QString::fromLatin1(line) << output << code;
    }
    void isTold()
    {
        QFETCH(QString, line);
        QFETCH(Output, output);
        QFETCH(int, code);
        QProcess process;
        process.setWorkingDirectory(m_home.path());
        process.setChildProcessModifier([output] { becomeOutput(output); });
        m_home.start(process, words(line));
        const Ended end = UserHome::endOf(process);
        QVERIFY2(end.code == code, QByteArray(QByteArray::number(end.code) + ' ' + end.err).constData());
        const bool told = end.err.contains("standard output cannot be written");
        QCOMPARE(told, output != ReaderGone);
        QCOMPARE(end.err.count("cannot be written"), told ? 1 : 0);
        if (output == ReaderGone && !line.contains(QLatin1String("--queue")))
            QCOMPARE(end.err, QByteArray());
        if (line.contains(QLatin1String("--queue"))) // it will be sent: its number must not be lost
            QVERIFY2(end.err.contains("stored as job "), end.err.constData());
    }

    void otherwiseAllIsWell()
    {
        for (const char* line : {"config show", "costs", "limits", "queue list", "replay scenario.json"}) {
            QProcess process;
            process.setWorkingDirectory(m_home.path());
            m_home.start(process, words(QString::fromLatin1(line)));
            const Ended end = UserHome::endOf(process);
            QVERIFY2(end.code == 0 && !end.out.isEmpty(), line);
        }
    }

private:
    void write(const QString& name, const QByteArray& text)
    {
        QFile file(m_home.path(name));
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(text);
    }

    UserHome m_home;
    ScriptedServer m_server;
};

QTEST_GUILESS_MAIN(TestOutputCommand)
#include "tst_output_command.moc"
