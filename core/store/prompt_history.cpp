#include "core/store/prompt_history.h"

#include "core/store/store_wait.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace plimsoll {

namespace {

constexpr int kUpkeepMs = 3600 * 1000;

QString word(std::string_view name) { return QString::fromLatin1(name.data(), qsizetype(name.size())); }

} // namespace

PromptHistory::PromptHistory(QString path, HistoryOptions options, QObject* parent)
    : QObject(parent), m_path(std::move(path)), m_options(options)
{
    connect(&m_upkeep, &QTimer::timeout, this, &PromptHistory::tidy);
}

PromptHistory::~PromptHistory() { finish(); }

void PromptHistory::start()
{
    m_started = true;
    if (wanted() || QFileInfo::exists(m_path))
        open();
}

void PromptHistory::open()
{
    if (m_store || !m_started)
        return;
    m_store = std::make_unique<StoreThread>(m_path, promptsSchema());
    connect(m_store.get(), &StoreThread::state, this, [this](const QString& problem, const QString& setAside) {
        show(problem, setAside.isEmpty() ? m_set_aside : setAside);
    });
    m_upkeep.start(kUpkeepMs);
    tidy();
}

void PromptHistory::setOptions(const HistoryOptions& options)
{
    if (m_options == options)
        return;
    m_options = options;
    if (wanted())
        open();
    tidy();
}

void PromptHistory::record(const CallResult& result)
{
    if (!wanted() || !result.request.remember)
        return;
    open();
    if (!m_store)
        return;
    PromptRecord record;
    record.at = QDateTime::currentDateTimeUtc();
    record.request_id = result.requestId;
    record.request = result.request;
    record.answer = result.text;
    record.outcome = word(name(result.done.outcome));
    record.failure = word(name(result.done.failure));
    record.model = result.model;
    m_store->ask(
        this,
        [record = std::move(record)](Database* database) -> QString {
            if (!database || prompts::add(*database, record))
                return {}; // without a database state() has told
            return QString::fromStdString(database->error().what);
        },
        [this](const QString& refused) {
            if (!refused.isEmpty() || m_store->problem().isEmpty())
                show(refused, m_set_aside);
        });
}

void PromptHistory::tidy()
{
    if (m_store)
        m_store->post([options = m_options](Database* database) {
            if (database)
                prompts::tidy(*database, options, QDateTime::currentMSecsSinceEpoch());
        });
}

void PromptHistory::show(const QString& problem, const QString& setAside)
{
    if (problem == m_problem && setAside == m_set_aside)
        return;
    m_problem = problem;
    m_set_aside = setAside;
    Q_EMIT stateChanged();
}

bool PromptHistory::finish(const QDeadlineTimer& end)
{
    m_started = false;
    m_upkeep.stop();
    if (!m_store)
        return true;
    if (!doneBefore(end, *m_store)) {
        show(heldByAnother(m_path), m_set_aside);
        [[maybe_unused]] StoreThread* goes_with_the_process = m_store.release();
        return false;
    }
    QCoreApplication::sendPostedEvents(m_store.get(), QEvent::MetaCall); // what the thread had to say meanwhile
    m_store.reset();
    return true;
}

} // namespace plimsoll
