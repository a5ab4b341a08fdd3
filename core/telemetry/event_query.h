// Which events a person wants to see, made ready to be asked of a hundred thousand records (within 100 ms).
#pragma once

#include "core/telemetry/event_record.h"

#include <QString>

#include <array>

namespace plimsoll {

/// An empty field means any.
struct EventQuery
{
    QString call{}, model{}, failure{}, kind{};
    QString text{}; ///< anywhere in the event's JSON, whatever the case; "rate limit" finds rate_limit

    bool isEmpty() const
    {
        return call.isEmpty() && model.isEmpty() && failure.isEmpty() && kind.isEmpty() && text.isEmpty();
    }
    friend bool operator==(const EventQuery&, const EventQuery&) = default;
};

/// Looks for one text in many, letters of ASCII in any case and '_' as a blank (Horspool's algorithm).
class TextFinder
{
public:
    explicit TextFinder(const QString& text = {});
    bool isIn(const QByteArray& text) const;

private:
    QByteArray m_needle;   ///< folded
    QByteArray m_variants; ///< of a needle of one letter, as it may stand in a text
    std::array<qsizetype, 256> m_skip{};
};

class EventMatcher
{
public:
    /// The names are those of the records: ask again when they have become more.
    explicit EventMatcher(const EventQuery& query = {}, const WordTable& names = {});
    bool operator()(const EventRecord& record) const;

private:
    struct Wanted
    {
        Wanted(const QString& name, const WordTable& names) : any(name.isEmpty()), id(names.find(name)) {}
        bool is(WordTable::Id other) const { return any || (other == id && id != WordTable::kNone); }
        bool any;
        WordTable::Id id;
    };

    Wanted m_kind, m_model, m_failure;
    bool m_any_call;
    std::uint64_t m_call;
    TextFinder m_text;
};

} // namespace plimsoll
