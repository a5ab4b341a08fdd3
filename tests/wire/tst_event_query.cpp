// Events as the log keeps them, and what filters and exports make of them.
#include "core/telemetry/event_export.h"
#include "core/telemetry/event_log.h"
#include "core/telemetry/event_query.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

using namespace plimsoll;

namespace {

QJsonObject parsed(const char* json)
{
    return QJsonDocument::fromJson(json).object();
}

struct Records
{
    WordTable names;
    std::vector<EventRecord> all;
    void add(const char* json)
    {
        all.push_back(eventRecord(parsed(json), names));
        all.back().sequence = all.size();
    }
    /// The numbers of those that match, as a word.
    QString found(const EventQuery& query) const
    {
        const EventMatcher matches(query, names);
        QString out;
        for (const EventRecord& record : all)
            if (matches(record))
                out += QString::number(record.sequence);
        return out;
    }
};

Records some()
{
    Records records;
    records.add("{\"t_ms\":0,\"call\":\"1\",\"event\":\"accepted\",\"profile\":\"online\",\"model\":\"gpt\"}");
    records.add(
        "{\"t_ms\":5,\"call\":\"1\",\"event\":\"reply\",\"model\":\"gpt\",\"status\":429,\"class\":\"rate_limit\"}");
    records.add(
        "{\"t_ms\":6,\"call\":\"1\",\"event\":\"fallback\",\"kind\":\"model\",\"from\":\"gpt\",\"to\":\"sonnet\"}");
    records.add(
        "{\"t_ms\":7,\"call\":\"2\",\"event\":\"fallback\",\"kind\":\"queue\",\"from\":\"sonnet\",\"to\":\"gpt\"}");
    records.add("{\"t_ms\":8,\"event\":\"breaker\",\"model\":\"gpt\",\"from\":\"closed\",\"to\":\"open\"}");
    records.add("{\"t_ms\":9,\"call\":\"a7\",\"event\":\"rejected\",\"reason\":\"no_model\"}");
    return records;
}

} // namespace

