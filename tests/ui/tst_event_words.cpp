// Every event that the engine can tell of is told in words, and every call has a timeline: over all scenarios.
#include "core/wire/replayer.h"
#include "core/wire/scenario.h"
#include "ui/presenters/call_timeline.h"
#include "ui/presenters/event_words.h"

#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QMap>
#include <QSet>
#include <QTest>

using namespace plimsoll;

class TestEventWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyEventHasWords()
    {
        QSet<QString> kinds;
        QMap<QString, std::vector<EventRecord>> calls;
        WordTable names;
        QDirIterator files(QStringLiteral(PLIMSOLL_TEST_DATA "/scenarios"), {QStringLiteral("*.json")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const auto scenario = parseScenario(file.readAll());
            if (!scenario)
                continue; // some are there to be refused
            const auto events = replay(*scenario);
            QVERIFY(events);
            for (const QJsonObject& event : *events) {
                const QString kind = event.value(QLatin1String("event")).toString();
                kinds.insert(kind);
                const QString words = event_words::what(event);
                const bool silent =
                    kind == QLatin1String("limits") && event.value(QLatin1String("windows")).toArray().isEmpty();
                QVERIFY2(!words.isEmpty() || silent, qPrintable(file.fileName() + QLatin1Char(' ') + kind));
                QVERIFY2(!words.contains(QLatin1Char('_')), qPrintable(words)); // no name of the vocabulary
                QVERIFY(!event_words::kindName(kind).isEmpty());
                if (const QString call = event.value(QLatin1String("call")).toString(); !call.isEmpty())
                    calls[file.fileName() + call].push_back(eventRecord(event, names));
            }
        }
        for (const QString& kind : event_words::kinds())
            QVERIFY2(kinds.contains(kind), qPrintable(kind + QStringLiteral(": no scenario has it")));
        QCOMPARE(kinds.size(), event_words::kinds().size());
        for (const auto& events : calls) {
            const CallTimeline timeline = timelineOf(events);
            QCOMPARE(timeline.rows.size(), events.size());
            QCOMPARE(timeline.rows.front().offset, QStringLiteral("+0 ms"));
            QVERIFY(timeline.over());
        }
    }

    void wordsSayWhatAndWhy_data()
    {
        QTest::addColumn<QJsonObject>("event");
        QTest::addColumn<QString>("words");
        QTest::addColumn<int>("meaning");
        QTest::newRow("reply") << QJsonObject{{"event", "reply"},
                                              {"status", 429},
                                              {"class", "rate_limit"},
                                              {"latency_ms", 310},
                                              {"retry_after_ms", 2000}}
                               << "429 rate limit after 310 ms, the server asks for 2 s" << int(Meaning::Failed);
        QTest::newRow("network") << QJsonObject{{"event", "reply"}, {"network", "refused"}, {"class", "network"}}
                                 << "refused network error" << int(Meaning::Failed);
        QTest::newRow("breaker") << QJsonObject{{"event", "breaker"},
                                                {"from", "closed"},
                                                {"to", "open"},
                                                {"reason", "manual"}}
                                 << QString::fromUtf8("closed → open: by hand") << int(Meaning::Failed);
        QTest::newRow("limits")
            << QJsonObject{{"event", "limits"},
                           {"windows",
                            QJsonArray{
                                QJsonObject{
                                    {"name", "requests"}, {"limit", 60}, {"remaining", 41}, {"unit", "requests"}},
                                QJsonObject{{"name", "5h"}, {"limit", 100}, {"remaining", 37}, {"unit", "percent"}}}}}
            << QString::fromUtf8("requests 41 / 60 · 5 h 37 %") << int(Meaning::Information);
        QTest::newRow("of a later version") << QJsonObject{{"event", "news"}} << "" << int(Meaning::Information);
    }
    void wordsSayWhatAndWhy()
    {
        QFETCH(QJsonObject, event);
        QFETCH(QString, words);
        QFETCH(int, meaning);
        QCOMPARE(event_words::what(event), words);
        QCOMPARE(int(event_words::meaning(event)), meaning);
    }
};

QTEST_GUILESS_MAIN(TestEventWords)
#include "tst_event_words.moc"
