// Paints a PreviewPlot: boxes, lines and ticks, in the colours of their meanings. What it shows is also said in words, as
// its accessible description.
#pragma once

#include "ui/presenters/preview_plot.h"

#include <QWidget>

namespace plimsoll {

/// Where a plot's units lie in a widget.
struct PreviewScale
{
    QRectF area;
    double x_from = 0, x_to = 1, y_to = 1;

    QPointF at(double x, double y) const;
};
PreviewScale previewScale(const PreviewPlot& plot, const QRectF& area);

class PreviewChart : public QWidget
{
    Q_OBJECT
public:
    explicit PreviewChart(QWidget* parent = nullptr);

    void show(const PreviewPlot& plot, const QString& title, const QString& words);
    const PreviewPlot& plot() const { return m_plot; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintTicks(QPainter& painter, const PreviewScale& scale) const;

    PreviewPlot m_plot;
};

} // namespace plimsoll
