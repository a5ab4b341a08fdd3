// A small chart as plain values: what the previews of the settings show, for ui/widgets/preview_chart to paint. Both axes
// are in the plot's own units, from 0 (or `x_from`) to their maximum.
#pragma once

#include "ui/theme/meaning.h"

#include <QList>
#include <QPointF>
#include <QString>

namespace plimsoll {

struct PreviewPlot
{
    /// A box; `faint` for a region, else a bar.
    struct Box
    {
        double left = 0, right = 0, bottom = 0, top = 0;
        Meaning meaning = Meaning::Information;
        bool faint = false;
        friend bool operator==(const Box&, const Box&) = default;
    };
    struct Line
    {
        QList<QPointF> points;
        Meaning meaning = Meaning::Information;
        bool stepped = false; ///< the value holds until the next point
        bool dashed = false;
        friend bool operator==(const Line&, const Line&) = default;
    };
    struct Tick
    {
        double at = 0;
        QString text;
        friend bool operator==(const Tick&, const Tick&) = default;
    };
    struct Label ///< inside, centred at a place
    {
        double x = 0, y = 0;
        QString text;
        friend bool operator==(const Label&, const Label&) = default;
    };

    double x_from = 0, x_to = 1, y_to = 1;
    QList<Box> boxes;
    QList<Line> lines;
    QList<Tick> x_ticks, y_ticks;
    QList<Label> labels;

    bool empty() const { return boxes.isEmpty() && lines.isEmpty(); }
    friend bool operator==(const PreviewPlot&, const PreviewPlot&) = default;
};

} // namespace plimsoll
