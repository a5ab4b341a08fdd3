// Whether a JSON value may be a knob's value: type, range, words. What it names is checked in reference_check.h.
#pragma once

#include "core/base/result.h"
#include "core/config/knob.h"

#include <QList>

namespace plimsoll {

/// Appends what is wrong with `value`, at `pointer` or at the faulty item below it. True when nothing is.
bool checkValue(const Knob& knob, const QJsonValue& value, const QString& pointer, QList<Error>& errors);

} // namespace plimsoll
