// Which providers have no key, as far as is known: looked up in the background, once, and again when a key changes.
#pragma once

#include "core/live/key_result.h"

#include <QMap>
#include <QObject>
#include <QSet>
#include <QString>

#include <optional>

namespace plimsoll {

class ConfigService;
class KeyStore;

class ProviderKeys : public QObject
{
    Q_OBJECT
public:
    ProviderKeys(KeyStore& store, ConfigService& config, QObject* parent = nullptr);

    /// Why there is no key; nothing: there is one, none is needed, or nobody knows yet (then changed() may follow).
    std::optional<KeyStatus> missing(const QString& provider);

Q_SIGNALS:
    void changed();

private:
    void forget();

    KeyStore& m_store;
    ConfigService& m_config;
    QMap<QString, KeyStatus> m_known;
    QSet<QString> m_asked;
    int m_generation = 0; ///< answers to older questions do not count
};

} // namespace plimsoll
