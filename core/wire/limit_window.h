// One limit that a reply speaks of (docs/inspect.md, `windows`).
#pragma once

#include "core/wire/wall_time.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace plimsoll {

struct LimitWindow
{
    enum class Unit : std::uint8_t { Requests, Tokens, Percent, Usd };
    enum class Status : std::uint8_t { Ok, Warning, Rejected };
    enum class Source : std::uint8_t { Header, Body, Message };

    QString name;
    QString scope; ///< what sets it apart from the plain one; else empty
    Unit unit = Unit::Requests;
    std::optional<double> limit, remaining; ///< percent: 100 and what is left
    std::optional<std::int64_t> span_s;
    std::optional<WallMs> resets_at;
    /// Set when the server said a delay and not a date: then no clock but ours has a part in the wait.
    std::optional<std::int64_t> resets_in_ms;
    std::optional<Status> said; ///< the server's own words
    Status status = Status::Ok; ///< what is shown: said, or derived from `remaining`
    Source source = Source::Header;
};

using LimitWindows = std::vector<LimitWindow>;

} // namespace plimsoll
