// Lays cards out in equal columns, as many as fit, row after row; the cards of a row are equally high.
#pragma once

#include <QLayout>
#include <QList>

namespace plimsoll {

class FlowLayout : public QLayout
{
    Q_OBJECT
public:
    FlowLayout(int minimumColumn, int spacing, QWidget* parent = nullptr);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override;
    int count() const override { return int(m_items.size()); }
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;

private:
    int arrange(const QRect& rect, bool move) const;

    QList<QLayoutItem*> m_items;
    int m_minimumColumn;
};

} // namespace plimsoll
