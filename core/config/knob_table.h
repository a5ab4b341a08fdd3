// A knob bound to the member that holds it, and the tables of them: one for each kind of entry and one for the rest.
#pragma once

#include "core/config/config.h"
#include "core/config/knob_codec.h"

#include <functional>
#include <type_traits>
#include <vector>

/// The member of any owner, const or not; for the tables below only.
#define AT(member) [](auto& owner) -> auto& { return owner.member; }

namespace plimsoll {

struct KnobRange
{
    double min = 0;
    double max = 0;
    KnobUnit unit = KnobUnit::None;
};

/// `knob.path` is relative to the owner: "/retry/base_ms" in a profile.
template <class Owner> struct BoundKnob
{
    Knob knob;
    std::function<QJsonValue(const Owner&)> write;
    std::function<void(Owner&, const QJsonValue&)> read;

    /// null stands for an empty text.
    BoundKnob orNull() &&
    {
        knob.nullable = true;
        write = [plain = std::move(write)](const Owner& owner) {
            const QJsonValue text = plain(owner);
            return text.toString().isEmpty() ? QJsonValue(QJsonValue::Null) : text;
        };
        knob.standard = write(Owner{});
        return std::move(*this);
    }
    BoundKnob naming(KnobTarget target) &&
    {
        knob.target = target;
        return std::move(*this);
    }
};

template <class Owner> using KnobTable = std::vector<BoundKnob<Owner>>;

template <class T> constexpr bool isOptional = false;
template <class T> constexpr bool isOptional<std::optional<T>> = true;

/// `at` gives the member of an owner; type, kind, words and default follow from it.
template <class Owner, class At>
BoundKnob<Owner> bind(const char* path, At at, KnobRange range, const char* label, const char* help)
{
    using T = std::remove_cvref_t<decltype(at(std::declval<Owner&>()))>;
    using Codec = KnobCodec<T>;
    BoundKnob<Owner> bound;
    bound.write = [at](const Owner& owner) { return Codec::write(at(owner)); };
    bound.read = [at](Owner& owner, const QJsonValue& json) { Codec::read(at(owner), json); };
    bound.knob.path = QString::fromLatin1(path);
    bound.knob.kind = Codec::kind;
    bound.knob.min = range.min;
    bound.knob.max = range.max;
    bound.knob.unit = range.unit;
    bound.knob.nullable = isOptional<T>;
    if constexpr (requires { Codec::choices(); })
        bound.knob.choices = Codec::choices();
    bound.knob.standard = bound.write(Owner{});
    bound.knob.label = label;
    bound.knob.help = help;
    return bound;
}

/// Appends `more`, all of one group.
template <class Owner> void append(KnobTable<Owner>& table, KnobGroup group, KnobTable<Owner> more)
{
    for (BoundKnob<Owner>& bound : more) {
        bound.knob.group = group;
        table.push_back(std::move(bound));
    }
}

const KnobTable<ProviderEntry>& providerKnobs();
const KnobTable<ModelEntry>& modelKnobs();
const KnobTable<ProfileEntry>& profileKnobs();
const KnobTable<Config>& globalKnobs(); ///< all that is in no named entry
KnobTable<Config> engineKnobs();        ///< the part of globalKnobs that the engine obeys
KnobTable<Config> appKnobs();           ///< the part for what is around the engine

inline constexpr double kMaxMs = 1e12; // 31 years: what no sensible deadline reaches
inline constexpr double kMaxText = 2000;

namespace ranges {
constexpr KnobRange ms(double min = 0) { return {min, kMaxMs, KnobUnit::Milliseconds}; }
constexpr KnobRange count(double min, double max) { return {min, max, KnobUnit::Count}; }
constexpr KnobRange ratio(double min = 0, double max = 1) { return {min, max, KnobUnit::Ratio}; }
constexpr KnobRange text(double max = kMaxText) { return {0, max, KnobUnit::None}; }
constexpr KnobRange choice() { return {}; }
} // namespace ranges

} // namespace plimsoll
