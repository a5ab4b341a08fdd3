// Where a call goes that nothing can answer now (policies 7.4): an interface to whatever keeps jobs durably. Without one
// the live client switches the engine's `queue` fallback off, rather than promise what would be lost with the process.
#pragma once

#include "core/base/instant.h"
#include "core/live/prompt_request.h"

#include <functional>
#include <optional>

namespace plimsoll {

class JobQueue
{
public:
    /// The job's number once it is stored durably; nothing when the queue is full.
    using Stored = std::function<void(std::optional<std::uint64_t> job)>;

    virtual ~JobQueue() = default;
    /// `readyIn`: when the first model may be ready again. `stored` is called once, perhaps from inside the call.
    virtual void enqueue(const PromptRequest& request, Duration readyIn, const Stored& stored) = 0;
};

} // namespace plimsoll
