#include "ui/delegates/level_delegate.h"

#include "ui/theme/spacing.h"
#include "ui/theme/state_colors.h"

#include <QApplication>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace plimsoll {

namespace {
constexpr int kBar = 10, kBarWidth = 56, kMark = 12;
}

LevelDelegate::LevelDelegate(int shareRole, int meaningRole, QObject* parent)
    : QStyledItemDelegate(parent), m_share(shareRole), m_meaning(meaningRole)
{
}

QSize LevelDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    return QStyledItemDelegate::sizeHint(option, index) + QSize(kBarWidth + kMark + 3 * spacing::kUnit, 0);
}

void LevelDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem item(option);
    initStyleOption(&item, index);
    const QString words = std::exchange(item.text, QString());
    QStyle* style = item.widget ? item.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);
    const auto meaning = Meaning(index.data(m_meaning).toInt());
    const bool selected = item.state & QStyle::State_Selected;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF bar(item.rect.left() + spacing::kUnit, item.rect.center().y() - kBar / 2.0, kBarWidth, kBar);
    QPainterPath shape;
    shape.addRoundedRect(bar, kBar / 2.0, kBar / 2.0);
    if (selected) { // colours would not stand out from the selection's
        QPainterPath ground;
        ground.addRoundedRect(bar.adjusted(-2, -2, 2, 2), kBar / 2.0 + 2, kBar / 2.0 + 2);
        painter->fillPath(ground, cardGround(item.palette));
    }
    painter->fillPath(shape, item.palette.color(isDark(item.palette) ? QPalette::Mid : QPalette::Midlight));
    if (const QVariant share = index.data(m_share); share.isValid()) {
        painter->setClipPath(shape);
        painter->fillRect(
            QRectF(bar.left(), bar.top(), bar.width() * std::clamp(share.toDouble(), 0.0, 1.0), bar.height()),
            stateColor(meaning, item.palette));
        painter->setClipping(false);
    }
    const QRectF mark(bar.right() + spacing::kUnit, item.rect.center().y() - kMark / 2.0, kMark, kMark);
    if (selected) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(cardGround(item.palette));
        painter->drawEllipse(mark.adjusted(-2, -2, 2, 2));
    }
    drawStateMark(*painter, mark, meaning, item.palette);
    painter->restore();
    painter->save();
    painter->setFont(item.font);
    painter->setPen(item.palette.color(selected ? QPalette::HighlightedText : QPalette::Text));
    const QRect text(int(mark.right()) + spacing::kUnit, item.rect.top(),
                     item.rect.right() - int(mark.right()) - spacing::kUnit, item.rect.height());
    painter->drawText(text, Qt::AlignLeft | Qt::AlignVCenter,
                      item.fontMetrics.elidedText(words, Qt::ElideRight, text.width()));
    painter->restore();
}

} // namespace plimsoll
