// A job of the durable queue (policies 7.4): what is asked, where it stands, and what came of it. Instants are wall time,
// milliseconds since 1970 (UTC); 0 = none.
#pragma once

#include "core/base/failure.h"
#include "core/base/usage.h"
#include "core/live/prompt_request.h"

#include <QString>

#include <array>
#include <optional>
#include <string_view>

namespace plimsoll {

using JobId = quint64; // as QVariant knows it

enum class JobState : std::uint8_t {
    Waiting,   ///< for its time, or for a worker
    Running,   ///< claimed by a worker
    Done,      ///< answered, and the answer is stored
    Failed,    ///< no answer can be expected, or its attempts are spent
    Cancelled, ///< by a person
    Unknown    ///< a request was under way when its worker ended: it may have been answered, and billed
};
inline constexpr std::array<std::string_view, 6> kJobStateNames{"waiting", "running", "done", "failed", "cancelled", "unknown"};
constexpr std::string_view name(JobState state) { return kJobStateNames[std::size_t(state)]; }

constexpr bool isOver(JobState state) { return state == JobState::Done || state == JobState::Failed || state == JobState::Cancelled; }

/// Why a job waits; words of jobs beside the class names of calls that failed ("rate_limit", "usage_window", ...).
namespace job_reason {
inline constexpr const char* kNew = "new";                        ///< nobody has tried yet
inline constexpr const char* kRetryNow = "retry_now";             ///< a person wants it now
inline constexpr const char* kOutcomeUnknown = "outcome_unknown"; ///< see JobState::Unknown; or it is sent again after that
inline constexpr const char* kWorkerEnded = "worker_ended";       ///< nothing was under way
}

struct JobAnswer
{
    Outcome outcome = Outcome::Success; ///< success, cached, degraded; failed
    FailureClass failure = FailureClass::Ok;
    QString text, model, request_id, message; ///< message: the last failure in words
    std::optional<Usage> usage;
    std::optional<double> cost_usd; ///< nothing = unknown price
};

struct Job
{
    JobId id = 0;
    JobState state = JobState::Waiting;
    QString title;  ///< the prompt's beginning, one line
    QString profile, pinned; ///< as asked for; may be empty
    QString reason; ///< why it waits, failed, or is of unknown outcome
    int priority = 0;
    int attempts = 0; ///< runs in which a request went out
    qint64 created_at = 0, next_at = 0, finished_at = 0;
    bool in_flight = false; ///< a request is under way
    std::optional<JobAnswer> answer; ///< once it is done or failed; `text` only in a job that was asked for by its id
};

/// A job that a worker has claimed: it is the worker's as long as its lease is renewed.
struct ClaimedJob
{
    JobId id = 0;
    PromptRequest request;
    int attempts = 0; ///< before this run
};

} // namespace plimsoll
