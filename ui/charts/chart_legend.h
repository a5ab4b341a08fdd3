// The names of a chart's series with their colours and latest values, in one line that wraps.
#pragma once

#include "ui/charts/chart_data.h"

#include <QColor>
#include <QWidget>

#include <vector>

namespace plimsoll {

class ChartLegend : public QWidget
{
    Q_OBJECT
public:
    explicit ChartLegend(QWidget* parent = nullptr);

    void set(const std::vector<ChartSeries>& series);
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Entry
    {
        QString name, latest;
        std::optional<Meaning> meaning;
        int model = 0;
        bool dashed = false;
        friend bool operator==(const Entry&, const Entry&) = default;
    };
    std::vector<QRect> places(int width) const;

    std::vector<Entry> m_entries;
};

/// The colour of a series by its meaning or its model.
QColor colorOf(const std::optional<Meaning>& meaning, int model, const QPalette& palette);

} // namespace plimsoll
