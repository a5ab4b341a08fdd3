// The durable queue (policies 7.4): jobs in a file of the user's, shared by all of the user's processes. What is told as
// stored is on the disk: every change is committed with synchronous = FULL before its callback runs.
//
// Thread-confined like StoreThread; callbacks come through the event loop, and are dropped with their receiver.
#pragma once

#include "core/live/job_queue.h"
#include "core/store/job_table.h"
#include "core/store/store_thread.h"
#include "core/store/wall_clock.h"

#include <QSet>

namespace plimsoll {

struct QueueOptions;

struct JobStoreLimits
{
    int max_jobs = 10000;
    int max_attempts = 8;
    bool resend_unknown = false;
};
JobStoreLimits limitsOf(const QueueOptions& options);

class JobStore final : public QObject, public JobQueue
{
    Q_OBJECT
public:
    static QString defaultPath();
    /// How long a worker that is not heard of keeps its jobs.
    static constexpr qint64 kLeaseMs = 20000;

    explicit JobStore(const QString& path = defaultPath(), WallClock clock = systemWallClock(), QObject* parent = nullptr);
    /// Gives back what this process has claimed (see job_table::release); one that has claimed nothing waits for no
    /// file.
    ~JobStore() override;

    void setLimits(const JobStoreLimits& limits) { m_limits = limits; }

    struct Accepted
    {
        JobId id = 0;
        bool full = false;
    };
    /// Stores a job that is due `wait.ready_in` from now. The error says why it could not be stored.
    void add(const PromptRequest& request, const JobWait& wait, QObject* receiver, std::function<void(Result<Accepted>)> done);

    void enqueue(const PromptRequest& request, const JobWait& wait, const Stored& stored) override;
    void aboutToSend(std::uint64_t job, const Go& go) override;
    void attemptOver(std::uint64_t job) override;

    /// Whether the job took it (see job_table); nothing: the database failed, and it is to be tried again.
    using Written = std::function<void(std::optional<bool>)>;

    // For a worker. `nothing` means that the database is not to be had now: nothing has changed.
    void claim(int most, QObject* receiver, std::function<void(std::optional<job_table::Claims>)> done);
    void renew(const QList<JobId>& jobs, QObject* receiver, std::function<void(std::optional<QList<JobId>> kept)> done);
    void complete(JobId job, const JobAnswer& answer, QObject* receiver, Written done);
    void fail(JobId job, const JobAnswer& answer, QObject* receiver, Written done);
    void putBack(JobId job, const JobAnswer& answer, qint64 next_at, QObject* receiver, Written done);
    void release();

    // For a person. The bool: the job was there, and in a state for that.
    void cancel(JobId job, QObject* receiver, std::function<void(bool)> done);
    void retryNow(JobId job, QObject* receiver, std::function<void(bool)> done);
    void setPaused(bool paused, QObject* receiver, std::function<void(bool)> done);
    void list(int most, QObject* receiver, std::function<void(std::optional<job_table::Listing>)> done);
    void find(JobId job, QObject* receiver, std::function<void(std::optional<Job>)> done);
    /// What it asks; nothing: there is no such job.
    void request(JobId job, QObject* receiver, std::function<void(std::optional<PromptRequest>)> done);
    /// Deletes jobs, their prompts and answers, that ended longer ago than that.
    void forgetFinished(Duration age, QObject* receiver, std::function<void(std::optional<int>)> done);

    qint64 now() const { return m_clock(); }
    StoreThread& thread() { return m_thread; }
    const QString& path() const { return m_path; }
    /// Where a damaged file was put aside when a new one was begun: its jobs are kept there, and are not sent. Empty: it was not.
    const QString& setAside() const { return m_set_aside; }
    /// How many jobs the new file took over from there, and whether those were all.
    qint64 salvagedJobs() const { return m_salvaged.rows.value(QStringLiteral("job")); }
    bool salvagedAll() const { return m_salvaged.whole; }

Q_SIGNALS:
    /// setAside() has changed.
    void damaged();
    /// A job of ours has changed; lists may be out of date.
    void changed();

private:
    void change(std::function<std::optional<bool>(Database&)> work, QObject* receiver, Written done);

    const QString m_path;
    const WallClock m_clock;
    const QString m_owner; ///< of this process' claims
    JobStoreLimits m_limits;
    QString m_set_aside;
    Salvaged m_salvaged;
    bool m_claimed = false; ///< something may be ours
    StoreThread m_thread;
};

} // namespace plimsoll
