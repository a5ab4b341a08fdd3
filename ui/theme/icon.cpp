#include "ui/theme/icon.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPixmap>
#include <QSvgRenderer>

namespace plimsoll {

namespace {

class SymbolicEngine : public QIconEngine
{
public:
    SymbolicEngine(QByteArray svg, QPalette::ColorRole role) : m_svg(std::move(svg)), m_role(role) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        const QPalette palette = QGuiApplication::palette();
        QColor color = mode == QIcon::Disabled ? palette.color(QPalette::Disabled, QPalette::ButtonText)
                                               : palette.color(QPalette::Active, m_role);
        if (mode == QIcon::Selected)
            color = palette.color(QPalette::HighlightedText);
        QByteArray svg = m_svg;
        svg.replace("currentColor", color.name().toLatin1());
        QSvgRenderer(svg).render(painter, rect);
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }

    QIconEngine* clone() const override { return new SymbolicEngine(*this); }

private:
    QByteArray m_svg;
    QPalette::ColorRole m_role;
};

} // namespace

QIcon symbolicIcon(const QString& name, QPalette::ColorRole role)
{
    QFile file(QLatin1String(":/icons/") + name + QLatin1String(".svg"));
    if (!file.open(QIODevice::ReadOnly)) {
        qWarning("no icon named %s", qPrintable(name));
        return {};
    }
    return QIcon(new SymbolicEngine(file.readAll(), role));
}

} // namespace plimsoll
