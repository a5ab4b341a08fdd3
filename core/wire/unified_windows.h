// Anthropic's subscription windows, the anthropic-ratelimit-unified-* headers (docs/inspect.md).
#pragma once

#include "core/wire/window_set.h"

#include <QByteArray>

#include <vector>

namespace plimsoll {

class UnifiedWindows
{
public:
    /// `rest` is what follows "anthropic-ratelimit-unified-", lower case; `position` is the header's.
    void read(QByteArrayView rest, QByteArrayView value, qsizetype position);
    void addTo(WindowSet& windows) const;

private:
    struct Seen
    {
        QByteArray name;
        qsizetype position;
        QByteArray status, utilization, reset, threshold;
        bool listed = false; ///< a status, utilization or reset was sent
    };

    Seen& of(const QByteArray& name, qsizetype position);

    std::vector<Seen> m_seen;
    QByteArray m_status, m_reset, m_claim; ///< of the window that the claim names
    qsizetype m_position = 0;              ///< of the claim
};

} // namespace plimsoll
