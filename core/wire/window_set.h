// Windows while they are being found: known by what their header's name says, in the order found.
#pragma once

#include "core/wire/limit_noun.h"

#include <QByteArrayView>

namespace plimsoll {

enum class LimitField : std::uint8_t { Limit, Remaining, Reset };

class WindowSet
{
public:
    explicit WindowSet(WallMs now) : m_now(now) {}

    /// The windows made from now on stand where this header does.
    void at(qsizetype position) { m_position = position; }
    /// The window of that name, scope and span, made if it is new.
    LimitWindow& of(const QString& name, const QString& scope, std::optional<std::int64_t> span,
                    LimitWindow::Unit unit);
    /// One header value; the first readable one of each field counts, an unreadable one makes no window.
    void put(const LimitNoun& noun, LimitField field, QByteArrayView value);
    /// A date or a delay, whichever the value is (docs/inspect.md, `resets_at`); false if unreadable.
    bool setReset(LimitWindow& window, QByteArrayView value) const;
    /// Seconds from now.
    void setDelay(LimitWindow& window, double ms) const;

    /// All of them, in the order of their headers.
    LimitWindows take();

private:
    WallMs m_now;
    qsizetype m_position = 0;
    LimitWindows m_windows;
    std::vector<qsizetype> m_positions; ///< of m_windows
};

/// Of a value that a proxy or Qt joined from several lines ("0.5, 0.5"): the first one. Not for dates.
QByteArrayView firstOfList(QByteArrayView value);

} // namespace plimsoll
