// The knobs of providers/*.
#include "core/config/knob_table.h"

namespace plimsoll {

using namespace ranges;

const KnobTable<ProviderEntry>& providerKnobs()
{
    static const KnobTable<ProviderEntry> all = [] {
        constexpr auto knob = [](auto... arguments) { return bind<ProviderEntry>(arguments...); };
        KnobTable<ProviderEntry> table;
        append<ProviderEntry>(table, KnobGroup::Providers, {
            knob("/dialect", AT(dialect), choice(),
                 QT_TRANSLATE_NOOP("Knob", "Dialect"),
                 QT_TRANSLATE_NOOP("Knob", "The API it speaks: OpenAI chat completions or Anthropic messages.")),
            knob("/base_url", AT(base_url), text(),
                 QT_TRANSLATE_NOOP("Knob", "Base URL"),
                 QT_TRANSLATE_NOOP("Knob", "The address up to and with the version, as https://host/v1; builtin:sandbox for the built-in one.")),
            knob("/path", AT(path), text(),
                 QT_TRANSLATE_NOOP("Knob", "Path"),
                 QT_TRANSLATE_NOOP("Knob", "The path of a request below the base URL; null: the dialect's own.")).orNull(),
            knob("/query", AT(query), text(32),
                 QT_TRANSLATE_NOOP("Knob", "Query"),
                 QT_TRANSLATE_NOOP("Knob", "Parameters that every request carries in its address, as an API version; never a key.")),
            knob("/auth", AT(auth), choice(),
                 QT_TRANSLATE_NOOP("Knob", "Key header"),
                 QT_TRANSLATE_NOOP("Knob", "The header that carries the key; null: bearer for openai, x-api-key for anthropic.")),
            knob("/key", AT(key), choice(),
                 QT_TRANSLATE_NOOP("Knob", "Key from"),
                 QT_TRANSLATE_NOOP("Knob", "Where the key is kept: the system's keychain, an environment variable, or no key at all.")),
            knob("/key_env", AT(key_env), text(200),
                 QT_TRANSLATE_NOOP("Knob", "Variable"),
                 QT_TRANSLATE_NOOP("Knob", "The name of the environment variable that holds the key, when the key comes from one.")).orNull(),
            knob("/extra_headers", AT(extra_headers), text(32),
                 QT_TRANSLATE_NOOP("Knob", "Extra headers"),
                 QT_TRANSLATE_NOOP("Knob", "Headers that every request carries; a value keychain:NAME is read from the keychain.")),
            knob("/proxy", AT(proxy), text(),
                 QT_TRANSLATE_NOOP("Knob", "Proxy"),
                 QT_TRANSLATE_NOOP("Knob", "system, none, or the address of an HTTP or SOCKS5 proxy.")),
            knob("/ca_file", AT(ca_file), text(),
                 QT_TRANSLATE_NOOP("Knob", "CA file"),
                 QT_TRANSLATE_NOOP("Knob", "A PEM file of authorities to trust besides the system's, as for a company's own gateway.")).orNull(),
            knob("/quirks", AT(quirks), KnobRange{0, 3, KnobUnit::None},
                 QT_TRANSLATE_NOOP("Knob", "Quirks"),
                 QT_TRANSLATE_NOOP("Knob", "What it does unlike its dialect: another name for max_tokens, no stream options, no usage in streams.")),
        });
        return table;
    }();
    return all;
}

} // namespace plimsoll
