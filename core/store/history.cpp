#include "core/store/history.h"

#include "core/store/history_schema.h"
#include "core/store/history_upkeep.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QRandomGenerator>

namespace plimsoll {

namespace {

constexpr int kTryAgainMs = 2000;
constexpr int kUpkeepMs = 10 * 60 * 1000; // asks; the file knows when it was last done

} // namespace

History::History(QString path, const QString& program, HistoryOptions options, QObject* parent)
    : QObject(parent), m_path(std::move(path)), m_options(options)
{
    HistoryRun run;
    run.id = qint64(QRandomGenerator::system()->generate64() >> 1);
    run.program = program;
    run.pid = QCoreApplication::applicationPid();
    run.started_at = QDateTime::currentMSecsSinceEpoch();
    m_writer = std::make_shared<HistoryWriter>(std::move(run), kCapacity);
    m_linger.setSingleShot(true);
    connect(&m_linger, &QTimer::timeout, this, &History::flush);
    connect(&m_upkeep, &QTimer::timeout, this, &History::tidy);
}

History::~History() { finish(); }

void History::start()
{
    if (m_store)
        return;
    m_store = std::make_unique<StoreThread>(m_path, m_patience.of(historySchema()));
    connect(m_store.get(), &StoreThread::state, this, [this](const QString& problem, const QString& setAside, const Salvaged&) {
        m_no_database = problem;
        show(problem.isEmpty() ? m_refused : problem, setAside.isEmpty() ? m_set_aside : setAside, m_dropped);
    });
    m_upkeep.start(kUpkeepMs);
    flush();
    tidy();
}

void History::append(const QJsonObject& event)
{
    bool first = false;
    {
        const std::lock_guard lock(m_inbox->mutex);
        if (m_inbox->events.size() >= kCapacity) {
            ++m_inbox->dropped;
            return;
        }
        first = m_inbox->events.empty();
        m_inbox->events.push_back({QDateTime::currentMSecsSinceEpoch(), event});
    }
    if (!first)
        return;
    if (QThread::currentThread() == thread())
        m_linger.start(kLingerMs);
    else
        QMetaObject::invokeMethod(this, [this] { m_linger.start(kLingerMs); }, Qt::QueuedConnection);
}

void History::flush()
{
    if (!m_store)
        return;
    if (m_flushing) { // the batches get larger when the disk is slower
        m_linger.start(kLingerMs);
        return;
    }
    m_flushing = true;
    post([this](const Written& written) {
        m_flushing = false;
        took(written);
    });
}

/// Takes what has come and writes it, with what was refused before.
void History::post(std::function<void(const Written&)> done)
{
    m_store->ask(
        this,
        [inbox = m_inbox, writer = m_writer](Database* database) {
            std::vector<TimedEvent> events;
            {
                const std::lock_guard lock(inbox->mutex);
                events.swap(inbox->events);
                writer->countDropped(std::exchange(inbox->dropped, 0));
            }
            writer->take(std::move(events));
            Written written;
            if (!writer->write(database) && database)
                written.problem = QString::fromStdString(database->error().what);
            written.dropped = writer->dropped();
            written.waiting = qint64(writer->waiting());
            return written;
        },
        std::move(done));
}

void History::took(const Written& written)
{
    m_refused = written.problem;
    show(m_no_database.isEmpty() ? m_refused : m_no_database, m_set_aside, written.dropped);
    if (written.waiting > 0 && !m_linger.isActive())
        m_linger.start(kTryAgainMs);
}

void History::show(const QString& problem, const QString& setAside, qint64 dropped)
{
    if (problem == m_problem && setAside == m_set_aside && dropped == m_dropped)
        return;
    m_problem = problem;
    m_set_aside = setAside;
    m_dropped = dropped;
    Q_EMIT stateChanged();
}

void History::setOptions(const HistoryOptions& options)
{
    if (m_options == options)
        return;
    m_options = options;
    if (!m_store)
        return;
    m_store->post([](Database* database) {
        if (database) // another age or size: look again now
            database->run(QStringLiteral("DELETE FROM upkeep WHERE what = 'events'"));
    });
    tidy();
}

/// A step, and the next one when it is done: writing goes on between them.
void History::tidy()
{
    if (!m_store)
        return;
    m_store->ask(
        this,
        [options = m_options](Database* database) {
            const qint64 now = QDateTime::currentMSecsSinceEpoch();
            const QString what = QStringLiteral("events");
            if (!database || !upkeepDue(*database, what, now))
                return Upkeep::Done;
            const Upkeep step = tidyHistory(*database, options, now);
            if (step == Upkeep::Done)
                upkeepDone(*database, what, now);
            return step; // a failure is tried again at the next beat; a writer meets it too, and tells
        },
        [this](Upkeep step) {
            if (step == Upkeep::More)
                tidy();
        });
}

void History::finish()
{
    if (!m_store)
        return;
    m_linger.stop();
    m_upkeep.stop();
    const auto last = std::make_shared<Written>();
    post([](const Written&) {}); // a file that turns out to be damaged is another one in the next piece of work
    m_store->post([last, end = m_patience.begun(), writer = m_writer](Database* database) {
        if (database && !writePatiently(*database, end, [&] { return writer->write(database); }))
            last->problem = refusal(*database);
        last->dropped = writer->dropped() + qint64(writer->waiting());
    });
    m_store->settle();
    m_refused = last->problem;
    show(m_no_database.isEmpty() ? m_refused : m_no_database, m_set_aside, last->dropped);
    m_store.reset();
}

} // namespace plimsoll
