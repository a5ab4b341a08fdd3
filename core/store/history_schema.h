// The tables of history.sqlite. Times are milliseconds since 1970 (UTC), money is USD.
#pragma once

#include "core/store/database.h"

namespace plimsoll {

/// history.sqlite in Database::defaultFolder().
QString historyPath();

/// run: one process. event: the event vocabulary, whole, as JSON. call: one row a call (history_calls.h). cost_day:
/// what calls cost that are too old to be kept one by one; a day is a local one. breaker_told: the last change of each
/// breaker that is written, and whose it was.
DatabaseSchema historySchema();

/// What a row of `call` adds to sums over calls, as columns named failed, cached, queued, unfinished, unknown_cost,
/// input, output, cost, waste. A cached answer's tokens are not used again.
QString callSums();

} // namespace plimsoll
