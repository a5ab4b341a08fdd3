#include "ui/presenters/notices.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace plimsoll {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Notices)
};
} // namespace

Instant NoticePace::next(const Kind& kind, Duration interval)
{
    if (!kind.held)
        return kNever;
    return kind.shown ? *kind.shown + interval : Instant{};
}

std::optional<Notice> NoticePace::add(const Notice& notice, Instant now, Duration interval)
{
    Kind& kind = m_kinds[std::size_t(notice.kind)];
    if (!kind.held && (!kind.shown || now >= *kind.shown + interval)) {
        kind.shown = now;
        return notice;
    }
    kind.more += kind.held ? 1 : 0;
    kind.held = notice;
    return std::nullopt;
}

Instant NoticePace::due(Duration interval) const
{
    Instant first = kNever;
    for (const Kind& kind : m_kinds)
        first = std::min(first, next(kind, interval));
    return first;
}

std::vector<Notice> NoticePace::take(Instant now, Duration interval)
{
    std::vector<Notice> due;
    for (Kind& kind : m_kinds) {
        if (!kind.held || next(kind, interval) > now)
            continue;
        Notice notice = *std::exchange(kind.held, std::nullopt);
        if (const int more = std::exchange(kind.more, 0); more > 0)
            notice.text += u'\n'
                + Words::tr("And %n more since the last notification.", nullptr, more);
        kind.shown = now;
        due.push_back(std::move(notice));
    }
    return due;
}

void NoticePace::drop(NoticeKind kind)
{
    m_kinds[std::size_t(kind)].held.reset();
    m_kinds[std::size_t(kind)].more = 0;
}

} // namespace plimsoll
