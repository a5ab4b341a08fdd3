// A sentence with the mark of its state in front.
#pragma once

#include "ui/theme/state_colors.h"

#include <QLabel>

namespace plimsoll {

class StateLine : public QLabel
{
    Q_OBJECT
public:
    explicit StateLine(QWidget* parent = nullptr);
    void show(Meaning meaning, const QString& text);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Meaning m_meaning = Meaning::Idle;
};

} // namespace plimsoll
