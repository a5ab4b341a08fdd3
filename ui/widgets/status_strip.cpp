#include "ui/widgets/status_strip.h"

#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/state_colors.h"
#include "ui/widgets/caption.h"
#include "ui/widgets/lamp.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>

namespace plimsoll {

StatusStrip::StatusStrip(QWidget* parent) : QWidget(parent), m_traffic(new Caption({}, this)), m_tightest(new Lamp(this))
{
    setAccessibleName(tr("Status"));
    m_tightest->setFont(figureFont(TextRole::Caption));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(spacing::kPage, 6, spacing::kPage, 6);
    row->addWidget(m_traffic);
    row->addStretch();
    row->addWidget(m_tightest);
}

void StatusStrip::set(const StatusFigures& figures)
{
    const QLocale locale;
    m_traffic->setText(tr("%1 in flight  ·  %2 waiting  ·  queue %3  ·  today %4")
                           .arg(locale.toString(figures.inFlight), locale.toString(figures.waiting),
                                locale.toString(figures.queued), figures.costToday));
    if (figures.paused) {
        m_tightest->set(Meaning::Warning, tr("PAUSED: nothing new is sent"));
        return;
    }
    if (figures.tightest.isEmpty()) {
        m_tightest->set(Meaning::Ok, tr("no limit is short"));
        return;
    }
    const Meaning meaning = figures.tightestLevel < 0.005 ? Meaning::Failed
        : figures.tightestLevel < 0.2                     ? Meaning::Warning : Meaning::Ok;
    m_tightest->set(meaning, tr("tightest: %1").arg(figures.tightest));
}

void StatusStrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), cardGround(palette()));
    painter.fillRect(QRect(0, 0, width(), 1), cardBorder(palette()));
}

} // namespace plimsoll
