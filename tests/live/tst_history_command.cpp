// plimsollctl history as a process: what is kept is shown, and prompts are gone when they are wiped.
#include "tests/support/scripted_server.h"
#include "tests/support/user_home.h"

using namespace plimsoll::test;

namespace {

const QByteArray kPrompt = "a-prompt-to-be-forgotten-5d21";

QJsonObject json(const Ended& end) { return QJsonDocument::fromJson(end.out).object(); }
} // namespace

class TestHistoryCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_home = std::make_unique<UserHome>();
        m_server = std::make_unique<ScriptedServer>();
        QVERIFY(m_server->listen());
        m_server->answer({{Send{httpReply(200, completion("fine"))}}});
        m_home->configure(UserHome::oneModel(m_server->url()));
    }

    void nothingYet()
    {
        const Ended end = m_home->run(words("history show --json"));
        QCOMPARE(end.code, 0);
        QCOMPARE(json(end).value(QLatin1String("events")).toInt(-1), 0);
        QVERIFY(json(end).value(QLatin1String("oldest")).isNull());
        QVERIFY(!QFile::exists(m_home->data(QStringLiteral("history.sqlite")))); // looking makes no file
        QCOMPARE(m_home->run(words("history wipe")).code, 0);
    }

    void whatIsKeptIsShownAndWiped()
    {
        QCOMPARE(m_home->run(words("send -q --no-stream -"), kPrompt).code, 0);
        QCOMPARE(m_home->run(words("config set /history/events_days 7")).code, 0);
        const QJsonObject kept = json(m_home->run(words("history show --json")));
        QCOMPARE(kept.value(QLatin1String("calls")).toInt(), 1);
        QVERIFY(kept.value(QLatin1String("events")).toInt() >= 4); // accepted, attempt, reply, done
        QVERIFY(kept.value(QLatin1String("bytes")).toInt() > 0);
        QVERIFY(kept.value(QLatin1String("oldest")).isString());
        QCOMPARE(kept.value(QLatin1String("events_days")).toInt(), 7);
        QCOMPARE(kept.value(QLatin1String("prompts")).toObject().value(QLatin1String("rows")).toInt(), 1);
        const Ended text = m_home->run(words("history show"));
        QVERIFY2(text.out.contains("1 call,") && text.out.contains("7 days"), text.out.constData());

        QVERIFY(!m_home->filesWith(kPrompt).isEmpty());
        QCOMPARE(m_home->run(words("history wipe")).code, 0);
        QCOMPARE(m_home->filesWith(kPrompt), QStringList());
        const QJsonObject after = json(m_home->run(words("history show --json")));
        QCOMPARE(after.value(QLatin1String("prompts")).toObject().value(QLatin1String("rows")).toInt(), 0);
        QCOMPARE(after.value(QLatin1String("calls")).toInt(), 1); // the figures stay
        QCOMPARE(m_home->run(words("history wipe --calls")).code, 0);
        const QJsonObject nothing = json(m_home->run(words("history show --json")));
        QCOMPARE(nothing.value(QLatin1String("calls")).toInt(-1), 0);
        QCOMPARE(nothing.value(QLatin1String("events")).toInt(-1), 0);
        QCOMPARE(m_home->run(words("costs")).out, QByteArray("No calls yet.\n"));
        QVERIFY(nothing.value(QLatin1String("bytes")).toInt() <= kept.value(QLatin1String("bytes")).toInt());
    }

    void wrongUse()
    {
        QCOMPARE(m_home->run(words("history")).code, 2);
        QCOMPARE(m_home->run(words("history show --yaml")).code, 2);
    }

private:
    std::unique_ptr<UserHome> m_home;
    std::unique_ptr<ScriptedServer> m_server;
};

QTEST_GUILESS_MAIN(TestHistoryCommand)
#include "tst_history_command.moc"
