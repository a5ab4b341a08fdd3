// The foot of the window: what is under way, what it has cost today, and the limit that is tightest.
#pragma once

#include "ui/presenters/live_presenter.h"

#include <QWidget>

namespace plimsoll {

class Caption;
class Lamp;

class StatusStrip : public QWidget
{
    Q_OBJECT
public:
    explicit StatusStrip(QWidget* parent = nullptr);

    void set(const StatusFigures& figures);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Caption* m_traffic;
    Lamp* m_tightest;
};

} // namespace plimsoll
