// One entry of the side bar.
#pragma once

#include <QAbstractButton>

namespace plimsoll {

class SideBarButton : public QAbstractButton
{
    Q_OBJECT
public:
    explicit SideBarButton(QWidget* parent = nullptr);

    void setCollapsed(bool collapsed);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    bool m_collapsed = false;
};

} // namespace plimsoll
