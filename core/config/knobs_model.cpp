// The knobs of models/*.
#include "core/config/knob_table.h"

namespace plimsoll {

using namespace ranges;

namespace {

constexpr KnobRange kUsd{0, kMaxUsdPerMillion, KnobUnit::UsdPerMillionTokens};
constexpr KnobRange kRequests{0, 1e9, KnobUnit::PerMinute};
constexpr KnobRange kTokens{0, 1e12, KnobUnit::TokensPerMinute};

} // namespace

const KnobTable<ModelEntry>& modelKnobs()
{
    static const KnobTable<ModelEntry> all = [] {
        constexpr auto knob = [](auto... arguments) { return bind<ModelEntry>(arguments...); };
        KnobTable<ModelEntry> table;
        append<ModelEntry>(table, KnobGroup::Models, {
            knob("/provider", AT(provider), text(200),
                 QT_TRANSLATE_NOOP("Knob", "Provider"),
                 QT_TRANSLATE_NOOP("Knob", "The provider that serves it; its key is shared by all of the provider's models."))
                .naming(KnobTarget::Provider),
            knob("/remote_name", AT(remote_name), text(500),
                 QT_TRANSLATE_NOOP("Knob", "Remote name"),
                 QT_TRANSLATE_NOOP("Knob", "What the provider calls it; null: the same as here.")).orNull(),
            knob("/context_window", AT(context_window), KnobRange{1, 1e12, KnobUnit::Tokens},
                 QT_TRANSLATE_NOOP("Knob", "Context window"),
                 QT_TRANSLATE_NOOP("Knob", "Prompt and answer must fit it together, or the model is skipped; null: not known, taken as unlimited.")),
            knob("/supports_tools", AT(supports_tools), choice(),
                 QT_TRANSLATE_NOOP("Knob", "Tools"),
                 QT_TRANSLATE_NOOP("Knob", "Whether it can be given tools to call.")),
        });
        append<ModelEntry>(table, KnobGroup::Prices, {
            knob("/price/input", AT(price.input), kUsd,
                 QT_TRANSLATE_NOOP("Knob", "Input"),
                 QT_TRANSLATE_NOOP("Knob", "Price of uncached input tokens; null: not known, and so is the cost.")),
            knob("/price/output", AT(price.output), kUsd,
                 QT_TRANSLATE_NOOP("Knob", "Output"),
                 QT_TRANSLATE_NOOP("Knob", "Price of output tokens, reasoning included; null: not known.")),
            knob("/price/cache_read", AT(price.cache_read), kUsd,
                 QT_TRANSLATE_NOOP("Knob", "Cache read"),
                 QT_TRANSLATE_NOOP("Knob", "Price of input tokens read from the provider's prompt cache; null: not known.")),
            knob("/price/cache_write_5m", AT(price.cache_write_5m), kUsd,
                 QT_TRANSLATE_NOOP("Knob", "Cache write, 5 min"),
                 QT_TRANSLATE_NOOP("Knob", "Price of input tokens written to the prompt cache for five minutes; null: not known.")),
            knob("/price/cache_write_1h", AT(price.cache_write_1h), kUsd,
                 QT_TRANSLATE_NOOP("Knob", "Cache write, 1 h"),
                 QT_TRANSLATE_NOOP("Knob", "Price of input tokens written to the prompt cache for one hour; null: not known.")),
            knob("/price/tiers", AT(price.tiers), KnobRange{0, kMaxPriceTiers, KnobUnit::UsdPerMillionTokens},
                 QT_TRANSLATE_NOOP("Knob", "Long prompts"),
                 QT_TRANSLATE_NOOP("Knob", "Prices of a whole request whose prompt is longer than above_tokens; what a tier leaves out is not known.")),
        });
        append<ModelEntry>(table, KnobGroup::Limits, {
            knob("/limits/requests_per_minute", AT(limits.requests_per_minute), kRequests,
                 QT_TRANSLATE_NOOP("Knob", "Requests"),
                 QT_TRANSLATE_NOOP("Knob", "Requests a minute, refilled continuously; 0 holds all back, null: no limit.")),
            knob("/limits/request_burst", AT(limits.request_burst), KnobRange{1, 1e9, KnobUnit::Count},
                 QT_TRANSLATE_NOOP("Knob", "Request burst"),
                 QT_TRANSLATE_NOOP("Knob", "Requests that may go out at once; null: 20 % of the requests a minute, at least 1.")),
            knob("/limits/input_tokens_per_minute", AT(limits.input_tokens_per_minute), kTokens,
                 QT_TRANSLATE_NOOP("Knob", "Input tokens"),
                 QT_TRANSLATE_NOOP("Knob", "Uncached input tokens a minute; null: no limit.")),
            knob("/limits/output_tokens_per_minute", AT(limits.output_tokens_per_minute), kTokens,
                 QT_TRANSLATE_NOOP("Knob", "Output tokens"),
                 QT_TRANSLATE_NOOP("Knob", "Output tokens a minute, reserved by max_tokens and settled by what came; null: no limit.")),
            knob("/limits/tokens_per_minute", AT(limits.tokens_per_minute), kTokens,
                 QT_TRANSLATE_NOOP("Knob", "Tokens"),
                 QT_TRANSLATE_NOOP("Knob", "Input and output tokens a minute together; null: no limit.")),
            knob("/limits/token_burst", AT(limits.token_burst), KnobRange{1, 1e12, KnobUnit::Tokens},
                 QT_TRANSLATE_NOOP("Knob", "Token burst"),
                 QT_TRANSLATE_NOOP("Knob", "Tokens that may be spent at once; null: the figure of a whole minute.")),
            knob("/limits/concurrency", AT(concurrency), count(1, 100000),
                 QT_TRANSLATE_NOOP("Knob", "In flight"),
                 QT_TRANSLATE_NOOP("Knob", "Requests to this model that may run at the same time; null: no limit.")),
            knob("/limits/learn", AT(learn), choice(),
                 QT_TRANSLATE_NOOP("Knob", "Learn"),
                 QT_TRANSLATE_NOOP("Knob", "Adopt the limits that the server's own headers tell.")),
        });
        return table;
    }();
    return all;
}

} // namespace plimsoll
