// A thread with one database: work is posted to it and done in order, so that no call and no screen ever waits for a
// disk. Results go back to the thread of whoever asked, and are dropped if that object is gone.
//
// Made and used in one thread; its receivers live there too.
#pragma once

#include "core/store/database.h"

#include <QObject>
#include <QPointer>

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>

namespace plimsoll {

class StoreThread : public QObject
{
    Q_OBJECT
public:
    /// Nothing is opened yet: that is the first work's business, or start()'s.
    StoreThread(const QString& path, DatabaseSchema schema, QObject* parent = nullptr);
    /// Does what was posted, then ends.
    ~StoreThread() override;

    /// Opens the file in the background; state() follows. What is posted does it, too.
    void start();
    bool started() const { return m_thread.joinable(); }
    /// `work` gets the database, or nullptr while there is none (see state()). It must not touch the caller's objects.
    void post(std::function<void(Database*)> work);

    /// As post(); what `work` returns is given to `done`, through the event loop, if `receiver` still lives.
    template <class Work, class Done> void ask(QObject* receiver, Work work, Done done)
    {
        post([this, guard = QPointer<QObject>(receiver), work = std::move(work),
              done = std::move(done)](Database* database) {
            // Whether the receiver still lives is asked in its own thread.
            answer([guard, done, result = work(database)]() mutable {
                if (guard)
                    done(std::move(result));
            });
        });
    }

    /// Why there is no database; empty while there is one, and until the first opening.
    const QString& problem() const { return m_problem; }

Q_SIGNALS:
    /// After the first opening, and when it changes: `problem` is empty while all is well; `setAside` names the broken
    /// file that was put aside, if one was.
    void state(const QString& problem, const QString& setAside);

private:
    class Worker;
    void run(Worker& worker);
    void answer(std::function<void()> given); ///< from the thread to its owner
    void deliver();
    void tell(const QString& problem, const QString& setAside);

    // Queues of our own, not Qt's of events: work needs no event loop, and a lock that a sanitizer can see is one that
    // can be checked.
    std::mutex m_lock;
    std::condition_variable m_more;
    std::deque<std::function<void(Database*)>> m_work; ///< guarded by m_lock, as the next two
    std::deque<std::function<void()>> m_answers;
    bool m_ending = false;

    std::unique_ptr<Worker> m_worker; ///< its thread's, once that runs
    std::thread m_thread;
    QString m_problem;
};

} // namespace plimsoll
