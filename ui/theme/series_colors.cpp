#include "ui/theme/series_colors.h"

#include "ui/theme/state_colors.h"

#include <array>

namespace plimsoll {

QColor seriesColor(int model, const QPalette& palette)
{
    static constexpr std::array<QRgb, 6> kSeries{0xff0072b2, 0xffe69f00, 0xff009e73,
                                                 0xffd55e00, 0xffcc79a7, 0xff56b4e9};
    const QColor color = QColor::fromRgb(kSeries[std::size_t(model) % kSeries.size()]);
    return isDark(palette) ? color.lighter(125) : color;
}

} // namespace plimsoll
