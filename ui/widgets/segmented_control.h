// A few choices side by side, one of them taken: the time range of the charts. Arrow keys move between them.
#pragma once

#include <QWidget>

class QButtonGroup;

namespace plimsoll {

class SegmentedControl : public QWidget
{
    Q_OBJECT
public:
    explicit SegmentedControl(const QString& accessibleName, QWidget* parent = nullptr);

    void addChoice(int id, const QString& text, const QString& accessibleName);
    void setCurrent(int id);
    int current() const;

Q_SIGNALS:
    void changed(int id);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QButtonGroup* m_group;
};

} // namespace plimsoll
