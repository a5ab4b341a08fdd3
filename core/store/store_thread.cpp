#include "core/store/store_thread.h"

#include "core/store/lock_patience.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <latch>

namespace plimsoll {

namespace {
/// A file that could not be opened (disk full, locked) is tried again, but not at every piece of work.
constexpr qint64 kTryAgainMs = 2000;
} // namespace

class StoreThread::Worker
{
public:
    Worker(StoreThread& owner, QString path, DatabaseSchema schema)
        : m_owner(owner), m_path(std::move(path)), m_schema(std::move(schema))
    {
    }

    void open() { take(Database::open(m_path, m_schema)); }

    void run(const Piece& piece)
    {
        if (m_database ? m_database->moved() : m_since_try.elapsed() >= kTryAgainMs) {
            m_database.reset();
            open();
        }
        QString refusal;
        std::function<void()> given = work(piece, refusal);
        if (m_database && m_database->broken()) { // damaged while in use
            take(Database::replace(std::move(m_database), m_schema));
            if (piece.again)
                given = work(piece, refusal);
        }
        if (given)
            m_owner.answer([&owner = m_owner, refusal, given = std::move(given)] {
                owner.m_refusal = refusal;
                given();
            });
    }

private:
    std::function<void()> work(const Piece& piece, QString& refusal)
    {
        const std::uint64_t failures = m_database ? m_database->failures() : 0;
        std::function<void()> given = piece.work(m_database.get());
        refusal.clear();
        if (!m_database)
            return given;
        m_database->finishReading();
        if (m_database->failures() != failures)
            refusal = plimsoll::refusal(*m_database);
        return given;
    }

    void take(Result<std::unique_ptr<Database>> opened)
    {
        m_since_try.start();
        if (opened) {
            m_database = std::move(*opened);
            tell({}, m_database->setAside(), m_database->salvaged());
        } else {
            m_database.reset();
            tell(QString::fromStdString(opened.error().what), {}, {});
        }
    }

    void tell(const QString& problem, const QString& set_aside, const Salvaged& salvaged)
    {
        if (m_told && problem == m_problem && set_aside.isEmpty())
            return;
        m_told = true;
        m_problem = problem;
        m_owner.answer([&owner = m_owner, problem, set_aside, salvaged] { owner.tell(problem, set_aside, salvaged); });
    }

    StoreThread& m_owner;
    const QString m_path;
    const DatabaseSchema m_schema;
    std::unique_ptr<Database> m_database;
    QElapsedTimer m_since_try;
    QString m_problem;
    bool m_told = false;
};

StoreThread::StoreThread(const QString& path, DatabaseSchema schema, QObject* parent)
    : QObject(parent), m_worker(std::make_unique<Worker>(*this, path, std::move(schema)))
{
}

StoreThread::~StoreThread()
{
    {
        const std::lock_guard guard(m_lock);
        m_ending = true;
    }
    m_more.notify_one();
    if (m_thread.joinable())
        m_thread.join();
}

void StoreThread::start()
{
    if (!started())
        m_thread = std::thread([this, worker = std::move(m_worker)] { run(*worker); });
}

void StoreThread::run(Worker& worker)
{
    worker.open();
    for (;;) {
        Piece piece;
        {
            std::unique_lock guard(m_lock);
            m_more.wait(guard, [this] { return m_ending || !m_work.empty(); });
            if (m_work.empty())
                return; // only now: what was posted is done
            piece = std::move(m_work.front());
            m_work.pop_front();
        }
        worker.run(piece);
    }
}

void StoreThread::post(std::function<void(Database*)> work)
{
    put({[work = std::move(work)](Database* database) -> std::function<void()> {
        work(database);
        return nullptr;
    }});
}

void StoreThread::settle()
{
    if (!started())
        return;
    const auto over = std::make_shared<std::latch>(1); // the thread may still be inside count_down() when we go on
    post([over](Database*) { over->count_down(); });
    over->wait();
    QCoreApplication::sendPostedEvents(this, QEvent::MetaCall);
}

void StoreThread::put(Piece piece)
{
    start();
    {
        const std::lock_guard guard(m_lock);
        m_work.push_back(std::move(piece));
    }
    m_more.notify_one();
}

void StoreThread::answer(std::function<void()> given)
{
    {
        const std::lock_guard guard(m_lock);
        m_answers.push_back(std::move(given));
    }
    QMetaObject::invokeMethod(this, &StoreThread::deliver, Qt::QueuedConnection);
}

// One at a time, so that the event loop can do other things between two of them.
void StoreThread::deliver()
{
    std::function<void()> given;
    {
        const std::lock_guard guard(m_lock);
        given = std::move(m_answers.front());
        m_answers.pop_front();
    }
    given();
}

void StoreThread::tell(const QString& problem, const QString& setAside, const Salvaged& salvaged)
{
    m_problem = problem;
    Q_EMIT state(problem, setAside, salvaged);
}

} // namespace plimsoll
