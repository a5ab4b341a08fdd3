// The rows and the words of the waterfall, from events as the log holds them.
#include "ui/presenters/waterfall_rows.h"
#include "ui/presenters/waterfall_words.h"

#include <QJsonDocument>
#include <QtTest>

using namespace plimsoll;

namespace {

WaterfallRows rowsOf(std::initializer_list<const char*> events)
{
    WaterfallRows rows;
    for (const char* event : events) {
        QJsonParseError error;
        const QJsonObject object = QJsonDocument::fromJson(QByteArray(event), &error).object();
        Q_ASSERT(error.error == QJsonParseError::NoError);
        rows.apply(object);
    }
    return rows;
}

} // namespace

class TestPromptWaterfall : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void retryAfterTwiceThenAnswered()
    {
        const WaterfallRows rows = rowsOf({
            R"({"t_ms":1000,"event":"accepted","profile":"online"})",
            R"({"t_ms":1000,"event":"attempt","model":"m","provider":"p","attempt":1,"total":1})",
            R"({"t_ms":1100,"event":"reply","model":"m","status":429,"class":"rate_limit","retryable":true,"latency_ms":100,"retry_after_ms":2000})",
            R"({"t_ms":1100,"event":"wait","model":"m","wait_ms":2100,"reason":"retry_after"})",
            R"({"t_ms":3200,"event":"attempt","model":"m","provider":"p","attempt":2,"total":2})",
            R"({"t_ms":3500,"event":"stream","model":"m","state":"first_token"})",
            R"({"t_ms":4000,"event":"reply","model":"m","status":200,"class":"ok","latency_ms":800})",
            R"({"t_ms":4000,"event":"done","outcome":"success","model":"m","attempts":2,"latency_ms":3000,"waited_ms":2100,"class":"ok"})",
        });
        QCOMPARE(rows.rows().size(), 2U);
        const WaterfallRow& first = rows.rows()[0];
        QCOMPARE(first.state, RowState::Failed);
        QCOMPARE(first.after->from, 1100);
        QCOMPARE(*first.after->to, 3200);
        QCOMPARE(waterfall_words::headline(first, 4000), QStringLiteral("429 rate limit · 100 ms"));
        QCOMPARE(waterfall_words::caption(first, 4000), QStringLiteral("Waited 2.1 s: the server asked for it (Retry-After)"));
        const WaterfallRow& second = rows.rows()[1];
        QCOMPARE(second.state, RowState::Ok);
        QCOMPARE(waterfall_words::caption(second, 4000), QStringLiteral("First token after 300 ms"));
        QCOMPARE(rows.begin(), 1000);
        QCOMPARE(*rows.finished(), 4000);
        QCOMPARE(rows.horizon(9000), 4000);
    }

    void countsDownInWholeSeconds()
    {
        WaterfallRows rows = rowsOf({
            R"({"t_ms":0,"event":"accepted","profile":"online"})",
            R"({"t_ms":0,"event":"attempt","model":"m","attempt":1,"total":1})",
            R"({"t_ms":50,"event":"reply","model":"m","status":429,"class":"rate_limit"})",
            R"({"t_ms":50,"event":"wait","model":"m","wait_ms":12000,"reason":"retry_after"})",
        });
        QCOMPARE(rows.horizon(60), 12050);
        QCOMPARE(waterfall_words::caption(rows.rows()[0], 60), QStringLiteral("Waiting 12 s: the server asked for it (Retry-After)"));
        QCOMPARE(waterfall_words::caption(rows.rows()[0], 11900), QStringLiteral("Waiting 1 s: the server asked for it (Retry-After)"));
        rows.setDue(15050); // the engine knows better than the event
        QCOMPARE(rows.horizon(60), 15050);
        QVERIFY(waterfall_words::caption(rows.rows()[0], 60).startsWith(QLatin1String("Waiting 15 s")));
    }

    void fallbackNamesItsCauseAndKnob()
    {
        const WaterfallRows rows = rowsOf({
            R"({"t_ms":0,"event":"accepted","profile":"online"})",
            R"({"t_ms":0,"event":"attempt","model":"a","attempt":1,"total":1})",
            R"({"t_ms":90,"event":"reply","model":"a","status":429,"class":"rate_limit","retry_after_ms":90000})",
            R"({"t_ms":90,"event":"fallback","kind":"model","from":"a","to":"b","reason":"retry_after_too_long"})",
            R"({"t_ms":90,"event":"fallback","kind":"model","from":"b","to":"c","reason":"breaker_open"})",
            R"({"t_ms":90,"event":"attempt","model":"c","attempt":1,"total":2})",
        });
        QCOMPARE(rows.rows().size(), 3U);
        QCOMPARE(waterfall_words::caption(rows.rows()[0], 100),
                 QStringLiteral("→ b: the server asked for a longer wait than you allow (Server hints)"));
        QCOMPARE(rows.rows()[1].state, RowState::Skipped);
        QVERIFY(!rows.rows()[1].start);
        QCOMPARE(waterfall_words::caption(rows.rows()[1], 100), QStringLiteral("→ c: its breaker is open (Breaker)"));
        QCOMPARE(rows.rows()[2].state, RowState::Running);
        QCOMPARE(waterfall_words::headline(rows.rows()[2], 590), QStringLiteral("running 500 ms"));
    }

    void aLocalLimitWaitsInTheRowOfItsAttempt()
    {
        const WaterfallRows rows = rowsOf({
            R"({"t_ms":0,"event":"accepted","profile":"online"})",
            R"({"t_ms":0,"event":"throttled","model":"a","limit":"requests_per_minute","wait_ms":3000})",
            R"({"t_ms":3000,"event":"attempt","model":"a","attempt":1,"total":1})",
        });
        QCOMPARE(rows.rows().size(), 1U);
        QCOMPARE(*rows.rows()[0].before->to, 3000);
        QCOMPARE(*rows.rows()[0].start, 3000);
    }

    void aSlotHasNoKnownEnd()
    {
        const WaterfallRows rows = rowsOf({R"({"t_ms":0,"event":"accepted","profile":"online"})",
                                           R"({"t_ms":0,"event":"throttled","model":"a","limit":"concurrency"})"});
        QCOMPARE(waterfall_words::caption(rows.rows()[0], 4000),
                 QStringLiteral("Waiting since 4 s: all slots are taken (Limits, in flight)"));
    }

    void stoppedWhileItRuns()
    {
        const WaterfallRows rows = rowsOf({
            R"({"t_ms":0,"event":"accepted","profile":"online"})",
            R"({"t_ms":0,"event":"attempt","model":"a","attempt":1,"total":1})",
            R"({"t_ms":700,"event":"reply","model":"a","class":"cancelled","latency_ms":700})",
            R"({"t_ms":700,"event":"done","outcome":"cancelled","attempts":1,"class":"cancelled"})",
        });
        QCOMPARE(rows.rows()[0].state, RowState::Cancelled);
        QCOMPARE(waterfall_words::headline(rows.rows()[0], 9000), QStringLiteral("stopped · 700 ms"));
    }
};

QTEST_GUILESS_MAIN(TestPromptWaterfall)
#include "tst_prompt_waterfall.moc"
