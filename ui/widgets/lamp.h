// The lamp of a state: its shape and colour, and the word for it. Never colour alone.
#pragma once

#include "ui/theme/state_colors.h"

#include <QWidget>

namespace plimsoll {

class Lamp : public QWidget
{
    Q_OBJECT
public:
    explicit Lamp(QWidget* parent = nullptr);

    void set(Meaning meaning, const QString& word);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Meaning m_meaning = Meaning::Idle;
    QString m_word;
};

} // namespace plimsoll
