// A cell with a small line for how a figure moved, and the words for it.
#pragma once

#include <QStyledItemDelegate>

namespace plimsoll {

class SparkDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    /// The role gives the figures, oldest first, 0 to 1: a QList<double>.
    SparkDelegate(int lineRole, QObject* parent);

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    int m_line;
};

} // namespace plimsoll
