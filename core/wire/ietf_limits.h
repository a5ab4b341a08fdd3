// The RateLimit fields of the IETF drafts, old and new: three fields, one dictionary, or lists joined by a policy's
// name (docs/inspect.md). Malformed items are ignored.
#pragma once

#include "core/wire/window_set.h"

#include <QByteArray>

#include <optional>
#include <vector>

namespace plimsoll {

/// One item of a limit field. (Not nested: a class cannot hold an optional of its own part that has default members.)
struct IetfItem
{
    QByteArray name;    ///< empty: none (old drafts)
    bool state = false; ///< from RateLimit, else a policy
    std::optional<double> limit, remaining, span;
    QByteArray reset;
    qsizetype position = 0;
};

class IetfLimits
{
public:
    /// `name` is the whole header name in lower case, `position` the header's. Repeated lines continue the list.
    void read(QByteArrayView name, QByteArrayView value, qsizetype position);
    void addTo(WindowSet& windows) const;

private:
    void readItem(QByteArrayView text, bool state);
    void readState(QByteArrayView key, QByteArrayView value);

    qsizetype m_position = 0;   ///< of the header that is being read
    std::vector<IetfItem> m_items; ///< in the order found
    std::optional<IetfItem> m_bare; ///< the old fields, or draft-07's dictionary
};

} // namespace plimsoll
