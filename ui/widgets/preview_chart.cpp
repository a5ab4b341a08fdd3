#include "ui/widgets/preview_chart.h"

#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/state_colors.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace plimsoll {

namespace {

constexpr int kHeight = 104;
constexpr double kLeast = 2; // a box that would be thinner is drawn that thick, so that no value vanishes

QRectF boxIn(const PreviewScale& scale, const PreviewPlot::Box& box)
{
    QRectF rect = QRectF(scale.at(box.left, box.top), scale.at(box.right, box.bottom)).normalized();
    if (!box.faint && rect.height() < kLeast)
        rect.adjust(0, -(kLeast - rect.height()) / 2, 0, (kLeast - rect.height()) / 2);
    return rect.intersected(scale.area.adjusted(0, -kLeast, 0, kLeast));
}

QPainterPath pathIn(const PreviewScale& scale, const PreviewPlot::Line& line)
{
    QPainterPath path;
    for (const QPointF& point : line.points) {
        const QPointF at = scale.at(point.x(), point.y());
        if (path.elementCount() == 0) {
            path.moveTo(at);
            continue;
        }
        if (line.stepped)
            path.lineTo(at.x(), path.currentPosition().y());
        path.lineTo(at);
    }
    return path;
}

} // namespace

QPointF PreviewScale::at(double x, double y) const
{
    const double width = x_to > x_from ? x_to - x_from : 1;
    const double right = std::clamp((x - x_from) / width, 0.0, 1.0);
    const double up = std::clamp(y_to > 0 ? y / y_to : 0.0, 0.0, 1.0);
    return {area.left() + right * area.width(), area.bottom() - up * area.height()};
}

PreviewScale previewScale(const PreviewPlot& plot, const QRectF& area)
{
    return {area, plot.x_from, plot.x_to, plot.y_to};
}

PreviewChart::PreviewChart(QWidget* parent) : QWidget(parent)
{
    setFont(figureFont(TextRole::Caption));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void PreviewChart::show(const PreviewPlot& plot, const QString& title, const QString& words)
{
    setAccessibleName(title);
    setAccessibleDescription(words);
    setToolTip(words);
    if (plot == m_plot)
        return;
    m_plot = plot;
    update();
}

QSize PreviewChart::sizeHint() const
{
    return {280, kHeight};
}

QSize PreviewChart::minimumSizeHint() const
{
    return {160, kHeight};
}

void PreviewChart::paintTicks(QPainter& painter, const PreviewScale& scale) const
{
    const QFontMetrics metrics(font());
    for (const PreviewPlot::Tick& tick : m_plot.y_ticks) {
        const double y = std::round(scale.at(m_plot.x_from, tick.at).y()) + 0.5;
        painter.setPen(cardBorder(palette()));
        painter.drawLine(QPointF(scale.area.left(), y), QPointF(scale.area.right(), y));
        painter.setPen(mutedText(palette()));
        painter.drawText(QRectF(0, y - metrics.height() / 2.0, scale.area.left() - spacing::kHalf, metrics.height()),
                         Qt::AlignRight | Qt::AlignVCenter, tick.text);
    }
    painter.setPen(cardBorder(palette()));
    painter.drawLine(QPointF(scale.area.left(), scale.area.bottom() + 0.5), QPointF(scale.area.right(), scale.area.bottom() + 0.5));
    painter.setPen(mutedText(palette()));
    double taken = -1; // texts that would run into each other are left out
    for (const PreviewPlot::Tick& tick : m_plot.x_ticks) {
        const double text = metrics.horizontalAdvance(tick.text);
        const double x = std::clamp(scale.at(tick.at, 0).x() - text / 2, 0.0, std::max(0.0, width() - text));
        if (x < taken)
            continue;
        taken = x + text + spacing::kUnit;
        painter.drawText(QRectF(x, scale.area.bottom() + spacing::kHalf / 2.0, text + 1, metrics.height()),
                         Qt::AlignLeft | Qt::AlignVCenter, tick.text);
    }
}

void PreviewChart::paintEvent(QPaintEvent*)
{
    if (m_plot.empty())
        return;
    QPainter painter(this);
    const QFontMetrics metrics(font());
    int left = 0;
    for (const PreviewPlot::Tick& tick : m_plot.y_ticks)
        left = std::max(left, metrics.horizontalAdvance(tick.text));
    const PreviewScale scale = previewScale(
        m_plot, QRectF(rect()).adjusted(left > 0 ? left + spacing::kHalf : 0, metrics.height() / 2.0, -1,
                                        m_plot.x_ticks.isEmpty() ? -1 : -metrics.height() - spacing::kHalf));
    for (const PreviewPlot::Box& box : m_plot.boxes)
        if (box.faint)
            painter.fillRect(boxIn(scale, box), stateTint(box.meaning, palette()));
    paintTicks(painter, scale);
    for (const PreviewPlot::Box& box : m_plot.boxes)
        if (!box.faint)
            painter.fillRect(boxIn(scale, box), stateColor(box.meaning, palette()));
    painter.setRenderHint(QPainter::Antialiasing);
    for (const PreviewPlot::Line& line : m_plot.lines) {
        painter.setPen(QPen(stateColor(line.meaning, palette()), line.dashed ? 1.2 : 1.8, line.dashed ? Qt::DashLine : Qt::SolidLine));
        painter.drawPath(pathIn(scale, line));
    }
    painter.setPen(palette().color(QPalette::WindowText));
    for (const PreviewPlot::Label& label : m_plot.labels) {
        const QPointF centre = scale.at(label.x, label.y);
        const double text = metrics.horizontalAdvance(label.text);
        const double x = std::clamp(centre.x() - text / 2, scale.area.left(), std::max(scale.area.left(), scale.area.right() - text));
        painter.drawText(QRectF(x, centre.y() - metrics.height() / 2.0, text + 1, metrics.height()), Qt::AlignCenter, label.text);
    }
}

} // namespace plimsoll
