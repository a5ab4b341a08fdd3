// Every limit header that a reply carries, whoever sent it, as windows (docs/inspect.md). One pass over the headers;
// what cannot be read is left out.
#pragma once

#include "core/wire/limit_window.h"
#include "core/wire/reply_headers.h"

#include <QString>

namespace plimsoll {

/// `names` are the headers' names in lower case, in the same order. Spans that are not stated are filled in by provider.
LimitWindows readRateLimitHeaders(const HeaderList& headers, const QList<QByteArray>& names, const QString& provider,
                                  WallMs now);

} // namespace plimsoll
