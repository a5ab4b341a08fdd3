// What reading costs: a stream cut into events (goal: 200 MB/s), and a whole reply looked into (goals: a usual 200 within
// 8 us, a 429 with all the headers and a message within 20 us).
#include "core/wire/inspect.h"
#include "core/wire/sse_parser.h"

#include <benchmark/benchmark.h>

using namespace plimsoll;

namespace {

constexpr WallMs kNow = 1796040000000;
constexpr qsizetype kPiece = 16 * 1024; // what a socket gives at once

HeaderList usualHeaders()
{
    return {{"Date", "Mon, 30 Nov 2026 12:00:00 GMT"},
            {"Content-Type", "application/json"},
            {"openai-version", "2020-10-01"},
            {"openai-processing-ms", "412"},
            {"x-request-id", "req_0123456789abcdef"},
            {"x-ratelimit-limit-requests", "5000"},
            {"x-ratelimit-remaining-requests", "4999"},
            {"x-ratelimit-reset-requests", "12ms"},
            {"x-ratelimit-limit-tokens", "160000"},
            {"x-ratelimit-remaining-tokens", "40000"},
            {"x-ratelimit-reset-tokens", "6m0s"}};
}

const QByteArray kCompletion = R"({"id":"chatcmpl-1","object":"chat.completion","created":1796039999,"model":"m","choices":)"
                               R"([{"index":0,"message":{"role":"assistant","content":"A short answer of a few words."},)"
                               R"("finish_reason":"stop"}],"usage":{"prompt_tokens":10,"completion_tokens":7,"total_tokens":17}})";

const QByteArray kRefusal = R"({"error":{"message":"Rate limit reached for m on tokens per min (TPM): Limit 30000, Used )"
                            R"(28770, Requested 4200. Please try again in 5.94s.","type":"tokens","param":null,)"
                            R"("code":"rate_limit_exceeded"}})";

} // namespace

static void SseParsing(benchmark::State& state)
{
    const QByteArray event = R"(data: {"id":"chatcmpl-1","object":"chat.completion.chunk","created":1796039999,"model":"m",)"
                             R"("choices":[{"index":0,"delta":{"content":" word"},"finish_reason":null}]})"
                             "\n\n";
    const QByteArray stream = event.repeated(8192);
    qsizetype seen = 0;
    for (auto _ : state) {
        SseParser parser;
        for (qsizetype at = 0; at < stream.size(); at += kPiece)
            parser.feed(QByteArrayView(stream).sliced(at, std::min(kPiece, stream.size() - at)),
                        [&](const SseEvent& one) { seen += one.data.size(); });
    }
    benchmark::DoNotOptimize(seen);
    state.SetBytesProcessed(state.iterations() * stream.size());
}
BENCHMARK(SseParsing)->Unit(benchmark::kMicrosecond);

static void InspectUsual200(benchmark::State& state)
{
    const HeaderList headers = usualHeaders();
    for (auto _ : state)
        benchmark::DoNotOptimize(inspectReply(200, headers, kCompletion, {}, kNow));
}
BENCHMARK(InspectUsual200)->Unit(benchmark::kMicrosecond);

static void Inspect429WithAllHeaders(benchmark::State& state)
{
    HeaderList headers = usualHeaders();
    headers.append({{"retry-after-ms", "5940"}, {"retry-after", "6"}, {"x-should-retry", "true"}});
    for (auto _ : state)
        benchmark::DoNotOptimize(inspectReply(429, headers, kRefusal, {}, kNow));
}
BENCHMARK(Inspect429WithAllHeaders)->Unit(benchmark::kMicrosecond);
