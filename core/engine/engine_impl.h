// The engine's inside. The members are spread over files by what they decide:
// engine.cpp (events, timers, configuration), chain_walk.cpp (which model), admission.cpp (whether it may start),
// reply.cpp (what a reply means), settlement.cpp (what it leaves in buckets, breaker and costs), pausing.cpp (by hand),
// sharing.cpp (limits common to several processes), ending.cpp (fallback kinds, shared flights, the end),
// engine_snapshot.cpp (values).
#pragma once

#include "core/base/flat_map.h"
#include "core/engine/call_state.h"
#include "core/engine/engine.h"
#include "core/policy/cooling.h"
#include "core/policy/limit_drift.h"
#include "core/policy/retry_policy.h"

#include <vector>

namespace plimsoll {

class Engine::Impl
{
public:
    struct Model
    {
        explicit Model(const ModelConfig& config, const BreakerOptions& options) : plan(config.limits), breaker(options) {}
        RatePlan plan;
        CircuitBreaker breaker;
        bool opened_elsewhere = false; ///< as the breaker was last opened
        Cooling cooling;
        Timers::Handle head_timer = Timers::kNone;
        Instant head_due = kNever;
        std::array<std::optional<double>, 4> server_limit, server_remaining;
        Instant server_seen = kNever;
        std::array<LimitDrift, 4> drift;
        RatePlan::Amounts unanswered{}; ///< taken here, and asked of all processes
        // While half-open: by when the oldest probe of this process has told, and one of another process at the latest.
        Instant probe_until{}, probe_elsewhere_until{};
    };
    struct Provider
    {
        explicit Provider(const RetryBudgetOptions& options) : budget(options) {}
        RetryBudget budget;
        bool exhausted = false; ///< last told state
        Cooling cooling;        ///< of the whole credential
    };

    Impl(EngineConfig config, Draws& draws);

    // engine.cpp
    void handle(const Event& event);
    void fireTimer();
    void submit(const Submitted& event);
    void cancel(CallId id);
    void deadlinePassed(std::uint32_t slot);
    void pump();
    void armHead(std::size_t model);
    void push(Command command) { commands.push_back(std::move(command)); }
    Report report(ReportKind kind, const CallState* call, ModelId model) const;
    enum class Origin { Here, Elsewhere }; ///< of a transition: who tells the others, and the history
    void reportTransitions(std::size_t model, Origin origin = Origin::Here);
    std::uint32_t slotOf(AttemptId attempt) const;
    Timers::Handle arm(Instant at, TimerKind kind, std::uint32_t index);

    // live_change.cpp
    void setConfig(EngineConfig config);
    void adoptChain(CallState& call, const EngineConfig& old);
    void adoptProfile(std::uint32_t slot, const ProfileConfig& old);
    void reconsiderRetry(std::uint32_t slot);
    void giveUpRetry(std::uint32_t slot, FallbackReason reason);

    // pausing.cpp
    void pause(bool on);
    void park(std::uint32_t slot);

    // chain_walk.cpp
    void walk(std::uint32_t slot);
    void waitForCooling(std::uint32_t slot, ModelId model, Instant until);
    bool canStartNow(const CallState& call, int place, std::int64_t max_tokens);
    std::optional<FallbackReason> contextRefusal(const CallState& call, ModelId model, std::int64_t max_tokens) const;

    // admission.cpp
    bool mayGoOn(std::uint32_t slot);
    void beginAttempt(std::uint32_t slot);
    void takeSlot(std::uint32_t slot);
    enum class Line { Back, Front };
    void takeTokens(std::uint32_t slot, Line line = Line::Back);
    void waitForTokens(std::uint32_t slot);
    void reviewLine(std::size_t model);
    void start(std::uint32_t slot);
    void refuse(std::uint32_t slot, FallbackReason reason, FailureClass kept_out);
    void coolingHit(std::uint32_t slot);
    void releaseHeld(CallState& call);
    const Cooling* coolingOf(ModelId model) const;
    RatePlan::Amounts costOf(const CallState& call) const;
    std::int64_t maxTokens(const CallState& call) const;
    void waitUntil(std::uint32_t slot, CallPhase phase, Instant until);
    void endWait(CallState& call);

    // reply.cpp
    void attemptEnded(AttemptEnded facts);
    void attemptStarted(AttemptId attempt);
    void usageReported(const UsageReported& event);
    void contentDelivered(AttemptId attempt);
    void cutAttempt(std::uint32_t slot, FailureClass failure);
    void decideRetry(std::uint32_t slot, const AttemptEnded& facts, FailureClass failure);
    struct WaitRoom ///< what a wait has to fit into
    {
        Duration budget, deadline;
    };
    WaitRoom roomFrom(const CallState& call, Instant since) const { return {budgetLeft(call), call.caller.deadline - since}; }
    bool readyElsewhere(CallState& call, Duration hint);
    Duration retryWait(const CallState& call, std::optional<Duration> hint, int retry, bool throttle, const WaitRoom& room, double draw) const;
    void leaveAfter(std::uint32_t slot, FailureClass failure, FallbackReason reason);
    void leave(std::uint32_t slot, FallbackReason reason);
    void refundUnsentRetry(CallState& call);

