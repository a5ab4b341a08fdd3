// A key store for tests: in memory, asynchronous like the real one, and able to fail in every way on request.
#pragma once

#include "core/live/key_store.h"

#include <QMap>
#include <QTimer>

namespace plimsoll::test {

class MemoryKeyStore : public KeyStore
{
    Q_OBJECT

public:
    using KeyStore::KeyStore;

    void setKey(const QString& name, QByteArrayView key) { m_keys.insert(name, Secret(key)); }
    /// Every request answers this from now on; Ok: back to normal.
    void setStatus(KeyStatus status) { m_status = status; }

    void read(const QString& name, QObject* context, Done done) override
    {
        answer(context, std::move(done), lookUp(name));
    }
    void write(const QString& name, const Secret& secret, QObject* context, Done done) override
    {
        if (m_status == KeyStatus::Ok)
            m_keys.insert(name, secret);
        answer(context, std::move(done), {m_status, {}, {}});
        if (m_status == KeyStatus::Ok)
            Q_EMIT changed(name);
    }
    void remove(const QString& name, QObject* context, Done done) override
    {
        KeyResult result{m_status, {}, {}};
        if (m_status == KeyStatus::Ok && m_keys.remove(name) == 0)
            result.status = KeyStatus::Absent;
        answer(context, std::move(done), result);
        if (result)
            Q_EMIT changed(name);
    }
    void list(QObject* context, Listed done) override
    {
        QTimer::singleShot(0, context ? context : this,
                           [done = std::move(done), status = m_status, names = m_keys.keys()] { done(status, names); });
    }
    std::optional<KeyResult> cached(const QString& name) const override
    {
        return m_status == KeyStatus::Ok ? std::optional(lookUp(name)) : std::nullopt;
    }
    void forget(const QString&) override {}

private:
    KeyResult lookUp(const QString& name) const
    {
        if (m_status != KeyStatus::Ok)
            return {m_status, {}, {}};
        const auto found = m_keys.constFind(name);
        return found == m_keys.constEnd() ? KeyResult{KeyStatus::Absent, {}, {}} : KeyResult{KeyStatus::Ok, *found, {}};
    }
    void answer(QObject* context, Done done, KeyResult result)
    {
        QTimer::singleShot(0, context ? context : this,
                           [done = std::move(done), result = std::move(result)] { done(result); });
    }

    QMap<QString, Secret> m_keys;
    KeyStatus m_status = KeyStatus::Ok;
};

} // namespace plimsoll::test
