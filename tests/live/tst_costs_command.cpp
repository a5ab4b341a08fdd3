// plimsollctl costs, and send's side of the history, as processes: what a call cost is there when the next one asks, and a
// history that cannot be written is told and costs no answer.
#include "tests/support/scripted_server.h"
#include "tests/support/user_home.h"

using namespace plimsoll::test;

namespace {

QJsonObject json(const Ended& end) { return QJsonDocument::fromJson(end.out).object(); }
QJsonObject firstRow(const Ended& end) { return json(end).value(QLatin1String("rows")).toArray().at(0).toObject(); }
} // namespace

class TestCostsCommand : public QObject
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
        const Ended end = m_home->run(words("costs"));
        QCOMPARE(end.code, 0);
        QCOMPARE(end.out, QByteArray("No calls yet.\n"));
        QVERIFY(!QFile::exists(m_home->data(QStringLiteral("history.sqlite")))); // asking makes no file
        const QJsonObject all = json(m_home->run(words("costs --json")));
        QCOMPARE(all.value(QLatin1String("rows")).toArray().size(), 0);
        QCOMPARE(all.value(QLatin1String("total")).toObject().value(QLatin1String("cost_usd")), QJsonValue(0));
    }

    // 100 tokens in at 10, 50 out at 20 USD per million.
    void whatACallCost()
    {
        for (int i = 0; i < 2; ++i)
            QCOMPARE(m_home->run(words("send -q --no-stream hello")).code, 0);
        const Ended text = m_home->run(words("costs"));
        QCOMPARE(text.code, 0);
        QVERIFY2(text.out.contains("$0.004"), text.out.constData());
        for (const char* by : {"model", "provider", "profile", "day"}) {
            const Ended end = m_home->run(words("costs --json --by") + QStringList{QLatin1String(by)});
            const QJsonObject row = firstRow(end);
            QCOMPARE(row.value(QLatin1String("calls")).toInt(), 2);
            QCOMPARE(row.value(QLatin1String("input_tokens")).toInt(), 200);
            QVERIFY(qAbs(row.value(QLatin1String("cost_usd")).toDouble() - 0.004) < 1e-9);
            QCOMPARE(row.value(QLatin1String("unknown_cost_calls")).toInt(), 0);
        }
        QCOMPARE(firstRow(m_home->run(words("costs --json --by provider"))).value(QLatin1String("provider")).toString(), QStringLiteral("mock"));
        QCOMPARE(m_home->run(words("costs --since 2999-01-01")).out, QByteArray("No calls since then.\n"));
        QCOMPARE(firstRow(m_home->run(words("costs --json --since 1h"))).value(QLatin1String("calls")).toInt(), 2);
    }

    // As shipped: everything is the sandbox's.
    void playMoneyIsInNoTotal()
    {
        QCOMPARE(m_home->run(words("send -q --no-stream hello")).code, 0);
        m_home->configure({});
        QCOMPARE(m_home->run(words("send -q --no-stream -m gpt-4.1 hello")).code, 0);
        const QJsonObject all = json(m_home->run(words("costs --json")));
        const QJsonObject total = all.value(QLatin1String("total")).toObject(), play = all.value(QLatin1String("sandbox_total")).toObject();
        QCOMPARE(total.value(QLatin1String("calls")).toInt(), 1);
        QVERIFY(qAbs(total.value(QLatin1String("cost_usd")).toDouble() - 0.002) < 1e-9);
        QCOMPARE(play.value(QLatin1String("calls")).toInt(), 1);
        QVERIFY(play.value(QLatin1String("cost_usd")).toDouble() > 0);
        const QJsonArray rows = all.value(QLatin1String("rows")).toArray();
        QCOMPARE(rows.size(), 2);
        QCOMPARE(rows[0].toObject().value(QLatin1String("play_money")), QJsonValue(false));
        QCOMPARE(rows[1].toObject().value(QLatin1String("play_money")), QJsonValue(true));
        QCOMPARE(rows[1].toObject().value(QLatin1String("model")).toString(), QStringLiteral("gpt-4.1"));
        const Ended text = m_home->run(words("costs"));
        QVERIFY2(text.out.contains("sandbox (play money)"), text.out.constData());
        for (const QByteArray& line : text.out.split('\n'))
            QVERIFY2(!line.startsWith("total") || line.contains("$0.002"), line.constData());
    }

    void anUnknownPriceIsNoZero()
    {
        m_home->configure(UserHome::oneModel(m_server->url(), {}, false));
        QCOMPARE(m_home->run(words("send -q --no-stream hello")).code, 0);
        const Ended text = m_home->run(words("costs"));
        QVERIFY2(text.out.contains("unknown"), text.out.constData());
        const Ended end = m_home->run(words("costs --json"));
        QVERIFY(firstRow(end).value(QLatin1String("cost_usd")).isNull());
        QCOMPARE(firstRow(end).value(QLatin1String("unknown_cost_calls")).toInt(), 1);
        QVERIFY(json(end).value(QLatin1String("total")).toObject().value(QLatin1String("cost_usd")).isNull());
    }

    // Nobody knows whether the server has answered, and billed.
    void aCallThatWasCutIsUnknown()
    {
        m_server->answer({{Hang{}}});
        const Ended sent = m_home->run(words("send -q --json --deadline 500 hello"));
        QCOMPARE(sent.code, 1);
        QVERIFY(!json(sent).contains(QLatin1String("cost_usd")));
        QCOMPARE(json(sent).value(QLatin1String("unknown_cost_attempts")).toInt(), 1);
        const QJsonObject row = firstRow(m_home->run(words("costs --json")));
        QVERIFY(row.value(QLatin1String("cost_usd")).isNull());
        QVERIFY(row.value(QLatin1String("waste_usd")).isNull());
        QCOMPARE(row.value(QLatin1String("unknown_cost_calls")).toInt(), 1);
        const Ended text = m_home->run(words("costs"));
        QVERIFY2(text.out.contains("unknown") && !text.out.contains('$'), text.out.constData());
    }

    // Paid for once, used twice.
    void aCachedAnswerUsesNoTokens()
    {
        QCOMPARE(m_home->run(words("config set /cache/mode first")).code, 0);
        for (int i = 0; i < 2; ++i)
            QCOMPARE(m_home->run(words("send -q --no-stream hello")).code, 0);
        const QJsonObject row = firstRow(m_home->run(words("costs --json")));
        QCOMPARE(row.value(QLatin1String("calls")).toInt(), 2);
        QCOMPARE(row.value(QLatin1String("cached")).toInt(), 1);
        QCOMPARE(row.value(QLatin1String("input_tokens")).toInt(), 100);
        QCOMPARE(row.value(QLatin1String("output_tokens")).toInt(), 50);
        QVERIFY(qAbs(row.value(QLatin1String("cost_usd")).toDouble() - 0.002) < 1e-9);
    }

    // The call, and each run of its job that ends without an answer.
    void aQueuedCallHasNotFailed()
    {
        QCOMPARE(m_home->run(words("config set /profiles/online/fallback [\"queue\"]")).code, 0);
        QCOMPARE(m_home->run(words("config set /profiles/batch/max_attempts_per_model 1")).code, 0); // of a run
        m_server->answer({{Send{httpReply(503, R"({"error":{"message":"no"}})")}}});
        QCOMPARE(m_home->run(words("send -q --no-stream hello")).code, 3);
        QCOMPARE(m_home->run(words("queue retry 1")).code, 0);
        QCOMPARE(m_home->run(words("queue run -q")).code, 0);
        QJsonObject row = firstRow(m_home->run(words("costs --json")));
        QCOMPARE(row.value(QLatin1String("calls")).toInt(), 2);
        QCOMPARE(row.value(QLatin1String("queued")).toInt(), 2);
        QCOMPARE(row.value(QLatin1String("failed")).toInt(), 0);
        m_server->answer({{Send{httpReply(400, R"({"error":{"type":"invalid_request_error","message":"no"}})")}}});
        QCOMPARE(m_home->run(words("queue retry 1")).code, 0);
        QCOMPARE(m_home->run(words("queue run -q")).code, 1);
        row = firstRow(m_home->run(words("costs --json")));
        QCOMPARE(row.value(QLatin1String("queued")).toInt(), 2);
        QCOMPARE(row.value(QLatin1String("failed")).toInt(), 1);
    }

    // The process is killed while the server still thinks: the call is in the history, its cost is unknown.
    void aKilledCallIsUnfinished()
    {
        m_server->answer({{Hang{}}});
        QProcess send;
        m_home->start(send, words("send -q hello"));
        QTRY_VERIFY_WITH_TIMEOUT(firstRow(m_home->run(words("costs --json"))).value(QLatin1String("unfinished")).toInt() == 1, 60'000);
        send.kill();
        UserHome::endOf(send);
        const Ended end = m_home->run(words("costs --json"));
        QCOMPARE(firstRow(end).value(QLatin1String("unfinished")).toInt(), 1);
        QVERIFY(firstRow(end).value(QLatin1String("cost_usd")).isNull());
    }

    void wrongUsage_data()
    {
        QTest::addColumn<QString>("line");
        QTest::newRow("a group that is none") << QStringLiteral("costs --by colour");
        QTest::newRow("a time that is none") << QStringLiteral("costs --since yesterday");
        QTest::newRow("too long ago") << QStringLiteral("costs --since 9999999d");
        QTest::newRow("not a day") << QStringLiteral("costs --since 2026-02-30");
    }
    void wrongUsage()
    {
        QFETCH(QString, line);
        const Ended end = m_home->run(line.split(u' '));
        QCOMPARE(end.code, 2);
        QCOMPARE(end.out, QByteArray());
        QVERIFY(!end.err.isEmpty());
    }

    // Where the folder should be there is a file.
    void aHistoryThatCannotBeWrittenIsTold()
    {
        QDir().mkpath(m_home->path(QStringLiteral("data")));
        QVERIFY(QFile(m_home->path(QStringLiteral("data/plimsoll"))).open(QFile::WriteOnly));
        const Ended end = m_home->run(words("send -q --no-stream hello"));
        QCOMPARE(end.code, 0);
        QCOMPARE(end.out, QByteArray("fine\n"));
        QVERIFY2(end.err.contains("the history cannot be written"), end.err.constData());
        QVERIFY2(end.err.contains("the prompt history cannot be written"), end.err.constData());
    }

    void aBrokenHistoryIsSetAsideAndTold()
    {
        QDir().mkpath(m_home->data({}));
        QFile file(m_home->data(QStringLiteral("history.sqlite")));
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(QByteArray(9000, 'x'));
        file.close();
        const Ended end = m_home->run(words("send -q --no-stream hello"));
        QCOMPARE(end.code, 0);
        QCOMPARE(end.out, QByteArray("fine\n"));
        QVERIFY2(end.err.contains("damaged") && end.err.contains(".broken-"), end.err.constData());
        QCOMPARE(firstRow(m_home->run(words("costs --json"))).value(QLatin1String("calls")).toInt(), 1);
    }

private:
    std::unique_ptr<UserHome> m_home;
    std::unique_ptr<ScriptedServer> m_server;
};

QTEST_GUILESS_MAIN(TestCostsCommand)
#include "tst_costs_command.moc"
