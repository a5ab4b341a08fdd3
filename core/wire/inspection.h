// What the client understood of one reply (docs/inspect.md): values only. Made by inspectReply() or a ReplyReader.
#pragma once

#include "core/base/failure.h"
#include "core/base/usage.h"
#include "core/wire/limit_window.h"

#include <QString>

#include <cstdint>
#include <optional>

namespace plimsoll {

enum class HintSource : std::uint8_t { None, RetryAfterMs, RetryAfter, Body, Reset };

/// Tokens as reported: what the reply does not say stays unknown.
struct ReportedUsage
{
    std::optional<std::int64_t> input, output, cache_read, cache_write, cache_write_1h, reasoning;
    Usage usage() const
    {
        return {input.value_or(0),       output.value_or(0),         cache_read.value_or(0),
                cache_write.value_or(0), cache_write_1h.value_or(0), reasoning.value_or(0)};
    }
};

struct Inspection
{
    QString provider; ///< given or recognised
    int status = 0;
    FailureClass failure = FailureClass::Ok;
    bool retryable = false;              ///< with the default retry.statuses
    std::optional<std::int64_t> hint_ms; ///< policies 3.1 and 3.2, before padding
    HintSource hint_source = HintSource::None;
    std::optional<WallMs> retry_at; ///< now + hint
    QString request_id;             ///< empty: unknown
    LimitWindows windows;
    std::optional<ReportedUsage> usage;

    // Not printed; for the client.
    std::optional<bool> should_retry;
    bool error_in_success = false; ///< an error in a 200, or malformed
    bool status_exempt = false;    ///< openrouter_in_flight_budget
    bool no_body = false;          ///< nothing but white space
    bool content = false;          ///< some of the answer came
    bool complete = false;         ///< whole and untruncated: may be stored in the cache
    QString text;                  ///< the answer's text
    QString message;               ///< the error's own words
};

} // namespace plimsoll
