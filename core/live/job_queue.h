// Where a call goes that nothing can answer now (policies 7.4): an interface to whatever keeps jobs durably. Without one
// the live client switches the engine's `queue` fallback off, rather than promise what would be lost with the process.
#pragma once

#include "core/base/failure.h"
#include "core/base/instant.h"
#include "core/live/prompt_request.h"

#include <functional>
#include <optional>

namespace plimsoll {

/// For how long a job waits at least, and what for.
struct JobWait
{
    Duration ready_in{0};                         ///< until the first model may be ready again
    FailureClass failure = FailureClass::NoModel; ///< that led there; Ok: nothing failed, it is simply its turn that is awaited
};

class JobQueue
{
public:
    /// The job's number once it is stored durably; nothing when the queue is full.
    using Stored = std::function<void(std::optional<std::uint64_t> job)>;
    /// Whether the request may go out: false when the job is no longer this worker's.
    using Go = std::function<void(bool go)>;

    virtual ~JobQueue() = default;
    /// `stored` is called once, perhaps from inside the call.
    virtual void enqueue(const PromptRequest& request, const JobWait& wait, const Stored& stored) = 0;
    /// A request of the job is about to go out: `go` is called once that is stored durably, so that after a crash the
    /// outcome is known to be unknown.
    virtual void aboutToSend(std::uint64_t job, const Go& go) = 0;
    /// It has failed with a known outcome; nothing of the job is under way any more.
    virtual void attemptOver(std::uint64_t job) = 0;
};

} // namespace plimsoll
