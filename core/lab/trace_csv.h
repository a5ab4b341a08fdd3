// A recorded workload as CSV: a header line, then a call a line. Columns, in any order: at_ms and output_tokens must be there;
// input_tokens and max_tokens may be. Other columns are left aside.
#pragma once

#include "core/base/result.h"
#include "core/sim/workload.h"

#include <QByteArray>

namespace plimsoll {

/// Ascending by time, beginning at 0. An error says in which line ("line 7") and what is wrong.
Result<std::vector<CallSpec>> readTraceCsv(const QByteArray& csv);

} // namespace plimsoll
