// plimsollctl keys as a process, within a keyring of its own. The tests run in this order: each needs what the one before
// has started or stored.
#include "core/live/secret_service_key_store.h"
#include "tests/support/secret_service_session.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

#include <fcntl.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

using namespace plimsoll;

namespace {

constexpr int kPatienceMs = 20'000;
const QByteArray kKey = "sk-test-77aa01c9e4d25b38";

struct Ended
{
    int code = -1; ///< -1: it did not end by itself
    QByteArray out, err;
};

Ended endOf(QProcess& process)
{
    Ended end;
    if (process.waitForFinished(kPatienceMs) && process.exitStatus() == QProcess::NormalExit)
        end.code = process.exitCode();
    end.out = process.readAllStandardOutput();
    end.err = process.readAllStandardError();
    return end;
}

QStringList keys(const char* command, const char* provider = nullptr)
{
    QStringList words{QStringLiteral("keys"), QLatin1String(command)};
    if (provider)
        words.append(QLatin1String(provider));
    return words;
}

Ended run(const QStringList& arguments, const QByteArray& input = {})
{
    QProcess process;
    process.start(QStringLiteral(PLIMSOLL_CTL), arguments);
    process.write(input);
    process.closeWriteChannel();
    return endOf(process);
}

/// A terminal of its own. Both ends stay open here, so that its state can be looked at when the program has gone.
class Terminal
{
public:
    Terminal()
    {
        m_person = ::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
        if (m_person >= 0 && ::grantpt(m_person) == 0 && ::unlockpt(m_person) == 0)
            m_program = ::open(::ptsname(m_person), O_RDWR | O_NOCTTY | O_CLOEXEC);
    }
    ~Terminal()
    {
        ::close(m_program);
        ::close(m_person);
    }
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;

    bool isOpen() const { return m_program >= 0; }
    /// Standard input of the process, and its controlling terminal: keys that make signals reach it.
    void attach(QProcess& process) const
    {
        process.setChildProcessModifier([program = m_program] {
            ::setsid();
            ::dup2(program, STDIN_FILENO);
            ::ioctl(STDIN_FILENO, TIOCSCTTY, 0);
        });
    }
    void type(const QByteArray& keys) const { QCOMPARE(::write(m_person, keys.constData(), size_t(keys.size())), keys.size()); }
    /// What stands on the screen.
    QByteArray shown() const
    {
        ::fcntl(m_person, F_SETFL, O_NONBLOCK);
        QByteArray all(4096, '\0');
        all.resize(qMax(ssize_t(0), ::read(m_person, all.data(), size_t(all.size()))));
        return all;
    }
    termios state() const
    {
        termios state{};
        ::tcgetattr(m_program, &state);
        return state;
    }

private:
    int m_person = -1;
    int m_program = -1;
};

/// Starts `keys set` on the terminal and waits until it asks, without echo.
bool asks(QProcess& process, const Terminal& terminal, const char* provider)
{
    terminal.attach(process);
    process.start(QStringLiteral(PLIMSOLL_CTL), keys("set", provider));
    return QTest::qWaitFor([&] {
        return !(terminal.state().c_lflag & ECHO);
    }, kPatienceMs);
}

} // namespace

class TestKeysCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutABus()
    {
        for (const QStringList& command : {keys("list"), keys("delete", "openai"), keys("set", "openai")}) {
            const Ended end = run(command, kKey);
            QCOMPARE(end.code, 1);
            QVERIFY2(end.err.contains("D-Bus") && end.err.contains("\"env\""), end.err.constData());
            QVERIFY(!end.err.contains(kKey));
        }
    }

    void withoutAKeyring()
    {
        QCOMPARE(m_session.startBus(), QString());
        const Ended end = run(keys("list"));
        QCOMPARE(end.code, 1);
        QVERIFY2(end.err.contains("gnome-keyring"), end.err.constData());
    }

    void storedListedDeleted()
    {
        QCOMPARE(m_session.startKeyring(), QString());
        QCOMPARE(run(keys("list")).out, QByteArray());
        for (const char* provider : {"openai", "anthropic"}) {
            const Ended set = run(keys("set", provider), "  " + kKey + "\nthe next line\n");
            QVERIFY2(set.code == 0, set.err.constData());
            QCOMPARE(set.out + set.err, QByteArray());
        }
        const Ended list = run(keys("list"));
        QCOMPARE(list.code, 0);
        QCOMPARE(list.out, QByteArray("anthropic\nopenai\n"));
        QCOMPARE(run(keys("delete", "openai")).code, 0);
        QCOMPARE(run(keys("list")).out, QByteArray("anthropic\n"));
        const Ended again = run(keys("delete", "openai"));
        QCOMPARE(again.code, 1);
        QVERIFY2(again.err.contains("no key"), again.err.constData());
    }

    void theKeyIsTheFirstLineTrimmed()
    {
        SecretServiceKeyStore store;
        std::optional<KeyResult> found;
        store.read(QStringLiteral("anthropic"), nullptr, [&found](const KeyResult& result) { found = result; });
        QTRY_VERIFY_WITH_TIMEOUT(found, kPatienceMs);
        QCOMPARE(found->status, KeyStatus::Ok);
        QCOMPARE(found->secret.view().toByteArray(), kKey);
    }

    void wrongUsage()
    {
        QCOMPARE(run(keys("set", "openai"), "\n").code, 2);
        QCOMPARE(run(keys("set")).code, 2);
        QCOMPARE(run({QStringLiteral("keys")}).code, 2);
        QCOMPARE(run(keys("list")).out, QByteArray("anthropic\n"));
    }

    void testedAgainstTheSandbox()
    {
        const QTemporaryDir folder;
        QFile config(folder.filePath(QStringLiteral("config.json")));
        QVERIFY(config.open(QIODevice::WriteOnly));
        const QJsonObject plain{{QStringLiteral("base_url"), QStringLiteral("http://127.0.0.1:9/v1")}};
        QJsonObject open = plain;
        open.insert(QStringLiteral("key"), QStringLiteral("none"));
        const QJsonObject providers{{QStringLiteral("deaf"), open}, {QStringLiteral("keyless"), plain}};
        config.write(QJsonDocument(QJsonObject{{QStringLiteral("providers"), providers}}).toJson());
        config.close();
        const auto test = [&](const char* provider) {
            return run(keys("test", provider) + QStringList{QStringLiteral("--config"), config.fileName()});
        };
        const Ended works = test("sandbox-openai");
        QVERIFY2(works.code == 0, works.err.constData());
        QCOMPARE(works.out.count('\n'), 5);
        QVERIFY(works.out.contains("gpt-4.1\n"));
        QVERIFY2(works.err.startsWith("sandbox-openai: Works: 5 models"), works.err.constData());
        const Ended deaf = test("deaf");
        QCOMPARE(deaf.code, 1);
        QCOMPARE(deaf.out, QByteArray());
        QVERIFY2(deaf.err.contains("nothing takes connections at 127.0.0.1:9"), deaf.err.constData());
        const Ended keyless = test("keyless");
        QCOMPARE(keyless.code, 1);
        QVERIFY2(keyless.err.contains("plimsollctl keys set keyless"), keyless.err.constData());
        const Ended unknown = test("nobody");
        QCOMPARE(unknown.code, 2);
        QVERIFY2(unknown.err.contains("sandbox-openai"), unknown.err.constData());
    }

    void typedAtATerminal()
    {
        const Terminal terminal;
        QVERIFY(terminal.isOpen());
        const termios before = terminal.state();
        QProcess process;
        QVERIFY(asks(process, terminal, "typed"));
        terminal.type(kKey + "\n");
        const Ended end = endOf(process);
        QVERIFY2(end.code == 0, end.err.constData());
        QVERIFY2(end.err.contains("typed"), end.err.constData());
        QVERIFY(!terminal.shown().contains(kKey));
        QCOMPARE(terminal.state().c_lflag, before.c_lflag);
        QCOMPARE(run(keys("list")).out, QByteArray("anthropic\ntyped\n"));
    }

    // Half of a key is typed already. It is stored nowhere, and the terminal is as it was.
    void interruptedAtTheTerminal()
    {
        const Terminal terminal;
        const termios before = terminal.state();
        QVERIFY(before.c_lflag & ECHO);
        QProcess process;
        QVERIFY(asks(process, terminal, "interrupted"));
        terminal.type("sk-half\x03");
        QCOMPARE(endOf(process).code, 130);
        const termios after = terminal.state();
        QCOMPARE(after.c_lflag, before.c_lflag);
        QCOMPARE(after.c_cc[VEOL], before.c_cc[VEOL]);
        QCOMPARE(run(keys("list")).out, QByteArray("anthropic\ntyped\n"));
    }

private:
    test::SecretServiceSession m_session;
};

QTEST_GUILESS_MAIN(TestKeysCommand)
#include "tst_keys_command.moc"
