// Light, dark, or as the desktop says. Sets the application's style and palette, and again whenever the choice or the
// desktop's preference changes; widgets follow by their own palette.
#pragma once

#include "core/config/app_options.h"

#include <QObject>

namespace plimsoll {

class SystemColorScheme;

class Appearance : public QObject
{
    Q_OBJECT
public:
    explicit Appearance(Theme theme = Theme::System, QObject* parent = nullptr);

    Theme theme() const { return m_theme; }
    void setTheme(Theme theme);
    bool dark() const { return m_dark; }
    /// Asks the desktop for its preference; until then "system" goes by the palette that the platform came with.
    /// Not in the constructor because it talks to the session bus, which is not needed for the first paint.
    void followSystem();

Q_SIGNALS:
    void changed(bool dark);

private:
    void apply();

    Theme m_theme;
    bool m_platformDark = false;
    bool m_dark = false;
    SystemColorScheme* m_system = nullptr;
};

} // namespace plimsoll
