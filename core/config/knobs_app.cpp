// The knobs of what is around the engine: general, sandbox, relay, hooks, history, money, notices, desktop.
#include "core/config/knob_table.h"

namespace plimsoll {

using namespace ranges;

namespace {

constexpr KnobRange kDays{1, 3650, KnobUnit::Days};
constexpr KnobRange kUsd{0, 1e9, KnobUnit::Usd};

} // namespace

KnobTable<Config> appKnobs()
{
    constexpr auto knob = [](auto... arguments) { return bind<Config>(arguments...); };
    KnobTable<Config> table;
    append<Config>(table, KnobGroup::General, {
        knob("/version", AT(version), KnobRange{1, 1, KnobUnit::None},
             QT_TRANSLATE_NOOP("Knob", "Version"),
             QT_TRANSLATE_NOOP("Knob", "The version of this file's form.")),
        knob("/default_profile", AT(default_profile), text(200),
             QT_TRANSLATE_NOOP("Knob", "Default profile"),
             QT_TRANSLATE_NOOP("Knob", "The profile of a call that names none.")).naming(KnobTarget::Profile),
    });
    append<Config>(table, KnobGroup::Sandbox, {
        knob("/sandbox/speed", AT(sandbox.speed), KnobRange{0.01, 1000, KnobUnit::Factor},
             QT_TRANSLATE_NOOP("Knob", "Speed"),
             QT_TRANSLATE_NOOP("Knob", "What the sandbox's latencies are divided by.")),
        knob("/sandbox/seed", AT(sandbox.seed), KnobRange{0, 9007199254740991.0, KnobUnit::None},
             QT_TRANSLATE_NOOP("Knob", "Seed"),
             QT_TRANSLATE_NOOP("Knob", "The same seed gives the same latencies and failures.")),
        knob("/sandbox/faults", AT(sandbox.faults), KnobRange{0, 100, KnobUnit::None},
             QT_TRANSLATE_NOOP("Knob", "Faults"),
             QT_TRANSLATE_NOOP("Knob", "What the sandbox does wrong, as 429:2x2 for two 429 that ask for 2 seconds.")),
    });
    append<Config>(table, KnobGroup::Relay, {
        knob("/relay/enabled", AT(relay.enabled), choice(),
             QT_TRANSLATE_NOOP("Knob", "Relay"),
             QT_TRANSLATE_NOOP("Knob", "A local server through which other programs use the resilient client.")),
        knob("/relay/port", AT(relay.port), KnobRange{1, 65535, KnobUnit::None},
             QT_TRANSLATE_NOOP("Knob", "Port"),
             QT_TRANSLATE_NOOP("Knob", "Where the relay listens, on this computer only.")),
        knob("/relay/credential", AT(relay.credential), choice(),
             QT_TRANSLATE_NOOP("Knob", "Credential"),
             QT_TRANSLATE_NOOP("Knob", "Whose key goes to the provider: the caller's own or the one in the keychain.")),
        knob("/relay/wait_pings", AT(relay.wait_pings), choice(),
             QT_TRANSLATE_NOOP("Knob", "Pings"),
             QT_TRANSLATE_NOOP("Knob", "Send keep-alive pings to the caller while it waits.")),
        knob("/relay/fallback", AT(relay.fallback), choice(),
             QT_TRANSLATE_NOOP("Knob", "Fallback"),
             QT_TRANSLATE_NOOP("Knob", "Let another model answer when the one that was asked for cannot.")),
        knob("/relay/max_body_mb", AT(relay.max_body_mb), KnobRange{1, 1024, KnobUnit::Megabytes},
             QT_TRANSLATE_NOOP("Knob", "Largest request"),
             QT_TRANSLATE_NOOP("Knob", "Larger requests are refused.")),
    });
    append<Config>(table, KnobGroup::Hooks, {
        knob("/hooks/profile", AT(hooks.profile), text(200),
             QT_TRANSLATE_NOOP("Knob", "Profile"),
             QT_TRANSLATE_NOOP("Knob", "The profile of the calls that hooks make.")).naming(KnobTarget::Profile),
        knob("/hooks/max_tokens", AT(hooks.max_tokens), KnobRange{1, 1e6, KnobUnit::Tokens},
             QT_TRANSLATE_NOOP("Knob", "Answer length"),
             QT_TRANSLATE_NOOP("Knob", "The longest answer that a hook asks for.")),
    });
    append<Config>(table, KnobGroup::History, {
        knob("/history/events_days", AT(history.events_days), kDays,
             QT_TRANSLATE_NOOP("Knob", "Keep events"),
             QT_TRANSLATE_NOOP("Knob", "How long events are kept.")),
        knob("/history/prompts", AT(history.prompts), choice(),
             QT_TRANSLATE_NOOP("Knob", "Prompts"),
             QT_TRANSLATE_NOOP("Knob", "Whether prompts and answers are kept, on this computer only.")),
        knob("/history/prompts_days", AT(history.prompts_days), kDays,
             QT_TRANSLATE_NOOP("Knob", "Keep prompts"),
             QT_TRANSLATE_NOOP("Knob", "How long prompts and answers are kept.")),
        knob("/history/max_mb", AT(history.max_mb), KnobRange{1, 1048576, KnobUnit::Megabytes},
             QT_TRANSLATE_NOOP("Knob", "Size"),
             QT_TRANSLATE_NOOP("Knob", "How large the history may grow; the oldest goes first.")),
    });
    append<Config>(table, KnobGroup::Budget, {
        knob("/budget/usd_per_day", AT(budget.usd_per_day), kUsd,
             QT_TRANSLATE_NOOP("Knob", "Per day"),
             QT_TRANSLATE_NOOP("Knob", "What a day may cost before you are told; null: no line.")),
        knob("/budget/usd_per_month", AT(budget.usd_per_month), kUsd,
             QT_TRANSLATE_NOOP("Knob", "Per month"),
             QT_TRANSLATE_NOOP("Knob", "What a month may cost before you are told; null: no line.")),
        knob("/budget/warn_at", AT(budget.warn_at), ratio(),
             QT_TRANSLATE_NOOP("Knob", "Warn at"),
             QT_TRANSLATE_NOOP("Knob", "The share of either line at which the first warning comes.")),
    });
    append<Config>(table, KnobGroup::Notifications, {
        knob("/notify/fallback", AT(notify.fallback), choice(),
             QT_TRANSLATE_NOOP("Knob", "Fallback"),
             QT_TRANSLATE_NOOP("Knob", "Show a desktop notification when a call went to another model.")),
        knob("/notify/breaker", AT(notify.breaker), choice(),
             QT_TRANSLATE_NOOP("Knob", "Breaker"),
             QT_TRANSLATE_NOOP("Knob", "Show a desktop notification when a breaker has opened and a model is left alone.")),
        knob("/notify/window", AT(notify.window), choice(),
             QT_TRANSLATE_NOOP("Knob", "Usage window"),
             QT_TRANSLATE_NOOP("Knob", "Show a desktop notification when a usage window is nearly spent.")),
        knob("/notify/budget", AT(notify.budget), choice(),
             QT_TRANSLATE_NOOP("Knob", "Budget"),
             QT_TRANSLATE_NOOP("Knob", "Show a desktop notification when a budget line is near or reached.")),
        knob("/notify/min_interval_s", AT(notify.min_interval_s), KnobRange{0, 86400, KnobUnit::Seconds},
             QT_TRANSLATE_NOOP("Knob", "At most every"),
             QT_TRANSLATE_NOOP("Knob", "The shortest time between two notifications of one kind; the next one counts what came meanwhile.")),
    });
    append<Config>(table, KnobGroup::Appearance, {
        knob("/ui/language", AT(ui.language), choice(),
             QT_TRANSLATE_NOOP("Knob", "Language"),
             QT_TRANSLATE_NOOP("Knob", "The language of the desktop from its next start on; system: the one of your session.")),
        knob("/ui/theme", AT(ui.theme), choice(),
             QT_TRANSLATE_NOOP("Knob", "Theme"),
             QT_TRANSLATE_NOOP("Knob", "Light, dark, or as the system is.")),
        knob("/ui/reduce_motion", AT(ui.reduce_motion), choice(),
             QT_TRANSLATE_NOOP("Knob", "Reduce motion"),
             QT_TRANSLATE_NOOP("Knob", "Draw changes at once, without movement.")),
        knob("/ui/tray", AT(ui.tray), choice(),
             QT_TRANSLATE_NOOP("Knob", "Tray"),
             QT_TRANSLATE_NOOP("Knob", "Show the tightest limit in the system's tray.")),
        knob("/ui/close_to_tray", AT(ui.close_to_tray), choice(),
             QT_TRANSLATE_NOOP("Knob", "Close to the tray"),
             QT_TRANSLATE_NOOP("Knob", "Closing the window hides it and the program goes on; where there is no tray, it quits.")),
    });
    return table;
}

} // namespace plimsoll
