// One budget line: what it is for, how much of it is spent, and the word for it. Without a line it shows what was
// spent.
#pragma once

#include "core/store/budget_watch.h"

#include <QWidget>

namespace plimsoll {

class Caption;
class Lamp;

class BudgetMeter : public QWidget
{
    Q_OBJECT
public:
    explicit BudgetMeter(const QString& title, QWidget* parent = nullptr);

    void set(const BudgetLine& line, double warnAt);
    const BudgetLine& line() const { return m_line; }

private:
    class Bar;

    BudgetLine m_line;
    Caption* m_figure;
    Lamp* m_lamp;
    Bar* m_bar;
};

} // namespace plimsoll
