#include "core/live/secret_service.h"

#include "core/live/session_bus.h"

#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusObjectPath>
#include <QDBusPendingCall>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#include <QLibrary>
#include <QMap>

#include <atomic>

namespace plimsoll {

namespace {

constexpr QLatin1String kService{"org.freedesktop.secrets"};
constexpr QLatin1String kPath{"/org/freedesktop/secrets"};
constexpr QLatin1String kServiceInterface{"org.freedesktop.Secret.Service"};
constexpr QLatin1String kCollectionInterface{"org.freedesktop.Secret.Collection"};
constexpr QLatin1String kItemInterface{"org.freedesktop.Secret.Item"};
constexpr QLatin1String kProperties{"org.freedesktop.DBus.Properties"};
constexpr int kTimeoutMs = 10'000; ///< none of these questions waits for a person

/// QtKeychain loads it when it is first needed and says only "unknown error" if it cannot.
bool hasLibsecret()
{
    QLibrary library(QStringLiteral("secret-1"), 0);
    return library.isLoaded() || library.load();
}

KeyStatus statusOf(const QDBusError& error)
{
    switch (error.type()) {
    case QDBusError::ServiceUnknown:
    case QDBusError::NoReply:
    case QDBusError::TimedOut:
    case QDBusError::Timeout: return KeyStatus::NoService;
    case QDBusError::Disconnected:
    case QDBusError::NoServer: return KeyStatus::NoBus;
    case QDBusError::AccessDenied: return KeyStatus::Refused;
    default:
        // The bus knows a service file, but what it starts ends at once.
        return error.name().startsWith(QLatin1String("org.freedesktop.DBus.Error.Spawn")) ? KeyStatus::NoService
                                                                                          : KeyStatus::Failed;
    }
}

QDBusMessage call(const QString& path, QLatin1String interface, const char* method, const QVariantList& arguments)
{
    QDBusMessage message = QDBusMessage::createMethodCall(kService, path, interface, QString::fromLatin1(method));
    message.setArguments(arguments);
    return message;
}

/// Sends it; `done` gets the reply from the event loop unless `owner` is gone by then.
template <class Reply, class Handler>
void ask(const QDBusConnection& bus, QObject* owner, const QDBusMessage& message, Handler handler)
{
    auto* watcher = new QDBusPendingCallWatcher(bus.asyncCall(message, kTimeoutMs), owner);
    QObject::connect(watcher, &QDBusPendingCallWatcher::finished, owner,
                     [watcher, handler = std::move(handler)]() mutable {
                         watcher->deleteLater();
                         handler(Reply(*watcher));
                     });
}

} // namespace

SecretService::SecretService(QObject* parent) : QObject(parent)
{
    qDBusRegisterMetaType<QMap<QString, QString>>(); // a{ss}: the attributes of an entry
}

SecretService::~SecretService()
{
    if (m_bus)
        QDBusConnection::disconnectFromBus(m_bus->name());
}

// A connection of its own: Qt's shared one, once it has failed or broken, stays so until the program ends.
std::optional<KeyStatus> SecretService::connect()
{
    if (m_bus && m_bus->isConnected())
        return std::nullopt;
    if (m_bus)
        QDBusConnection::disconnectFromBus(m_bus->name());
    m_bus.reset();
    m_watched.clear();
    const QString address = sessionBusAddress();
    if (address.isEmpty())
        return KeyStatus::NoBus;
    static std::atomic<int> count = 0;
    const QString own_name = QStringLiteral("plimsoll-secrets-") + QString::number(++count);
    m_bus.emplace(QDBusConnection::connectToBus(address, own_name));
    return m_bus->isConnected() ? std::nullopt : std::optional(KeyStatus::NoBus);
}

void SecretService::check(Checked done)
{
    if (const auto failed = connect()) {
        QMetaObject::invokeMethod(
            this, [done = std::move(done), status = *failed] { done(status, {}); }, Qt::QueuedConnection);
        return;
    }
    askDefaultCollection(std::move(done));
}

void SecretService::askDefaultCollection(Checked done)
{
    ask<QDBusPendingReply<QDBusObjectPath>>(
        *m_bus, this, call(kPath, kServiceInterface, "ReadAlias", {QStringLiteral("default")}),
        [this, done = std::move(done)](const QDBusPendingReply<QDBusObjectPath>& reply) mutable {
            if (reply.isError())
                return done(statusOf(reply.error()), reply.error().message());
            if (!hasLibsecret())
                return done(KeyStatus::NoLibrary, {});
            const QString collection = reply.value().path();
            if (collection == QLatin1String("/")) // none yet: nothing is stored, and a write will make one
                return done(KeyStatus::Ok, {});
            watch(collection);
            askLocked(collection, std::move(done));
        });
}

void SecretService::askLocked(const QString& collection, Checked done)
{
    ask<QDBusPendingReply<QDBusVariant>>(
        *m_bus, this, call(collection, kProperties, "Get", {QString(kCollectionInterface), QStringLiteral("Locked")}),
        [done = std::move(done)](const QDBusPendingReply<QDBusVariant>& reply) {
            if (reply.isError())
                return done(statusOf(reply.error()), reply.error().message());
            done(reply.value().variant().toBool() ? KeyStatus::Locked : KeyStatus::Ok, {});
        });
}

void SecretService::watch(const QString& collection)
{
    if (m_watched == collection)
        return;
    for (const char* signal : {"ItemCreated", "ItemDeleted", "ItemChanged"}) {
        const QString name = QString::fromLatin1(signal);
        if (!m_watched.isEmpty())
            m_bus->disconnect(kService, m_watched, kCollectionInterface, name, this, SIGNAL(entriesChanged()));
        m_bus->connect(kService, collection, kCollectionInterface, name, this, SIGNAL(entriesChanged()));
    }
    m_watched = collection;
}

void SecretService::find(const QString& server, Found done)
{
    if (const auto failed = connect()) {
        QMetaObject::invokeMethod(
            this, [done = std::move(done), status = *failed] { done(status, {}); }, Qt::QueuedConnection);
        return;
    }
    const QMap<QString, QString> wanted{{QStringLiteral("server"), server}};
    using Reply = QDBusPendingReply<QList<QDBusObjectPath>, QList<QDBusObjectPath>>;
    ask<Reply>(*m_bus, this, call(kPath, kServiceInterface, "SearchItems", {QVariant::fromValue(wanted)}),
               [this, done = std::move(done)](const Reply& reply) mutable {
                   if (reply.isError())
                       return done(statusOf(reply.error()), {});
                   askUsers(reply.argumentAt<0>() + reply.argumentAt<1>(), {}, std::move(done));
               });
}

// One entry after the other: there are as many as providers.
void SecretService::askUsers(QList<QDBusObjectPath> items, QStringList users, Found done)
{
    if (items.isEmpty())
        return done(KeyStatus::Ok, users);
    const QDBusMessage question = call(items.takeLast().path(), kProperties, "Get",
                                       {QString(kItemInterface), QStringLiteral("Attributes")});
    ask<QDBusPendingReply<QDBusVariant>>(
        *m_bus, this, question,
        [this, items = std::move(items), users = std::move(users),
         done = std::move(done)](const QDBusPendingReply<QDBusVariant>& reply) mutable {
            if (!reply.isError()) { // an error: removed since it was found
                const auto attributes = qdbus_cast<QMap<QString, QString>>(reply.value().variant());
                users.append(attributes.value(QStringLiteral("user")));
            }
            askUsers(std::move(items), std::move(users), std::move(done));
        });
}

} // namespace plimsoll
