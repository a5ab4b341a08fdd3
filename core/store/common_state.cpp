#include "core/store/common_state.h"

#include "core/engine/engine.h"
#include "core/store/gate_session.h"
#include "core/store/gate_words.h"

namespace plimsoll {

Result<CommonState> readCommonState(const Config& config, const QString& path)
{
    auto database = Database::open(path, GateTables::schema());
    if (!database)
        return database.error();
    CommonState state;
    state.set_aside = (*database)->setAside();
    EngineConfig compiled = compile(config, state.names);
    GateSession session(0);
    session.configure({compiled.retry_budget, compiled.breaker.window.count()});
    const GateReply reply = session.handle(database->get(), {});
    if (!reply.problem.isEmpty())
        return Error{path.toStdString(), reply.problem.toStdString()};
    SplitMix64 draws(0);
    Engine engine(std::move(compiled), draws);
    engine.setReporting(false);
    const Instant now = state.clock.now();
    for (const GateNews& news : reply.news)
        if (const auto shared = fromNews(news, state.names, state.clock))
            engine.handle(now, *shared);
    for (const GateLevels& levels : reply.levels)
        if (const auto model = state.names.models.find(levels.model))
            engine.handle(now, SharedState{SharedLevels{*model, levels.level}});
    state.snapshot = engine.snapshot(now);
    return state;
}

} // namespace plimsoll
