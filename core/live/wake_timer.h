// The one timer of the live client: fires when an instant of the engine's clock has passed, never before.
//
// The clock's instants are rounded down to milliseconds, so an instant counts as passed only in the millisecond after it:
// a wait that began late in its first millisecond is not cut short. Qt's timers do not run while the machine sleeps and
// wrap at 2^31 ms, so a long wait is slept in pieces, and after each the clock is asked again.
#pragma once

#include "core/live/boot_clock.h"

#include <QObject>
#include <QTimer>

namespace plimsoll {

class WakeTimer : public QObject
{
    Q_OBJECT
public:
    explicit WakeTimer(const BootClock& clock, QObject* parent = nullptr);

    /// Replaces what was set before; kNever: no timer.
    void wakeAfter(Instant instant);
    static bool passed(Instant instant, Instant now) { return now > instant; }

Q_SIGNALS:
    void woke();

private:
    void arm();

    const BootClock& m_clock;
    Instant m_instant = kNever;
    QTimer m_timer;
};

} // namespace plimsoll
