#include "ui/widgets/mix_bars.h"

#include "ui/theme/fonts.h"
#include "ui/theme/series_colors.h"
#include "ui/theme/spacing.h"
#include "ui/theme/state_colors.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace plimsoll {

namespace {
constexpr int kBar = 14;
constexpr int kAfter = 12;
} // namespace

MixBars::MixBars(const QString& accessibleName, QWidget* parent) : QWidget(parent)
{
    setAccessibleName(accessibleName);
    setFont(figureFont(TextRole::Body));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void MixBars::set(std::vector<MixBar> bars)
{
    if (bars == m_bars)
        return;
    m_bars = std::move(bars);
    QStringList words;
    for (const MixBar& bar : m_bars)
        words << tr("%1 %2", "a mix and its cost").arg(bar.name, bar.figure);
    setAccessibleDescription(words.join(QStringLiteral(", ")));
    updateGeometry();
    update();
}

QSize MixBars::sizeHint() const
{
    return {320, int(m_bars.size()) * (QFontMetrics(font()).height() + spacing::kHalf + kBar + kAfter)};
}

void MixBars::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QFontMetrics metrics(font());
    const auto sum = [](const MixBar& bar) {
        double usd = 0;
        for (const MixBar::Part& part : bar.parts)
            usd += part.usd;
        return usd;
    };
    double most = 0;
    for (const MixBar& bar : m_bars)
        most = std::max(most, sum(bar));
    int y = 0;
    for (const MixBar& bar : m_bars) {
        const QRect line(0, y, width(), metrics.height());
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, bar.figure);
        painter.setPen(mutedText(palette()));
        const int room = width() - metrics.horizontalAdvance(bar.figure) - spacing::kUnit;
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, metrics.elidedText(bar.name, Qt::ElideRight, room));
        y += metrics.height() + spacing::kHalf;
        painter.fillRect(QRect(0, y, width(), kBar), palette().color(QPalette::Window));
        double from = 0;
        for (const MixBar::Part& part : bar.parts) {
            const double left = most > 0 ? std::round(width() * from / most) : 0;
            from += part.usd;
            const double right = most > 0 ? std::round(width() * from / most) : 0;
            painter.fillRect(QRectF(left, y, right - left, kBar), seriesColor(part.series, palette()));
        }
        y += kBar + kAfter;
    }
}

} // namespace plimsoll
