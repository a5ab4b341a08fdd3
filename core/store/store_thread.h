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
#include <type_traits>

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

    /// As post(); what `work` returns is given to `done`, through the event loop, if `receiver` still lives. Work that met
    /// damage is done once more, with the file that was begun instead: it has failed the first time, as a whole.
    template <class Work, class Done> void ask(QObject* receiver, Work work, Done done)
    {
        put({[guard = QPointer<QObject>(receiver), work = std::move(work),
              done = std::move(done)](Database* database) -> std::function<void()> {
                 // Whether the receiver still lives is asked in its own thread.
                 return [guard, done, result = std::make_shared<std::invoke_result_t<Work, Database*>>(work(database))] {
                     if (guard)
                         done(std::move(*result));
                 };
             },
             true});
    }

    /// Why there is no database; empty while there is one, and until the first opening.
    const QString& problem() const { return m_problem; }
    /// While `done` of ask() runs, and until the next one: why its work failed, if the database was the reason.
    const QString& refusal() const { return m_problem.isEmpty() ? m_refusal : m_problem; }
    /// Waits until all that was posted is done, and delivers what it had to say.
    void settle();

Q_SIGNALS:
    /// After the first opening, and when it changes: `problem` is empty while all is well; `setAside` names the broken
    /// file that was put aside, if one was, and `salvaged` what was taken over from it.
    void state(const QString& problem, const QString& setAside, const plimsoll::Salvaged& salvaged);

private:
    class Worker;
    struct Piece
    {
        std::function<std::function<void()>(Database*)> work; ///< gives what is to be run in the owner's thread, or nothing
        bool again = false;                                   ///< if it met damage
    };
    void put(Piece piece);
    void run(Worker& worker);
    void answer(std::function<void()> given); ///< from the thread to its owner
    void deliver();
    void tell(const QString& problem, const QString& setAside, const Salvaged& salvaged);

    // Queues of our own, not Qt's of events: work needs no event loop, and a lock that a sanitizer can see is one that
    // can be checked.
    std::mutex m_lock;
    std::condition_variable m_more;
    std::deque<Piece> m_work; ///< guarded by m_lock, as the next two
    std::deque<std::function<void()>> m_answers;
    bool m_ending = false;

    std::unique_ptr<Worker> m_worker; ///< its thread's, once that runs
    std::thread m_thread;
    QString m_problem, m_refusal;
};

} // namespace plimsoll
