#include "ui/widgets/flow_layout.h"

#include <QWidget>

#include <algorithm>

namespace plimsoll {

FlowLayout::FlowLayout(int minimumColumn, int spacing, QWidget* parent) : QLayout(parent), m_minimumColumn(minimumColumn)
{
    setSpacing(spacing);
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout()
{
    qDeleteAll(m_items);
}

void FlowLayout::addItem(QLayoutItem* item)
{
    m_items.append(item);
}

QLayoutItem* FlowLayout::itemAt(int index) const
{
    return m_items.value(index);
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

int FlowLayout::heightForWidth(int width) const
{
    return arrange(QRect(0, 0, width, 0), false);
}

QSize FlowLayout::sizeHint() const
{
    return {2 * m_minimumColumn + spacing(), heightForWidth(2 * m_minimumColumn + spacing())};
}

QSize FlowLayout::minimumSize() const
{
    int height = 0;
    for (const QLayoutItem* item : m_items)
        height = std::max(height, item->minimumSize().height());
    return {m_minimumColumn, height};
}

void FlowLayout::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

int FlowLayout::arrange(const QRect& rect, bool move) const
{
    QList<QLayoutItem*> shown;
    for (QLayoutItem* item : m_items) {
        if (!item->isEmpty())
            shown.append(item);
    }
    if (shown.isEmpty())
        return 0;
    const int fitting = std::max(1, (rect.width() + spacing()) / (m_minimumColumn + spacing()));
    const int columns = std::min<int>(fitting, int(shown.size()));
    const int width = (rect.width() - (columns - 1) * spacing()) / columns;
    int y = rect.y();
    for (int from = 0; from < shown.size(); from += columns) {
        const int to = std::min<int>(from + columns, int(shown.size()));
        int height = 0;
        for (int i = from; i < to; ++i) {
            QLayoutItem* item = shown[i];
            height = std::max(height, item->hasHeightForWidth() ? item->heightForWidth(width) : item->sizeHint().height());
        }
        for (int i = from; move && i < to; ++i)
            shown[i]->setGeometry(QRect(rect.x() + (i - from) * (width + spacing()), y, width, height));
        y += height + spacing();
    }
    return y - spacing() - rect.y();
}

} // namespace plimsoll
