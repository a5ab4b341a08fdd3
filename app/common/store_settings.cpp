#include "app/common/store_settings.h"

#include "core/config/config_file.h"
#include "core/store/answer_store.h"
#include "core/store/history.h"
#include "core/store/job_store.h"
#include "core/store/prompt_history.h"

namespace plimsoll {

namespace {

template <class Store, class Take> void follow(const ConfigService& config, Store* store, Take take)
{
    if (!store)
        return;
    take(*store, config.config());
    QObject::connect(&config, &ConfigService::changed, store, [&config, store, take] { take(*store, config.config()); });
}

} // namespace

void followConfig(const ConfigService& config, const ConfiguredStores& stores)
{
    follow(config, stores.history, [](History& history, const Config& now) { history.setOptions(now.history); });
    follow(config, stores.prompts, [](PromptHistory& prompts, const Config& now) { prompts.setOptions(now.history); });
    follow(config, stores.answers, [](AnswerStore& answers, const Config& now) {
        answers.keepOnDisk(now.history.prompts == KeepPrompts::On);
    });
    follow(config, stores.jobs, [](JobStore& jobs, const Config& now) { jobs.setLimits(limitsOf(now.queue)); });
}

} // namespace plimsoll
