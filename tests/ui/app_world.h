// Everything that the composition root makes, real, in a folder of its own; only the keys are in memory.
#pragma once

#include "core/config/config_file.h"
#include "core/live/live_client.h"
#include "core/live/queue_runner.h"
#include "core/sandbox/sandbox_thread.h"
#include "core/sandbox/storm_demo.h"
#include "core/store/answer_store.h"
#include "core/store/budget_watch.h"
#include "core/store/history.h"
#include "core/store/job_store.h"
#include "core/store/prompt_history.h"
#include "core/telemetry/event_log.h"
#include "core/telemetry/metrics.h"
#include "tests/support/memory_key_store.h"
#include "ui/app_context.h"
#include "ui/language/translation.h"
#include "ui/theme/appearance.h"

#include <QTemporaryDir>

namespace plimsoll::test {

struct AppWorld
{
    explicit AppWorld(Language language = Language::System) : translation(language) {}

    QTemporaryDir folder;
    Translation translation; ///< the tests' locale is C: English, with its plurals
    ConfigService config{folder.filePath(QStringLiteral("config.json")), ConfigService::Watch::No};
    MemoryKeyStore keys;
    EventLog events;
    Metrics metrics;
    History history{folder.filePath(QStringLiteral("history.sqlite")), QStringLiteral("test"), config.config().history};
    PromptHistory prompts{folder.filePath(QStringLiteral("prompts.sqlite")), config.config().history};
    EventFanOut sinks{{&events, &history}};
    AnswerStore answers{folder.filePath(QStringLiteral("cache.sqlite"))};
    BudgetWatch budget{config, history.path()};
    JobStore jobs{folder.filePath(QStringLiteral("queue.sqlite"))};
    LiveClient client{config, keys, sinks, feeding()};
    QueueRunner queue{client, jobs, config};
    SandboxThread sandbox_thread;
    StormDemo storm{client, sandbox_thread};
    Appearance appearance{Theme::Light};
    AppContext context{config, client, keys, events, metrics, sandbox_thread, storm, appearance, jobs, queue,
                       history, prompts, answers, budget};

private:
    LiveClientOptions feeding()
    {
        LiveClientOptions options;
        options.metrics = &metrics;
        options.queue = &jobs;
        return options;
    }
};

} // namespace plimsoll::test
