#include "ui/charts/chart_picture.h"

#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/state_colors.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QWidget>

#include <algorithm>

namespace plimsoll {

QByteArray chartPicture(const QString& title, const QList<QWidget*>& widgets)
{
    constexpr int kScale = 2;
    const QFont font = textFont(TextRole::CardTitle);
    const int line = QFontMetrics(font).height();
    int width = 0, height = spacing::kPage + line;
    for (const QWidget* widget : widgets) {
        width = std::max(width, widget->width());
        height += spacing::kUnit + widget->height();
    }
    const QSize size(width + 2 * spacing::kPage, height + spacing::kPage);
    QImage image(size * kScale, QImage::Format_RGB32);
    image.setDevicePixelRatio(kScale);
    const QPalette palette = widgets.first()->palette();
    image.fill(cardGround(palette));
    QPainter painter(&image);
    painter.setFont(font);
    painter.setPen(palette.color(QPalette::WindowText));
    painter.drawText(QRect(spacing::kPage, spacing::kPage, width, line), Qt::AlignLeft | Qt::AlignVCenter, title);
    int y = spacing::kPage + line + spacing::kUnit;
    for (QWidget* widget : widgets) {
        widget->render(&painter, QPoint(spacing::kPage, y), {}, QWidget::DrawChildren);
        y += widget->height() + spacing::kUnit;
    }
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

} // namespace plimsoll
