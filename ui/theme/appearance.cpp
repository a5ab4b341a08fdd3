#include "ui/theme/appearance.h"

#include "ui/theme/palette.h"
#include "ui/theme/state_colors.h"
#include "ui/theme/style.h"
#include "ui/theme/system_color_scheme.h"

#include <QApplication>
#include <QToolTip>

// The icons live in a static library, which the linker would otherwise leave unregistered.
static void registerResources()
{
    Q_INIT_RESOURCE(resources);
}

namespace plimsoll {

namespace {

void usePalette(bool dark)
{
    const QPalette palette = dark ? darkPalette() : lightPalette();
    QApplication::setPalette(palette);
    QToolTip::setPalette(palette);
}

} // namespace

Appearance::Appearance(Theme theme, QObject* parent)
    : QObject(parent), m_theme(theme), m_platformDark(isDark(QApplication::palette()))
{
    registerResources();
    QApplication::setStyle(new Style);
    m_dark = theme == Theme::Dark || (theme == Theme::System && m_platformDark);
    usePalette(m_dark);
}

void Appearance::setTheme(Theme theme)
{
    m_theme = theme;
    apply();
}

void Appearance::followSystem()
{
    if (m_system)
        return;
    m_system = new SystemColorScheme(this);
    connect(m_system, &SystemColorScheme::changed, this, &Appearance::apply);
}

void Appearance::apply()
{
    bool dark = m_theme == Theme::Dark;
    if (m_theme == Theme::System)
        dark = m_system ? m_system->dark().value_or(m_platformDark) : m_platformDark;
    if (dark == m_dark)
        return;
    m_dark = dark;
    usePalette(dark);
    Q_EMIT changed(dark);
}

} // namespace plimsoll
