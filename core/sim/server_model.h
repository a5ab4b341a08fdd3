// A model of a provider's server, one for each model: limits that refuse, a latency, failures that come alone, in spells, in
// outages or by the time of day, a usage window that is spent; and what a server is known to have said. It stands where the network stands in the live client: asked for one attempt, it says what
// the reply will be, and when.
#pragma once

#include "core/base/failure.h"
#include "core/engine/event.h"
#include "core/policy/rate_plan_options.h"
#include "core/policy/token_bucket.h"
#include "core/sim/distribution.h"

#include <array>
#include <optional>
#include <vector>

namespace plimsoll {

/// One way to fail, as often as its weight among the others says.
struct FailureShape
{
    double weight = 1;
    FailureClass failure = FailureClass::ServerError;
    int status = 500; ///< 0: the connection breaks
    NetworkError network = NetworkError::None;
    std::optional<Duration> after; ///< nothing: after the time of a whole answer
    bool billed = false;           ///< its tokens are paid for all the same
    friend bool operator==(const FailureShape&, const FailureShape&) = default;
};
std::vector<FailureShape> usualFailures();

/// From `begin` on, before `end`, everything fails with the first of the failures.
struct Outage
{
    Instant begin{}, end{};
    friend bool operator==(const Outage&, const Outage&) = default;
};

/// Times in which more fails than usual. Good and bad ones follow each other, exponentially long.
struct BadSpells
{
    Duration mean_good{0}, mean_bad{0}; ///< 0: there are none
    double failure_rate = 0;
    friend bool operator==(const BadSpells&, const BadSpells&) = default;
};

/// From `begin` on, before `end`, this share of the requests.
struct RateSpan
{
    Instant begin{}, end{};
    double rate = 0;
    friend bool operator==(const RateSpan&, const RateSpan&) = default;
};

/// An allowance of hours: it begins with the first request, and what is spent comes back all at once at its end.
struct UsageWindow
{
    Duration length{5 * 3600 * 1000};
    double tokens = 0; ///< in and out together
    friend bool operator==(const UsageWindow&, const UsageWindow&) = default;
};

/// What the server said to one attempt of recorded traffic: it says the same again to the same attempt of the same call.
struct RecordedReply
{
    std::uint32_t call = 0;
    std::uint16_t attempt = 0; ///< of the call at this model, from 0
    std::uint16_t status = 200;
    Duration after{};
    FailureClass failure = FailureClass::Ok;
    NetworkError network = NetworkError::None;
    std::optional<Duration> hint; ///< of a spent window: until it comes back
    std::optional<Usage> usage;
    friend bool operator==(const RecordedReply&, const RecordedReply&) = default;
};

struct ServerOptions
{
    RateLimits limits; ///< each a bucket of one minute's figure; the bursts are not looked at
    Distribution latency = Distribution::constant(1000); ///< ms
    double failure_rate = 0; ///< share of the admitted requests, apart from spells and outages
    std::vector<FailureShape> failures = usualFailures();
    std::vector<Outage> outages;
    BadSpells spells;
    std::array<double, 24> by_hour = everyHourAlike(); ///< of the virtual clock: multiplies the failure rate
    std::vector<RateSpan> rates;     ///< ascending, apart: the failure rate in these times, instead of all others
    std::vector<RateSpan> refusals;  ///< ascending, apart: refused with 429 whatever the limits say
    Distribution refusal_hint_ms;    ///< of such a refusal; 0: none
    std::optional<UsageWindow> window;
    bool hints = true; ///< refusals say when to come back, replies say what is left
    Duration refusal_after{80};
    std::vector<RecordedReply> recorded; ///< ascending by call and attempt; limits and windows go before it

    static constexpr std::array<double, 24> everyHourAlike()
    {
        std::array<double, 24> out{};
        out.fill(1);
        return out;
    }
    friend bool operator==(const ServerOptions&, const ServerOptions&) = default;
};

class ServerModel
{
public:
    /// `number` tells the servers of one world apart in their draws.
    ServerModel(const ServerOptions& options, std::uint64_t seed, std::uint64_t number);

    struct Request
    {
        std::uint64_t call = 0; ///< whose draws it is
        int attempt = 0;        ///< of the call at this model
        std::int64_t input = 0, output = 0;
        std::int64_t max_tokens = 0; ///< of the request: caps the output
    };
    struct Answer
    {
        AttemptEnded facts; ///< `attempt` is left to whoever asked
        Duration after{};
    };
    /// `now` never goes back.
    Answer answer(Instant now, const Request& request);

private:
    enum Kind : std::size_t { Requests, Input, Output, Tokens };
    std::optional<Instant> refusal(Instant now, const std::array<double, 4>& needs) const;
    void addLimits(Instant now, AttemptEnded& facts) const;
    double failureRate(Instant now);
    bool spent(Instant now, Answer& out);
    const RecordedReply* recorded(const Request& request) const;
    bool refuses(Instant now, const Request& request, std::int64_t output, Answer& out);
    void work(Instant now, const Request& request, Answer& out);
    void fail(const FailureShape& shape, Answer& out) const;

    const ServerOptions& m_options; ///< outlives this
    const std::uint64_t m_seed, m_number;
    std::array<std::optional<TokenBucket>, 4> m_buckets;
    bool m_limited = false;
    double m_weights = 0;
    bool m_bad = false;
    Instant m_spell_end{};
    std::uint64_t m_spells = 0;
    Instant m_window_end{};
    double m_window_used = 0;
};

} // namespace plimsoll
