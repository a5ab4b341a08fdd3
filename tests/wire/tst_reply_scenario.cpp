// A reply that was saved as a scenario replays to what inspection said of it.
#include "core/config/defaults.h"
#include "core/wire/inspect.h"
#include "core/wire/replayer.h"
#include "core/wire/reply_scenario.h"

#include <QDir>
#include <QJsonDocument>
#include <QTest>

using namespace plimsoll;

namespace {

constexpr WallMs kNow = 1796040000000; // 2026-11-30T12:00:00Z

QJsonObject eventOf(const QList<QJsonObject>& events, QLatin1String kind)
{
    for (const QJsonObject& event : events)
        if (event.value(QLatin1String("event")).toString() == kind)
            return event;
    return {};
}

QStringList sorted(const QJsonArray& windows)
{
    QStringList out;
    for (const QJsonValue& window : windows)
        out << QString::fromUtf8(QJsonDocument(window.toObject()).toJson(QJsonDocument::Compact));
    out.sort();
    return out;
}

QString nameOf(FailureClass failure)
{
    return QString::fromLatin1(name(failure).data(), qsizetype(name(failure).size()));
}

} // namespace

class TestReplyScenario : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyRecordedReplyReplays_data()
    {
        QTest::addColumn<QString>("path");
        const QDir folder(QStringLiteral(PLIMSOLL_TEST_DATA "/http"));
        for (const QFileInfo& file :
             folder.entryInfoList({QStringLiteral("*.http"), QStringLiteral("*.txt")}, QDir::Files))
            QTest::newRow(qPrintable(file.fileName())) << file.filePath();
    }
    void everyRecordedReplyReplays()
    {
        QFETCH(QString, path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto reply = parseRawResponse(file.readAll());
        if (!reply)
            return; // the folder has texts that are no replies too
        const auto scenario = parseScenario(replyScenario(*reply, {}, kNow, shippedConfig(), QStringLiteral("online")));
        QVERIFY2(scenario, scenario ? "" : (scenario.error().where + ": " + scenario.error().what).c_str());
        const auto events = replay(*scenario);
        QVERIFY(events);
        const Inspection seen = inspectReply(reply->status, reply->headers, reply->body, {}, kNow);
        const QJsonObject replied = eventOf(*events, QLatin1String("reply"));
        if (seen.failure != FailureClass::StreamBroken) // before any content the client calls it a network error
            QCOMPARE(replied.value(QLatin1String("class")).toString(), nameOf(seen.failure));
        // In another order: the headers of a scenario have none.
        QCOMPARE(sorted(eventOf(*events, QLatin1String("limits")).value(QLatin1String("windows")).toArray()),
                 sorted(windowsJson(seen.windows)));
    }

    void theHintIsWaitedFor()
    {
        const RawResponse reply{429,
                                {{"Retry-After", "2"}, {"Set-Cookie", "secret=1"}, {"X-A", "1"}, {"x-a", "2"}},
                                "{\"error\":{\"message\":\"slow down, sk-abcdefghijklmnopqrstuv\"}}"};
        const QByteArray text =
            replyScenario(reply, QStringLiteral("groq"), kNow, shippedConfig(), QStringLiteral("online"));
        QVERIFY(!text.contains("secret=1"));
        QVERIFY(!text.contains("sk-abc"));
        const auto scenario = parseScenario(text);
        QVERIFY(scenario);
        QCOMPARE(scenario->start, QDateTime::fromMSecsSinceEpoch(kNow, Qt::UTC));
        QCOMPARE(scenario->config.models.at(kReplyModel).provider, QStringLiteral("groq"));
        const ScenarioReply& first = scenario->servers.at(kReplyModel).front();
        QCOMPARE(first.headers.size(), 4);
        const auto events = replay(*scenario);
        QVERIFY(events);
        const QJsonObject wait = eventOf(*events, QLatin1String("wait"));
        QCOMPARE(wait.value(QLatin1String("reason")).toString(), QStringLiteral("retry_after"));
        QVERIFY(wait.value(QLatin1String("wait_ms")).toInteger() >= 2000);
        QCOMPARE(eventOf(*events, QLatin1String("done")).value(QLatin1String("outcome")).toString(),
                 QStringLiteral("success"));
    }
};

QTEST_APPLESS_MAIN(TestReplyScenario)
#include "tst_reply_scenario.moc"
