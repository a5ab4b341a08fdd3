#include "app/common/interrupt.h"

#include <QSocketNotifier>

#include <atomic>
#include <csignal>
#include <sys/socket.h>
#include <unistd.h>

namespace plimsoll {

namespace {
std::atomic<int> g_writeEnd{-1}; // all that a signal handler may touch

void onSignal(int number)
{
    std::signal(number, SIG_DFL); // the next one does not ask
    const char byte = 1;
    [[maybe_unused]] const auto ignored = ::write(g_writeEnd, &byte, 1);
}
} // namespace

Interrupt::Interrupt(QObject* parent) : QObject(parent)
{
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, m_fds) != 0) {
        qWarning("signals are not handled: no socket pair");
        return;
    }
    g_writeEnd = m_fds[0];
    m_notifier = new QSocketNotifier(m_fds[1], QSocketNotifier::Read, this);
    connect(m_notifier, &QSocketNotifier::activated, this, [this] {
        m_notifier->setEnabled(false);
        Q_EMIT requested();
    });
    std::signal(SIGINT, onSignal);
    std::signal(SIGTERM, onSignal);
}

Interrupt::~Interrupt()
{
    if (!m_notifier)
        return;
    std::signal(SIGINT, SIG_DFL);
    std::signal(SIGTERM, SIG_DFL);
    g_writeEnd = -1;
    ::close(m_fds[0]);
    ::close(m_fds[1]);
}

} // namespace plimsoll
