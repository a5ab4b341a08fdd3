// One model of the planner: its name and price, a slider and a field for its part, what that costs, and what all of it
// would. The widgets stand in a grid of the owner's.
#pragma once

#include <QList>
#include <QObject>
#include <QString>

class QGridLayout;
class QLabel;
class QSlider;
class QSpinBox;
class QWidget;

namespace plimsoll {

class Caption;
struct PlanModel;

class PlanRow : public QObject
{
    Q_OBJECT
public:
    PlanRow(QGridLayout& grid, int row, QObject* parent);
    ~PlanRow() override;
    static void addHeadings(QGridLayout& grid);
    void removeFrom(QGridLayout& grid);

    void set(const PlanModel& model, int percent, const QString& cost, const QString& alone, bool enabled);

Q_SIGNALS:
    void changed(int percent);

private:
    class Swatch;

    QList<QWidget*> m_widgets;
    Swatch* m_swatch;
    QLabel* m_name;
    Caption* m_price;
    QSlider* m_slider;
    QSpinBox* m_percent;
    QLabel* m_cost;
    QLabel* m_alone;
};

} // namespace plimsoll
