// A cell with the shape of a state before its word: never colour alone.
#pragma once

#include <QStyledItemDelegate>

namespace plimsoll {

class MarkDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    /// `role` gives the Meaning, as a number; a cell without one gets no mark.
    MarkDelegate(int role, QObject* parent);

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    int m_role;
};

} // namespace plimsoll
