#include "ui/delegates/spark_delegate.h"

#include "ui/theme/spacing.h"
#include "ui/theme/state_colors.h"

#include <QApplication>
#include <QPainter>

namespace plimsoll {

namespace {
constexpr int kWidth = 44, kInset = 5;
}

SparkDelegate::SparkDelegate(int lineRole, QObject* parent) : QStyledItemDelegate(parent), m_line(lineRole) {}

QSize SparkDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    return QStyledItemDelegate::sizeHint(option, index) + QSize(kWidth + 2 * spacing::kUnit, 0);
}

void SparkDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem item(option);
    initStyleOption(&item, index);
    const QString words = std::exchange(item.text, QString());
    QStyle* style = item.widget ? item.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);
    const auto line = index.data(m_line).value<QList<double>>();
    const bool selected = item.state & QStyle::State_Selected;
    const QColor text = item.palette.color(selected ? QPalette::HighlightedText : QPalette::Text);
    const QRectF box(item.rect.left() + spacing::kUnit, item.rect.top() + kInset, kWidth,
                     item.rect.height() - 2 * kInset);
    painter->save();
    if (line.size() > 1) {
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(selected ? text : stateColor(Meaning::Information, item.palette), 1));
        QPointF from(box.left(), box.bottom() - line.first() * box.height());
        for (qsizetype i = 1; i < line.size(); ++i) { // segments: a polyline is ten times as dear
            const QPointF to(box.left() + box.width() * double(i) / double(line.size() - 1),
                             box.bottom() - line[i] * box.height());
            painter->drawLine(from, to);
            from = to;
        }
    }
    painter->setFont(item.font);
    painter->setPen(text);
    const QRect place = item.rect.adjusted(kWidth + 2 * spacing::kUnit, 0, 0, 0);
    painter->drawText(place, Qt::AlignLeft | Qt::AlignVCenter,
                      item.fontMetrics.elidedText(words, Qt::ElideRight, place.width()));
    painter->restore();
}

} // namespace plimsoll
