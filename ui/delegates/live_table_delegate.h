// Paints the cells of the Live page's table: gauges with both needles, the breaker's lamp, what holds a model up.
#pragma once

#include <QStyledItemDelegate>

namespace plimsoll {

class LiveTableDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    static void paintGauge(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index);
    static void paintState(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index);
};

} // namespace plimsoll
