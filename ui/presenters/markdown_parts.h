// Where a Markdown text that is still growing may be cut: what is before the cut will not be read differently, whatever
// follows, and can be laid out once and for all.
#pragma once

#include <QStringView>

namespace plimsoll {

/// The last place at or after `from` (itself such a place; 0 is one) where a new block starts at the left margin after
/// a blank line, outside of fenced code, lists, quotes and tables; `from` if there is none.
qsizetype settledMarkdown(QStringView text, qsizetype from = 0);

} // namespace plimsoll
