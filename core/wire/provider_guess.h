// Whose reply this is, by headers first and then by the body's shape (docs/inspect.md, `provider`).
#pragma once

#include "core/wire/body_shape.h"
#include "core/wire/header_names.h"

#include <QString>

namespace plimsoll {

QString guessProvider(const HeaderNames& names, const BodyShape& shape);

} // namespace plimsoll