    // settlement.cpp
    void settleBuckets(CallState& call, const AttemptEnded& facts, FailureClass failure);
    void settle(CallState& call, const RatePlan::Amounts& used);
    void applyServerLimits(ModelId model, const ServerLimits& limits);
    RateLimits limitsOf(ModelId model) const;
    void tellBreaker(CallState& call, const AttemptEnded& facts, FailureClass failure);
    void coolAfter(CallState& call, const AttemptEnded& facts, FailureClass failure);
    void addCost(CallState& call, const AttemptEnded& facts, FailureClass failure);
    void addCost(CallState& call, const std::optional<Usage>& usage, bool failed);

    // sharing.cpp
    void share(SharedChange change);
    bool haveCapacity(std::uint32_t slot);
    void capacityGranted(const CapacityGranted& answer);
    void giveBackShared(ModelId model, const RatePlan::Amounts& amounts, std::uint64_t probe);
    void settleShared(CallState& call, const RatePlan::Amounts& used);
    void freeSharedProbe(CallState& call);
    void adoptLevels(const SharedLevels& shared);
    void adopt(const SharedOutcome& shared);
    void adopt(const SharedBreaker& shared);
    void adopt(const SharedCooling& shared);
    void adopt(const SharedCredential& shared);
    void adopt(const SharedBudget& shared);
    void adopt(const SharedLevels& shared);
    void wakeCooling();
    void cool(ModelId model, Instant until, FallbackReason reason, FailureClass failure);
    void coolCredential(ProviderId provider, Instant until, FailureClass failure);
    bool charge(ProviderId provider, double price);
    void refundBudget(ProviderId provider, double amount);

    // ending.cpp
    void endChain(std::uint32_t slot);
    void nextKind(std::uint32_t slot);
    bool tryDegrade(std::uint32_t slot);
    void cacheAnswered(const CacheAnswered& event);
    void enqueued(const Enqueued& event);
    FailureClass finalClass(const CallState& call) const;
    Instant breakerReadyAt(const Model& model) const;
    std::optional<Instant> retryAt(const CallState& call) const;
    Finish finishOf(const CallState& call, Outcome outcome, FailureClass failure) const;
    void finish(std::uint32_t slot, Finish result);
    Outcome failureOutcome(const CallState& call, FailureClass failure) const;
    void fail(std::uint32_t slot, FailureClass failure);
    void lead(std::uint32_t slot);
    void joinFlight(std::uint32_t slot, std::uint32_t leader);
    void unlinkFollower(std::uint32_t slot);
    FlatMap& flightsOf(const CallState& call) { return call.job ? job_flights : flights; }
    void goOnAlone(std::uint32_t first);
    bool handOver(std::uint32_t slot, Outcome outcome, FailureClass failure);
    void finishFollowers(std::uint32_t slot, const Finish& result);
    void freeSlot(std::uint32_t slot);

    // engine_snapshot.cpp
    EngineSnapshot snapshot();
    Forecast forecast(const Submitted& call);

    CallState& at(std::uint32_t slot) { return calls[slot]; }
    ProviderId providerOf(ModelId model) const { return config.models[model.value].provider; }
    const ProfileConfig& profileOf(const CallState& call) const { return config.profiles[call.profile.value]; }
    ModelId modelOf(const CallState& call) const { return call.place < 0 ? ModelId{} : call.chain.model(call.place); }
    Model& stateOf(ModelId model) { return models[model.value]; }
    Concurrency::Place placeOf(const CallState& call) const { return {call.priority, call.arrival}; }
    Duration budgetLeft(const CallState& call) const { return profileOf(call).attempts.total_wait - call.wait_spent; }

    EngineConfig config;
    Draws& draws;
    Instant now{};
    bool reporting = true;
    bool paused = false;
    std::uint64_t order = 0;
    std::uint64_t arrivals = 0;
    std::uint64_t attempts = 0;
    std::uint64_t capacity_requests = 0;
    std::vector<Model> models;
    std::vector<Provider> providers;
    Concurrency slots;
    std::vector<CallState> calls;
    std::vector<std::uint32_t> free_slots;
    std::size_t active = 0;
    FlatMap by_id, flights;
    FlatMap job_flights; ///< of jobs: their waits are other than those of a call for which somebody waits
    Timers timers;
    std::vector<std::size_t> touched;  ///< models whose buckets changed in this handle()
    std::vector<std::size_t> reviewed; ///< models whose limits did
    std::vector<Command> commands;
    std::size_t next_command = 0;
};

} // namespace plimsoll
