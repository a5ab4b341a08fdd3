// Pausing everything by hand. What runs goes on; nothing new starts. A call that would begin an attempt is parked with
// nothing in its hands, and asks for everything again when the pause is over; who stands in a line keeps its place
// there. Deadlines go on, the wait budget does not: it was a person who made the call wait.
#include "core/engine/engine_impl.h"

#include <algorithm>

namespace plimsoll {

void Engine::Impl::park(std::uint32_t slot)
{
    CallState& call = calls[slot];
    releaseHeld(call);
    waitUntil(slot, CallPhase::Paused, kNever);
}

void Engine::Impl::pause(bool on)
{
    if (on == paused)
        return;
    paused = on;
    if (on) {
        for (std::uint32_t slot = 0; slot < calls.size(); ++slot) {
            if (!calls[slot].active || calls[slot].phase != CallPhase::BucketWait)
                continue;
            endWait(calls[slot]);
            waitUntil(slot, CallPhase::Paused,
                      kNever); // the guard of its wait budget rests; the place in the line stays
        }
        for (Model& model : models) {
            timers.remove(model.head_timer);
            model.head_due = kNever;
        }
        return;
    }
    std::vector<std::uint32_t> parked;
    for (std::uint32_t slot = 0; slot < calls.size(); ++slot)
        if (calls[slot].active && calls[slot].phase == CallPhase::Paused)
            parked.push_back(slot);
    std::sort(parked.begin(), parked.end(),
              [&](std::uint32_t a, std::uint32_t b) { return placeOf(calls[a]) < placeOf(calls[b]); });
    for (const std::uint32_t slot : parked) { // their places in the lines first: who comes anew goes behind them
        CallState& call = calls[slot];
        if (call.bucket_waiter == RatePlan::kNoWaiter)
            continue;
        endWait(call);
        call.phase = CallPhase::BucketWait; // the review of the line says until when, and whether that fits
    }
    for (const std::uint32_t slot : parked) {
        CallState& call = calls[slot];
        if (!call.active || call.phase != CallPhase::Paused)
            continue; // has gone meanwhile, with another
        endWait(call);
        call.place >= 0 ? beginAttempt(slot) : walk(slot);
    }
    for (std::size_t model = 0; model < models.size(); ++model) {
        reviewed.push_back(model);
        touched.push_back(model);
    }
}

} // namespace plimsoll
