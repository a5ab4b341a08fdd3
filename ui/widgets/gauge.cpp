#include "ui/widgets/gauge.h"

#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/state_colors.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace plimsoll {

namespace {

constexpr int kBar = 10;
constexpr int kNeedle = 6; ///< height of the triangle above the bar
constexpr double kLow = 0.2;

/// Spent is red, low is amber, the rest green: what a glance from two metres must say.
Meaning meaningOf(double level)
{
    return level <= 0.005 ? Meaning::Failed : level < kLow ? Meaning::Warning : Meaning::Ok;
}

} // namespace

Gauge::Gauge(QWidget* parent) : QWidget(parent)
{
    setFont(figureFont(TextRole::Caption));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void Gauge::set(const GaugeReading& reading)
{
    m_reading = reading;
    const double level = std::clamp(reading.level, 0.0, 1.0);
    m_shown = m_shown < 0 || !m_eased || std::abs(level - m_shown) < 0.002 ? level : m_shown + (level - m_shown) * 0.5;
    setToolTip(reading.tip);
    setAccessibleName(reading.name + QLatin1String(": ") + reading.amount);
    setAccessibleDescription(reading.note);
    update();
}

QSize Gauge::sizeHint() const
{
    return {220, QFontMetrics(font()).height() + 2 + kNeedle + kBar};
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
    paintBar(painter, QRectF(0, metrics.height() + 2 + kNeedle, width(), kBar));
}

void Gauge::paintBar(QPainter& painter, const QRectF& bar) const
{
    const Meaning meaning = meaningOf(m_reading.level);
    QPainterPath shape;
    shape.addRoundedRect(bar, kBar / 2.0, kBar / 2.0);
    painter.save();
    painter.setClipPath(shape);
    painter.fillRect(bar, isDark(palette()) ? palette().color(QPalette::Mid) : palette().color(QPalette::Midlight));
    painter.fillRect(QRectF(bar.left(), bar.top(), bar.width() * m_shown, bar.height()), stateColor(meaning, palette()));
    if (m_reading.reserved > 0) { // what is held lies on top of what is free
        const double from = bar.left() + bar.width() * m_shown;
        const double to = bar.left() + bar.width() * std::min(1.0, m_shown + m_reading.reserved);
        QColor held = stateColor(meaning, palette());
        held.setAlphaF(0.35F);
        painter.fillRect(QRectF(from, bar.top(), to - from, bar.height()), held);
        painter.fillRect(QRectF(to - 2, bar.top(), 2, bar.height()), palette().color(QPalette::WindowText));
    }
    painter.restore();
    if (m_reading.binding) {
        painter.setPen(QPen(stateColor(Meaning::Failed, palette()), 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(shape);
    }
    if (m_reading.server) {
        const double x = bar.left() + bar.width() * std::clamp(*m_reading.server, 0.0, 1.0);
        QColor needle = stateColor(Meaning::Information, palette());
        needle.setAlphaF(float(0.35 + 0.65 * std::clamp(m_reading.freshness, 0.0, 1.0)));
        const double middle = std::clamp(x, bar.left() + 4, bar.right() - 4);
        QPainterPath triangle(QPointF(middle, bar.top() + 1));
        triangle.lineTo(middle - 4, bar.top() - kNeedle);
        triangle.lineTo(middle + 4, bar.top() - kNeedle);
        triangle.closeSubpath();
        painter.setPen(Qt::NoPen);
        painter.setBrush(needle);
        painter.drawPath(triangle);
    }
}

} // namespace plimsoll
