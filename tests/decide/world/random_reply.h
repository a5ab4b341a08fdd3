// What the servers of random worlds answer: every class, every kind of hint, limits, usage above and below what was
// reserved, connections that break before and after the first byte.
#pragma once

#include "tests/decide/world/random_config.h"

#include "core/engine/event.h"

namespace plimsoll::test {

/// Mostly short, seldom endless (a world in which every model is gone is a dull one), and sometimes what no reader of
/// headers would let through.
inline Duration randomHint(Dice& dice)
{
    if (dice.chance(0.004))
        return dice.chance(0.5) ? kForever : Duration(366LL * 86400000);
    switch (dice.pick(12)) {
    case 0: return Duration(0);
    case 1: return Duration(-dice.pick(100000));
    case 2: return Duration(dice.spread(1000, 600));
    default: return Duration(1 + dice.pick(4000));
    }
}

inline std::optional<double> randomFigure(Dice& dice, double most)
{
    if (dice.chance(0.6))
        return std::nullopt;
    return dice.chance(0.1) ? -1.0 : dice.draw() * most;
}

inline AttemptEnded randomReply(Dice& dice, std::int64_t input_tokens, double reserved_output)
{
    static constexpr std::pair<FailureClass, int> kRare[] = {
        {FailureClass::UsageWindow, 429},    {FailureClass::QuotaExhausted, 402}, {FailureClass::Authentication, 401},
        {FailureClass::Permission, 403},     {FailureClass::NotFound, 404},       {FailureClass::ContextLength, 400},
        {FailureClass::InvalidRequest, 400}, {FailureClass::TooLarge, 413},       {FailureClass::ContentFilter, 400},
        {FailureClass::LimitImpossible, 429}, {FailureClass::Malformed, 200},     {FailureClass::ServerError, 409}};
    AttemptEnded e;
    const double p = dice.draw();
    if (p < 0.66) {
        e.status = 200;
        e.complete = !dice.chance(0.1);
    } else if (p < 0.78) {
        e.failure = FailureClass::RateLimit;
        e.status = 429;
    } else if (p < 0.84) {
        e.failure = FailureClass::Overloaded;
        e.status = dice.chance(0.2) ? 200 : 529;
        e.error_in_success = e.status == 200;
    } else if (p < 0.89) {
        e.failure = FailureClass::ServerError;
        e.status = 500;
    } else if (p < 0.95) {
        e.failure = dice.chance(0.5) ? FailureClass::Network : FailureClass::Timeout;
        e.network = e.failure == FailureClass::Network ? NetworkError::Reset : NetworkError::Timeout;
        e.sent = dice.chance(0.7);
    } else {
        const auto& [failure, status] = kRare[dice.pick(12)];
        e.failure = failure;
        e.status = status;
        e.error_in_success = status == 200;
        if (dice.chance(failure == FailureClass::QuotaExhausted ? 0.95 : 0.7))
            e.cool = Duration(1000 + dice.pick(20000));
    }
    if (e.failure != FailureClass::Ok && e.status != 0) {
        if (dice.chance(e.failure == FailureClass::RateLimit ? 0.6 : 0.15))
            e.hint = randomHint(dice);
        if (dice.chance(0.1))
            e.should_retry = dice.chance(0.5);
    }
    if (e.failure == FailureClass::Ok || dice.chance(0.05)) {
        Usage usage;
        usage.input = dice.chance(0.7) ? input_tokens : dice.pick(4000);
        usage.output = static_cast<std::int64_t>(dice.draw() * reserved_output * (dice.chance(0.1) ? 3 : 1));
        usage.cache_write = dice.chance(0.1) ? dice.pick(500) : 0;
        usage.cache_read = dice.chance(0.1) ? dice.pick(500) : 0;
        e.usage = usage;
    }
    if (e.status != 0 && dice.chance(0.25)) {
        e.limits.any = true;
        e.limits.requests = {randomFigure(dice, 300), randomFigure(dice, 100)};
        e.limits.input_tokens = {randomFigure(dice, 50000), randomFigure(dice, 20000)};
        e.limits.output_tokens = {randomFigure(dice, 50000), randomFigure(dice, 20000)};
        e.limits.tokens = {randomFigure(dice, 90000), randomFigure(dice, 40000)};
    }
    return e;
}

} // namespace plimsoll::test
