// One setting, as everything that shows, reads or documents settings needs it. The knobs are declared once, in the
// tables of knobs_*.cpp; parsing, toJson, the schema, the settings panels and the documentation are made from them.
#pragma once

#include <QJsonValue>
#include <QList>
#include <QString>
#include <QStringList>

#include <cstdint>

namespace plimsoll {

inline constexpr int kMaxWholeItems = 200; ///< in a WholeList

/// The shape of the value, which also decides the editor.
enum class KnobKind : std::uint8_t {
    Switch,    ///< true or false
    Whole,     ///< a whole number in [min, max]
    Number,    ///< a number in [min, max]
    Text,      ///< a string of at most max characters
    Choice,    ///< one of `choices`
    Choices,   ///< an ordered list of min to max different `choices`
    WholeList, ///< whole numbers, each in [min, max]
    TextList,  ///< min to max strings
    TextMap,   ///< names to strings, at most max of them
    PriceTiers ///< at most max prices for longer prompts (price_tiers.h)
};

enum class KnobUnit : std::uint8_t {
    None, Milliseconds, Seconds, Days, Count, Tokens, PerMinute, TokensPerMinute, PerSecond, Ratio, Factor,
    UsdPerMillionTokens, Usd, Megabytes
};
/// "ms", "s", "tokens/min": for files and tables; the desktop has words of its own.
QString unitText(KnobUnit unit);

/// Which panel a setting belongs to.
enum class KnobGroup : std::uint8_t {
    General, Providers, Models, Prices, Limits, Chains, Attempts, Retry, ServerHint, Breaker, RetryBudget, Cache, Queue,
    Degrade, Sandbox, Relay, Hooks, History, Budget, Notifications, Appearance
};

/// What a text names, so that the editor can offer what there is.
enum class KnobTarget : std::uint8_t { Nothing, Provider, Model, Profile };

struct Knob
{
    QString path; ///< JSON Pointer with * for an entry's name: "/profiles/*/retry/base_ms"
    KnobGroup group = KnobGroup::General;
    KnobKind kind = KnobKind::Switch;
    KnobUnit unit = KnobUnit::None;
    double min = 0;
    double max = 0;
    bool nullable = false; ///< null is a value: unknown, no limit, or "by another setting", as `help` says
    QStringList choices;
    KnobTarget target = KnobTarget::Nothing;
    QJsonValue standard;         ///< the default of an entry that says nothing (the bracketed one)
    const char* label = nullptr; ///< English; to be translated in the context "Knob"
    const char* help = nullptr;  ///< one line, likewise

    QString key() const { return path.mid(path.lastIndexOf(u'/') + 1); }
};

/// All knobs, in the order of the documentation.
const QList<Knob>& allKnobs();

/// The knob of a real place ("/models/gpt-4.1/price/input"), or null. Lives as long as the program.
const Knob* findKnob(const QString& pointer);

/// What "reset" puts at a real place: the shipped value, else the bracketed default; undefined for unknown places.
QJsonValue standardValue(const QString& pointer);

} // namespace plimsoll