class TestEventQuery : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachFieldChooses_data()
    {
        QTest::addColumn<EventQuery>("query");
        QTest::addColumn<QString>("found");
        QTest::newRow("all") << EventQuery{} << "123456";
        QTest::newRow("call") << EventQuery{.call = "1"} << "123";
        QTest::newRow("call that is no number") << EventQuery{.call = "a7"} << "6";
        QTest::newRow("no such call") << EventQuery{.call = "99"} << "";
        QTest::newRow("model, from or to") << EventQuery{.model = "sonnet"} << "34";
        QTest::newRow("a job and a state are no models") << EventQuery{.model = "gpt"} << "1235";
        QTest::newRow("no such model") << EventQuery{.model = "none"} << "";
        QTest::newRow("class") << EventQuery{.failure = "rate_limit"} << "2";
        QTest::newRow("a rejection's reason is its class") << EventQuery{.failure = "no_model"} << "6";
        QTest::newRow("kind") << EventQuery{.kind = "fallback"} << "34";
        QTest::newRow("together") << EventQuery{.model = "sonnet", .kind = "fallback", .text = "QUEUE"} << "4";
        QTest::newRow("text") << EventQuery{.text = "\"status\":429"} << "2";
        QTest::newRow("text with a blank") << EventQuery{.text = " Rate limit "} << "2";
        QTest::newRow("text at the end") << EventQuery{.text = "\"t_ms\":9}"} << "6";
        QTest::newRow("no such text") << EventQuery{.text = "430"} << "";
    }
    void eachFieldChooses()
    {
        QFETCH(EventQuery, query);
        QFETCH(QString, found);
        QCOMPARE(some().found(query), found);
    }

    void textIsFoundWhereverItStands()
    {
        const QByteArray text("abacabadabacaba\xC3\xA9xyz");
        for (qsizetype from = 0; from < text.size(); ++from)
            for (qsizetype length = 1; from + length <= text.size(); ++length) {
                const QString needle = QString::fromUtf8(text.mid(from, length));
                if (needle.contains(QChar::ReplacementCharacter) || needle.toUtf8() != text.mid(from, length))
                    continue; // half of a letter
                QVERIFY2(TextFinder(needle).isIn(text), qPrintable(needle));
            }
        QVERIFY(!TextFinder(QStringLiteral("abacabb")).isIn(text));
        QVERIFY(TextFinder().isIn(QByteArray()));
        QVERIFY(!TextFinder(QStringLiteral("a")).isIn(QByteArray()));
    }

    void aRecordIsTheEvent()
    {
        const Records records = some();
        QCOMPARE(records.all[1].object(),
                 parsed("{\"t_ms\":5,\"call\":\"1\",\"event\":\"reply\",\"model\":\"gpt\",\"status\":429,"
                        "\"class\":\"rate_limit\"}"));
        QCOMPARE(records.all[1].t_ms, 5);
        QCOMPARE(records.names.name(records.all[2].to), QStringLiteral("sonnet"));
        QCOMPARE(records.all[4].call, 0u);
    }

    void namesAreBounded()
    {
        WordTable names;
        for (int i = 0; i < WordTable::kMost + 10; ++i)
            names.add(QString::number(i));
        QCOMPARE(names.size(), WordTable::kMost);
        QCOMPARE(names.find(QStringLiteral("7")), WordTable::Id(8));
        QCOMPARE(names.find(QString::number(WordTable::kMost + 5)), WordTable::kOthers);
        QCOMPARE(names.find(QString()), WordTable::kNone);
        QCOMPARE(names.name(WordTable::kOthers), QString());
    }

    void theLogGivesItsRecords()
    {
        EventLog log(3);
        for (int n = 1; n <= 5; ++n)
            log.append({{"event", "reply"}, {"call", QString::number(n)}});
        const RecordBatch all = log.records(1);
        QVERIFY(all.gap);
        QCOMPARE(all.next, 6u);
        QCOMPARE(all.records.size(), 3u);
        QCOMPARE(all.records.front().sequence, 3u);
        QCOMPARE(all.records.back().call, 5u);
        QCOMPARE(all.names.name(all.records.front().kind), QStringLiteral("reply"));
        QVERIFY(log.records(all.next).records.empty());
        QVERIFY(!log.records(all.next).gap);
    }

    void exportIsWholeAndPrivate()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("events.jsonl"));
        const Records records = some();
        const QDateTime origin(QDate(2026, 11, 30), QTime(12, 0), Qt::UTC);
        const auto written = writeEvents(path, EventFormat::JsonLines, records.all, origin);
        QVERIFY(written);
        QCOMPARE(*written, records.all.size());
        QCOMPARE(QFileInfo(path).permissions() &
                     (QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther),
                 QFile::Permissions());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        for (const EventRecord& record : records.all) {
            QJsonObject line = QJsonDocument::fromJson(file.readLine()).object();
            QCOMPARE(QDateTime::fromString(line.take(QLatin1String("at")).toString(), Qt::ISODateWithMs),
                     origin.addMSecs(record.t_ms));
            QCOMPARE(line, record.object());
        }
        QVERIFY(file.atEnd());
    }

    void exportAsATable()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("events.csv"));
        Records records;
        records.add("{\"t_ms\":1500,\"call\":\"1\",\"event\":\"reply\",\"model\":\"a, \\\"b\\\"\",\"status\":200}");
        QVERIFY(
            writeEvents(path, EventFormat::Csv, records.all, QDateTime(QDate(2026, 11, 30), QTime(12, 0), Qt::UTC)));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray header = file.readLine(), line = file.readLine();
        QVERIFY(header.startsWith("at,run,t_ms,call,event,"));
        QVERIFY(line.startsWith("2026-11-30T12:00:01.500Z,,1500,1,reply,,\"a, \"\"b\"\"\","));
        QVERIFY(line.endsWith("\r\n"));
        QCOMPARE(line.count(',') - 1, header.count(','));
    }

    void whereItCannotBeWrittenItSaysSo()
    {
        const auto written = writeEvents(QStringLiteral("/no/such/folder/events.csv"), EventFormat::Csv, some().all,
                                         QDateTime(QDate(2026, 11, 30), QTime(12, 0), Qt::UTC));
        QVERIFY(!written);
        QVERIFY(!written.error().what.empty());
    }
};

QTEST_APPLESS_MAIN(TestEventQuery)
#include "tst_event_query.moc"
