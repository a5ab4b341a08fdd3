// Light, dark, or as the desktop says. Sets the application's style and palette, and again whenever the choice or the
// desktop's preference changes; widgets follow by their own palette.
#pragma once

#include <QObject>
#include <QString>

#include <optional>

namespace plimsoll {

enum class ThemeMode { System, Light, Dark };

/// "system", "light", "dark"; nothing for other words.
std::optional<ThemeMode> themeModeFromName(const QString& name);

class SystemColorScheme;

class Theme : public QObject
{
    Q_OBJECT
public:
    explicit Theme(QObject* parent = nullptr);
    ~Theme() override;

    ThemeMode mode() const { return m_mode; }
    void setMode(ThemeMode mode);
    bool dark() const { return m_dark; }
    /// Asks the desktop for its preference; until then "system" goes by the palette that the platform came with.
    /// Not in the constructor because it talks to the session bus, which is not needed for the first paint.
    void followSystem();

Q_SIGNALS:
    void changed(bool dark);

private:
    void apply();

    ThemeMode m_mode = ThemeMode::System;
    bool m_platformDark = false;
    bool m_dark = false;
    bool m_applied = false;
    SystemColorScheme* m_system = nullptr;
};

} // namespace plimsoll
