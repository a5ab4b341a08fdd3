// Whose reply this is, by headers first and then by the body's shape (docs/inspect.md, `provider`).
#pragma once

#include "core/wire/body_shape.h"

#include <QByteArray>
#include <QList>
#include <QString>

namespace plimsoll {

/// `names` are the header names in lower case.
QString guessProvider(const QList<QByteArray>& names, const BodyShape& shape);

} // namespace plimsoll
