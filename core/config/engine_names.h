// The tables between names and the engine's ids, and the configuration in the engine's words. An id is given once
// and never reused: over a reload a name keeps its id, and an entry that is gone keeps its place, marked removed.
#pragma once

#include "core/base/ids.h"
#include "core/config/config.h"
#include "core/engine/engine_config.h"

#include <QHash>
#include <QString>

#include <optional>
#include <vector>

namespace plimsoll {

template <class Id> class NameTable
{
public:
    /// The id of the name, given now if it is new.
    Id add(const QString& name)
    {
        const auto found = m_ids.constFind(name);
        if (found != m_ids.constEnd())
            return *found;
        const Id id{static_cast<decltype(Id::value)>(m_names.size())};
        m_names.push_back(name);
        m_ids.insert(name, id);
        return id;
    }
    /// Nothing for a name that never was in a configuration.
    std::optional<Id> find(const QString& name) const
    {
        const auto found = m_ids.constFind(name);
        return found == m_ids.constEnd() ? std::nullopt : std::optional<Id>(*found);
    }
    /// Empty for an id that was not given here.
    QString name(Id id) const { return id.value < m_names.size() ? m_names[id.value] : QString(); }
    std::size_t size() const { return m_names.size(); }

private:
    std::vector<QString> m_names;
    QHash<QString, Id> m_ids;
};

struct EngineNames
{
    NameTable<ProviderId> providers;
    NameTable<ModelId> models;
    NameTable<ProfileId> profiles;
    std::vector<ProviderId> provider_of; ///< by model; the last known one, also of a removed model
};

/// Expects a configuration that passed checkConfig. New names get new ids in `names`.
EngineConfig compile(const Config& config, EngineNames& names);

} // namespace plimsoll

