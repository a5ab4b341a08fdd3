#include "ui/widgets/gauge.h"

#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/state_colors.h"
#include "ui/widgets/gauge_painter.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace plimsoll {

namespace {

constexpr int kBar = 10;

} // namespace

Gauge::Gauge(QWidget* parent) : QWidget(parent)
{
    setFont(figureFont(TextRole::Caption));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void Gauge::set(const GaugeReading& reading)
{
    const double level = std::clamp(reading.level, 0.0, 1.0);
    const double before = m_shown;
    m_shown = m_shown < 0 || !m_eased || std::abs(level - m_shown) < 0.002 ? level : m_shown + (level - m_shown) * 0.5;
    const bool moved = std::abs(m_shown - before) > 1e-4;
    if (reading == m_reading && !moved)
        return; // nothing to draw anew
    m_reading = reading;
    setToolTip(reading.tip);
    setAccessibleName(reading.name + QLatin1String(": ") + reading.amount);
    setAccessibleDescription(reading.note.isEmpty() ? reading.tip : reading.note + QLatin1String(". ") + reading.tip);
    update();
}

QSize Gauge::sizeHint() const
{
    return {220, QFontMetrics(font()).height() + 2 + gauge_painter::kNeedle + kBar};
}

QSize Gauge::minimumSizeHint() const
{
    return {150, sizeHint().height()};
}

void Gauge::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QFontMetrics metrics(font());
    const QRect text(0, 0, width(), metrics.height());
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter, m_reading.name);
    const int used = metrics.horizontalAdvance(m_reading.name) + spacing::kUnit;
    painter.drawText(text, Qt::AlignRight | Qt::AlignVCenter, m_reading.amount);
    const int amount = metrics.horizontalAdvance(m_reading.amount) + spacing::kUnit;
    painter.setPen(m_reading.binding ? stateColor(Meaning::Failed, palette()) : mutedText(palette()));
    const QRect noteBox = text.adjusted(used, 0, -amount, 0);
    painter.drawText(noteBox, Qt::AlignRight | Qt::AlignVCenter,
                     metrics.elidedText(m_reading.note, Qt::ElideRight, noteBox.width()));
    painter.setRenderHint(QPainter::Antialiasing);
    gauge_painter::paintBar(painter, QRectF(0, metrics.height() + 2 + gauge_painter::kNeedle, width(), kBar), m_reading,
                            m_shown, palette());
}

} // namespace plimsoll
