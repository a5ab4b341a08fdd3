// plimsollctl export as a process: the same rows as JSON lines and as CSV.
#include "tests/support/scripted_server.h"
#include "tests/support/user_home.h"

using namespace plimsoll::test;

namespace {

QList<QJsonObject> lines(const QByteArray& out)
{
    QList<QJsonObject> objects;
    for (const QByteArray& line : out.split('\n'))
        if (!line.isEmpty())
            objects.append(QJsonDocument::fromJson(line).object());
    return objects;
}

/// RFC 4180, read by the letter.
QList<QByteArrayList> csv(const QByteArray& text)
{
    QList<QByteArrayList> rows;
    QByteArrayList row;
    QByteArray cell;
    bool quoted = false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (quoted && c == '"' && i + 1 < text.size() && text[i + 1] == '"') {
            cell += '"';
            ++i;
        } else if (c == '"') {
            quoted = !quoted;
        } else if (!quoted && c == ',') {
            row.append(std::exchange(cell, {}));
        } else if (!quoted && c == '\n') {
            row.append(std::exchange(cell, {}));
            rows.append(std::exchange(row, {}));
        } else if (quoted || c != '\r') {
            cell += c;
        }
    }
    return rows;
}

} // namespace

class TestExportCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QCOMPARE(m_home.run(words("export --calls")).code, 0);
        QVERIFY(m_server.listen());
        m_server.answer({{Send{httpReply(200, completion("fine"), {{"x-ratelimit-limit-requests", "60"},
                                                                   {"x-ratelimit-remaining-requests", "59"},
                                                                   {"x-ratelimit-reset-requests", "1s"}})}},
                         {Send{httpReply(400, R"({"error":{"type":"invalid_request_error","message":"no"}})")}}});
        m_home.configure(UserHome::oneModel(m_server.url()));
        QCOMPARE(m_home.run(words("send -q --no-stream hello")).code, 0);
        QCOMPARE(m_home.run(words("send -q --no-stream hello again")).code, 1);
    }

    void eventsAsLines()
    {
        const Ended end = m_home.run(words("export --events"));
        QCOMPARE(end.code, 0);
        QStringList kinds;
        for (const QJsonObject& event : lines(end.out)) {
            kinds.append(event.value(QLatin1String("event")).toString());
            QVERIFY(event.contains(QLatin1String("t_ms")) && event.contains(QLatin1String("at")) && event.contains(QLatin1String("run")));
        }
        const QStringList first = kinds.mid(0, kinds.indexOf(QStringLiteral("done")) + 1);
        QCOMPARE(first, words("accepted attempt reply limits done"));
        QCOMPARE(kinds.count(QStringLiteral("done")), 2);
    }

    void callsAsLines()
    {
        const QList<QJsonObject> calls = lines(m_home.run(words("export --calls --format jsonl")).out);
        QCOMPARE(calls.size(), 2);
        QCOMPARE(calls[0].value(QLatin1String("outcome")).toString(), QStringLiteral("success"));
        QCOMPARE(calls[0].value(QLatin1String("prompt_chars")).toInt(), 5);
        QCOMPARE(calls[1].value(QLatin1String("class")).toString(), QStringLiteral("invalid_request"));
        QVERIFY(calls[0].value(QLatin1String("prompt_hash")) != calls[1].value(QLatin1String("prompt_hash")));
    }

    // Every field of the lines is a column, and says the same there.
    void csvSaysTheSame_data()
    {
        QTest::addColumn<QString>("what");
        QTest::newRow("events") << QStringLiteral("--events");
        QTest::newRow("calls") << QStringLiteral("--calls");
    }
    void csvSaysTheSame()
    {
        QFETCH(QString, what);
        const QList<QJsonObject> objects = lines(m_home.run({QStringLiteral("export"), what}).out);
        const QList<QByteArrayList> rows = csv(m_home.run({QStringLiteral("export"), what, QStringLiteral("--format"), QStringLiteral("csv")}).out);
        QCOMPARE(rows.size(), objects.size() + 1);
        for (qsizetype i = 0; i < objects.size(); ++i) {
            QCOMPARE(rows[i + 1].size(), rows[0].size());
            int filled = 0;
            for (const QByteArray& cell : rows[i + 1])
                filled += !cell.isEmpty();
            QCOMPARE(filled, int(objects[i].size()));
            for (auto field = objects[i].begin(); field != objects[i].end(); ++field) {
                const qsizetype column = rows[0].indexOf(field.key().toLatin1());
                QVERIFY2(column >= 0, qPrintable(field.key()));
                const QByteArray cell = rows[i + 1][column];
                if (field.value().isString())
                    QCOMPARE(QString::fromUtf8(cell), field.value().toString());
                else
                    QCOMPARE(QJsonDocument::fromJson('[' + cell + ']').array().at(0), field.value());
            }
        }
    }

    void since()
    {
        QCOMPARE(lines(m_home.run(words("export --calls --since 1h")).out).size(), 2);
        QCOMPARE(lines(m_home.run(words("export --calls --since 2999-01-01T00:00:00Z")).out).size(), 0);
        QCOMPARE(csv(m_home.run(words("export --calls --format csv --since 2999-01-01")).out).size(), 1);
    }

    void wrongUsage()
    {
        for (const char* line : {"export", "export --events --calls", "export --calls --format xml", "export --calls --since x"}) {
            const Ended end = m_home.run(words(line));
            QVERIFY2(end.code == 2 && end.out.isEmpty() && !end.err.isEmpty(), line);
        }
    }

    void aFullOutputIsTold()
    {
        QProcess process;
        process.setStandardOutputFile(QStringLiteral("/dev/full"));
        m_home.start(process, words("export --events"));
        const Ended end = UserHome::endOf(process);
        QCOMPARE(end.code, 1);
        QVERIFY(!end.err.isEmpty());
    }

private:
    UserHome m_home;
    ScriptedServer m_server;
};

QTEST_GUILESS_MAIN(TestExportCommand)
#include "tst_export_command.moc"
