#include "ui/charts/stacked_bars.h"

#include "core/telemetry/format.h"
#include "ui/theme/fonts.h"
#include "ui/theme/series_colors.h"
#include "ui/theme/spacing.h"
#include "ui/theme/state_colors.h"
#include "ui/theme/style_parts.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace plimsoll {

namespace {
constexpr int kSteps = 2;     ///< lines above the ground
constexpr double kGap = 0.15; ///< of a bar's room, at each side
constexpr double kWidest = 64;
constexpr double kUnknownMark = 10;

/// A round number that two steps lead to, not much above the highest bar.
double topFor(double most)
{
    const double magnitude = std::pow(10, std::floor(std::log10(most)));
    for (const double step : {1.0, 1.2, 1.6, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0})
        if (step * magnitude >= most)
            return step * magnitude;
    return 10 * magnitude;
}

} // namespace

StackedBars::StackedBars(const QString& accessibleName, QWidget* parent) : QWidget(parent)
{
    setAccessibleName(accessibleName);
    setFont(figureFont(TextRole::Caption));
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void StackedBars::set(const CostBars& bars, const QString& empty)
{
    if (bars == m_bars && empty == m_empty)
        return;
    m_bars = bars;
    m_empty = empty;
    if (m_chosen >= int(m_bars.bars.size()))
        choose(-1);
    setAccessibleDescription(describe(m_bars));
    update();
}

double StackedBars::top() const
{
    double most = m_bars.limit.value_or(0);
    for (std::size_t i = 0; i < m_bars.bars.size(); ++i)
        most = std::max(most, m_bars.sum(i));
    return topFor(std::max(most * 1.02, 0.0001));
}

QRectF StackedBars::plot() const
{
    const QFontMetrics metrics(font());
    int labels = 0;
    const double highest = top();
    for (int i = 0; i <= kSteps; ++i)
        labels = std::max(labels, metrics.horizontalAdvance(formatMoney(highest * i / kSteps)));
    return QRectF(rect()).adjusted(labels + spacing::kUnit, metrics.height() / 2.0 + kUnknownMark, -2,
                                   -metrics.height() - spacing::kHalf);
}

void StackedBars::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (m_bars.empty() &&
        std::none_of(m_bars.bars.begin(), m_bars.bars.end(), [](const auto& bar) { return bar.unknown; })) {
        painter.setPen(mutedText(palette()));
        painter.setFont(textFont(TextRole::Body));
        painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap, m_empty);
    } else {
        const QRectF area = plot();
        const double highest = top();
        paintAxis(painter, area, highest);
        paintBars(painter, area, highest);
        paintLabels(painter, area);
    }
    if (hasFocus())
        style_parts::drawFocus(painter, QRectF(rect()).adjusted(1, 1, -1, -1), palette());
}

void StackedBars::paintAxis(QPainter& painter, const QRectF& plot, double top) const
{
    const QFontMetrics metrics(font());
    for (int i = 0; i <= kSteps; ++i) {
        const double y = std::round(plot.bottom() - plot.height() * i / kSteps);
        painter.fillRect(QRectF(plot.left(), y, plot.width(), 1), cardBorder(palette()));
        painter.setPen(mutedText(palette()));
        painter.drawText(QRectF(0, y - metrics.height() / 2.0, plot.left() - spacing::kUnit, metrics.height()),
                         Qt::AlignRight | Qt::AlignVCenter, formatMoney(top * i / kSteps));
    }
}

