// JSON into an owner of knobs, and back, by its table. A path of the table that goes on below is an object.
#pragma once

#include "core/config/json_pointer.h"
#include "core/config/knob_check.h"
#include "core/config/knob_table.h"

#include <QStringList>

namespace plimsoll {

/// "unknown key", with the known one that it is most like.
QString unknownKeyText(const QString& key, const QStringList& known);

/// Sets the value at `path` ("/retry/base_ms") of nested objects.
void insertAt(QJsonObject& root, const QString& path, const QJsonValue& value);
/// The same at keys that may have slashes in them; at least one.
void insertAt(QJsonObject& root, const QStringList& keys, const QJsonValue& value);

/// Merges `json` into the owner key by key. `below` is the path inside of the table, `pointer` the place in the file;
/// `skip` are keys that someone else reads.
template <class Owner>
void mergeKnobs(Owner& owner, const KnobTable<Owner>& table, const QJsonObject& json, const QString& pointer,
                QList<Error>& errors, const QString& below = {}, const QStringList& skip = {})
{
    for (auto it = json.begin(); it != json.end(); ++it) {
        if (skip.contains(it.key()))
            continue;
        const QString path = below + u'/' + it.key();
        const QString at = pointerTo(pointer, it.key());
        const QString inside = path + u'/';
        const BoundKnob<Owner>* bound = nullptr;
        bool group = false;
        QStringList known = skip;
        for (const BoundKnob<Owner>& candidate : table) {
            const QString& candidatePath = candidate.knob.path;
            if (candidatePath == path)
                bound = &candidate;
            group = group || candidatePath.startsWith(inside);
            if (candidatePath.startsWith(below + u'/'))
                known << candidatePath.mid(below.size() + 1).section(u'/', 0, 0);
        }
        const bool one_key = !it.key().contains(u'/'); // a key with a slash is no path
        if (bound && one_key) {
            if (checkValue(bound->knob, it.value(), at, errors))
                bound->read(owner, it.value());
        } else if (!group || !one_key) {
            errors << Error{at.toStdString(), unknownKeyText(it.key(), known).toStdString()};
        } else if (!it.value().isObject()) {
            errors << Error{at.toStdString(), "must be an object"};
        } else {
            mergeKnobs(owner, table, it.value().toObject(), at, errors, path);
        }
    }
}

template <class Owner> QJsonObject knobsToJson(const Owner& owner, const KnobTable<Owner>& table)
{
    QJsonObject json;
    for (const BoundKnob<Owner>& bound : table)
        insertAt(json, bound.knob.path, bound.write(owner));
    return json;
}

} // namespace plimsoll
