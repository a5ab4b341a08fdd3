// What a desktop notification says, and how many there may be: at most one of a kind within an interval. What is held
// back is not lost: the newest of it comes when the interval is over, and counts the others. The time is an argument.
#pragma once

#include "core/base/instant.h"

#include <QString>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace plimsoll {

enum class NoticeKind : std::uint8_t { Fallback, Breaker, Window, Budget };
inline constexpr std::size_t kNoticeKinds = 4;

struct Notice
{
    NoticeKind kind = NoticeKind::Fallback;
    QString title, text;
    QString page; ///< PageEntry::id: where a person finds out more
    bool urgent = false;
    friend bool operator==(const Notice&, const Notice&) = default;
};

class NoticePace
{
public:
    /// The notice, if it may be shown now; otherwise it is held.
    std::optional<Notice> add(const Notice& notice, Instant now, Duration interval);
    /// When the next held one may be shown; kNever: none is held.
    Instant due(Duration interval) const;
    /// Those whose time has come, with the number of the others in the text.
    std::vector<Notice> take(Instant now, Duration interval);
    /// Nobody wants this kind any more.
    void drop(NoticeKind kind);

private:
    struct Kind
    {
        std::optional<Instant> shown;
        std::optional<Notice> held; ///< the newest
        int more = 0;               ///< held before it
    };
    static Instant next(const Kind& kind, Duration interval);

    std::array<Kind, kNoticeKinds> m_kinds;
};

} // namespace plimsoll
