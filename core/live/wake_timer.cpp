#include "core/live/wake_timer.h"

#include <algorithm>

namespace plimsoll {

namespace {
constexpr Duration kLongestSleep{5000}; // how late a deadline that passed during suspend may be noticed
}

WakeTimer::WakeTimer(const BootClock& clock, QObject* parent) : QObject(parent), m_clock(clock)
{
    m_timer.setTimerType(Qt::PreciseTimer); // the default kind may fire 5 % early
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        if (passed(m_instant, m_clock.now())) {
            m_instant = kNever;
            Q_EMIT woke();
        } else {
            arm();
        }
    });
}

void WakeTimer::wakeAfter(Instant instant)
{
    if (instant == m_instant)
        return;
    m_instant = instant;
    if (instant >= kNever)
        m_timer.stop();
    else
        arm();
}

void WakeTimer::arm()
{
    const Duration left = m_instant - m_clock.now() + Duration(1);
    m_timer.start(std::clamp(left, Duration(0), kLongestSleep));
}

} // namespace plimsoll
