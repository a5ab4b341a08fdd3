#include "ui/presenters/provider_keys.h"

#include "core/config/config_file.h"
#include "core/live/key_store.h"
#include "core/live/provider_key.h"

namespace plimsoll {

ProviderKeys::ProviderKeys(KeyStore& store, ConfigService& config, QObject* parent)
    : QObject(parent), m_store(store), m_config(config)
{
    connect(&store, &KeyStore::changed, this, &ProviderKeys::forget);
    connect(&config, &ConfigService::changed, this, &ProviderKeys::forget);
}

void ProviderKeys::forget()
{
    ++m_generation;
    m_known.clear();
    m_asked.clear();
    Q_EMIT changed();
}

std::optional<KeyStatus> ProviderKeys::missing(const QString& provider)
{
    const auto& providers = m_config.config().providers;
    const auto entry = providers.find(provider);
    if (entry == providers.end() || entry->second.isSandbox() || entry->second.effectiveAuth() == Auth::None ||
        entry->second.key == KeySource::None)
        return std::nullopt;
    if (entry->second.key == KeySource::Environment)
        return qEnvironmentVariableIsEmpty(entry->second.key_env.toLocal8Bit().constData())
                   ? std::optional(KeyStatus::Absent)
                   : std::nullopt;
    if (const auto known = m_known.constFind(provider); known != m_known.constEnd())
        return *known == KeyStatus::Ok ? std::nullopt : std::optional(*known);
    if (!m_asked.contains(provider)) {
        m_asked.insert(provider);
        readProviderKey(m_store, provider, entry->second, this,
                        [this, provider, asked = m_generation](const KeyResult& result) {
                            if (asked != m_generation)
                                return;
                            m_known.insert(provider, result.status);
                            Q_EMIT changed();
                        });
    }
    return std::nullopt;
}

} // namespace plimsoll
