// The foot of the window: what is under way, what it has cost today, and the limit that is tightest. Each fact is a
// button that leads to its page.
#pragma once

#include "ui/presenters/status_line.h"

#include <QWidget>

#include <vector>

class QHBoxLayout;

namespace plimsoll {

class StatusButton;

class StatusStrip : public QWidget
{
    Q_OBJECT
public:
    explicit StatusStrip(QWidget* parent = nullptr);

    /// The same items in the same order every time.
    void set(const std::vector<StatusItem>& items);

Q_SIGNALS:
    void pageRequested(const QString& id);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void build(const std::vector<StatusItem>& items);

    QHBoxLayout* m_row;
    std::vector<StatusButton*> m_buttons;
    std::vector<StatusItem> m_items;
};

} // namespace plimsoll
