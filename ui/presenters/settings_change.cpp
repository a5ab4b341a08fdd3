#include "ui/presenters/settings_change.h"

#include "core/config/json_pointer.h"
#include "core/config/knob.h"
#include "ui/presenters/settings_panels.h"
#include "ui/presenters/settings_words.h"

#include <QCoreApplication>
#include <QStringList>

namespace plimsoll {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(SettingsChange)
};

QString entryName(SettingsScope scope, const QString& name)
{
    switch (scope) {
    case SettingsScope::Global: return {};
    case SettingsScope::Provider: return Words::tr("Provider %1").arg(name);
    case SettingsScope::Model: return Words::tr("Model %1").arg(name);
    case SettingsScope::Profile: return Words::tr("Profile %1").arg(name);
    }
    return {};
}

SettingsScope scopeOfCollection(const QString& key)
{
    for (const auto scope : {SettingsScope::Provider, SettingsScope::Model, SettingsScope::Profile}) {
        if (key == collectionOf(scope))
            return scope;
    }
    return SettingsScope::Global;
}

void describe(const QString& pointer, const QJsonValue& before, const QJsonValue& after, QStringList& lines)
{
    if (const Knob* knob = findKnob(pointer)) {
        const QString change = Words::tr("%1: %2 → %3").arg(settings_words::label(*knob), settings_words::value(*knob, before),
                                                          settings_words::value(*knob, after));
        const QString place = describePlace(pointer);
        lines << (place.isEmpty() ? change : place + QStringLiteral(" · ") + change);
        return;
    }
    const auto keys = splitPointer(pointer);
    const SettingsScope scope = keys && keys->size() == 2 ? scopeOfCollection(keys->first()) : SettingsScope::Global;
    if (scope != SettingsScope::Global && !after.isObject()) {
        lines << Words::tr("%1 removed").arg(entryName(scope, keys->last()));
        return;
    }
    if (scope != SettingsScope::Global && !before.isObject()) {
        lines << Words::tr("%1 added").arg(entryName(scope, keys->last()));
        return;
    }
    const QJsonObject now = after.toObject();
    for (auto it = now.begin(); it != now.end(); ++it)
        describe(pointerTo(pointer, it.key()), before.toObject().value(it.key()), it.value(), lines);
}

} // namespace

QString describePlace(const QString& pointer)
{
    const Knob* knob = findKnob(pointer);
    if (!knob)
        return {};
    const auto keys = splitPointer(pointer);
    const QString entry = keys && keys->size() > 1 ? entryName(scopeOf(*knob), keys->at(1)) : QString();
    const QString group = settings_words::group(knob->group);
    return entry.isEmpty() ? group : entry + QStringLiteral(" · ") + group;
}

QString describeEntry(const QString& pointer)
{
    const auto keys = splitPointer(pointer);
    return keys && keys->size() == 2 ? entryName(scopeOfCollection(keys->first()), keys->last()) : QString();
}

QString describeChange(const QJsonObject& before, const QJsonObject& after)
{
    QStringList lines;
    describe({}, before, after, lines);
    if (lines.isEmpty())
        return {};
    if (lines.size() == 1)
        return lines.first();
    return Words::tr("%1, and %n more", nullptr, int(lines.size()) - 1).arg(lines.first());
}

} // namespace plimsoll
