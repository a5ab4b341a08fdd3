// What the live client has to tell its consumers, in order, until the event loop has the turn: a consumer may submit,
// cancel or destroy from inside a slot without meeting a half-done step.
#pragma once

#include "core/base/ids.h"
#include "core/live/prompt_request.h"

#include <QObject>

#include <deque>
#include <variant>

namespace plimsoll {

class LiveClient;

class Outbox : public QObject
{
    Q_OBJECT
public:
    explicit Outbox(LiveClient& client) : m_client(client) {}

    void delta(CallId call, const QString& text) { add(Delta{call, text}); }
    void event(const QJsonObject& event) { add(event); }
    void finished(CallId call, CallResult result) { add(End{call, std::move(result)}); }

private:
    struct Delta
    {
        CallId call;
        QString text;
    };
    struct End
    {
        CallId call;
        CallResult result;
    };
    using Item = std::variant<Delta, QJsonObject, End>;

    void add(Item item);
    void flush();

    LiveClient& m_client;
    std::deque<Item> m_items;
    bool m_posted = false;
};

} // namespace plimsoll
