// What the desktop prefers, by the settings portal (org.freedesktop.appearance, color-scheme), now and when it changes.
// Without a portal or a session bus there is no preference.
#pragma once

#include <QDBusVariant>
#include <QObject>

#include <optional>

namespace plimsoll {

class SystemColorScheme : public QObject
{
    Q_OBJECT
public:
    explicit SystemColorScheme(QObject* parent = nullptr);

    /// Nothing: the desktop has not said, or has no preference.
    std::optional<bool> dark() const { return m_dark; }

Q_SIGNALS:
    void changed();

private Q_SLOTS:
    void settingChanged(const QString& group, const QString& key, const QDBusVariant& value);

private:
    void set(uint scheme);

    std::optional<bool> m_dark;
};

} // namespace plimsoll
