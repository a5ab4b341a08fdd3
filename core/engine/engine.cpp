#include "core/engine/engine_impl.h"

#include <algorithm>

namespace plimsoll {

namespace {

template <class... Ts> struct Overloaded : Ts...
{
    using Ts::operator()...;
};
template <class... Ts> Overloaded(Ts...) -> Overloaded<Ts...>;

} // namespace

Engine::Engine(EngineConfig config, Draws& draws) : m(std::make_unique<Impl>(std::move(config), draws)) {}
Engine::~Engine() = default;

void Engine::handle(Instant now, const Event& event)
{
    m->now = std::max(m->now, now);
    m->handle(event);
}

void Engine::setConfig(Instant now, EngineConfig config)
{
    m->now = std::max(m->now, now);
    m->setConfig(std::move(config));
}

bool Engine::poll(Command& command)
{
    if (m->next_command == m->commands.size()) {
        m->commands.clear();
        m->next_command = 0;
        return false;
    }
    command = m->commands[m->next_command++];
    return true;
}

Instant Engine::nextWake() const { return m->timers.empty() ? kNever : m->timers.topKey().at; }
std::uint64_t Engine::nextWakeOrder() const { return m->timers.empty() ? 0 : m->timers.topKey().order; }
std::uint64_t Engine::takeOrder() { return ++m->order; }
void Engine::setReporting(bool on) { m->reporting = on; }
std::size_t Engine::activeCalls() const { return m->active; }
EngineSnapshot Engine::snapshot(Instant now)
{
    m->now = std::max(m->now, now);
    return m->snapshot();
}
Forecast Engine::forecast(Instant now, const Submitted& call)
{
    m->now = std::max(m->now, now);
    return m->forecast(call);
}
const EngineConfig& Engine::config() const { return m->config; }

Engine::Impl::Impl(EngineConfig initial, Draws& source) : draws(source) { setConfig(std::move(initial)); }

Report Engine::Impl::report(ReportKind kind, const CallState* call, ModelId model) const
{
    Report r{};
    r.kind = kind;
    if (call)
        r.call = call->caller.id;
    r.model = model;
    return r;
}

Timers::Handle Engine::Impl::arm(Instant when, TimerKind kind, std::uint32_t index)
{
    return when >= kNever ? Timers::kNone : timers.push({when, ++order}, {kind, index});
}

std::uint32_t Engine::Impl::slotOf(AttemptId attempt) const
{
    const auto slot = static_cast<std::uint32_t>(attempt.value & ((1u << kSlotBits) - 1));
    return attempt.valid() && slot < calls.size() && calls[slot].active && calls[slot].attempt == attempt ? slot : kNoSlot;
}

void Engine::Impl::handle(const Event& event)
{
    // A late driver: what was due before this instant comes first.
    while (!timers.empty() && timers.topKey().at < now)
        fireTimer();
    std::visit(Overloaded{
                   [&](const Submitted& e) { submit(e); },
                   [&](const Cancelled& e) { cancel(e.call); },
                   [&](const AttemptStarted& e) { attemptStarted(e.attempt); },
                   [&](const UsageReported& e) { usageReported(e); },
                   [&](const ContentDelivered& e) { contentDelivered(e.attempt); },
                   [&](const AttemptEnded& e) { attemptEnded(e); },
                   [&](const CacheAnswered& e) { cacheAnswered(e); },
                   [&](const Enqueued& e) { enqueued(e); },
                   [&](const CapacityGranted& e) { capacityGranted(e); },
                   [&](const SharedState& e) { std::visit([this](const auto& change) { adopt(change); }, e.change); },
                   [&](const TimePassed&) {
                       if (!timers.empty() && timers.topKey().at <= now)
                           fireTimer();
                   },
                   [&](const ForceBreaker& e) {
                       if (e.open)
                           stateOf(e.model).breaker.forceOpen(now, draws);
                       else
                           stateOf(e.model).breaker.forceClosed(now);
                       reportTransitions(e.model.value);
                   },
                   [&](const ResetBreaker& e) {
                       stateOf(e.model).breaker.reset();
                       reportTransitions(e.model.value);
                   },
                   [&](const PauseAll& e) { pause(e.on); },
                   [&](const ClearCooling& e) {
                       stateOf(e.model).cooling.clear();
                       share(SharedCooling{e.model, {}});
                       providers[providerOf(e.model).value].cooling.clear();
                       share(SharedCredential{providerOf(e.model), {}});
                       wakeCooling();
                   },
               },
               event);
    pump();
}

void Engine::Impl::fireTimer()
{
    const TimerItem item = timers.top();
    switch (item.kind) {
    case TimerKind::Deadline:
        timers.remove(calls[item.index].caller.deadline_timer);
        deadlinePassed(item.index);
        break;
    case TimerKind::ModelHead:
        timers.remove(models[item.index].head_timer);
        touched.push_back(item.index);
        break;
    case TimerKind::Wait: {
        CallState& call = calls[item.index];
        timers.remove(call.wait_timer);
        const CallPhase phase = call.phase;
        endWait(call);
        if (phase == CallPhase::BucketWait)
            refuse(item.index, FallbackReason::ThrottledTooLong, FailureClass::RateLimit);
        else if (phase == CallPhase::RetryWait || call.attempts_here > 0)
            beginAttempt(item.index);
        else
            walk(item.index);
        break;
    }
    }
    pump();
}

void Engine::Impl::submit(const Submitted& event)
{
    if (by_id.find(event.call.value) != FlatMap::kNone)
        return; // the driver's ids are unique while a call lives
    std::uint32_t slot;
    if (!free_slots.empty()) {
        slot = free_slots.back();
        free_slots.pop_back();
    } else {
        slot = static_cast<std::uint32_t>(calls.size());
        calls.emplace_back();
    }
    by_id.insert(event.call.value, slot);
    ++active;
    CallState& call = calls[slot];
    call = CallState{};
    call.active = true;
    call.profile = event.job_pace.value_or(event.profile);
    call.own = event.profile;
    call.job = event.job_pace.has_value();
    call.last_run = event.last_run;
    call.priority = event.priority;
    call.arrival = ++arrivals;
    call.input_tokens = event.input_tokens;
    call.max_tokens = event.max_tokens;
    call.cache_key = event.cache_key;
    const ProfileConfig& profile = config.profiles[call.own.value];
    call.models_too =
        std::find(profile.fallback.begin(), profile.fallback.end(), FallbackKind::Model) != profile.fallback.end();
    call.chain = FallbackChain(profile.chain, event.pinned, !call.models_too);
    call.caller = {.id = event.call, .submitted = now, .deadline = later(now, event.deadline.value_or(profileOf(call).attempts.deadline)),
                   .own_deadline = event.deadline.has_value()};
    call.caller.deadline_timer = arm(call.caller.deadline, TimerKind::Deadline, slot);
    if (reporting) {
        Report r = report(ReportKind::Accepted, &call, call.chain.model(0));
        r.profile = event.profile;
        push(r);
    }
    if (config.cache_mode == CacheMode::First && event.cache_key.valid()) {
        if (const std::uint32_t leader = flightsOf(call).find(event.cache_key.value); leader != FlatMap::kNone)
            joinFlight(slot, leader);
        else
            lead(slot);
        return;
    }
    walk(slot);
}

void Engine::Impl::cancel(CallId id)
{
    const std::uint32_t slot = by_id.find(id.value);
    if (slot == FlatMap::kNone)
        return;
    CallState& call = calls[slot];
    if (call.leader != kNoSlot) {
        endWait(call);
        unlinkFollower(slot);
        finish(slot, finishOf(call, Outcome::Cancelled, FailureClass::Cancelled));
        return;
    }
    if (call.phase == CallPhase::Enqueuing)
        return; // its job may be stored already: whoever cancels now has a queued call, and can cancel the job
    if (handOver(slot, Outcome::Cancelled, FailureClass::Cancelled))
        return;
    cutAttempt(slot, FailureClass::Cancelled);
    finish(slot, finishOf(call, Outcome::Cancelled, FailureClass::Cancelled));
}

void Engine::Impl::deadlinePassed(std::uint32_t slot)
{
    CallState& call = calls[slot];
    if (call.leader != kNoSlot) {
        endWait(call);
        unlinkFollower(slot);
        if (call.job) { // a later run has another deadline
            fail(slot, FailureClass::Deadline);
            return;
        }
        Finish result = finishOf(call, Outcome::Failed, FailureClass::Deadline);
        result.rejected = true;
        finish(slot, result);
        return;
    }
    if (call.phase == CallPhase::Enqueuing)
        return; // stored or full is a matter of moments, and the answer must not be lost
    if (handOver(slot, Outcome::Failed, FailureClass::Deadline))
        return;
    const bool running = call.attempt.valid();
    const bool looking_up = call.phase == CallPhase::CacheLookup;
    cutAttempt(slot, FailureClass::Deadline);
    if (running) {
        fail(slot, FailureClass::Deadline);
        return;
    }
    if (looking_up) {
        fail(slot, FailureClass::Deadline);
        return;
    }
    // Out of time in a wait: a stored answer or the queue may still serve, an attempt no longer.
    call.out_of_time = true;
    endChain(slot);
}

void Engine::Impl::reportTransitions(std::size_t model, Origin origin)
{
    CircuitBreaker& breaker = models[model].breaker;
    if (!breaker.hasTransitions())
        return;
    bool& opened_elsewhere = models[model].opened_elsewhere;
    for (const BreakerTransition& t : breaker.takeTransitions()) {
        if (origin == Origin::Here && t.to != BreakerState::HalfOpen)
            share(SharedBreaker{ModelId{static_cast<std::uint16_t>(model)}, t.to == BreakerState::Open,
                                breaker.opensUntil(), breaker.reopenings(), t.reason});
        models[model].probe_until = models[model].probe_elsewhere_until = {}; // of the state that is over
        if (t.to == BreakerState::Open)
            opened_elsewhere = origin == Origin::Elsewhere;
        if (!reporting)
            continue;
        Report r = report(ReportKind::Breaker, nullptr, ModelId{static_cast<std::uint16_t>(model)});
        r.breaker_from = t.from;
        r.breaker_to = t.to;
        r.breaker_reason = t.reason;
        // All see the open time end by the same clock: it is told where the breaker was opened.
        r.elsewhere = origin == Origin::Elsewhere || (t.to == BreakerState::HalfOpen && opened_elsewhere);
        push(r);
    }
}

/// Lets waiters run whose turn has come: slots first, then the heads of the buckets, until nothing moves.
void Engine::Impl::pump()
{
    for (;;) {
        if (!reviewed.empty()) {
            const std::size_t model = reviewed.back();
            reviewed.pop_back();
            reviewLine(model);
            continue;
        }
        if (paused) {
            touched.clear(); // resuming looks at them all
            return;
        }
        if (const auto granted = slots.grantNext()) {
            CallState& call = calls[granted->tag];
            call.slot_waiter = Concurrency::kNoWaiter;
            call.has_slot = true;
            endWait(call);
            takeTokens(granted->tag);
            continue;
        }
        if (touched.empty())
            return;
        const std::size_t model = touched.back();
        if (const auto tag = models[model].plan.nextDue(now)) {
            CallState& call = calls[*tag];
            if (call.slot_waiter == Concurrency::kNoWaiter) { // else it stands in the slot's line already
                endWait(call);
                takeSlot(*tag);
            }
            continue;
        }
        touched.pop_back();
        armHead(model);
    }
}

void Engine::Impl::armHead(std::size_t model)
{
    Model& state = models[model];
    const Instant due = state.plan.headDue(now);
    if (state.head_timer != Timers::kNone && state.head_due == due)
        return; // keeps its place among the timers of that instant
    state.head_due = due;
    timers.remove(state.head_timer);
    state.head_timer = arm(due, TimerKind::ModelHead, static_cast<std::uint32_t>(model));
}

} // namespace plimsoll
