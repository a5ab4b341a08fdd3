// What a page says while it has nothing to show: what it will show, and the one button that fills it.
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace plimsoll {

class EmptyState : public QWidget
{
    Q_OBJECT
public:
    EmptyState(const QString& icon, const QString& title, const QString& text, QWidget* parent = nullptr);

    /// The first one added is the main one.
    QPushButton* addButton(const QString& text);

protected:
    void changeEvent(QEvent* event) override;

private:
    void showIcon();

    QString m_iconName;
    QLabel* m_icon;
    QWidget* m_buttons;
};

} // namespace plimsoll
