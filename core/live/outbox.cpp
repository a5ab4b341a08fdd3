#include "core/live/outbox.h"

#include "core/live/live_client.h"

#include <QPointer>

namespace plimsoll {

void Outbox::add(Item item)
{
    m_items.push_back(std::move(item));
    if (m_posted)
        return;
    m_posted = true;
    QMetaObject::invokeMethod(this, &Outbox::flush, Qt::QueuedConnection);
}

// What slots add while this runs goes out in the next turn of the event loop.
void Outbox::flush()
{
    m_posted = false;
    std::deque<Item> items;
    items.swap(m_items);
    const QPointer<Outbox> self(this); // a slot may destroy the client
    LiveClient& client = m_client;
    for (Item& item : items) {
        if (!self)
            return;
        if (const auto* delta = std::get_if<Delta>(&item))
            Q_EMIT client.textDelta(delta->call, delta->text);
        else if (const auto* event = std::get_if<QJsonObject>(&item))
            Q_EMIT client.eventLogged(*event);
        else if (const auto* end = std::get_if<End>(&item))
            Q_EMIT client.finished(end->call, end->result);
    }
}

} // namespace plimsoll
