#include "ui/delegates/live_table_delegate.h"

#include "ui/models/live_table_model.h"
#include "ui/theme/spacing.h"
#include "ui/theme/state_colors.h"
#include "ui/widgets/gauge_painter.h"

#include <QApplication>
#include <QPainter>

namespace plimsoll {

namespace {

constexpr int kBar = 8;
constexpr int kMark = 12;
constexpr int kMargin = 6;

int gaugeHeight(const QFontMetrics& metrics)
{
    return metrics.height() + 1 + gauge_painter::kNeedle + kBar;
}

} // namespace

void LiveTableDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const bool gauge = index.data(LiveTableModel::GaugeRole).isValid();
    const bool state = index.data(LiveTableModel::MeaningRole).isValid();
    if (!gauge && !state) {
        QStyledItemDelegate::paint(painter, option, index);
        return;
    }
    QStyleOptionViewItem ground = option;
    initStyleOption(&ground, index);
    ground.text.clear();
    const QStyle* style = option.widget ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &ground, painter, option.widget);
    painter->save();
    painter->setFont(option.font);
    gauge ? paintGauge(*painter, option, index) : paintState(*painter, option, index);
    painter->restore();
}

void LiveTableDelegate::paintGauge(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index)
{
    const auto reading = index.data(LiveTableModel::GaugeRole).value<GaugeReading>();
    const QFontMetrics metrics(option.font);
    const QRect box = option.rect.adjusted(kMargin, 0, -kMargin, 0);
    const int top = box.center().y() - gaugeHeight(metrics) / 2;
    const QRect text(box.left(), top, box.width(), metrics.height());
    painter.setPen(reading.binding ? stateColor(Meaning::Failed, option.palette)
                                   : option.palette.color(QPalette::WindowText));
    painter.drawText(text, Qt::AlignRight | Qt::AlignVCenter,
                     metrics.elidedText(reading.amount, Qt::ElideLeft, text.width()));
    painter.setRenderHint(QPainter::Antialiasing);
    gauge_painter::paintBar(painter,
                            QRectF(box.left(), top + metrics.height() + 1 + gauge_painter::kNeedle, box.width(), kBar),
                            reading, reading.level, option.palette);
}

void LiveTableDelegate::paintState(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index)
{
    const auto meaning = Meaning(index.data(LiveTableModel::MeaningRole).toInt());
    const QFontMetrics metrics(option.font);
    const QRect box = option.rect.adjusted(kMargin, 0, -kMargin, 0);
    painter.setRenderHint(QPainter::Antialiasing);
    drawStateMark(painter, QRectF(box.left(), box.center().y() - kMark / 2.0, kMark, kMark), meaning, option.palette);
    const QRect text = box.adjusted(kMark + spacing::kHalf + 2, 0, 0, 0);
    const QString word = index.data().toString(), note = index.data(LiveTableModel::NoteRole).toString();
    painter.setPen(stateColor(meaning, option.palette));
    if (note.isEmpty()) {
        painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(word, Qt::ElideRight, text.width()));
        return;
    }
    const QRect upper(text.left(), text.center().y() - metrics.height(), text.width(), metrics.height());
    painter.drawText(upper, Qt::AlignLeft | Qt::AlignVCenter, metrics.elidedText(word, Qt::ElideRight, text.width()));
    painter.setPen(mutedText(option.palette));
    painter.drawText(upper.translated(0, metrics.height()), Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(note, Qt::ElideRight, text.width()));
}

QSize LiveTableDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    size.setHeight(std::max(gaugeHeight(option.fontMetrics), 2 * option.fontMetrics.height()) + spacing::kHalf);
    return size;
}

} // namespace plimsoll
