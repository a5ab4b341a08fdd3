// A job of the queue: its own chain and fallback kinds, the worker profile's attempts, waits and concurrency (policies 7.4).
#include "core/engine/engine.h"

#include <gtest/gtest.h>

#include <vector>

using namespace plimsoll;

namespace {

constexpr ProfileId kOwn{0}, kWorker{1};
constexpr ModelId kOwnModel{0};

EngineConfig twoProfiles()
{
    EngineConfig config;
    config.provider_count = 1;
    ModelConfig model;
    model.provider = ProviderId{0};
    model.concurrency.reset();
    config.models = {model, model};
    config.breaker.consecutive_failures.reset();
    config.breaker.failure_rate.reset();
    ProfileConfig own;
    own.chain = {kOwnModel};
    own.fallback = {FallbackKind::Queue};
    own.attempts.per_model = 1;
    ProfileConfig worker;
    worker.chain = {ModelId{1}};
    worker.fallback = {FallbackKind::Model};
    worker.attempts.per_model = 3;
    worker.concurrency = 1;
    config.profiles = {own, worker};
    return config;
}

class JobPace : public testing::Test
{
protected:
    void submit(std::uint64_t call, bool job)
    {
        Submitted event;
        event.call = CallId{call};
        event.profile = kOwn;
        if (job)
            event.job_pace = kWorker;
        engine.handle(now, event);
        drain();
    }
    void drain()
    {
        Command command;
        while (engine.poll(command)) {
            if (const auto* start = std::get_if<StartAttempt>(&command))
                started.push_back(*start);
            else if (const auto* end = std::get_if<Finish>(&command))
                ended.push_back(*end);
            else if (std::holds_alternative<Enqueue>(command))
                ++enqueued;
        }
    }
    void end(AttemptId attempt, FailureClass failure)
    {
        AttemptEnded facts;
        facts.attempt = attempt;
        facts.failure = failure;
        facts.status = failure == FailureClass::Ok ? 200 : 500;
        engine.handle(now, facts);
        drain();
    }
    void wake()
    {
        ASSERT_LT(engine.nextWake(), kNever);
        now = engine.nextWake();
        engine.handle(now, TimePassed{});
        drain();
    }

    SplitMix64 draws{1};
    Engine engine{twoProfiles(), draws};
    Instant now{};
    std::vector<StartAttempt> started;
    std::vector<Finish> ended;
    int enqueued = 0;
};

TEST_F(JobPace, AttemptsAreTheWorkersTheChainIsItsOwn)
{
    submit(1, true);
    for (std::size_t attempt = 1; attempt <= 3; ++attempt) {
        while (started.size() < attempt)
            wake();
        EXPECT_EQ(started.back().model, kOwnModel);
        end(started.back().attempt, FailureClass::ServerError);
    }
    ASSERT_EQ(ended.size(), 1u);
    EXPECT_EQ(ended[0].attempts, 3);
    EXPECT_EQ(ended[0].outcome, Outcome::Queued) << "it waits again: neither answered nor failed";
    EXPECT_EQ(ended[0].failure, FailureClass::ServerError);
    EXPECT_EQ(enqueued, 0) << "a job is in the queue already";
}

TEST_F(JobPace, WhatNoLaterRunWouldMendHasFailed)
{
    submit(1, true);
    AttemptEnded facts;
    facts.attempt = started.back().attempt;
    facts.failure = FailureClass::InvalidRequest;
    facts.status = 400;
    engine.handle(now, facts);
    drain();
    ASSERT_EQ(ended.size(), 1u);
    EXPECT_EQ(ended[0].outcome, Outcome::Failed);
}

TEST_F(JobPace, TheLastRunHasFailedUnlessNothingWentOut)
{
    for (const bool open : {false, true}) {
        if (open)
            engine.handle(now, ForceBreaker{kOwnModel, true});
        Submitted event;
        event.call = CallId{open ? 2u : 1u};
        event.profile = kOwn;
        event.job_pace = kWorker;
        event.last_run = true;
        engine.handle(now, event);
        drain();
        for (std::size_t attempt = 1; !open && attempt <= 3; ++attempt) {
            while (started.size() < attempt)
                wake();
            end(started.back().attempt, FailureClass::ServerError);
        }
        ASSERT_EQ(ended.size(), open ? 2u : 1u);
        EXPECT_EQ(ended.back().outcome, open ? Outcome::Queued : Outcome::Failed);
        EXPECT_EQ(ended.back().retry_at.has_value(), open) << "when its breaker lets a probe through";
        EXPECT_FALSE(ended.back().rejected);
    }
}

TEST_F(JobPace, ACallOfTheSameProfileKeepsToItsOwn)
{
    submit(1, false);
    end(started.back().attempt, FailureClass::ServerError);
    EXPECT_EQ(started.size(), 1u);
    EXPECT_EQ(enqueued, 1);
}

TEST_F(JobPace, JobsShareTheWorkersConcurrency)
{
    submit(1, true);
    submit(2, true);
    submit(3, false); // not a job: it does not wait for the worker's slot
    ASSERT_EQ(started.size(), 2u);
    EXPECT_EQ(started[0].call, CallId{1});
    EXPECT_EQ(started[1].call, CallId{3});
    end(started[0].attempt, FailureClass::Ok);
    ASSERT_EQ(started.size(), 3u);
    EXPECT_EQ(started[2].call, CallId{2});
}

TEST_F(JobPace, AJobSharesNoFlight)
{
    EngineConfig config = twoProfiles();
    config.cache_mode = CacheMode::First;
    engine.setConfig(now, config);
    for (std::uint64_t call = 1; call <= 2; ++call) {
        Submitted event;
        event.call = CallId{call};
        event.profile = kOwn;
        event.cache_key = CacheKey{5};
        if (call == 2)
            event.job_pace = kWorker;
        engine.handle(now, event);
        engine.handle(now, CacheAnswered{CallId{call}, false, {}, {}});
    }
    drain();
    EXPECT_EQ(started.size(), 2u);
}

} // namespace
