// plimsollctl config undo and redo as processes, beside somebody with an editor.
#include "tests/support/user_home.h"

using namespace plimsoll::test;

namespace {

QStringList words(const char* line)
{
    return QString::fromLatin1(line).split(u' ');
}

QJsonObject openMs(int ms)
{
    return {{QStringLiteral("breaker"), QJsonObject{{QStringLiteral("open_ms"), ms}}}};
}

} // namespace

class TestConfigCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_home = std::make_unique<UserHome>(); }

    void undoTakesAnEditBackFirstAndSaysSo()
    {
        QCOMPARE(m_home->run(words("config set /breaker/open_ms 9000")).code, 0);
        m_home->configure(openMs(7000)); // by hand, nothing runs
        const Ended listed = m_home->run(words("config changes"));
        QVERIFY2(listed.out.contains("  file  {\"breaker\":{\"open_ms\":7000}}"), listed.out.constData());
        const Ended first = m_home->run(words("config undo"));
        QCOMPARE(first.code, 0);
        QVERIFY2(first.err.startsWith("taken back:") && first.err.contains("  file  "), first.err.constData());
        QCOMPARE(changed(), openMs(9000));
        const Ended second = m_home->run(words("config undo"));
        QVERIFY2(second.err.contains("  plimsollctl  "), second.err.constData());
        QCOMPARE(changed(), QJsonObject());
        QCOMPARE(m_home->run(words("config undo")).code, 1);
        QCOMPARE(m_home->run(words("config redo")).code, 0);
        const Ended again = m_home->run(words("config redo"));
        QVERIFY2(again.err.startsWith("made again:") && again.err.contains("7000"), again.err.constData());
        QCOMPARE(changed(), openMs(7000));
    }

    void anInvalidFileIsLeftAlone()
    {
        QCOMPARE(m_home->run(words("config set /breaker/open_ms 9000")).code, 0);
        m_home->configure(openMs(-1));
        const Ended undone = m_home->run(words("config undo"));
        QCOMPARE(undone.code, 2);
        QVERIFY2(undone.err.contains("/breaker/open_ms"), undone.err.constData());
        m_home->configure(openMs(7000));
        QCOMPARE(m_home->run(words("config undo")).code, 0);
        QCOMPARE(changed(), openMs(9000));
    }

private:
    QJsonObject changed() { return QJsonDocument::fromJson(m_home->run(words("config show --changed")).out).object(); }

    std::unique_ptr<UserHome> m_home;
};

QTEST_GUILESS_MAIN(TestConfigCommand)
#include "tst_config_command.moc"
