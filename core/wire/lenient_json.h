// JSON as servers really send it. One bad value must not make the rest of an error unreadable (docs/inspect.md:
// unreadable values are left out).
#pragma once

#include <QByteArrayView>
#include <QJsonDocument>

namespace plimsoll {

/// A BOM is dropped; broken UTF-8 becomes U+FFFD; numbers that no double can hold (1e999) and Python's NaN and Infinity
/// become null. Null if it is no JSON all the same; the text must begin with its object or array.
QJsonDocument parseLenientJson(QByteArrayView bytes);

} // namespace plimsoll
