#include "ui/presenters/markdown_parts.h"

namespace plimsoll {

namespace {

/// The run of ` or ~ that opens or closes fenced code; 0: the line is no fence.
qsizetype fenceLength(QStringView line)
{
    const QStringView text = line.trimmed();
    if (text.isEmpty() || (text.front() != u'`' && text.front() != u'~'))
        return 0;
    qsizetype length = 0;
    while (length < text.size() && text[length] == text.front())
        ++length;
    if (length < 3 || (text.front() == u'`' && text.mid(length).contains(u'`')))
        return 0;
    return length;
}

/// Whether a line at the left margin begins something that stands on its own: a list may go on after a blank line, and
/// would be numbered anew.
bool beginsBlock(QStringView line)
{
    const QChar first = line.front();
    if (first.isSpace() || first.isDigit())
        return false;
    return !QStringView(u"-*+>|<[").contains(first) || line.startsWith(u"**");
}

} // namespace

qsizetype settledMarkdown(QStringView text, qsizetype from)
{
    qsizetype settled = from;
    bool blank = false;
    QChar fence;
    qsizetype fence_length = 0;
    for (qsizetype at = from; at < text.size();) {
        qsizetype end = text.indexOf(u'\n', at);
        if (end < 0)
            break; // an unfinished line says nothing yet
        const QStringView line = text.mid(at, end - at);
        const bool empty = line.trimmed().isEmpty();
        const qsizetype mark = fenceLength(line);
        if (fence_length > 0) {
            const QStringView trimmed = line.trimmed();
            if (mark >= fence_length && trimmed.front() == fence && trimmed.size() == mark)
                fence_length = 0;
        } else {
            if (blank && !empty && beginsBlock(line))
                settled = at;
            if (mark > 0) {
                fence = line.trimmed().front();
                fence_length = mark;
            }
        }
        blank = empty;
        at = end + 1;
    }
    return settled;
}

} // namespace plimsoll
