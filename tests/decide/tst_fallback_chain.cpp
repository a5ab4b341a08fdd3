// The order in which one call asks models (policies 1.1, 2 and 7.1), and what a change of the chain leaves of it.
#include "core/policy/fallback_chain.h"

#include <gtest/gtest.h>

#include <vector>

using namespace plimsoll;

namespace {

ModelId model(int i) { return ModelId{static_cast<std::uint16_t>(i)}; }

std::vector<int> order(const FallbackChain& chain)
{
    std::vector<int> models;
    for (int place = 0; place < chain.size(); ++place)
        models.push_back(chain.model(place).value);
    return models;
}

const std::vector<ModelId> kThree{model(1), model(2), model(3)};

} // namespace

TEST(FallbackChain, APinnedModelGoesFirstAndOnce)
{
    EXPECT_EQ(order(FallbackChain(kThree, model(2), false)), (std::vector{2, 1, 3}));
    EXPECT_EQ(order(FallbackChain(kThree, model(9), false)), (std::vector{9, 1, 2, 3}));
    EXPECT_EQ(order(FallbackChain(kThree, model(9), true)), (std::vector{9})) << "no other model may answer";
    EXPECT_EQ(order(FallbackChain(kThree, {}, true)), (std::vector{1}));
}

TEST(FallbackChain, OthersGoFirstStablyAndTheEnteredStay)
{
    const std::vector<ModelId> five{model(1), model(2), model(3), model(4), model(5)};
    FallbackChain chain(five, {}, false);
    chain.enter(0);
    chain.bar(1);
    chain.ask(0);
    chain.preferOthers([](ModelId m) { return m.value % 2 == 1; });
    EXPECT_EQ(order(chain), (std::vector{1, 3, 5, 2, 4}));
    EXPECT_TRUE(chain.entered(0));
    EXPECT_EQ(chain.asked(0), 1);
    EXPECT_TRUE(chain.barred(chain.placeOf(model(2)))) << "what was barred stays so at its new place";
    EXPECT_EQ(chain.nextOpen(), 1);
}

TEST(FallbackChain, ANewChainForgetsNothingThatHappened)
{
    FallbackChain chain(kThree, {}, false);
    chain.enter(0);
    chain.ask(0);
    chain.bar(1);
    const std::vector<ModelId> next{model(3), model(2), model(1), model(7)};
    chain.replaceRest(next);
    EXPECT_EQ(order(chain), (std::vector{1, 3, 2, 7}));
    EXPECT_TRUE(chain.entered(0));
    EXPECT_EQ(chain.asked(0), 1);
    EXPECT_FALSE(chain.barred(1));
    EXPECT_TRUE(chain.barred(2)) << "a credential that was refused is not asked again because the chain was edited";
    EXPECT_FALSE(chain.entered(3));
}

TEST(FallbackChain, APinnedModelThatHasNotHadItsTurnKeepsItsPlace)
{
    FallbackChain chain(kThree, model(9), false);
    const std::vector<ModelId> next{model(4), model(3)};
    chain.replaceRest(next);
    EXPECT_EQ(order(chain), (std::vector{9, 4, 3}));
    chain.enter(0);
    chain.replaceRest(kThree);
    EXPECT_EQ(order(chain), (std::vector{9, 1, 2, 3})) << "once";
}

TEST(FallbackChain, HoldsAPinnedModelAndTheLongestChain)
{
    std::vector<ModelId> longest;
    for (int i = 0; i < FallbackChain::kMax - 1; ++i)
        longest.push_back(model(i));
    FallbackChain chain(longest, model(99), false);
    EXPECT_EQ(chain.size(), FallbackChain::kMax);
    chain.enter(FallbackChain::kMax - 1);
    EXPECT_TRUE(chain.entered(FallbackChain::kMax - 1));
    chain.replaceRest(longest);
    EXPECT_EQ(chain.size(), FallbackChain::kMax);
}
