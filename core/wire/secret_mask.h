// Credentials in what a person looks at, copies or attaches to a bug report: taken out by where they stand (the headers
// that carry them) and by what they look like. A key that we sent ourselves is known exactly and taken out before
// (core/live/said_back.h); this is for the rest: cookies, pasted replies, other people's keys.
#pragma once

#include "core/wire/reply_headers.h"

namespace plimsoll {

/// "***" for the value of every header that carries a credential, and in the others where something looks like one.
HeaderList maskSecrets(HeaderList headers);
/// "***" for everything that looks like a key: "sk-…", "AIza…", "Bearer …".
QByteArray maskSecrets(QByteArray text);

} // namespace plimsoll
