// Sandbox time: real monotonic time times the speed, continuous when the speed changes.
#pragma once

#include "core/base/instant.h"

#include <QElapsedTimer>

namespace plimsoll {

class SandboxClock
{
public:
    explicit SandboxClock(double speed) : m_speed(speed) { m_timer.start(); }
    Instant now() const { return Instant(Duration(static_cast<std::int64_t>(elapsed()))); }
    double speed() const { return m_speed; }
    void setSpeed(double speed)
    {
        m_base = elapsed();
        m_timer.restart();
        m_speed = speed;
    }

private:
    double elapsed() const { return m_base + static_cast<double>(m_timer.nsecsElapsed()) / 1e6 * m_speed; }

    QElapsedTimer m_timer;
    double m_base = 0; ///< sandbox milliseconds when the speed was last set
    double m_speed;
};

} // namespace plimsoll
