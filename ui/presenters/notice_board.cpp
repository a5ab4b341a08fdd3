#include "ui/presenters/notice_board.h"

#include <QStringList>

#include <algorithm>

namespace plimsoll {

void NoticeBoard::set(const QString& key, Meaning meaning, const QString& text)
{
    auto notice = std::find_if(m_notices.begin(), m_notices.end(), [&](const Notice& known) { return known.key == key; });
    if (notice == m_notices.end())
        notice = m_notices.insert(notice, Notice{key, {}, meaning, false});
    if (notice->text != text)
        *notice = Notice{key, text, meaning, false};
}

void NoticeBoard::close()
{
    for (Notice& notice : m_notices)
        notice.closed = notice.closed || notice.isShown();
}

QString NoticeBoard::shown() const
{
    QStringList lines;
    for (const Notice& notice : m_notices)
        if (notice.isShown())
            lines.append(notice.text);
    return lines.join(u'\n');
}

Meaning NoticeBoard::meaning() const
{
    for (const Meaning worst : {Meaning::Failed, Meaning::Warning})
        if (std::any_of(m_notices.begin(), m_notices.end(), [worst](const Notice& notice) { return notice.isShown() && notice.meaning == worst; }))
            return worst;
    return Meaning::Information;
}

} // namespace plimsoll
