#include "ui/theme/fonts.h"

#include <QFontDatabase>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QStringList>

namespace plimsoll {

namespace {

QFont sized(QFont font, TextRole role)
{
    const double body = font.pointSizeF() > 0 ? font.pointSizeF() : 10;
    switch (role) {
    case TextRole::PageTitle:
        font.setPointSizeF(body * 20 / 13);
        font.setWeight(QFont::DemiBold);
        break;
    case TextRole::CardTitle:
        font.setWeight(QFont::DemiBold);
        break;
    case TextRole::Body:
        break;
    case TextRole::Caption:
        font.setPointSizeF(body * 11 / 13);
        break;
    }
    return font;
}

bool hasTabularDigits(const QFont& font)
{
    const QFontMetricsF metrics(font);
    const double width = metrics.horizontalAdvance(u'0');
    for (char16_t digit = u'1'; digit <= u'9'; ++digit) {
        if (qAbs(metrics.horizontalAdvance(QChar(digit)) - width) > 0.01)
            return false;
    }
    return true;
}

/// The system font if its digits are tabular, else a common face whose digits are, else the fixed one.
QString figureFamily(const QFont& system)
{
    if (hasTabularDigits(system))
        return system.family();
    for (const QString& family : {QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans"), QStringLiteral("Liberation Sans")}) {
        if (QFontDatabase::hasFamily(family))
            return family;
    }
    return QFontDatabase::systemFont(QFontDatabase::FixedFont).family();
}

} // namespace

QFont textFont(TextRole role)
{
    return sized(QGuiApplication::font(), role);
}

QFont figureFont(TextRole role)
{
    static QFont known; // measuring is not free and the system font rarely changes
    static QString family;
    QFont font = QGuiApplication::font();
    if (family.isEmpty() || known != font) {
        known = font;
        family = figureFamily(font);
    }
    font.setFamily(family);
    return sized(font, role);
}

QFont codeFont(TextRole role)
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPointSizeF(QGuiApplication::font().pointSizeF());
    return sized(font, role);
}

} // namespace plimsoll
