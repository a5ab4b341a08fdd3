// Neither program leaves a core dump, which would hold the key; a developer can ask for one.
#include "tests/support/scripted_server.h"
#include "tests/support/user_home.h"

#include <csignal>
#include <sys/resource.h>

using namespace plimsoll::test;

namespace {

constexpr char kKey[] = "planted-key-4711";

/// Runs in the child: the most generous of shells.
void allowCores()
{
    const rlimit all{RLIM_INFINITY, RLIM_INFINITY};
    ::setrlimit(RLIMIT_CORE, &all);
}

} // namespace

class TestCoreDumpsDesktop : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_home = std::make_unique<UserHome>();
        QVERIFY(m_server.listen());
        m_server.answer({{Hang{}}});
        m_home->configure(UserHome::oneModel(m_server.url(), QStringLiteral("MY_KEY")));
    }

    void aCrashLeavesNone_data()
    {
        QTest::addColumn<QString>("program");
        QTest::addColumn<bool>("wanted");
        QTest::newRow("plimsollctl") << QStringLiteral(PLIMSOLL_CTL) << false;
        QTest::newRow("plimsoll") << QStringLiteral(PLIMSOLL_DESKTOP) << false;
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__) // these have their own way with cores
        QTest::newRow("plimsollctl, wanted") << QStringLiteral(PLIMSOLL_CTL) << true;
        QTest::newRow("plimsoll, wanted") << QStringLiteral(PLIMSOLL_DESKTOP) << true;
#endif
    }
    void aCrashLeavesNone()
    {
        QFETCH(QString, program);
        QFETCH(bool, wanted);
        QProcess process;
        QProcessEnvironment all = m_home->environment();
        all.insert(QStringLiteral("MY_KEY"), QLatin1String(kKey));
        all.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        if (wanted)
            all.insert(QStringLiteral("PLIMSOLL_CORE_DUMPS"), QStringLiteral("1"));
        process.setProcessEnvironment(all);
        process.setWorkingDirectory(m_home->path());
        process.setChildProcessModifier(allowCores);
        const int before = int(m_server.deliveries().size());
        if (program == QStringLiteral(PLIMSOLL_CTL)) {
            process.start(program, words("send -q hello"));
            QTRY_VERIFY_WITH_TIMEOUT(m_server.deliveries().size() > before, UserHome::kPatienceMs);
        } else {
            process.start(program, {});
            const QString data = m_home->path(QStringLiteral("data/plimsoll"));
            QTRY_VERIFY_WITH_TIMEOUT(QFileInfo(data).isDir(), UserHome::kPatienceMs); // long after the beginning of main()
        }
        QFile limits(QStringLiteral("/proc/%1/limits").arg(process.processId()));
        QVERIFY(limits.open(QFile::ReadOnly));
        const QByteArray table = limits.readAll();
        const qsizetype line = table.indexOf("Max core file size");
        QVERIFY(line >= 0);
        const QByteArray soft = table.mid(line + 18, 20).trimmed();
        QVERIFY2(soft.startsWith(wanted ? "unlimited" : "0"), soft.constData());

        QCOMPARE(::kill(pid_t(process.processId()), SIGSEGV), 0);
        QVERIFY(process.waitForFinished(UserHome::kPatienceMs));
        const QStringList cores = QDir(m_home->path()).entryList({QStringLiteral("core*")}, QDir::Files);
        if (!wanted) {
            QVERIFY2(cores.isEmpty(), qPrintable(cores.join(u' ')));
            QCOMPARE(m_home->filesWith(kKey), QStringList());
        } else if (writesCoresHere()) { // else a handler of the system has it
            QVERIFY(!cores.isEmpty());
            QVERIFY(!m_home->filesWith(kKey).isEmpty()); // or the search above would prove nothing
        }
    }

private:
    static bool writesCoresHere()
    {
        QFile pattern(QStringLiteral("/proc/sys/kernel/core_pattern"));
        return pattern.open(QFile::ReadOnly) && pattern.readAll().startsWith("core");
    }

    std::unique_ptr<UserHome> m_home;
    ScriptedServer m_server;
};

QTEST_GUILESS_MAIN(TestCoreDumpsDesktop)
#include "tst_core_dumps_desktop.moc"
