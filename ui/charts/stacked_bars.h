// Bars stacked on each other, one for each step of time, with a dashed line across for a limit (the legend says which).
// Drawn by itself: a bar is a few filled rectangles. A mark stands over bars that do not hold all of what was spent.
// The bar under the pointer is told in a tooltip; the arrow keys move over the bars too.
#pragma once

#include "ui/presenters/costs_view.h"

#include <QWidget>

namespace plimsoll {

class StackedBars : public QWidget
{
    Q_OBJECT
public:
    explicit StackedBars(const QString& accessibleName, QWidget* parent = nullptr);

    /// `empty` is said in the place of bars that are all nothing.
    void set(const CostBars& bars, const QString& empty);
    const CostBars& bars() const { return m_bars; }
    /// The bar at a place of the widget; -1: none.
    int barAt(const QPoint& place) const;
    /// What a bar holds, line by line.
    QString tellBar(int bar) const;

    QSize sizeHint() const override { return {480, 200}; }
    QSize minimumSizeHint() const override { return {200, 110}; }

Q_SIGNALS:
    /// The bar that the keyboard is at; -1: none.
    void barChosen(int bar);

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    QRectF plot() const;
    double top() const;
    void choose(int bar);
    void paintAxis(QPainter& painter, const QRectF& plot, double top) const;
    void paintBars(QPainter& painter, const QRectF& plot, double top) const;
    void paintLabels(QPainter& painter, const QRectF& plot) const;

    CostBars m_bars;
    QString m_empty;
    int m_chosen = -1;
};

} // namespace plimsoll