void StackedBars::paintBars(QPainter& painter, const QRectF& plot, double top) const
{
    const double step = plot.width() / double(m_bars.bars.size());
    const double width = std::max(1.0, std::min(kWidest, step * (1 - 2 * kGap)));
    for (std::size_t i = 0; i < m_bars.bars.size(); ++i) {
        const double left = std::round(plot.left() + step * (double(i) + 0.5) - width / 2);
        if (int(i) == m_chosen)
            painter.fillRect(QRectF(plot.left() + step * double(i), plot.top(), step, plot.height()),
                             stateTint(Meaning::Information, palette()));
        double base = 0;
        for (const CostBars::Series& series : m_bars.series) {
            const double value = series.values[i];
            if (value <= 0)
                continue;
            const double from = std::round(plot.bottom() - plot.height() * base / top);
            base += value;
            const double to = std::min(std::round(plot.bottom() - plot.height() * base / top),
                                       from - 1); // something is seen as something
            painter.fillRect(QRectF(left, to, std::round(width), from - to), seriesColor(series.series, palette()));
        }
        if (m_bars.bars[i].unknown) {
            const double y = plot.bottom() - plot.height() * base / top - kUnknownMark;
            painter.setPen(stateColor(Meaning::Warning, palette()));
            painter.drawText(QRectF(left + width / 2 - kUnknownMark, y - 4, 2 * kUnknownMark, kUnknownMark + 4),
                             Qt::AlignCenter, QStringLiteral("?"));
        }
    }
    if (!m_bars.limit)
        return;
    const double y = std::round(plot.bottom() - plot.height() * *m_bars.limit / top) + 0.5;
    painter.setPen(QPen(stateColor(Meaning::Failed, palette()), 1, Qt::DashLine));
    painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
}

/// As many as fit; the last bar, which is now, has one.
void StackedBars::paintLabels(QPainter& painter, const QRectF& plot) const
{
    const QFontMetrics metrics(font());
    int widest = 1;
    for (const CostBars::Slot& bar : m_bars.bars)
        widest = std::max(widest, metrics.horizontalAdvance(bar.label));
    const double step = plot.width() / double(m_bars.bars.size());
    const int stride = std::max(1, int(std::ceil((widest + 2 * spacing::kUnit) / step)));
    painter.setPen(mutedText(palette()));
    const int last = int(m_bars.bars.size()) - 1;
    for (int i = last; i >= 0; i -= stride) {
        const double middle = plot.left() + step * (i + 0.5);
        QRectF place(middle - widest / 2.0 - 2, plot.bottom() + spacing::kHalf, widest + 4, metrics.height());
        if (place.right() > width())
            place.moveRight(width());
        painter.drawText(place, place.right() >= width() ? Qt::AlignRight : Qt::AlignHCenter,
                         m_bars.bars[std::size_t(i)].label);
    }
}

int StackedBars::barAt(const QPoint& place) const
{
    const QRectF area = plot();
    if (m_bars.bars.empty() || place.x() < area.left() || place.x() >= area.right())
        return -1;
    return std::clamp(int((place.x() - area.left()) / (area.width() / double(m_bars.bars.size()))), 0,
                      int(m_bars.bars.size()) - 1);
}

QString StackedBars::tellBar(int bar) const
{
    const auto at = std::size_t(bar);
    QStringList lines{tr("%1: %2", "a bar and its sum").arg(m_bars.bars[at].title, formatMoney(m_bars.sum(at)))};
    for (auto series = m_bars.series.rbegin(); series != m_bars.series.rend(); ++series) // as they stand, from the top
        if (series->values[at] > 0)
            lines << tr("%1 %2", "a group and its cost").arg(series->name, formatMoney(series->values[at]));
    if (m_bars.bars[at].unknown)
        lines << tr("and calls of unknown cost");
    return lines.join(QLatin1Char('\n'));
}

void StackedBars::choose(int bar)
{
    if (bar == m_chosen)
        return;
    m_chosen = bar;
    setAccessibleDescription(bar < 0 ? describe(m_bars) : tellBar(bar));
    Q_EMIT barChosen(bar);
    update();
}

bool StackedBars::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int bar = barAt(help->pos());
    if (bar < 0)
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), tellBar(bar), this);
    return true;
}

void StackedBars::keyPressEvent(QKeyEvent* event)
{
    const int last = int(m_bars.bars.size()) - 1;
    const bool moves = event->key() == Qt::Key_Left || event->key() == Qt::Key_Right;
    if (!moves || last < 0) {
        QWidget::keyPressEvent(event);
        return;
    }
    const int way = event->key() == Qt::Key_Left ? -1 : 1;
    choose(m_chosen < 0 ? last : std::clamp(m_chosen + way, 0, last));
}

void StackedBars::focusOutEvent(QFocusEvent* event)
{
    choose(-1);
    QWidget::focusOutEvent(event);
}

} // namespace plimsoll
