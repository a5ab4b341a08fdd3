// The queue's worker: claims jobs that are due, sends each through the live client as a call of its own profile at the
// pace of `batch` (policies 7.4), and writes down what came of it. Several workers, in several processes, share a queue.
//
// A job goes back to wait until the models that it may ask are ready again; one whose failure will not pass has failed.
#pragma once

#include "core/base/ids.h"
#include "core/store/job_store.h"

#include <QHash>
#include <QObject>
#include <QTimer>

namespace plimsoll {

class ConfigService;
class LiveClient;

class QueueRunner : public QObject
{
    Q_OBJECT
public:
    QueueRunner(LiveClient& client, JobStore& store, ConfigService& config, QObject* parent = nullptr);

    void start();
    /// Claims nothing more. What is under way ends in good order; what only waits goes back at once. idle() follows.
    void drain();
    /// Claims again: nobody is waiting for the end any more.
    void resume();
    /// Looks for due jobs now: something has changed.
    void look();
    /// The same, and whether what runs is still ours: a person has changed something.
    void recheck();

    int running() const { return int(m_calls.size()); }
    bool isJob(CallId call) const { return m_calls.contains(call); } ///< of running()
    JobId jobOf(CallId call) const;                          ///< of running(), from its first event on; 0: none
    qint64 nextAt() const { return m_next_at; } ///< wall time at which the next job is due; 0 = none waits
    int left() const { return m_left; }         ///< jobs that wait or run, in all processes
    bool paused() const { return m_paused; }

Q_SIGNALS:
    void started(plimsoll::JobId job);
    void ended(plimsoll::JobId job, plimsoll::JobState state, const plimsoll::JobAnswer& answer);
    /// Nothing of ours runs, and nothing is due now. `problem`: the database is not to be had.
    void idle(bool problem);

private:
    struct Running
    {
        JobId job = 0;
        int attempts = 0;
        bool written = false; ///< its end is being written
    };

    struct Ending
    {
        JobId job = 0;
        JobState state = JobState::Waiting;
        JobAnswer answer;
        qint64 next_at = 0; ///< wall time
    };

    void adoptConfig();
    int room() const;
    void take(const job_table::Claims& claims);
    void onFinished(CallId call, const CallResult& result);
    void write(CallId call, const Ending& ending);
    void cancelWaiting();
    void renew();
    void tidy();
    void rest(bool problem);

    LiveClient& m_client;
    JobStore& m_store;
    ConfigService& m_config;
    QHash<CallId, Running> m_calls;
    QTimer m_look, m_renew, m_tidy;
    qint64 m_next_at = 0;
    int m_left = 0;
    JobId m_beginning = 0; ///< its call is being submitted, and has no number yet
    bool m_paused = false, m_draining = false, m_asking = false, m_again = false;
};

} // namespace plimsoll
