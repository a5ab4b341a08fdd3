// The knobs that all calls share: breaker, retry budget, cache, queue, degrade.
#include "core/config/knob_table.h"

namespace plimsoll {

using namespace ranges;

namespace {

constexpr KnobRange kBudget{0, 1e6, KnobUnit::Count};

} // namespace

KnobTable<Config> engineKnobs()
{
    constexpr auto knob = [](auto... arguments) { return bind<Config>(arguments...); };
    KnobTable<Config> table;
    append<Config>(table, KnobGroup::Breaker, {
        knob("/breaker/window_ms", AT(breaker.window), ms(1),
             QT_TRANSLATE_NOOP("Knob", "Window"),
             QT_TRANSLATE_NOOP("Knob", "How far back outcomes count for the failure rate.")),
        knob("/breaker/buckets", AT(breaker.buckets), count(1, 1000),
             QT_TRANSLATE_NOOP("Knob", "Slices"),
             QT_TRANSLATE_NOOP("Knob", "Into how many slices the window is cut; outcomes leave it a slice at a time.")),
        knob("/breaker/min_samples", AT(breaker.min_samples), count(1, 1e6),
             QT_TRANSLATE_NOOP("Knob", "Samples"),
             QT_TRANSLATE_NOOP("Knob", "How many outcomes the failure rate needs before it can open the breaker.")),
        knob("/breaker/failure_rate", AT(breaker.failure_rate), ratio(0.001),
             QT_TRANSLATE_NOOP("Knob", "Failure rate"),
             QT_TRANSLATE_NOOP("Knob", "The share of failures that opens the breaker; null: off.")),
        knob("/breaker/consecutive_failures", AT(breaker.consecutive_failures), count(1, 1e6),
             QT_TRANSLATE_NOOP("Knob", "Failures in a row"),
             QT_TRANSLATE_NOOP("Knob", "How many failures in a row open the breaker; null: off.")),
        knob("/breaker/open_ms", AT(breaker.open), ms(1),
             QT_TRANSLATE_NOOP("Knob", "Open for"),
             QT_TRANSLATE_NOOP("Knob", "How long the model is left alone before it is tried again.")),
        knob("/breaker/open_multiplier", AT(breaker.open_multiplier), KnobRange{1, 100, KnobUnit::Factor},
             QT_TRANSLATE_NOOP("Knob", "Growth"),
             QT_TRANSLATE_NOOP("Knob", "How much longer it stays open each time the trial fails.")),
        knob("/breaker/open_cap_ms", AT(breaker.open_cap), ms(1),
             QT_TRANSLATE_NOOP("Knob", "Open at most"),
             QT_TRANSLATE_NOOP("Knob", "What that growth stops at.")),
        knob("/breaker/open_jitter", AT(breaker.open_jitter), ratio(),
             QT_TRANSLATE_NOOP("Knob", "Jitter"),
             QT_TRANSLATE_NOOP("Knob", "How much the open time varies up and down, as a share of it.")),
        knob("/breaker/probes", AT(breaker.probes), count(1, 1000),
             QT_TRANSLATE_NOOP("Knob", "Trials at once"),
             QT_TRANSLATE_NOOP("Knob", "How many requests may try a model that was left alone.")),
        knob("/breaker/probe_lease_ms", AT(breaker.probe_lease), ms(1),
             QT_TRANSLATE_NOOP("Knob", "Trial lease"),
             QT_TRANSLATE_NOOP("Knob", "A trial without an answer for that long counts as a failure.")),
        knob("/breaker/successes_to_close", AT(breaker.successes_to_close), count(1, 1000),
             QT_TRANSLATE_NOOP("Knob", "Successes to close"),
             QT_TRANSLATE_NOOP("Knob", "How many trials must succeed before all may pass again.")),
    });
    append<Config>(table, KnobGroup::RetryBudget, {
        knob("/retry_budget/capacity", AT(retry_budget.capacity), KnobRange{0, 1e9, KnobUnit::Count},
             QT_TRANSLATE_NOOP("Knob", "Capacity"),
             QT_TRANSLATE_NOOP("Knob", "The most that a provider's retry budget can hold; it starts full.")),
        knob("/retry_budget/retry_cost", AT(retry_budget.retry_cost), kBudget,
             QT_TRANSLATE_NOOP("Knob", "Cost of a retry"),
             QT_TRANSLATE_NOOP("Knob", "What a retry after a failure takes from the budget.")),
        knob("/retry_budget/throttle_cost", AT(retry_budget.throttle_cost), kBudget,
             QT_TRANSLATE_NOOP("Knob", "Cost, throttled"),
             QT_TRANSLATE_NOOP("Knob", "What a retry after a rate limit or an overload takes.")),
        knob("/retry_budget/success_refill", AT(retry_budget.success_refill), kBudget,
             QT_TRANSLATE_NOOP("Knob", "Refill by success"),
             QT_TRANSLATE_NOOP("Knob", "What a success at the first attempt gives back.")),
        knob("/retry_budget/refill_per_second", AT(retry_budget.refill_per_second), KnobRange{0, 1e6, KnobUnit::PerSecond},
             QT_TRANSLATE_NOOP("Knob", "Refill by time"),
             QT_TRANSLATE_NOOP("Knob", "What every second gives back.")),
    });
    append<Config>(table, KnobGroup::Cache, {
        knob("/cache/mode", AT(cache.mode), choice(),
             QT_TRANSLATE_NOOP("Knob", "Mode"),
             QT_TRANSLATE_NOOP("Knob", "Stored answers: never, only when all models fail, or before any request.")),
        knob("/cache/ttl_ms", AT(cache.ttl), ms(),
             QT_TRANSLATE_NOOP("Knob", "Lifetime"),
             QT_TRANSLATE_NOOP("Knob", "How old a stored answer may be.")),
        knob("/cache/max_entries", AT(cache.max_entries), count(0, 1e6),
             QT_TRANSLATE_NOOP("Knob", "Answers"),
             QT_TRANSLATE_NOOP("Knob", "How many answers are kept; the oldest go first.")),
    });
    append<Config>(table, KnobGroup::Queue, {
        knob("/queue/enabled", AT(queue.enabled), choice(),
             QT_TRANSLATE_NOOP("Knob", "Queue"),
             QT_TRANSLATE_NOOP("Knob", "Keep calls that could not be answered, and run them when the models are ready again.")),
        knob("/queue/max_jobs", AT(queue.max_jobs), count(1, 1e6),
             QT_TRANSLATE_NOOP("Knob", "Jobs"),
             QT_TRANSLATE_NOOP("Knob", "How many calls can wait; more are refused.")),
        knob("/queue/max_attempts", AT(queue.max_attempts), count(1, 1000),
             QT_TRANSLATE_NOOP("Knob", "Runs per job"),
             QT_TRANSLATE_NOOP("Knob", "How often a job is run before it is given up.")),
        knob("/queue/unknown_outcome", AT(queue.unknown_outcome), choice(),
             QT_TRANSLATE_NOOP("Knob", "After a crash"),
             QT_TRANSLATE_NOOP("Knob", "A job that may have been answered already: ask, or send it again.")),
    });
    append<Config>(table, KnobGroup::Degrade, {
        knob("/degrade/max_tokens_ratio", AT(degrade.engine.max_tokens_ratio), ratio(0.01),
             QT_TRANSLATE_NOOP("Knob", "Answer length"),
             QT_TRANSLATE_NOOP("Knob", "How much of max_tokens a smaller request asks for.")),
        knob("/degrade/drop_tools", AT(degrade.drop_tools), choice(),
             QT_TRANSLATE_NOOP("Knob", "Drop tools"),
             QT_TRANSLATE_NOOP("Knob", "Leave the tools out of a smaller request.")),
        knob("/degrade/note", AT(degrade.note), text(),
             QT_TRANSLATE_NOOP("Knob", "Note"),
             QT_TRANSLATE_NOOP("Knob", "What is put before the prompt of a smaller request.")),
    });
    return table;
}

} // namespace plimsoll
