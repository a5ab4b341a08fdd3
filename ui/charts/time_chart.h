// A chart of the last minutes: lines, or bars stacked on each other. Fed with whole vectors of values; the points are
// replaced in one go, never appended one by one. Qt Charts is used behind this face only: no include of it leaves
// ui/charts.
#pragma once

#include "ui/charts/chart_data.h"

#include <QWidget>

#include <memory>

namespace plimsoll {

class TimeChart : public QWidget
{
    Q_OBJECT
public:
    enum class Kind { Lines, Bars };
    TimeChart(Kind kind, const QString& accessibleName, QWidget* parent = nullptr);
    ~TimeChart() override;

    void set(const ChartData& fresh);
    QSize sizeHint() const override { return {320, 180}; }

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Private;
    std::unique_ptr<Private> m;
};

} // namespace plimsoll
