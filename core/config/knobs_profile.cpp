// The knobs of profiles/*.
#include "core/config/knob_table.h"

namespace plimsoll {

using namespace ranges;

const KnobTable<ProfileEntry>& profileKnobs()
{
    static const KnobTable<ProfileEntry> all = [] {
        constexpr auto knob = [](auto... arguments) { return bind<ProfileEntry>(arguments...); };
        KnobTable<ProfileEntry> table;
        append<ProfileEntry>(table, KnobGroup::Chains, {
            knob("/chain", AT(chain), KnobRange{1, double(kMaxChain), KnobUnit::None},
                 QT_TRANSLATE_NOOP("Knob", "Chain"),
                 QT_TRANSLATE_NOOP("Knob", "The models to ask, in this order; the next one when the one before cannot answer."))
                .naming(KnobTarget::Model),
            knob("/fallback", AT(fallback), KnobRange{0, 4, KnobUnit::None},
                 QT_TRANSLATE_NOOP("Knob", "Fallback"),
                 QT_TRANSLATE_NOOP("Knob", "What to do when a model fails, in this order: next model, smaller request, stored answer, queue.")),
            knob("/cache", AT(cache), choice(),
                 QT_TRANSLATE_NOOP("Knob", "Stored answers"),
                 QT_TRANSLATE_NOOP("Knob", "Whether this profile's answers are stored and given again; off: whatever the cache's mode is.")),
        });
        append<ProfileEntry>(table, KnobGroup::Attempts, {
            knob("/max_attempts_per_model", AT(attempts.per_model), count(1, 100000),
                 QT_TRANSLATE_NOOP("Knob", "Attempts per model"),
                 QT_TRANSLATE_NOOP("Knob", "How often one model is asked for one call, the first time included.")),
            knob("/max_attempts_total", AT(attempts.total), count(1, 100000),
                 QT_TRANSLATE_NOOP("Knob", "Attempts in all"),
                 QT_TRANSLATE_NOOP("Knob", "How often all models together are asked for one call.")),
            knob("/max_total_wait_ms", AT(attempts.total_wait), ms(),
                 QT_TRANSLATE_NOOP("Knob", "Waiting in all"),
                 QT_TRANSLATE_NOOP("Knob", "How long a call may wait for retries, limits and cooling models together.")),
            knob("/deadline_ms", AT(attempts.deadline), ms(1),
                 QT_TRANSLATE_NOOP("Knob", "Deadline"),
                 QT_TRANSLATE_NOOP("Knob", "When a call ends, whatever it is doing.")),
            knob("/connect_timeout_ms", AT(timeouts.connect), ms(1),
                 QT_TRANSLATE_NOOP("Knob", "Connect timeout"),
                 QT_TRANSLATE_NOOP("Knob", "How long a connection may take to be made.")),
            knob("/first_byte_timeout_ms", AT(timeouts.first_byte), ms(1),
                 QT_TRANSLATE_NOOP("Knob", "First byte timeout"),
                 QT_TRANSLATE_NOOP("Knob", "How long the server may take to begin its answer.")),
            knob("/stream_idle_timeout_ms", AT(timeouts.idle), ms(1),
                 QT_TRANSLATE_NOOP("Knob", "Idle timeout"),
                 QT_TRANSLATE_NOOP("Knob", "How long a stream may be silent; three times as long with keep-alives but no content.")),
            knob("/concurrency", AT(concurrency), count(1, 100000),
                 QT_TRANSLATE_NOOP("Knob", "In flight"),
                 QT_TRANSLATE_NOOP("Knob", "Requests of this profile that may run at the same time; null: no limit.")),
        });
        append<ProfileEntry>(table, KnobGroup::Retry, {
            knob("/retry/base_ms", AT(retry.base), ms(),
                 QT_TRANSLATE_NOOP("Knob", "First wait"),
                 QT_TRANSLATE_NOOP("Knob", "The wait before the first retry when the server gave no hint; doubles each time.")),
            knob("/retry/throttle_base_ms", AT(retry.throttle_base), ms(),
                 QT_TRANSLATE_NOOP("Knob", "First wait, throttled"),
                 QT_TRANSLATE_NOOP("Knob", "The same after a rate limit or an overload.")),
            knob("/retry/cap_ms", AT(retry.cap), ms(),
                 QT_TRANSLATE_NOOP("Knob", "Longest wait"),
                 QT_TRANSLATE_NOOP("Knob", "What the doubling stops at.")),
            knob("/retry/throttle_cap_ms", AT(retry.throttle_cap), ms(),
                 QT_TRANSLATE_NOOP("Knob", "Longest wait, throttled"),
                 QT_TRANSLATE_NOOP("Knob", "The same after a rate limit or an overload.")),
            knob("/retry/jitter", AT(retry.jitter), choice(),
                 QT_TRANSLATE_NOOP("Knob", "Jitter"),
                 QT_TRANSLATE_NOOP("Knob", "How a wait is varied, so that callers do not come back together.")),
            knob("/retry/jitter_ratio", AT(retry.jitter_ratio), ratio(),
                 QT_TRANSLATE_NOOP("Knob", "Jitter share"),
                 QT_TRANSLATE_NOOP("Knob", "How much proportional jitter adds at most, as a share of the wait.")),
            knob("/retry/statuses", AT(retry_statuses), KnobRange{400, 599, KnobUnit::None},
                 QT_TRANSLATE_NOOP("Knob", "Statuses"),
                 QT_TRANSLATE_NOOP("Knob", "The HTTP statuses that may be retried at the same model.")),
        });
        append<ProfileEntry>(table, KnobGroup::ServerHint, {
            knob("/server_hint/respect", AT(server_hint.respect), choice(),
                 QT_TRANSLATE_NOOP("Knob", "Obey hints"),
                 QT_TRANSLATE_NOOP("Knob", "Wait at least as long as the server asks for.")),
            knob("/server_hint/max_wait_ms", AT(server_hint.max_wait), ms(),
                 QT_TRANSLATE_NOOP("Knob", "Longest hint"),
                 QT_TRANSLATE_NOOP("Knob", "A longer hint is not waited for: the model is left and cools until then.")),
            knob("/server_hint/switch_above_ms", AT(server_hint.switch_above), ms(),
                 QT_TRANSLATE_NOOP("Knob", "Switch above"),
                 QT_TRANSLATE_NOOP("Knob", "A longer hint is not waited for while another model of the chain could start now.")),
            knob("/server_hint/pad_ratio", AT(server_hint.pad_ratio), ratio(),
                 QT_TRANSLATE_NOOP("Knob", "Padding"),
                 QT_TRANSLATE_NOOP("Knob", "How much is added to a hint at most, as a share of it, so that callers do not come back together.")),
            knob("/server_hint/pad_cap_ms", AT(server_hint.pad_cap), ms(),
                 QT_TRANSLATE_NOOP("Knob", "Longest padding"),
                 QT_TRANSLATE_NOOP("Knob", "What the padding of a hint stops at.")),
        });
        return table;
    }();
    return all;
}

} // namespace plimsoll
