// Why something was refused, beside what was refused: in the colour of failure, with its mark. Hidden until it has text.
#pragma once

#include <QLabel>

namespace plimsoll {

class ProblemLabel : public QLabel
{
    Q_OBJECT
public:
    explicit ProblemLabel(QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void colour();
};

} // namespace plimsoll
