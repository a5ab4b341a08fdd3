#include "ui/shell/tray_icon.h"

#include "ui/theme/palette.h"
#include "ui/theme/state_colors.h"

#include <QPainter>
#include <QPainterPath>
#include <QPixmap>

namespace plimsoll {

namespace {

QPixmap draw(const TrayFace& face, int size)
{
    const QPalette palette = face.dark ? darkPalette() : lightPalette();
    QPixmap picture(size, size);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const double line = size / 10.0;
    const QRectF box = QRectF(0, 0, size, size).adjusted(line, line, -line, -line);
    QPainterPath disc;
    disc.addEllipse(box);
    painter.fillPath(disc, palette.color(QPalette::Base));
    painter.setClipPath(disc);
    const double level = box.height() * face.left / 100.0;
    painter.fillRect(QRectF(box.left(), box.bottom() - level, box.width(), level),
                     stateColor(face.paused ? Meaning::Idle : face.meaning, palette));
    painter.setClipping(false);
    const QColor ink = face.meaning == Meaning::Failed && !face.paused ? stateColor(Meaning::Failed, palette)
                                                                       : palette.color(QPalette::WindowText);
    painter.setPen(QPen(ink, line));
    painter.drawPath(disc);
    painter.setPen(QPen(ink, line, Qt::SolidLine, Qt::RoundCap));
    if (face.paused) {
        for (const double x : {0.4, 0.6})
            painter.drawLine(QPointF(size * x, size * 0.34), QPointF(size * x, size * 0.66));
    } else {
        painter.drawLine(QPointF(line / 2, size / 2.0), QPointF(size - line / 2, size / 2.0));
    }
    return picture;
}

} // namespace

QIcon trayIcon(const TrayFace& face)
{
    QIcon icon;
    for (const int size : {16, 22, 24, 32, 48, 64})
        icon.addPixmap(draw(face, size));
    return icon;
}

} // namespace plimsoll
