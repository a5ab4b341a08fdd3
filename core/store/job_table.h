// The queue's jobs in their database, as what may happen to them: every function is one transaction, committed to the disk
// before it returns (synchronous = FULL), and none depends on what this process remembers. Whoever holds a claim is named
// by `owner`; a claim ends with its lease, so that a worker that was killed holds a job no longer than that.
//
// Called in the thread of the database. Nothing, or false, with Database::error() when the database failed.
#pragma once

#include "core/live/job_queue.h"
#include "core/store/database.h"
#include "core/store/job.h"

namespace plimsoll::job_table {

DatabaseSchema schema();

struct Added
{
    JobId id = 0;
    bool full = false; ///< there are `max_jobs` unfinished ones already
};
std::optional<Added> add(Database& database, const PromptRequest& request, const QString& reason, qint64 now, qint64 next_at, int max_jobs);

struct ClaimOptions
{
    QString owner;
    int most = 1;
    qint64 lease_ms = 20000;
    bool resend_unknown = false; ///< queue.unknown_outcome
    int max_attempts = 8;
};
struct Claims
{
    QList<ClaimedJob> jobs;
    qint64 next_at = 0;   ///< when the next one is due, or a lease may have ended; 0 = nothing is left to wait for
    int left = 0;         ///< jobs that wait or run, these included
    bool paused = false;
};
/// Takes back what dead workers held, then claims what is due: larger priority first, then the longest due.
std::optional<Claims> claim(Database& database, qint64 now, const ClaimOptions& options);

/// Prolongs the claims; the result are those that are still the owner's.
std::optional<QList<JobId>> renew(Database& database, const QString& owner, const QList<JobId>& jobs, qint64 lease_until);
/// Notes that a request goes out; false: the job is no longer the owner's, or the database failed.
bool markInFlight(Database& database, const QString& owner, JobId job);
void clearInFlight(Database& database, const QString& owner, JobId job);

// What came of a run. False: somebody else has decided about the job meanwhile.
/// Stores an answer, from whoever brings it, unless there is one already or a person has cancelled the job.
std::optional<bool> complete(Database& database, JobId job, const JobAnswer& answer, qint64 now);
/// The owner gives the job back to wait until `next_at`; one whose attempts are spent has failed.
std::optional<bool> putBack(Database& database, const QString& owner, JobId job, const QString& reason, const QString& message, qint64 now,
             qint64 next_at, int max_attempts);
/// The owner says that trying again would not help.
std::optional<bool> fail(Database& database, const QString& owner, JobId job, const JobAnswer& answer, qint64 now);
/// The owner ends: its jobs wait again, or are of unknown outcome where a request was under way.
void release(Database& database, const QString& owner, qint64 now);

/// By a person. False: there is no such job, or it is not in a state for that.
bool cancel(Database& database, JobId job, qint64 now);
/// Waits and is due now, with all its attempts; also one that failed, was cancelled or is of unknown outcome.
bool retryNow(Database& database, JobId job, qint64 now);
bool setPaused(Database& database, bool paused);
std::optional<bool> paused(Database& database);
/// Deletes jobs that ended before then; the result is how many.
std::optional<int> forgetFinished(Database& database, qint64 before);

struct Listing
{
    QList<Job> jobs; ///< unfinished ones first, as they are due; then the finished, latest first
    int total = 0;
    bool paused = false;
};
std::optional<Listing> list(Database& database, int most);
/// With its answer's text; nothing also when there is none.
std::optional<Job> find(Database& database, JobId job);
std::optional<PromptRequest> requestOf(Database& database, JobId job);

} // namespace plimsoll::job_table
