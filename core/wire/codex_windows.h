// The windows of a ChatGPT plan, the x-codex-* headers (docs/inspect.md).
#pragma once

#include "core/wire/window_set.h"

#include <QByteArray>

#include <vector>

namespace plimsoll {

class CodexWindows
{
public:
    /// `rest` is what follows "x-codex-", lower case; `position` is the header's.
    void read(QByteArrayView rest, QByteArrayView value, qsizetype position);
    void addTo(WindowSet& windows) const;

private:
    struct Seen
    {
        QByteArray name, scope;
        qsizetype position;
        QByteArray used_percent, minutes, reset_at, reset_after;
    };

    std::vector<Seen> m_seen;
};

} // namespace plimsoll
