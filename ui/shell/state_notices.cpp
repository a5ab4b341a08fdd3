#include "ui/shell/state_notices.h"

#include "core/config/config_file.h"
#include "core/store/answer_store.h"
#include "core/store/history.h"
#include "core/store/job_store.h"
#include "core/store/machine_gate.h"
#include "core/store/prompt_history.h"
#include "ui/app_context.h"
#include "ui/language/core_texts.h"
#include "ui/main_window.h"

namespace plimsoll {

StateNotices::StateNotices(AppContext& context, MachineGate* gate, MainWindow& window)
    : m_context(context), m_gate(gate), m_window(window)
{
    connect(&context.config, &ConfigService::changed, this, &StateNotices::refresh);
    connect(&context.config, &ConfigService::rejected, this, &StateNotices::refresh);
    connect(&context.jobs, &JobStore::damaged, this, &StateNotices::refresh);
    connect(&context.answers, &AnswerStore::damaged, this, &StateNotices::refresh);
    connect(&context.history, &History::stateChanged, this, &StateNotices::refresh);
    connect(&context.prompts, &PromptHistory::stateChanged, this, &StateNotices::refresh);
    if (m_gate) {
        connect(m_gate, &MachineGate::problemChanged, this, &StateNotices::refresh);
        connect(m_gate, &MachineGate::damaged, this, &StateNotices::refresh);
    }
    connect(&window, &MainWindow::noticeClosed, this, [this] {
        m_board.close();
        show();
    });
    refresh();
}

void StateNotices::tell(const QString& key, Meaning meaning, const QString& text)
{
    m_board.set(key, meaning, text);
    show();
}

void StateNotices::refresh()
{
    const auto warn = [this](const char* key, bool on, const QString& text) {
        m_board.set(QLatin1String(key), Meaning::Warning, on ? text : QString());
    };
    const QList<Error>& errors = m_context.config.fileErrors();
    const Error first = errors.isEmpty() ? Error() : errors.front();
    warn("config", !errors.isEmpty(), tr("%1 was not taken; what was in force before goes on. %2: %3")
                                          .arg(m_context.config.path(), QString::fromStdString(first.where), fromCore(first.what)));
    const QString alone = m_gate ? m_gate->problem() : QString();
    warn("limits", !alone.isEmpty(), tr("The limits are this window's alone, other processes do not share them: %1").arg(fromCore(alone)));
    const History& history = m_context.history;
    warn("history", !history.problem().isEmpty(), tr("The history cannot be written just now; calls go on. %1: %2").arg(history.path(), fromCore(history.problem())));
    const PromptHistory& prompts = m_context.prompts;
    warn("prompts", !prompts.problem().isEmpty(), tr("Prompts cannot be kept just now; calls go on. %1: %2").arg(prompts.path(), fromCore(prompts.problem())));
    warn("dropped", history.dropped() > 0, tr("%Ln events are not in the history.", nullptr, int(history.dropped())));

    const auto damaged = [&warn](const char* key, const QString& aside, const QString& text) { warn(key, !aside.isEmpty(), text.arg(aside)); };
    const JobStore& jobs = m_context.jobs;
    damaged("damaged queue", jobs.setAside(),
            jobs.salvagedAll() ? tr("The queue was damaged and is kept as %1; a new one was begun with all of its %n jobs.", nullptr, int(jobs.salvagedJobs()))
                               : tr("The queue was damaged and is kept as %1; a new one was begun with the %n jobs that could be read. Others may be lost.",
                                    nullptr, int(jobs.salvagedJobs())));
    damaged("damaged history", history.setAside(), tr("The history was damaged and is kept as %1; a new one was begun."));
    damaged("damaged prompts", prompts.setAside(), tr("The prompt history was damaged and is kept as %1; a new one was begun with what could be read."));
    damaged("damaged answers", m_context.answers.setAside(), tr("The file of stored answers was damaged and is kept as %1; a new one was begun."));
    damaged("damaged limits", m_gate ? m_gate->setAside() : QString(), tr("The file of shared limits was damaged and is kept as %1; a new one was begun."));
    show();
}

void StateNotices::show()
{
    const QString text = m_board.shown();
    if (text.isEmpty())
        m_window.clearNotice();
    else
        m_window.showNotice(m_board.meaning(), text);
}

} // namespace plimsoll
