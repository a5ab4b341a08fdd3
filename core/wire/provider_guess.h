// Whose reply this is, by headers first and then by the body's shape (docs/inspect.md, `provider`).
#pragma once

#include "core/config/config.h"
#include "core/wire/body_shape.h"
#include "core/wire/header_names.h"

#include <QString>

namespace plimsoll {

QString guessProvider(const HeaderNames& names, const BodyShape& shape);

/// Whom the configuration knows to answer, where the replies themselves do not tell: Groq, whose limit headers look like
/// OpenAI's and mean a day. By its id or its host; empty for all others, which are recognised.
QString knownProvider(const QString& id, const ProviderEntry& provider);

} // namespace plimsoll
