// One fact at the foot of the window: quiet text, with the mark of its state if it has one. A click, Space or Return
// leads to where more is said.
#pragma once

#include "ui/theme/meaning.h"

#include <QAbstractButton>

#include <optional>

namespace plimsoll {

class StatusButton : public QAbstractButton
{
    Q_OBJECT
public:
    explicit StatusButton(QWidget* parent = nullptr);

    void set(std::optional<Meaning> mark, const QString& text, const QString& tip);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    std::optional<Meaning> m_mark;
};

} // namespace plimsoll
