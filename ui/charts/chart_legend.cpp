#include "ui/charts/chart_legend.h"

#include "ui/theme/fonts.h"
#include "ui/theme/series_colors.h"
#include "ui/theme/spacing.h"
#include "ui/theme/state_colors.h"

#include <QPainter>

namespace plimsoll {

namespace {
constexpr int kSwatch = 10;
constexpr int kGap = 12; ///< between two entries
}

QColor colorOf(const std::optional<Meaning>& meaning, int model, const QPalette& palette)
{
    return meaning ? stateColor(*meaning, palette) : seriesColor(model, palette);
}

ChartLegend::ChartLegend(QWidget* parent) : QWidget(parent)
{
    setFont(figureFont(TextRole::Caption));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ChartLegend::set(const std::vector<ChartSeries>& series)
{
    std::vector<Entry> entries;
    entries.reserve(series.size());
    for (const ChartSeries& s : series)
        entries.push_back({s.name, s.latest, s.meaning, s.model, s.dashed});
    if (entries == m_entries)
        return;
    m_entries = std::move(entries);
    updateGeometry();
    update();
}

std::vector<QRect> ChartLegend::places(int width) const
{
    const QFontMetrics metrics(font());
    std::vector<QRect> rects;
    int x = 0, y = 0;
    for (const Entry& entry : m_entries) {
        int w = kSwatch + spacing::kHalf + metrics.horizontalAdvance(entry.name);
        if (!entry.latest.isEmpty())
            w += spacing::kHalf + metrics.horizontalAdvance(entry.latest);
        if (x > 0 && x + w > width) {
            x = 0;
            y += metrics.height() + 2;
        }
        rects.emplace_back(x, y, w, metrics.height());
        x += w + kGap;
    }
    return rects;
}

int ChartLegend::heightForWidth(int width) const
{
    const auto rects = places(width);
    return rects.empty() ? QFontMetrics(font()).height() : rects.back().bottom() + 1;
}

QSize ChartLegend::sizeHint() const
{
    return {200, heightForWidth(width() > 0 ? width() : 320)};
}

void ChartLegend::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QFontMetrics metrics(font());
    const auto rects = places(width());
    for (std::size_t i = 0; i < rects.size(); ++i) {
        const Entry& entry = m_entries[i];
        const QRect& place = rects[i];
        const QColor color = colorOf(entry.meaning, entry.model, palette());
        const double middle = place.center().y() + 0.5;
        if (entry.dashed) {
            painter.setPen(QPen(color, 2, Qt::DotLine));
            painter.drawLine(QPointF(place.left(), middle), QPointF(place.left() + kSwatch, middle));
        } else {
            painter.setPen(Qt::NoPen);
            painter.setBrush(color);
            painter.drawRoundedRect(QRectF(place.left(), middle - kSwatch / 2.0, kSwatch, kSwatch), 2, 2);
        }
        const int left = place.left() + kSwatch + spacing::kHalf;
        painter.setPen(mutedText(palette()));
        painter.drawText(QRect(left, place.top(), width(), place.height()), Qt::AlignLeft | Qt::AlignVCenter, entry.name);
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(QRect(left + metrics.horizontalAdvance(entry.name) + spacing::kHalf, place.top(), width(),
                               place.height()),
                         Qt::AlignLeft | Qt::AlignVCenter, entry.latest);
    }
}

} // namespace plimsoll
