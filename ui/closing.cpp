#include "ui/closing.h"

#include "core/live/live_client.h"
#include "core/live/queue_runner.h"

#include <QPushButton>

namespace plimsoll {

namespace {

constexpr std::chrono::milliseconds kLook{200};
constexpr std::chrono::minutes kUnasked{1};

QPushButton* button(QMessageBox& question, const QString& text, QMessageBox::ButtonRole role, const char* name)
{
    QPushButton* made = question.addButton(text, role);
    made->setObjectName(QLatin1String(name));
    return made;
}

} // namespace

Closing::Closing(const LiveClient& client, QueueRunner& queue, QWidget& window)
    : QObject(&window), m_client(client), m_queue(queue), m_window(window)
{
    m_look.setInterval(kLook);
    connect(&m_look, &QTimer::timeout, this, &Closing::look);
}

void Closing::setStarters(std::function<int()> unsent, std::function<void(bool)> hold)
{
    m_unsent = std::move(unsent);
    m_hold = std::move(hold);
}

bool Closing::mayClose()
{
    if (!asks())
        return true;
    ask();
    return false;
}

void Closing::stopAsking()
{
    m_unasked.setRemainingTime(kUnasked);
}

void Closing::ask()
{
    if (m_question) {
        m_question->activateWindow();
        return;
    }
    m_shown = now();
    m_question = new QMessageBox(QMessageBox::NoIcon, tr("Quit Plimsoll?"), underWayWords(m_shown),
                                 QMessageBox::NoButton, &m_window);
    m_question->setObjectName(QStringLiteral("closing"));
    m_question->setAttribute(Qt::WA_DeleteOnClose);
    m_question->setInformativeText(endingWords(m_shown));
    m_quit = button(*m_question, tr("&Quit"), QMessageBox::DestructiveRole, "quit");
    QPushButton* until_end = button(*m_question, tr("&Wait until they end"), QMessageBox::AcceptRole, "wait");
    m_wait = until_end;
    QPushButton* cancel = button(*m_question, tr("Cancel"), QMessageBox::RejectRole, "cancel");
    m_question->setDefaultButton(until_end);
    m_question->setEscapeButton(cancel);
    connect(m_question, &QMessageBox::finished, this,
            [this, question = m_question.data()] { answered(question->clickedButton()); });
    m_look.start();
    m_question->open();
}

void Closing::answered(const QAbstractButton* button)
{
    m_question.clear();
    if (m_state == State::Decided)
        return;
    if (button && button == m_quit)
        decide();
    else if (button && button == m_wait)
        wait();
    else
        stay();
}

void Closing::wait()
{
    m_state = State::Waiting;
    m_queue.drain();
    if (m_hold)
        m_hold(true);
    m_shown = {};
    look();
}

void Closing::stay()
{
    m_look.stop();
    if (m_state == State::Waiting) {
        m_queue.resume();
        if (m_hold)
            m_hold(false);
        Q_EMIT waitingFor({});
    }
    m_state = State::Open;
}

void Closing::decide()
{
    m_state = State::Decided;
    m_look.stop();
    if (m_question)
        m_question->close();
    Q_EMIT closeNow();
}

/// As long as somebody is asked, or waits.
void Closing::look()
{
    const UnderWay what = now();
    if (what.nothing()) { // what was asked about is no question any more
        decide();
        return;
    }
    if (what == m_shown)
        return;
    m_shown = what;
    if (m_question) {
        m_question->setText(underWayWords(what));
        m_question->setInformativeText(endingWords(what));
    }
    if (m_state == State::Waiting)
        Q_EMIT waitingFor(underWayWords(what));
}

// The one nested event loop: a session manager takes the return for the answer.
bool Closing::askAtOnce()
{
    const UnderWay what = now();
    if (what.nothing())
        return true;
    QMessageBox question(QMessageBox::NoIcon, tr("End the session?"), underWayWords(what), QMessageBox::NoButton,
                         &m_window);
    question.setObjectName(QStringLiteral("sessionEnds"));
    question.setInformativeText(endingWords(what));
    const QPushButton* quit = button(question, tr("&Quit"), QMessageBox::DestructiveRole, "quit");
    QPushButton* cancel = button(question, tr("Cancel"), QMessageBox::RejectRole, "cancel");
    question.setDefaultButton(cancel);
    question.setEscapeButton(cancel);
    m_unasked =
        QDeadlineTimer(QDeadlineTimer::Forever); // should the session manager lose patience and close the window
    question.exec();
    m_unasked.setRemainingTime(0);
    return question.clickedButton() == quit;
}

} // namespace plimsoll
