// The JSON of every event: exactly the fields of the vocabulary, and none that do not apply.
#include "core/config/engine_names.h"
#include "core/wire/event_json.h"

#include <QJsonDocument>
#include <QTest>

using namespace plimsoll;

class TestEventJson : public QObject
{
    Q_OBJECT

    EngineNames m_names;
    ModelId m_sonnet, m_gpt;
    Report of(ReportKind kind) const
    {
        Report report{};
        report.kind = kind;
        report.call = CallId{7};
        report.model = m_sonnet;
        return report;
    }
    EventContext context() const
    {
        return {m_names, [](CallId call) -> QString { return QStringLiteral("c") + QString::number(call.value); }, 1500,
                [](Instant t) {
                    return QDateTime(QDate(2026, 11, 30), QTime(12, 0), Qt::UTC).addMSecs(toMs(t));
                }};
    }
    void check(const QJsonObject& object, const char* expected) const
    {
        QCOMPARE(QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact)), QString::fromUtf8(expected));
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_names.providers.add(QStringLiteral("anthropic"));
        m_names.profiles.add(QStringLiteral("online"));
        m_sonnet = m_names.models.add(QStringLiteral("sonnet"));
        m_gpt = m_names.models.add(QStringLiteral("gpt"));
    }

    void accepted()
    {
        Report r = of(ReportKind::Accepted);
        r.profile = ProfileId{0};
        check(eventJson(r, context()),
              R"({"call":"c7","event":"accepted","model":"sonnet","profile":"online","t_ms":1500})");
        check(eventJson(r, context(), {}, QStringLiteral("req-1")),
              R"({"call":"c7","event":"accepted","model":"sonnet","profile":"online","request_id":"req-1","t_ms":1500})");
    }
    void throttled()
    {
        Report r = of(ReportKind::Throttled);
        r.limit = Limit::InputTokensPerMinute;
        r.wait = Duration(250);
        check(
            eventJson(r, context()),
            R"({"call":"c7","event":"throttled","limit":"input_tokens_per_minute","model":"sonnet","t_ms":1500,"wait_ms":250})");
    }
    void attempt()
    {
        Report r = of(ReportKind::Attempt);
        r.provider = ProviderId{0};
        r.attempt = 2;
        r.total = 3;
        check(
            eventJson(r, context()),
            R"({"attempt":2,"call":"c7","event":"attempt","model":"sonnet","provider":"anthropic","t_ms":1500,"total":3})");
    }
    void replyThatFailed()
    {
        Report r = of(ReportKind::Reply);
        r.status = 429;
        r.failure = FailureClass::RateLimit;
        r.retryable = true;
        r.latency = Duration(100);
        r.hint = Duration(12000);
        check(
            eventJson(r, context()),
            R"({"call":"c7","class":"rate_limit","event":"reply","latency_ms":100,"model":"sonnet","retry_after_ms":12000,"retryable":true,"status":429,"t_ms":1500})");
    }
    void replyWithoutAnswer()
    {
        Report r = of(ReportKind::Reply);
        r.network = NetworkError::Refused;
        r.failure = FailureClass::Network;
        r.latency = Duration(3);
        const QJsonObject json = eventJson(r, context());
        QCOMPARE(json.value(QStringLiteral("network")).toString(), QStringLiteral("refused"));
        QVERIFY(!json.contains(QStringLiteral("status")));
        QCOMPARE(json.value(QStringLiteral("retryable")), QJsonValue(false));
    }
    void replyThatSucceeded()
    {
        Report r = of(ReportKind::Reply);
        r.status = 200;
        const QJsonObject json = eventJson(r, context());
        QCOMPARE(json.value(QStringLiteral("class")).toString(), QStringLiteral("ok"));
        QVERIFY(!json.contains(QStringLiteral("retry_after_ms")));
    }
    void limitsCarryTheDriversWindows()
    {
        const QJsonArray windows{QJsonObject{{QStringLiteral("name"), QStringLiteral("requests")}}};
        const QJsonObject json = eventJson(of(ReportKind::Limits), context(), windows);
        QCOMPARE(json.value(QStringLiteral("windows")).toArray(), windows);
    }
    void wait()
    {
        Report r = of(ReportKind::Wait);
        r.wait = Duration(5100);
        r.wait_reason = WaitReason::RetryAfter;
        check(eventJson(r, context()),
              R"({"call":"c7","event":"wait","model":"sonnet","reason":"retry_after","t_ms":1500,"wait_ms":5100})");
    }
    void breakerBelongsToNoCall()
    {
        Report r = of(ReportKind::Breaker);
        r.call = {};
        r.breaker_to = BreakerState::Open;
        r.breaker_reason = BreakerReason::FailureRate;
        check(eventJson(r, context()),
              R"({"event":"breaker","from":"closed","model":"sonnet","reason":"failure_rate","t_ms":1500,"to":"open"})");
        r.elsewhere = true;
        QCOMPARE(eventJson(r, context()).value(QLatin1String("elsewhere")), QJsonValue(true));
    }
    void fallbacks()
    {
        Report r = of(ReportKind::Fallback);
        r.to = m_gpt;
        check(
            eventJson(r, context()),
            R"({"call":"c7","event":"fallback","from":"sonnet","kind":"model","reason":"retries_exhausted","t_ms":1500,"to":"gpt"})");
        r.fallback_kind = FallbackKind::Queue;
        r.fallback_reason = FallbackReason::ModelsExhausted;
        r.to = {};
        r.job = 42;
        check(
            eventJson(r, context()),
            R"({"call":"c7","event":"fallback","from":"sonnet","kind":"queue","reason":"models_exhausted","t_ms":1500,"to":"42"})");
    }
    void streamAndBudget()
    {
        Report r = of(ReportKind::Stream);
        check(eventJson(r, context()),
              R"({"call":"c7","event":"stream","model":"sonnet","state":"first_token","t_ms":1500})");
        r.stream = StreamState::Broken;
        r.output_tokens = 9;
        QCOMPARE(eventJson(r, context()).value(QStringLiteral("output_tokens")).toInt(), 9);
        Report budget = of(ReportKind::Budget);
        budget.provider = ProviderId{0};
        check(eventJson(budget, context()),
              R"({"call":"c7","event":"budget","provider":"anthropic","state":"exhausted","t_ms":1500})");
    }
    void done()
    {
        Finish f;
        f.call = CallId{7};
        f.outcome = Outcome::Success;
        f.model = m_gpt;
        f.attempts = 3;
        f.latency = Duration(900);
        f.waited = Duration(500);
        f.first_class = FailureClass::Overloaded;
        f.usage = Usage{100, 20, 0, 0, 0, 0};
        f.cost_usd = 0.25;
        f.waste_usd = 0.0;
        check(
            doneJson(f, context()),
            R"({"attempts":3,"call":"c7","class":"ok","cost_usd":0.25,"event":"done","first_class":"overloaded","input_tokens":100,"latency_ms":900,"model":"gpt","outcome":"success","output_tokens":20,"t_ms":1500,"waited_ms":500,"waste_usd":0})");
    }
    void doneWithAnUnknownCost()
    {
        Finish f;
        f.call = CallId{7};
        f.attempts = 2;
        f.unknown_costs = 1;
        QCOMPARE(doneJson(f, context()).value(QLatin1String("unknown_cost_attempts")).toInt(), 1);
        QVERIFY(!doneJson(f, context()).contains(QLatin1String("cost_usd")));
    }
    void doneWithoutAnAttempt()
    {
        Finish f;
        f.call = CallId{7};
        f.failure = FailureClass::NoModel;
        f.retry_at = at(61'234);
        f.rejected = true;
        check(rejectedJson(f, context()), R"({"call":"c7","event":"rejected","reason":"no_model","t_ms":1500})");
        const QJsonObject json = doneJson(f, context());
        QCOMPARE(json.value(QStringLiteral("retry_at")).toString(), QStringLiteral("2026-11-30T12:01:01.234Z"));
        for (const char* absent : {"model", "first_class", "input_tokens", "output_tokens", "cost_usd", "waste_usd",
                                   "unknown_cost_attempts"})
            QVERIFY2(!json.contains(QLatin1String(absent)), absent);
    }
    void dates()
    {
        const QDateTime whole(QDate(2026, 1, 2), QTime(3, 4, 5), Qt::UTC);
        QCOMPARE(rfc3339(whole), QStringLiteral("2026-01-02T03:04:05Z"));
        QCOMPARE(rfc3339(whole.addMSecs(7)), QStringLiteral("2026-01-02T03:04:05.007Z"));
        QCOMPARE(rfc3339(whole.toOffsetFromUtc(3600)), QStringLiteral("2026-01-02T03:04:05Z"));
    }
};

QTEST_APPLESS_MAIN(TestEventJson)
#include "tst_event_json.moc"
