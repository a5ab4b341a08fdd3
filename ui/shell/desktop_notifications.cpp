#include "ui/shell/desktop_notifications.h"

#include "core/live/session_bus.h"

#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QVariantMap>

#include <atomic>

namespace plimsoll {

namespace {

const auto kService = QStringLiteral("org.freedesktop.Notifications");
const auto kPath = QStringLiteral("/org/freedesktop/Notifications");
constexpr int kTimeoutMs = 10'000; ///< a service that is being started by the bus may take its time
constexpr uchar kNormal = 1, kCritical = 2;

QDBusMessage call(const QString& method)
{
    return QDBusMessage::createMethodCall(kService, kPath, kService, method);
}

} // namespace

DesktopNotifications::DesktopNotifications(QObject* parent) : QObject(parent) {}

DesktopNotifications::~DesktopNotifications()
{
    if (m_bus)
        QDBusConnection::disconnectFromBus(m_bus->name());
}

// A connection of its own: Qt's shared one, once it has failed or broken, stays so until the program ends.
bool DesktopNotifications::connectToBus()
{
    if (m_bus && m_bus->isConnected())
        return true;
    if (m_bus)
        QDBusConnection::disconnectFromBus(m_bus->name());
    m_bus.reset();
    m_markup.reset();
    m_asking = false;
    for (Shown& kind : m_shown)
        kind = {};
    const QString address = sessionBusAddress();
    if (address.isEmpty()) {
        setProblem(tr("There is no D-Bus session."));
        return false;
    }
    static std::atomic<int> count = 0;
    const QString own_name = QStringLiteral("plimsoll-notifications-") + QString::number(++count);
    QDBusConnection bus = QDBusConnection::connectToBus(address, own_name);
    if (!bus.isConnected()) {
        setProblem(bus.lastError().message());
        QDBusConnection::disconnectFromBus(own_name);
        return false;
    }
    bus.connect(kService, kPath, kService, QStringLiteral("ActionInvoked"), this, SLOT(actionInvoked(uint, QString)));
    bus.connect(kService, kPath, kService, QStringLiteral("NotificationClosed"), this, SLOT(closed(uint, uint)));
    bus.connect(kService, kPath, kService, QStringLiteral("ActivationToken"), this, SLOT(activationToken(uint, QString)));
    m_bus.emplace(bus);
    return true;
}

void DesktopNotifications::show(const Notice& notice)
{
    if (!connectToBus())
        return;
    Shown& kind = m_shown[std::size_t(notice.kind)];
    if (!m_markup || kind.asking) {
        kind.waiting = notice;
        if (!m_markup)
            askCapabilities();
        return;
    }
    send(notice);
}

/// Whether & and < are to be escaped depends on the service.
void DesktopNotifications::askCapabilities()
{
    if (m_asking)
        return;
    m_asking = true;
    auto* watcher = new QDBusPendingCallWatcher(m_bus->asyncCall(call(QStringLiteral("GetCapabilities")), kTimeoutMs), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this](QDBusPendingCallWatcher* done) {
        done->deleteLater();
        m_asking = false;
        const QDBusPendingReply<QStringList> reply = *done;
        if (reply.isError()) {
            for (Shown& kind : m_shown)
                kind.waiting.reset();
            setProblem(reply.error().message());
            return;
        }
        m_markup = reply.value().contains(QLatin1String("body-markup"));
        for (Shown& kind : m_shown) {
            if (const auto waiting = std::exchange(kind.waiting, std::nullopt))
                send(*waiting);
        }
    });
}

void DesktopNotifications::send(const Notice& notice)
{
    Shown& kind = m_shown[std::size_t(notice.kind)];
    kind.page = notice.page;
    kind.asking = true;
    const QVariantMap hints{{QStringLiteral("desktop-entry"), QStringLiteral(PLIMSOLL_APP_ID)},
                            {QStringLiteral("urgency"), QVariant::fromValue(notice.urgent ? kCritical : kNormal)}};
    QDBusMessage message = call(QStringLiteral("Notify"));
    message << QStringLiteral("Plimsoll") << kind.id << QStringLiteral(PLIMSOLL_APP_ID) << notice.title
            << (*m_markup ? notice.text.toHtmlEscaped() : notice.text) << QStringList{QStringLiteral("default"), tr("Open")} << hints
            << -1; // as long as the desktop thinks right
    auto* watcher = new QDBusPendingCallWatcher(m_bus->asyncCall(message, kTimeoutMs), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this,
            [this, which = notice.kind](QDBusPendingCallWatcher* done) { sent(which, *done); });
}

void DesktopNotifications::sent(NoticeKind which, QDBusPendingCallWatcher& done)
{
    done.deleteLater();
    Shown& kind = m_shown[std::size_t(which)];
    kind.asking = false;
    const QDBusPendingReply<uint> reply = done;
    if (reply.isError()) {
        kind = {};
        m_markup.reset(); // the next one may meet another service
        setProblem(reply.error().message());
        return;
    }
    kind.id = reply.value();
    setProblem({});
    Q_EMIT shown(which);
    if (const auto waiting = std::exchange(kind.waiting, std::nullopt))
        send(*waiting);
}

void DesktopNotifications::actionInvoked(uint id, const QString& action)
{
    if (id == 0 || action != QLatin1String("default"))
        return;
    for (const Shown& kind : m_shown) { // the signal goes to all programs: it may be another one's
        if (kind.id == id) {
            Q_EMIT activated(QString(kind.page));
            return;
        }
    }
}

void DesktopNotifications::closed(uint id, uint)
{
    for (Shown& kind : m_shown) {
        if (kind.id == id)
            kind.id = 0;
    }
}

/// Wayland: what lets the window come to the front. Qt takes it from the environment when it does.
void DesktopNotifications::activationToken(uint id, const QString& token)
{
    for (const Shown& kind : m_shown) {
        if (id != 0 && kind.id == id)
            qputenv("XDG_ACTIVATION_TOKEN", token.toUtf8());
    }
}

void DesktopNotifications::setProblem(const QString& problem)
{
    if (problem == m_problem)
        return;
    m_problem = problem;
    if (!problem.isEmpty())
        qWarning("desktop notifications cannot be shown: %s", qPrintable(problem));
    Q_EMIT problemChanged(problem);
}

} // namespace plimsoll
