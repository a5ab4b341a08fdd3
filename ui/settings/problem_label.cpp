#include "ui/settings/problem_label.h"

#include "ui/theme/spacing.h"
#include "ui/theme/state_colors.h"

#include <QEvent>
#include <QPainter>

namespace plimsoll {

namespace {

constexpr int kMark = 12;

} // namespace

ProblemLabel::ProblemLabel(QWidget* parent) : QLabel(parent)
{
    setWordWrap(true);
    setTextFormat(Qt::PlainText);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    setContentsMargins(kMark + spacing::kHalf + 2, 0, 0, 0);
    colour();
    hide();
}

void ProblemLabel::paintEvent(QPaintEvent* event)
{
    QLabel::paintEvent(event);
    QPainter painter(this);
    const double top = qMin<double>((fontMetrics().height() - kMark) / 2.0, height() - kMark);
    drawStateMark(painter, QRectF(0, qMax(0.0, top), kMark, kMark), Meaning::Failed, palette());
}

void ProblemLabel::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::ApplicationPaletteChange)
        colour();
}

void ProblemLabel::colour()
{
    QPalette own = palette();
    const QColor wanted = stateColor(Meaning::Failed, own);
    if (own.color(QPalette::WindowText) == wanted)
        return;
    own.setColor(QPalette::WindowText, wanted);
    setPalette(own);
}

} // namespace plimsoll
