#include "core/config/config_json.h"

#include "core/config/defaults.h"
#include "core/config/json_pointer.h"
#include "core/config/knob_merge.h"
#include "core/config/provider_check.h"
#include "core/config/reference_check.h"

namespace plimsoll {

namespace {

constexpr std::size_t kMaxEntries = 1000; // of one kind; ids are 16 bits and never reused
constexpr qsizetype kMaxName = 200;

QString nameFault(const QString& name)
{
    if (name.trimmed().isEmpty() || name.size() > kMaxName)
        return QStringLiteral("a name has 1 to 200 characters");
    for (const QChar c : name)
        if (!c.isPrint())
            return QStringLiteral("a name has printable characters only");
    return {};
}

/// The named entries of one kind: each merged by itself, null takes one away.
template <class Entry>
void mergeEntries(std::map<QString, Entry>& entries, const KnobTable<Entry>& table, const QJsonValue& json,
                  const QString& pointer, ConfigSource source, QList<Error>& errors)
{
    if (!json.isObject()) {
        errors << Error{pointer.toStdString(), "must be an object"};
        return;
    }
    const QJsonObject object = json.toObject();
    for (auto it = object.begin(); it != object.end(); ++it) {
        const QString at = pointerTo(pointer, it.key());
        const QString fault = nameFault(it.key());
        if (it.value().isNull()) {
            entries.erase(it.key());
        } else if (!fault.isEmpty() || !it.value().isObject()) {
            errors << Error{at.toStdString(), fault.isEmpty() ? "must be an object" : fault.toStdString()};
        } else {
            if (source == ConfigSource::Scenario)
                entries[it.key()] = Entry{};
            mergeKnobs(entries[it.key()], table, it.value().toObject(), at, errors);
        }
    }
    if (entries.size() > kMaxEntries)
        errors << Error{pointer.toStdString(), "more than 1000 entries"};
}

/// What is wrong between values, without what only follows from a value that is wrong itself.
void addUnlessKnown(QList<Error>& errors, const QList<Error>& more)
{
    const QList<Error> known = errors;
    for (const Error& error : more) {
        const bool follows = std::any_of(known.begin(), known.end(), [&error](const Error& earlier) {
            return error.where == earlier.where || error.where.starts_with(earlier.where + '/') ||
                   earlier.where.starts_with(error.where + '/');
        });
        if (!follows)
            errors << error;
    }
}

template <class Entry> QJsonObject entriesToJson(const std::map<QString, Entry>& entries, const KnobTable<Entry>& table)
{
    QJsonObject json;
    for (const auto& [name, entry] : entries)
        json.insert(name, knobsToJson(entry, table));
    return json;
}

/// What to merge over `from` to get `to`; a key that is only in `from` becomes null.
QJsonObject differenceOf(const QJsonObject& from, const QJsonObject& to)
{
    QJsonObject changed;
    for (auto it = to.begin(); it != to.end(); ++it) {
        const QJsonValue old = from.value(it.key());
        if (old == it.value())
            continue;
        changed.insert(it.key(), old.isObject() && it.value().isObject()
                                     ? QJsonValue(differenceOf(old.toObject(), it.value().toObject()))
                                     : it.value());
    }
    for (auto it = from.begin(); it != from.end(); ++it)
        if (!to.contains(it.key()))
            changed.insert(it.key(), QJsonValue(QJsonValue::Null));
    return changed;
}

/// The same for named entries: a new one is told by what differs from the bracketed defaults.
template <class Entry>
void insertEntryDifference(QJsonObject& changed, const QString& key, const std::map<QString, Entry>& from,
                           const std::map<QString, Entry>& to, const KnobTable<Entry>& table)
{
    const QJsonObject fresh = knobsToJson(Entry{}, table);
    QJsonObject entries;
    for (const auto& [name, entry] : to) {
        const auto old = from.find(name);
        const QJsonObject start = old == from.end() ? fresh : knobsToJson(old->second, table);
        const QJsonObject difference = differenceOf(start, knobsToJson(entry, table));
        if (!difference.isEmpty() || old == from.end())
            entries.insert(name, difference);
    }
    for (const auto& [name, entry] : from)
        if (!to.contains(name))
            entries.insert(name, QJsonValue(QJsonValue::Null));
    if (!entries.isEmpty())
        changed.insert(key, entries);
}

const QString kProviders = QStringLiteral("providers");
const QString kModels = QStringLiteral("models");
const QString kProfiles = QStringLiteral("profiles");

} // namespace

CheckedConfig checkConfig(const QJsonObject& partial, const Config& base, const QString& pointerPrefix,
                          ConfigSource source)
{
    CheckedConfig checked{base, {}};
    Config& config = checked.config;
    mergeKnobs(config, globalKnobs(), partial, pointerPrefix, checked.errors, {}, {kProviders, kModels, kProfiles});

    const auto entries = [&](auto& map, const auto& table, const QString& key) {
        if (partial.contains(key))
            mergeEntries(map, table, partial.value(key), pointerTo(pointerPrefix, key), source, checked.errors);
    };
    entries(config.providers, providerKnobs(), kProviders);
    entries(config.models, modelKnobs(), kModels);
    entries(config.profiles, profileKnobs(), kProfiles);

    QList<Error> between;
    for (const auto& [name, provider] : config.providers)
        checkProvider(provider, pointerTo(pointerTo(pointerPrefix, kProviders), name), source, between);
    checkReferences(config, pointerPrefix, between);
    addUnlessKnown(checked.errors, between);
    return checked;
}

Result<Config> configFromJson(const QJsonObject& partial, const Config& base, const QString& pointerPrefix,
                              ConfigSource source)
{
    CheckedConfig checked = checkConfig(partial, base, pointerPrefix, source);
    if (!checked.errors.isEmpty())
        return checked.errors.first();
    return std::move(checked.config);
}

QJsonObject toJson(const Config& config)
{
    QJsonObject json = knobsToJson(config, globalKnobs());
    json.insert(kProviders, entriesToJson(config.providers, providerKnobs()));
    json.insert(kModels, entriesToJson(config.models, modelKnobs()));
    json.insert(kProfiles, entriesToJson(config.profiles, profileKnobs()));
    return json;
}

QJsonObject difference(const Config& from, const Config& to)
{
    QJsonObject changed = differenceOf(knobsToJson(from, globalKnobs()), knobsToJson(to, globalKnobs()));
    insertEntryDifference(changed, kProviders, from.providers, to.providers, providerKnobs());
    insertEntryDifference(changed, kModels, from.models, to.models, modelKnobs());
    insertEntryDifference(changed, kProfiles, from.profiles, to.profiles, profileKnobs());
    return changed;
}

QJsonObject changedOnly(const Config& config)
{
    return difference(shippedConfig(), config);
}

} // namespace plimsoll
