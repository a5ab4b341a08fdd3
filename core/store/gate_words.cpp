#include "core/store/gate_words.h"

#include "core/config/engine_names.h"
#include "core/live/boot_clock.h"

namespace plimsoll {

std::optional<GateNews> toNews(const SharedChange& change, const EngineNames& names, const BootClock& clock)
{
    GateNews news;
    const auto cooling = [&](const Cooling& cooled) {
        news.until = cooled.until == Instant{} ? 0 : clock.sinceBoot(cooled.until);
        news.reason = static_cast<int>(cooled.reason);
        news.failure = static_cast<int>(cooled.failure);
    };
    if (const auto* outcome = std::get_if<SharedOutcome>(&change)) {
        news.name = names.models.name(outcome->model);
        news.flag = outcome->failure;
    } else if (const auto* breaker = std::get_if<SharedBreaker>(&change)) {
        news.kind = GateNews::Kind::Breaker;
        news.name = names.models.name(breaker->model);
        news.flag = breaker->open;
        news.until = clock.sinceBoot(breaker->until);
        news.count = breaker->reopenings;
        news.reason = static_cast<int>(breaker->reason);
    } else if (const auto* model = std::get_if<SharedCooling>(&change)) {
        news.kind = GateNews::Kind::Cooling;
        news.name = names.models.name(model->model);
        cooling(model->cooling);
    } else if (const auto* credential = std::get_if<SharedCredential>(&change)) {
        news.kind = GateNews::Kind::Credential;
        news.name = names.providers.name(credential->provider);
        cooling(credential->cooling);
    } else if (const auto* budget = std::get_if<SharedBudget>(&change)) {
        news.kind = GateNews::Kind::Budget;
        news.name = names.providers.name(budget->provider);
        news.value = budget->change;
    } else {
        return std::nullopt;
    }
    return news;
}

std::optional<SharedState> fromNews(const GateNews& news, const EngineNames& names, const BootClock& clock)
{
    const ModelId model = names.models.find(news.name).value_or(ModelId{});
    const ProviderId provider = names.providers.find(news.name).value_or(ProviderId{});
    const bool of_provider = news.kind == GateNews::Kind::Credential || news.kind == GateNews::Kind::Budget;
    if (of_provider ? !provider.valid() : !model.valid())
        return std::nullopt;
    const Instant until = clock.fromBoot(news.until);
    const Cooling cooling{until, static_cast<FallbackReason>(news.reason), static_cast<FailureClass>(news.failure)};
    switch (news.kind) {
    case GateNews::Kind::Outcome: return SharedState{SharedOutcome{model, news.flag}};
    case GateNews::Kind::Breaker:
        return SharedState{SharedBreaker{model, news.flag, until, news.count, static_cast<BreakerReason>(news.reason)}};
    case GateNews::Kind::Cooling: return SharedState{SharedCooling{model, cooling}};
    case GateNews::Kind::Credential: return SharedState{SharedCredential{provider, cooling}};
    case GateNews::Kind::Budget: return SharedState{SharedBudget{provider, news.value}};
    }
    return std::nullopt;
}

} // namespace plimsoll
