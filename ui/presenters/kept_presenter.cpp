#include "ui/presenters/kept_presenter.h"

#include "core/config/config_file.h"
#include "core/store/answer_store.h"
#include "core/store/history.h"
#include "core/store/history_read.h"
#include "core/store/history_upkeep.h"
#include "core/store/prompt_history.h"
#include "core/telemetry/format.h"
#include "ui/language/core_texts.h"

#include <QLocale>

namespace plimsoll {

namespace {

QString since(const std::optional<QDateTime>& oldest)
{
    return oldest ? KeptPresenter::tr(", since %1").arg(QLocale().toString(oldest->toLocalTime(), QLocale::ShortFormat))
                  : QString();
}

QString size(qint64 bytes)
{
    return QLocale().formattedDataSize(bytes, 1, QLocale::DataSizeTraditionalFormat);
}

KeptPresenter::Kept unread(const QString& problem)
{
    KeptPresenter::Kept kept;
    kept.figures = KeptPresenter::tr("How much there is cannot be said just now.");
    kept.problem = problem.isEmpty() ? KeptPresenter::tr("The file cannot be read.") : problem;
    return kept;
}

KeptPresenter::Kept wordsOf(const HistorySize& found)
{
    KeptPresenter::Kept kept;
    kept.anything = true; // perhaps only what earlier days cost
    kept.bytes = found.bytes;
    kept.figures = found.events + found.calls == 0 ? KeptPresenter::tr("No event and no call is kept")
                                                   : KeptPresenter::tr("%Ln events of %1, %2%3", nullptr, int(found.events))
                                                         .arg(KeptPresenter::tr("%Ln calls", nullptr, int(found.calls)),
                                                              size(found.bytes), since(found.oldest));
    if (found.dropped > 0)
        kept.figures += KeptPresenter::tr("; %L1 could not be written").arg(found.dropped);
    return kept;
}

KeptPresenter::Kept wordsOf(const PromptsSize& found, bool on)
{
    KeptPresenter::Kept kept;
    kept.anything = found.rows > 0;
    kept.bytes = found.bytes;
    const QString rest = size(found.bytes) + since(found.oldest);
    kept.figures = found.rows == 0
        ? KeptPresenter::tr("No prompt is kept")
        : KeptPresenter::tr("%Ln prompts with their answers, %1", nullptr, int(found.rows)).arg(rest);
    if (!on)
        kept.figures += KeptPresenter::tr("; new ones are not kept");
    return kept;
}

KeptPresenter::Kept wordsOf(const AnswerStoreFigures& found, const CacheOptions& options)
{
    KeptPresenter::Kept kept;
    kept.anything = found.entries > 0;
    kept.bytes = found.file_bytes;
    kept.figures = found.entries == 0 ? KeptPresenter::tr("No answer is stored")
                                      : KeptPresenter::tr("%L1 of at most %L2 answers, %3, each for %4")
                                            .arg(found.entries)
                                            .arg(options.max_entries)
                                            .arg(size(found.file_bytes), formatDuration(options.ttl));
    return kept;
}

/// What stood in the way; empty: nothing.
QString obstacle(const Database& database, const std::optional<Error>& error)
{
    if (!error)
        return {};
    return database.busy() ? KeptPresenter::tr("another program is using the file; try again")
                           : fromCore(error->what);
}

} // namespace

KeptPresenter::KeptPresenter(History& history, PromptHistory& prompts, AnswerStore& answers,
                             const ConfigService& config, QObject* parent)
    : QObject(parent), m_history(history), m_prompts(prompts), m_answers(answers), m_config(config)
{
    for (Kept& kept : m_kept)
        kept.figures = tr("Reading…");
    connect(&config, &ConfigService::changed, this, &KeptPresenter::refresh); // the figures tell the limits, too
}

QString KeptPresenter::title(Kind kind)
{
    switch (kind) {
    case Kind::Calls:
        return tr("History of calls");
    case Kind::Prompts:
        return tr("Prompts and answers");
    case Kind::Answers:
        break;
    }
    return tr("Stored answers");
}

QString KeptPresenter::total() const
{
    const qint64 history = kept(Kind::Calls).bytes + kept(Kind::Prompts).bytes;
    if (history + kept(Kind::Answers).bytes == 0)
        return {}; // not known yet
    return tr("%1 on the disk. Of that the history and the prompts are %2; they may grow to %3 together.")
        .arg(size(history + kept(Kind::Answers).bytes), size(history),
             size(m_config.config().history.max_mb * kMegabyte));
}

QString KeptPresenter::question(Kind kind) const
{
    switch (kind) {
    case Kind::Calls:
        return tr("Wipe the history of calls?");
    case Kind::Prompts:
        return tr("Wipe all prompts and their answers?");
    case Kind::Answers:
        break;
    }
    return tr("Wipe the stored answers?");
}

QString KeptPresenter::consequence(Kind kind)
{
    switch (kind) {
    case Kind::Calls:
        return tr("All events, calls and costs of all your programs are deleted for good, also the sums of earlier "
                  "days. Prompts stay.");
    case Kind::Prompts:
        return tr(
            "They are overwritten on the disk, pinned ones too, for all your programs. What the calls cost stays.");
    case Kind::Answers:
        break;
    }
    return tr("Equal prompts are sent, and paid for, again.");
}

void KeptPresenter::take(Kind kind, Kept kept)
{
    if (kept.problem.isEmpty())
        kept.problem = m_refused[std::size_t(kind)];
    m_kept[std::size_t(kind)] = std::move(kept);
    Q_EMIT changed();
}

void KeptPresenter::refresh()
{
    askCalls();
    askPrompts();
    askAnswers();
}

void KeptPresenter::askCalls()
{
    if (!m_history.store())
        return; // not opened yet
    m_history.store()->ask(
        this, [](Database* database) { return database ? readSize(*database) : std::nullopt; },
        [this](const std::optional<HistorySize>& found) {
            take(Kind::Calls, found ? wordsOf(*found) : unread(fromCore(m_history.problem())));
        });
}

void KeptPresenter::askPrompts()
{
    const bool on = m_config.config().history.prompts == KeepPrompts::On;
    if (!m_prompts.store()) {
        if (!on)
            take(Kind::Prompts, wordsOf(PromptsSize{}, on)); // nothing was ever kept
        return;
    }
    m_prompts.store()->ask(
        this, [](Database* database) { return database ? prompts::size(*database) : std::nullopt; },
        [this, on](const std::optional<PromptsSize>& found) {
            take(Kind::Prompts, found ? wordsOf(*found, on) : unread(fromCore(m_prompts.problem())));
        });
}

void KeptPresenter::askAnswers()
{
    if (!m_answers.hasFile()) { // looking makes none
        take(Kind::Answers, wordsOf(AnswerStoreFigures{}, m_config.config().cache));
        return;
    }
    m_answers.figures(this, [this](const std::optional<AnswerStoreFigures>& found) {
        take(Kind::Answers, found ? wordsOf(*found, m_config.config().cache) : unread(fromCore(m_answers.thread().problem())));
    });
}

void KeptPresenter::wipe(Kind kind)
{
    const auto done = [this, kind](const QString& problem) {
        // Said until it is tried again: the figures do not say it.
        m_refused[std::size_t(kind)] = problem.isEmpty() ? QString() : tr("Not wiped: %1").arg(problem);
        refresh();
    };
    const auto by = [](auto work) {
        return [work](Database* database) {
            return database ? obstacle(*database, work(*database)) : tr("the file cannot be opened");
        };
    };
    if (kind == Kind::Calls && m_history.store())
        m_history.store()->ask(this, by(wipeHistory), done);
    else if (kind == Kind::Prompts && m_prompts.store())
        m_prompts.store()->ask(this, by(prompts::wipe), done);
    else if (kind == Kind::Answers)
        m_answers.wipe(this, [done](std::optional<int> count) {
            done(count ? QString() : tr("another program is using the file; try again"));
        });
}

} // namespace plimsoll
