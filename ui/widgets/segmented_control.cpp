#include "ui/widgets/segmented_control.h"

#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/state_colors.h"
#include "ui/theme/style_parts.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QHBoxLayout>
#include <QPainter>

namespace plimsoll {

namespace {

class Segment : public QAbstractButton
{
public:
    using QAbstractButton::QAbstractButton;

    QSize sizeHint() const override
    {
        const QFontMetrics metrics(font());
        return {metrics.horizontalAdvance(text()) + 2 * spacing::kCardPadding, metrics.height() + 10};
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        const QRectF box = QRectF(rect()).adjusted(2, 2, -2, -2);
        if (isChecked())
            style_parts::drawBox(painter, box, palette().color(isDark(palette()) ? QPalette::Mid : QPalette::Midlight),
                                 {}, spacing::kControlRadius - 1);
        painter.setPen(isChecked() || underMouse() ? palette().color(QPalette::WindowText) : mutedText(palette()));
        painter.drawText(rect(), Qt::AlignCenter, text());
        if (hasFocus())
            style_parts::drawFocus(painter, box, palette());
    }
};

} // namespace

SegmentedControl::SegmentedControl(const QString& accessibleName, QWidget* parent)
    : QWidget(parent), m_group(new QButtonGroup(this))
{
    setAccessibleName(accessibleName);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(m_group, &QButtonGroup::idToggled, this, [this](int id, bool on) {
        if (!on)
            return;
        setFocusProxy(m_group->button(id)); // the keyboard comes to the choice that is taken
        Q_EMIT changed(id);
    });
}

void SegmentedControl::addChoice(int id, const QString& text, const QString& accessibleName)
{
    auto* segment = new Segment(this);
    segment->setText(text);
    segment->setCheckable(true);
    segment->setAccessibleName(accessibleName);
    segment->setFocusPolicy(Qt::StrongFocus);
    segment->setAttribute(Qt::WA_Hover);
    segment->setFont(figureFont(TextRole::Body));
    m_group->addButton(segment, id);
    layout()->addWidget(segment);
}

void SegmentedControl::setCurrent(int id)
{
    if (QAbstractButton* segment = m_group->button(id))
        segment->setChecked(true);
}

int SegmentedControl::current() const
{
    return m_group->checkedId();
}

void SegmentedControl::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    style_parts::drawBox(painter, rect(), cardGround(palette()), cardBorder(palette()), spacing::kControlRadius);
}

} // namespace plimsoll
