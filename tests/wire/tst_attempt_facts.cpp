// What the engine is told of a reply: hints that may be waited for apart from those that only cool, per-minute limits
// apart from all others, and usage in one meaning for every dialect.
#include "core/policy/cost.h"
#include "core/wire/attempt_facts.h"
#include "core/wire/inspect.h"

#include <QTest>

using namespace plimsoll;

namespace {

constexpr WallMs kNow = 1796040000000; // 2026-11-30T12:00:00Z

AttemptEnded facts(int status, const HeaderList& headers, const QByteArray& body, const QString& provider = {})
{
    return toAttemptFacts(inspectReply(status, headers, body, provider, kNow), AttemptId{});
}

} // namespace

Q_DECLARE_METATYPE(plimsoll::Usage)

class TestAttemptFacts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aMinuteIsWaitedForAWindowCools()
    {
        const AttemptEnded minute = facts(429, {{"retry-after", "7"}}, {});
        QCOMPARE(minute.failure, FailureClass::RateLimit);
        QVERIFY(minute.hint && *minute.hint == Duration(7000) && !minute.cool);

        const AttemptEnded window = facts(429,
                                          {{"retry-after", "7"},
                                           {"anthropic-ratelimit-unified-5h-status", "rejected"},
                                           {"anthropic-ratelimit-unified-5h-reset", "1796043600"}},
                                          {});
        QCOMPARE(window.failure, FailureClass::UsageWindow);
        QVERIFY(window.cool && *window.cool == Duration(3600000) && !window.hint);

        const AttemptEnded bill = facts(402, {{"retry-after", "Tue, 01 Dec 2026 00:00:00 GMT"}}, {});
        QCOMPARE(bill.failure, FailureClass::QuotaExhausted);
        QVERIFY(bill.cool && *bill.cool == Duration(43200000) && !bill.hint);
        QVERIFY(!facts(402, {{"retry-after", "7"}}, {}).cool);
    }

    void onlyPlainMinutesBecomeLimits()
    {
        const AttemptEnded seen = facts(200,
                                        {{"openai-version", "1"},
                                         {"x-ratelimit-limit-requests", "60"},
                                         {"x-ratelimit-remaining-requests", "59"},
                                         {"x-ratelimit-limit-tokens", "1000"},
                                         {"x-ratelimit-remaining-tokens", "-1"},
                                         {"x-ratelimit-limit-project-tokens", "5"}},
                                        {});
        QVERIFY(seen.limits.any);
        QCOMPARE(seen.limits.requests.limit, std::optional(60.0));
        QCOMPARE(seen.limits.requests.remaining, std::optional(59.0));
        QCOMPARE(seen.limits.tokens.limit, std::optional(1000.0));
        QVERIFY(!seen.limits.tokens.remaining); // -1: unknown, not empty
        QVERIFY(!seen.limits.input_tokens.limit && !seen.limits.output_tokens.limit);

        const HeaderList daily{{"x-ratelimit-limit-requests", "1000"}, {"x-ratelimit-remaining-requests", "3"},
                               {"x-ratelimit-remaining-tokens", "77"}};
        const AttemptEnded groq = facts(200, daily, {}, QStringLiteral("groq"));
        QVERIFY(!groq.limits.requests.limit && !groq.limits.requests.remaining); // of the day
        QCOMPARE(groq.limits.tokens.remaining, std::optional(77.0));
        QVERIFY(!facts(200, {{"x-request-id", "r"}}, {}).limits.any);
    }

    void anthropicLimits()
    {
        const AttemptEnded seen = facts(200,
                                        {{"anthropic-ratelimit-input-tokens-remaining", "400"},
                                         {"anthropic-ratelimit-output-tokens-limit", "8000"},
                                         {"anthropic-priority-input-tokens-remaining", "1"},
                                         {"anthropic-ratelimit-unified-5h-utilization", "0.5"}},
                                        {});
        QCOMPARE(seen.limits.input_tokens.remaining, std::optional(400.0));
        QCOMPARE(seen.limits.output_tokens.limit, std::optional(8000.0));
        QVERIFY(!seen.limits.tokens.limit && !seen.limits.requests.limit);
    }

    void emptyAndBrokenAnswers()
    {
        const AttemptEnded empty = facts(200, {}, " \n");
        QCOMPARE(empty.failure, FailureClass::Malformed); // there was a request for an answer
        QVERIFY(empty.error_in_success);
        const AttemptEnded cut = facts(200, {}, "data: {\"choices\":[{\"index\":0,\"delta\":{},\"finish_reason\":null}]}\n\n");
        QCOMPARE(cut.failure, FailureClass::Network); // before any content: a failed reply like others
        QCOMPARE(cut.network, NetworkError::Reset);
        const AttemptEnded half = facts(200, {}, "data: {\"choices\":[{\"index\":0,\"delta\":{\"content\":\"a\"},\"finish_reason\":null}]}\n\n");
        QCOMPARE(half.failure, FailureClass::StreamBroken);
        QVERIFY(!half.complete);
        const AttemptEnded long_one = facts(200, {}, R"({"choices":[{"message":{"content":"a"},"finish_reason":"length"}]})");
        QCOMPARE(long_one.failure, FailureClass::Ok);
        QVERIFY(!long_one.complete); // truncated: never stored
    }

    void noAnswerAtAll()
    {
        const AttemptEnded refused = toAttemptFacts(NetworkError::Refused, false, AttemptId{});
        QCOMPARE(refused.failure, FailureClass::Network);
        QVERIFY(!refused.sent);
        QCOMPARE(toAttemptFacts(NetworkError::Timeout, true, AttemptId{}).failure, FailureClass::Timeout);
    }

    // The same call, as every dialect reports it: 100 new tokens, 900 read from a cache, 50 written, 40 out of which 30 are
    // reasoning. It settles the same reservation and costs the same.
    void usageOfEveryDialect_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<Usage>("usage");
        const Usage all{.input = 100, .output = 40, .cache_read = 900, .cache_write = 50, .cache_write_1h = 0, .reasoning = 30};
        Usage hour = all, plain = all, unwritten = all;
        hour.cache_write_1h = 20;
        plain.cache_write = 0;
        plain.input = 150;
        unwritten = plain;
        unwritten.reasoning = 0;
        QTest::newRow("anthropic") << QByteArray(R"({"type":"message","content":[],"usage":{"input_tokens":100,"cache_read_input_tokens":900,"cache_creation_input_tokens":50,"cache_creation":{"ephemeral_5m_input_tokens":30,"ephemeral_1h_input_tokens":20},"output_tokens":40,"output_tokens_details":{"thinking_tokens":30}}})") << hour;
        QTest::newRow("anthropic, parts only") << QByteArray(R"({"type":"message","content":[],"usage":{"input_tokens":100,"cache_read_input_tokens":900,"cache_creation_input_tokens":0,"cache_creation":{"ephemeral_5m_input_tokens":30,"ephemeral_1h_input_tokens":20},"output_tokens":40,"output_tokens_details":{"thinking_tokens":30}}})") << hour;
        QTest::newRow("chat completions") << QByteArray(R"({"choices":[{"message":{"content":"a"}}],"usage":{"prompt_tokens":1050,"completion_tokens":40,"total_tokens":1090,"prompt_tokens_details":{"cached_tokens":900,"cache_write_tokens":50},"completion_tokens_details":{"reasoning_tokens":30}}})") << all;
        QTest::newRow("responses") << QByteArray(R"({"object":"response","output":[],"usage":{"input_tokens":1050,"input_tokens_details":{"cached_tokens":900,"cache_write_tokens":50},"output_tokens":40,"output_tokens_details":{"reasoning_tokens":30}}})") << all;
        QTest::newRow("litellm") << QByteArray(R"({"choices":[{"message":{"content":"a"}}],"usage":{"prompt_tokens":1050,"completion_tokens":40,"cache_read_input_tokens":900,"cache_creation_input_tokens":50,"completion_tokens_details":{"reasoning_tokens":30}}})") << all;
        QTest::newRow("gemini") << QByteArray(R"({"candidates":[{"content":{"parts":[{"text":"a"}]}}],"usageMetadata":{"promptTokenCount":1050,"cachedContentTokenCount":900,"candidatesTokenCount":10,"thoughtsTokenCount":30}})") << plain;
        QTest::newRow("deepseek") << QByteArray(R"({"choices":[{"message":{"content":"a"}}],"usage":{"prompt_tokens":1050,"prompt_cache_hit_tokens":900,"prompt_cache_miss_tokens":150,"completion_tokens":40}})") << unwritten;
        QTest::newRow("xai") << QByteArray(R"({"choices":[{"message":{"content":"a"}}],"usage":{"prompt_tokens":1050,"completion_tokens":10,"total_tokens":1090,"prompt_tokens_details":{"cached_tokens":900},"completion_tokens_details":{"reasoning_tokens":30}}})") << plain;
        QTest::newRow("stream") << QByteArray("data: {\"choices\":[{\"index\":0,\"delta\":{\"content\":\"a\"},\"finish_reason\":\"stop\"}],\"usage\":null}\n\ndata: {\"choices\":[],\"usage\":{\"prompt_tokens\":1050,\"completion_tokens\":40,\"prompt_tokens_details\":{\"cached_tokens\":900}}}\n\ndata: [DONE]\n\n") << unwritten;
    }
    void usageOfEveryDialect()
    {
        QFETCH(QByteArray, body);
        QFETCH(Usage, usage);
        const AttemptEnded seen = facts(200, {}, body);
        QCOMPARE(seen.failure, FailureClass::Ok);
        QVERIFY(seen.usage);
        QCOMPARE(seen.usage->input, usage.input);
        QCOMPARE(seen.usage->output, usage.output);
        QCOMPARE(seen.usage->cache_read, usage.cache_read);
        QCOMPARE(seen.usage->cache_write, usage.cache_write);
        QCOMPARE(seen.usage->cache_write_1h, usage.cache_write_1h);
        QCOMPARE(seen.usage->reasoning, usage.reasoning);
        QCOMPARE(seen.usage->total(), 1090); // nothing is billed twice, nothing is lost
        const Price price{{.input = 10, .output = 50, .cache_read = 1, .cache_write_5m = 10, .cache_write_1h = 10}};
        QVERIFY(std::abs(*cost(price, *seen.usage) - 0.0044) < 1e-12);
    }

    void usageUnknownStaysUnknown()
    {
        QVERIFY(!facts(200, {}, R"({"choices":[{"message":{"content":"a"}}]})").usage);
        QVERIFY(!facts(429, {}, R"({"error":{"message":"m"}})").usage);
        QVERIFY(facts(500, {}, R"({"error":{"message":"m"},"usage":{"prompt_tokens":5}})").usage); // paid all the same
    }
};

QTEST_GUILESS_MAIN(TestAttemptFacts)
#include "tst_attempt_facts.moc"
