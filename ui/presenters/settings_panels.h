// Which panels the Settings page has, and which knobs each of them shows.
#pragma once

#include "core/config/knob.h"

#include <QList>
#include <QString>

namespace plimsoll {

/// What a panel's knobs belong to: the whole program, or one named entry that is chosen on top of the panel.
enum class SettingsScope : std::uint8_t { Global, Provider, Model, Profile };

struct SettingsPanelSpec
{
    QString id;    ///< stable: "breaker"
    QString title; ///< translated
    QString about; ///< one line, translated
    QString icon;
    SettingsScope scope = SettingsScope::Global;
    QList<KnobGroup> groups;
    bool managed = false; ///< entries are added and removed here
};

/// In the order of the side list, in the language at the time of the call.
QList<SettingsPanelSpec> settingsPanels();

/// What no panel shows, for no part of the desktop obeys it yet: a switch that does nothing would mislead. In the file they
/// are checked like all others.
QList<KnobGroup> groupsWithoutPanel();

/// "providers", "models", "profiles"; empty for Global.
QString collectionOf(SettingsScope scope);
/// The scope of a knob, by its path.
SettingsScope scopeOf(const Knob& knob);
/// The place of a knob in one entry: "/models/gpt-4.1/price/input".
QString pointerOf(const Knob& knob, const QString& entry);

} // namespace plimsoll
