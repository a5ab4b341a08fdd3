#include "core/store/prompt_history.h"

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
    m_store = std::make_unique<StoreThread>(m_path, m_patience.of(promptsSchema()));
    connect(m_store.get(), &StoreThread::state, this, [this](const QString& problem, const QString& setAside, const Salvaged&) {
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
        [record = std::move(record), end = m_patience.begun()](Database* database) -> QString {
            if (!database || writePatiently(*database, end, [&] { return prompts::add(*database, record); }))
                return {}; // without a database state() has told
            return refusal(*database);
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

void PromptHistory::finish()
{
    m_started = false;
    m_upkeep.stop();
    if (!m_store)
        return;
    m_store->settle();
    m_store.reset();
}

} // namespace plimsoll
