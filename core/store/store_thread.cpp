#include "core/store/store_thread.h"

#include <QElapsedTimer>

namespace plimsoll {

namespace {
/// A file that could not be opened (disk full, locked) is tried again, but not at every piece of work.
constexpr qint64 kTryAgainMs = 2000;
} // namespace

class StoreThread::Worker : public QObject
{
public:
    Worker(StoreThread& owner, QString path, DatabaseSchema schema)
        : m_owner(owner), m_path(std::move(path)), m_schema(std::move(schema))
    {
    }

    void open()
    {
        m_since_try.start();
        auto opened = Database::open(m_path, m_schema);
        if (opened) {
            m_database = std::move(*opened);
            tell({}, m_database->setAside());
        } else {
            tell(QString::fromStdString(opened.error().what), {});
        }
    }

    void run(const std::function<void(Database*)>& work)
    {
        if (!m_database && m_since_try.elapsed() >= kTryAgainMs)
            open();
        work(m_database.get());
        if (m_database)
            m_database->finishReading();
        if (m_database && m_database->broken()) { // damaged while in use: set it aside and begin anew
            m_database.reset();
            open();
        }
    }

    void close() { m_database.reset(); }

private:
    void tell(const QString& problem, const QString& set_aside)
    {
        if (m_told && problem == m_problem && set_aside.isEmpty())
            return;
        m_told = true;
        m_problem = problem;
        QMetaObject::invokeMethod(
            &m_owner, [&owner = m_owner, problem, set_aside] { owner.tell(problem, set_aside); }, Qt::QueuedConnection);
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
    : QObject(parent), m_worker(new Worker(*this, path, std::move(schema)))
{
    m_thread.setObjectName(QStringLiteral("store"));
}

void StoreThread::start()
{
    if (m_started)
        return;
    m_started = true;
    m_worker->moveToThread(&m_thread);
    m_thread.start();
    QMetaObject::invokeMethod(m_worker, [worker = m_worker] { worker->open(); }, Qt::QueuedConnection);
}

StoreThread::~StoreThread()
{
    if (!m_started) {
        delete m_worker;
        return;
    }
    // After everything that was posted: the queue is in order.
    QMetaObject::invokeMethod(
        m_worker,
        [worker = m_worker] {
            worker->close();
            worker->deleteLater();
            QThread::currentThread()->quit();
        },
        Qt::QueuedConnection);
    m_thread.wait();
}

void StoreThread::tell(const QString& problem, const QString& setAside)
{
    m_problem = problem;
    Q_EMIT state(problem, setAside);
}

void StoreThread::post(std::function<void(Database*)> work)
{
    start();
    QMetaObject::invokeMethod(
        m_worker, [worker = m_worker, work = std::move(work)] { worker->run(work); }, Qt::QueuedConnection);
}

} // namespace plimsoll
