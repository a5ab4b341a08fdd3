// What settings are called, in the language of the desktop.
#pragma once

#include "core/config/knob.h"

namespace plimsoll::settings_words {

QString label(const Knob& knob);
/// One line on what it does.
QString help(const Knob& knob);
/// "ms", "tokens / min"; empty for plain figures.
QString unit(KnobUnit unit);
/// A word of a choice: "Follow the system" for "system".
QString choice(const QString& word);
/// What an empty field stands for: "no limit", "not known".
QString nothing(const Knob& knob);
/// A value with its unit: "500 ms", "no limit", "on".
QString value(const Knob& knob, const QJsonValue& value);
/// "1 to 1,000 ms"; the words there are to choose from; empty where anything goes.
QString range(const Knob& knob);
QString group(KnobGroup group);

} // namespace plimsoll::settings_words
