// Slots (policies 1.4 and 9), with the conformance cases 76, 80, 81 and 83.
#include "core/base/rng.h"
#include "core/policy/concurrency.h"

#include <gtest/gtest.h>

using namespace plimsoll;

namespace {

Concurrency pool(std::optional<int> model, std::optional<int> profile)
{
    Concurrency slots;
    slots.setModel(0, model);
    slots.setProfile(0, profile);
    return slots;
}

} // namespace

TEST(Concurrency, Case81_TheHeadWaiterRunsBeforeANewcomer)
{
    Concurrency slots = pool(1, 10);
    EXPECT_TRUE(slots.tryTake(0, 0, {0, 1}));
    slots.wait(0, 0, {0, 2}, 22);
    slots.release(0, 0);
    EXPECT_FALSE(slots.tryTake(0, 0, {0, 3})) << "the waiter comes first, although the slot is free";
    EXPECT_EQ(slots.grantNext()->tag, 22u);
    EXPECT_FALSE(slots.grantNext());
    EXPECT_EQ(slots.inUse(0), 1);
}

TEST(Concurrency, LargerPriorityThenArrival)
{
    Concurrency slots = pool(1, 10);
    slots.tryTake(0, 0, {0, 1});
    slots.wait(0, 0, {0, 2}, 2);
    slots.wait(0, 0, {0, 3}, 3);
    slots.wait(0, 0, {5, 4}, 4);
    for (const std::uint32_t expected : {4u, 2u, 3u}) {
        slots.release(0, 0);
        EXPECT_EQ(slots.grantNext()->tag, expected);
    }
}

TEST(Concurrency, BothPoolsOrNeither)
{
    Concurrency slots;
    slots.setModel(0, 1);
    slots.setModel(1, 5);
    slots.setProfile(0, 1);
    slots.setProfile(1, 5);
    EXPECT_TRUE(slots.tryTake(0, 0, {0, 1}));
    EXPECT_FALSE(slots.tryTake(1, 0, {0, 2})) << "the profile is full";
    slots.wait(1, 0, {0, 2}, 2);
    EXPECT_TRUE(slots.tryTake(1, 1, {0, 3})) << "another profile is not held up by it";
    slots.release(0, 0);
    EXPECT_EQ(slots.grantNext()->tag, 2u);
    EXPECT_EQ(slots.inUseOfProfile(0), 1);
}

TEST(Concurrency, Case83_ALowerLimitKillsNothingAndStartsNothing)
{
    Concurrency slots = pool(8, std::nullopt);
    for (std::uint64_t i = 0; i < 8; ++i)
        EXPECT_TRUE(slots.tryTake(0, 0, {0, i}));
    slots.wait(0, 0, {0, 9}, 9);
    slots.setModel(0, 3);
    for (int i = 0; i < 5; ++i) {
        slots.release(0, 0);
        EXPECT_FALSE(slots.grantNext());
    }
    slots.release(0, 0);
    EXPECT_EQ(slots.grantNext()->tag, 9u);
    EXPECT_EQ(slots.inUse(0), 3);
}

TEST(Concurrency, Case80_WaitersThatLeftTakeNoSlotWithThem)
{
    Concurrency slots = pool(8, std::nullopt);
    std::vector<Concurrency::Waiter> waiters;
    for (std::uint64_t i = 0; i < 8; ++i)
        slots.tryTake(0, 0, {0, i});
    for (std::uint32_t i = 0; i < 8; ++i)
        waiters.push_back(slots.wait(0, 0, {0, 100u + i}, i));
    for (auto& waiter : waiters)
        slots.leave(0, 0, waiter);
    for (int i = 0; i < 8; ++i)
        slots.release(0, 0);
    EXPECT_FALSE(slots.grantNext());
    EXPECT_EQ(slots.inUse(0), 0);
    for (std::uint64_t i = 0; i < 8; ++i)
        EXPECT_TRUE(slots.tryTake(0, 0, {0, 200 + i}));
}

TEST(Concurrency, Case76_PermitsAreConservedInRandomRaces)
{
    SplitMix64 rng(42);
    Concurrency slots = pool(3, 4);
    int held = 0;
    std::vector<Concurrency::Waiter> waiting(64, Concurrency::kNoWaiter);
    for (std::uint64_t step = 1; step < 20000; ++step) {
        const auto tag = static_cast<std::uint32_t>(rng.next() * 64);
        const double what = rng.next();
        if (what < 0.4) {
            if (waiting[tag] == Concurrency::kNoWaiter) {
                if (slots.tryTake(0, 0, {0, step}))
                    ++held;
                else
                    waiting[tag] = slots.wait(0, 0, {0, step}, tag);
            }
        } else if (what < 0.6) {
            slots.leave(0, 0, waiting[tag]);
        } else if (held > 0) {
            slots.release(0, 0);
            --held;
        }
        while (const auto granted = slots.grantNext()) {
            EXPECT_NE(waiting[granted->tag], Concurrency::kNoWaiter);
            waiting[granted->tag] = Concurrency::kNoWaiter;
            ++held;
        }
        ASSERT_EQ(slots.inUse(0), held);
        ASSERT_LE(held, 3);
    }
}
