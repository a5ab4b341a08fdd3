// A D-Bus session and a keyring of its own below a temporary folder, so that a test of the keychain touches nobody's.
// Sets HOME, XDG_RUNTIME_DIR, XDG_DATA_HOME and DBUS_SESSION_BUS_ADDRESS of this process: make one before the first use
// of D-Bus, and one only, since Qt and GLib keep their connection to the session for good.
#pragma once

#include <QProcess>
#include <QString>
#include <QTemporaryDir>

namespace plimsoll::test {

class SecretServiceSession
{
public:
    SecretServiceSession();
    ~SecretServiceSession(); ///< ends both daemons, by their processes

    /// Empty if the bus runs.
    QString startBus();
    /// Empty if a keyring is there and unlocked. It may be called again after stopKeyring().
    QString startKeyring();
    void stopKeyring();
    /// Locks the default collection through D-Bus. Empty if it is locked.
    QString lock();
    QString home() const { return m_folder.path(); }

private:
    QTemporaryDir m_folder;
    QProcess m_bus;
    QProcess m_keyring;
};

} // namespace plimsoll::test
