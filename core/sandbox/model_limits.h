// The limits that one model of the sandbox enforces: requests, tokens, and requests at a time. Token buckets of one
// minute's figure, refilled continuously, in sandbox time (real time times the speed). Output is charged as it is
// promised and given back where it was not produced; tokens_per_minute reserves max_tokens and settles.
#pragma once

#include "core/policy/token_bucket.h"
#include "core/sandbox/sandbox_model.h"

#include <vector>

namespace plimsoll {

class ModelLimits
{
public:
    enum class Kind { Requests, InputTokens, OutputTokens, Tokens, Concurrency };
    struct Window
    {
        Kind kind;
        TokenBucket bucket;
    };
    struct Demand
    {
        double input = 0;    ///< tokens of the prompt
        double output = 0;   ///< tokens of the answer that will be given
        double reserved = 0; ///< the most it may be: max_tokens
    };
    struct Refusal
    {
        Kind kind;
        double limit;
        double used;
        double requested;
        std::optional<Duration> wait; ///< sandbox time; absent: never fits, or (Concurrency) unknown
    };

    explicit ModelLimits(const SandboxModel& model);

    /// Takes all of it, or nothing and says which limit was in the way (the one with the longest wait).
    std::optional<Refusal> admit(Instant now, const Demand& demand);
    /// Ends an admitted request that produced `produced` tokens; `chargeInput` false for an error reply.
    void release(Instant now, const Demand& demand, double produced, bool chargeInput);

    const std::vector<Window>& windows() const { return m_windows; }
    int inFlight() const { return m_inFlight; }

private:
    std::vector<Window> m_windows;
    int m_concurrency;
    int m_inFlight = 0;
};

} // namespace plimsoll
