// Before the window closes: a person is asked if something is under way that would be lost, and may wait until it has
// ended. With nothing under way nobody is asked, and neither when the session ends or a signal came.
#pragma once

#include "ui/presenters/under_way.h"

#include <QDeadlineTimer>
#include <QMessageBox>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <functional>

namespace plimsoll {

class LiveClient;
class QueueRunner;

class Closing : public QObject
{
    Q_OBJECT
public:
    /// Questions stand before `window`.
    Closing(const LiveClient& client, QueueRunner& queue, QWidget& window);

    /// Who else starts calls by itself, as a load does: `unsent` says how many it would start yet, `hold` keeps it from
    /// that (true) or lets it go on.
    void setStarters(std::function<int()> unsent, std::function<void(bool)> hold);


    /// Whether the window may close now. If not, the person is being asked, and closeNow() may follow.
    bool mayClose();
    /// Whether mayClose() would ask.
    bool asks() const { return m_state != State::Decided && m_unasked.hasExpired() && !now().nothing(); }
    /// Nobody waits for the end, of the calls or of the session: to hide instead of closing is no surprise.
    bool mayHide() const { return m_state == State::Open && m_unasked.hasExpired(); }
    /// From now on it may, whatever is under way: for a minute, because nobody tells when the end of a session was
    /// called off.
    void stopAsking();
    /// For whoever stands still until there is an answer. True: end it.
    bool askAtOnce();

Q_SIGNALS:
    void closeNow();
    /// What is waited for before it closes; empty: it stays open.
    void waitingFor(const QString& words);

private:
    enum class State : std::uint8_t { Open, Waiting, Decided };

    UnderWay now() const { return underWay(m_client, m_queue, m_unsent ? m_unsent() : 0); }
    void ask();
    void answered(const QAbstractButton* button);
    void wait();
    void stay();
    void decide();
    void look();

    const LiveClient& m_client;
    QueueRunner& m_queue;
    QWidget& m_window;
    std::function<int()> m_unsent;
    std::function<void(bool)> m_hold;
    State m_state = State::Open;
    QDeadlineTimer m_unasked{0}; ///< until then it closes unasked
    QPointer<QMessageBox> m_question;
    QAbstractButton* m_quit = nullptr;
    QAbstractButton* m_wait = nullptr;
    UnderWay m_shown;
    QTimer m_look;
};

} // namespace plimsoll
