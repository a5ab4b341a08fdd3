// A cell with a bar for a share (of a limit that is left), its state's mark and the words.
#pragma once

#include <QStyledItemDelegate>

namespace plimsoll {

class LevelDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    /// The roles give the share, 0 to 1 or nothing, and the Meaning as a number.
    LevelDelegate(int shareRole, int meaningRole, QObject* parent);

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    int m_share, m_meaning;
};

} // namespace plimsoll
