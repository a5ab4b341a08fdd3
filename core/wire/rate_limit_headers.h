// Every limit header that a reply carries, whoever sent it, as windows (docs/inspect.md). One pass over the headers;
// what cannot be read is left out.
#pragma once

#include "core/wire/header_names.h"
#include "core/wire/limit_window.h"

#include <QString>

namespace plimsoll {

/// `names` are those of `headers`. Spans that are not stated are filled in by provider.
LimitWindows readRateLimitHeaders(const HeaderList& headers, const HeaderNames& names, const QString& provider, WallMs now);

} // namespace plimsoll
