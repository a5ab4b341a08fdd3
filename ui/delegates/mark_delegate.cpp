#include "ui/delegates/mark_delegate.h"

#include "ui/theme/spacing.h"
#include "ui/theme/state_colors.h"

#include <QApplication>
#include <QPainter>

namespace plimsoll {

namespace {
constexpr int kMark = 12;
}

MarkDelegate::MarkDelegate(int role, QObject* parent) : QStyledItemDelegate(parent), m_role(role) {}

QSize MarkDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    return QStyledItemDelegate::sizeHint(option, index) + QSize(kMark + 2 * spacing::kUnit, 0);
}

void MarkDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QVariant meaning = index.data(m_role);
    if (!meaning.isValid()) {
        QStyledItemDelegate::paint(painter, option, index);
        return;
    }
    QStyleOptionViewItem item(option);
    initStyleOption(&item, index);
    const QRect mark(item.rect.left() + spacing::kUnit, item.rect.center().y() - kMark / 2, kMark, kMark);
    item.text.prepend(QStringLiteral("\u2003\u2003")); // room for the mark
    QStyle* style = item.widget ? item.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (item.state & QStyle::State_Selected) { // its colour would not stand out from the selection's
        painter->setPen(Qt::NoPen);
        painter->setBrush(cardGround(item.palette));
        painter->drawEllipse(mark.adjusted(-2, -2, 2, 2));
    }
    drawStateMark(*painter, mark, Meaning(meaning.toInt()), item.palette);
    painter->restore();
}

} // namespace plimsoll
