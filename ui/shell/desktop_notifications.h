// Notifications by the desktop's own service (org.freedesktop.Notifications), never waited for. Where there is no
// session bus or no such service nothing is shown, problem() says why, and the log has it once; the next notification
// tries again, since a service may be started at any time.
#pragma once

#include "ui/presenters/notices.h"

#include <QDBusConnection>
#include <QObject>
#include <QString>

#include <array>
#include <optional>

class QDBusMessage;
class QDBusPendingCallWatcher;

namespace plimsoll {

class DesktopNotifications : public QObject
{
    Q_OBJECT
public:
    explicit DesktopNotifications(QObject* parent = nullptr);
    ~DesktopNotifications() override;

    /// Replaces what is still shown of the same kind.
    void show(const Notice& notice);
    /// Why the last one could not be shown; empty: it was, or none has been tried.
    const QString& problem() const { return m_problem; }

Q_SIGNALS:
    /// A person has clicked one: they want to see the page.
    void activated(const QString& page);
    void shown(plimsoll::NoticeKind kind);
    void problemChanged(const QString& problem);

private Q_SLOTS:
    void actionInvoked(uint id, const QString& action);
    void closed(uint id, uint reason);
    void activationToken(uint id, const QString& token);

private:
    struct Shown
    {
        uint id = 0; ///< 0: nothing is shown
        QString page;
        std::optional<Notice> waiting; ///< for the id of the one before it
        bool asking = false;
    };

    bool connectToBus();
    void askCapabilities();
    void send(const Notice& notice);
    void sent(NoticeKind kind, QDBusPendingCallWatcher& call);
    void setProblem(const QString& problem);

    std::optional<QDBusConnection> m_bus;
    std::optional<bool> m_markup; ///< the service reads the text as markup; nothing: it was not asked yet
    bool m_asking = false;
    std::array<Shown, kNoticeKinds> m_shown;
    QString m_problem;
};

} // namespace plimsoll
