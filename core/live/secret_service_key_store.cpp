#include "core/live/secret_service_key_store.h"

#include <QPointer>
#include <QTimer>

#include <qt6keychain/keychain.h>

namespace plimsoll {

namespace {

KeyStatus statusOf(QKeychain::Error error)
{
    switch (error) {
    case QKeychain::NoError: return KeyStatus::Ok;
    case QKeychain::EntryNotFound: return KeyStatus::Absent;
    case QKeychain::AccessDeniedByUser:
    case QKeychain::AccessDenied: return KeyStatus::Refused;
    case QKeychain::NoBackendAvailable: return KeyStatus::NoLibrary;
    case QKeychain::NotImplemented:
    case QKeychain::CouldNotDeleteEntry:
    case QKeychain::OtherError: break;
    }
    return KeyStatus::Failed;
}

/// The job ends itself; a plain-text fallback is never allowed.
template <class Job, class Handler> void run(Job* job, const QString& name, QObject* owner, Handler handler)
{
    job->setKey(name);
    job->setInsecureFallback(false);
    QObject::connect(job, &QKeychain::Job::finished, owner, [job, handler = std::move(handler)] {
        handler(KeyResult{statusOf(job->error()), {}, job->error() == QKeychain::NoError ? QString() : job->errorString()});
    });
    job->start();
}

/// Calls `done` unless the context that was given has gone.
KeyStore::Done guarded(QObject* context, KeyStore::Done done)
{
    if (!context)
        return done;
    return [guard = QPointer<QObject>(context), done = std::move(done)](const KeyResult& result) {
        if (guard)
            done(result);
    };
}

} // namespace

SecretServiceKeyStore::SecretServiceKeyStore(QString service, QObject* parent)
    : KeyStore(parent), m_service(std::move(service))
{
    connect(&m_bus, &SecretService::entriesChanged, this, [this] {
        m_cache.clear(); // the signal names an object path, not a key
        ++m_changes;
        Q_EMIT changed({});
    });
}

void SecretServiceKeyStore::read(const QString& name, QObject* context, Done done)
{
    done = guarded(context, std::move(done));
    if (const auto known = cached(name)) {
        QTimer::singleShot(0, this, [done = std::move(done), result = *known] { done(result); });
        return;
    }
    m_bus.check([this, name, done = std::move(done)](KeyStatus status, const QString& detail) {
        if (status != KeyStatus::Ok)
            return done({status, {}, detail});
        auto* job = new QKeychain::ReadPasswordJob(m_service);
        run(job, name, this, [this, job, name, done, changes = m_changes](KeyResult result) {
            if (result)
                result.secret = Secret::take(job->binaryData());
            const bool final = result.status == KeyStatus::Ok || result.status == KeyStatus::Absent;
            if (final && changes == m_changes)
                m_cache.insert(name, result);
            done(result);
        });
    });
}

void SecretServiceKeyStore::write(const QString& name, const Secret& secret, QObject* context, Done done)
{
    done = guarded(context, std::move(done));
    if (secret.isEmpty() || name.isEmpty()) {
        QTimer::singleShot(0, this, [done = std::move(done)] { done({KeyStatus::Refused, {}, {}}); });
        return;
    }
    m_bus.check([this, name, secret, done = std::move(done)](KeyStatus status, const QString& detail) {
        if (status != KeyStatus::Ok)
            return done({status, {}, detail});
        auto* job = new QKeychain::WritePasswordJob(m_service);
        job->setBinaryData(secret.view().toByteArray());
        run(job, name, this, [this, name, done](const KeyResult& result) {
            forget(name);
            done(result);
            if (result)
                Q_EMIT changed(name);
        });
    });
}

void SecretServiceKeyStore::remove(const QString& name, QObject* context, Done done)
{
    done = guarded(context, std::move(done));
    m_bus.check([this, name, done = std::move(done)](KeyStatus status, const QString& detail) {
        if (status != KeyStatus::Ok)
            return done({status, {}, detail});
        // Deleting what is not there is a success to QtKeychain.
        m_bus.find(m_service, [this, name, done](KeyStatus found, const QStringList& names) {
            if (found != KeyStatus::Ok || !names.contains(name))
                return done({found == KeyStatus::Ok ? KeyStatus::Absent : found, {}, {}});
            run(new QKeychain::DeletePasswordJob(m_service), name, this, [this, name, done](const KeyResult& result) {
                forget(name);
                done(result);
                if (result)
                    Q_EMIT changed(name);
            });
        });
    });
}

void SecretServiceKeyStore::list(QObject* context, Listed done)
{
    const bool guards = context != nullptr;
    m_bus.find(m_service, [guards, guard = QPointer<QObject>(context), done = std::move(done)](KeyStatus status,
                                                                                                 QStringList names) {
        names.sort();
        names.removeDuplicates();
        if (!guards || guard)
            done(status, names);
    });
}

std::optional<KeyResult> SecretServiceKeyStore::cached(const QString& name) const
{
    const auto found = m_cache.constFind(name);
    return found == m_cache.constEnd() ? std::nullopt : std::optional(*found);
}

void SecretServiceKeyStore::forget(const QString& name)
{
    m_cache.remove(name);
    ++m_changes;
}

} // namespace plimsoll
