#include "ui/presenters/prompt_history_presenter.h"

#include "core/config/config_file.h"
#include "core/store/prompt_history.h"
#include "ui/language/core_texts.h"
#include "ui/presenters/prompt_vocabulary.h"
#include "ui/presenters/prompt_words.h"

#include <QLocale>

#include <algorithm>

namespace plimsoll {

namespace {

constexpr int kSearchDelayMs = 150;
constexpr int kTitle = 120;
constexpr int kExcerpt = 600; // of an answer: the rest stays in the file

QString told(const Database& database)
{
    return fromCore(database.error().what);
}

} // namespace

struct PromptHistoryPresenter::Found
{
    QList<PromptRecord> pinned, others;
    qint64 kept = 0;
    bool more = false;
    QString problem;
};

PromptHistoryPresenter::PromptHistoryPresenter(PromptHistory& prompts, ConfigService& config, QObject* parent)
    : QObject(parent), m_prompts(prompts), m_config(config)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(kSearchDelayMs);
    connect(&m_soon, &QTimer::timeout, this, &PromptHistoryPresenter::refresh);
    connect(&config, &ConfigService::changed, this, &PromptHistoryPresenter::changed);
    connect(&prompts, &PromptHistory::stateChanged, this, &PromptHistoryPresenter::changed);
}

void PromptHistoryPresenter::search(const QString& text)
{
    if (text.simplified() == m_text)
        return;
    m_text = text.simplified();
    m_soon.start();
}

void PromptHistoryPresenter::refresh()
{
    ask(0);
}

void PromptHistoryPresenter::more()
{
    if (m_busy || !m_more)
        return;
    ask(m_oldest);
}

void PromptHistoryPresenter::ask(qint64 before)
{
    m_soon.stop();
    StoreThread* store = m_prompts.store();
    if (!store) {
        take({}, false);
        return;
    }
    m_busy = true;
    store->ask(
        this,
        [text = m_text, before](Database* database) {
            Found found;
            if (!database)
                return found; // why, the store says itself
            const auto ask = [&](bool pinned) {
                auto records =
                    prompts::find(*database, {text, pinned, pinned ? kMostPinned : kPage + 1, pinned ? 0 : before});
                if (!records) {
                    found.problem = told(*database);
                    return QList<PromptRecord>();
                }
                for (PromptRecord& record : *records)
                    record.answer = record.answer.left(kExcerpt);
                return *records;
            };
            if (before == 0)
                found.pinned = ask(true);
            found.others = ask(false);
            found.more = found.others.size() > kPage;
            if (found.more)
                found.others.removeLast();
            if (const auto size = prompts::size(*database))
                found.kept = size->rows;
            return found;
        },
        [this, before, question = ++m_question](const Found& found) {
            if (question == m_question)
                take(found, before != 0);
        });
}

void PromptHistoryPresenter::take(const Found& found, bool append)
{
    m_busy = false;
    m_known = true;
    m_problem = found.problem;
    m_kept = found.kept;
    m_more = found.more;
    if (!append)
        m_rows.clear();
    for (const PromptRecord& record : found.pinned)
        m_rows.push_back(promptHistoryRow(record));
    for (const PromptRecord& record : found.others)
        if (!record.pinned)
            m_rows.push_back(promptHistoryRow(record));
    m_oldest = found.others.isEmpty() ? 0 : found.others.last().id;
    Q_EMIT changed();
}

const PromptHistoryRow* PromptHistoryPresenter::row(qint64 id) const
{
    const auto found =
        std::find_if(m_rows.begin(), m_rows.end(), [id](const PromptHistoryRow& row) { return row.id == id; });
    return found == m_rows.end() ? nullptr : &*found;
}

QString PromptHistoryPresenter::notice() const
{
    if (!m_problem.isEmpty())
        return m_problem;
    if (!m_prompts.problem().isEmpty())
        return tr("Prompts cannot be kept just now: %1").arg(fromCore(m_prompts.problem()));
    if (m_config.config().history.prompts == KeepPrompts::Off)
        return tr("Prompts are not kept: Settings → History → Prompts (history.prompts) is off.");
    return {};
}

QString PromptHistoryPresenter::emptyText() const
{
    if (!m_known || m_busy)
        return tr("Looking…");
    if (!m_text.isEmpty())
        return tr("No kept prompt has these words.");
    if (m_config.config().history.prompts == KeepPrompts::Off)
        return tr("Nothing is kept.");
    return tr("What you send is kept here, on this computer only.");
}

QString PromptHistoryPresenter::summary() const
{
    if (m_text.isEmpty())
        return tr("%n prompts", nullptr, int(m_kept));
    const QString shown = m_more ? tr("%1+").arg(QLocale().toString(m_rows.size())) : QLocale().toString(m_rows.size());
    return tr("%1 of %n prompts", nullptr, int(m_kept)).arg(shown);
}

/// What `what` returns is why it could not be done.
void PromptHistoryPresenter::change(std::function<QString(Database&)> what)
{
    StoreThread* store = m_prompts.store();
    if (!store)
        return;
    store->ask(
        this, [what = std::move(what)](Database* database) { return database ? what(*database) : QString(); },
        [this](const QString& problem) {
            if (problem.isEmpty()) {
                refresh();
                return;
            }
            m_problem = problem;
            Q_EMIT changed();
        });
}

void PromptHistoryPresenter::setPinned(qint64 id, bool pinned)
{
    change([id, pinned](Database& database) -> QString {
        return prompts::setPinned(database, id, pinned) ? QString() : told(database);
    });
}

void PromptHistoryPresenter::remove(qint64 id)
{
    change([id](Database& database) -> QString { return prompts::remove(database, id) ? QString() : told(database); });
}

void PromptHistoryPresenter::wipe()
{
    change([](Database& database) -> QString {
        const auto error = prompts::wipe(database);
        return error ? fromCore(error->what) : QString();
    });
}

PromptHistoryRow promptHistoryRow(const PromptRecord& record)
{
    PromptHistoryRow row;
    row.id = record.id;
    row.pinned = record.pinned;
    row.request = record.request;
    QString prompt;
    for (const PromptMessage& message : record.request.messages)
        if (message.role == QLatin1String("user"))
            prompt = message.text;
    row.title = prompt.left(4 * kTitle).simplified().left(kTitle);
    const QDateTime at = record.at.toLocalTime();
    const bool today = at.date() == QDate::currentDate();
    QStringList details{today ? QLocale().toString(at.time(), QLocale::ShortFormat)
                              : QLocale().toString(at, QLocale::ShortFormat)};
    if (!record.model.isEmpty())
        details << record.model;
    if (const auto failure = fromName<FailureClass>(kFailureClassNames, record.failure);
        failure && *failure != FailureClass::Ok)
        details << prompt_words::failureName(*failure);
    row.details = details.join(QStringLiteral(" · "));
    row.excerpt = prompt.left(kExcerpt);
    if (!record.answer.isEmpty())
        row.excerpt += QStringLiteral("\n\n") + record.answer.left(kExcerpt);
    return row;
}

} // namespace plimsoll
