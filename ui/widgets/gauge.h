// The level of one limit: a bar for what could go out now, a triangle above for what the server itself said is left
// (fading as it gets old), and a tick for what running calls have reserved. A red edge says that it binds right now.
#pragma once

#include "ui/presenters/gauge_reading.h"

#include <QWidget>

namespace plimsoll {

class Gauge : public QWidget
{
    Q_OBJECT
public:
    explicit Gauge(QWidget* parent = nullptr);

    void set(const GaugeReading& reading);
    /// Off: the bar jumps to its new level instead of moving there over the next beats.
    void setEased(bool eased) { m_eased = eased; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    GaugeReading m_reading;
    double m_shown = -1; ///< the level on screen; negative before the first reading
    bool m_eased = true;
};

} // namespace plimsoll
