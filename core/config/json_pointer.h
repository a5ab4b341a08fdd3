// JSON Pointer (RFC 6901): how a place in a configuration or a scenario is named.
#pragma once

#include "core/base/result.h"

#include <QJsonValue>
#include <QString>
#include <QStringList>

namespace plimsoll {

/// base + "/" + key, with ~ and / of the key escaped.
QString pointerTo(const QString& base, const QString& key);
QString pointerTo(const QString& base, qsizetype index);

/// The unescaped keys of a pointer; "" and "/" are the whole document. An error for what is no pointer.
Result<QStringList> splitPointer(const QString& pointer);

/// The value at the place, undefined if there is none.
QJsonValue valueAt(const QJsonValue& root, const QStringList& keys);

} // namespace plimsoll
