#include "core/store/job_store.h"

#include "core/config/app_options.h"

#include <QUuid>

namespace plimsoll {

namespace {

QString reasonOf(const JobWait& wait)
{
    if (wait.failure == FailureClass::Ok)
        return QString::fromLatin1(job_reason::kNew);
    const std::string_view word = name(wait.failure);
    return QString::fromLatin1(word.data(), qsizetype(word.size()));
}

QString reasonOf(const JobAnswer& answer)
{
    if (answer.outcome == Outcome::Cancelled)
        return QString::fromLatin1(job_reason::kWorkerEnded);
    return reasonOf(JobWait{Duration(0), answer.failure});
}

JobStore::Written plain(std::function<void(bool)> done)
{
    return [done = std::move(done)](std::optional<bool> ok) {
        if (done)
            done(ok.value_or(false));
    };
}

} // namespace

JobStoreLimits limitsOf(const QueueOptions& options)
{
    return {options.max_jobs, options.max_attempts, options.unknown_outcome == UnknownOutcome::Resend};
}

QString JobStore::defaultPath() { return Database::defaultFolder() + QStringLiteral("/queue.sqlite"); }

JobStore::JobStore(const QString& path, WallClock clock, QObject* parent)
    : QObject(parent), m_path(path), m_clock(std::move(clock)), m_owner(QUuid::createUuid().toString(QUuid::WithoutBraces)),
      m_thread(path, job_table::schema())
{
    connect(&m_thread, &StoreThread::state, this, [this](const QString&, const QString& aside, const Salvaged& salvaged) {
        if (aside.isEmpty())
            return;
        m_set_aside = aside;
        m_salvaged = salvaged;
        Q_EMIT damaged();
        Q_EMIT changed(); // what was listed is no longer there
    });
}

JobStore::~JobStore()
{
    if (m_claimed)
        release();
}

void JobStore::add(const PromptRequest& request, const JobWait& wait, QObject* receiver, std::function<void(Result<Accepted>)> done)
{
    const qint64 now = m_clock();
    m_thread.ask(
        receiver,
        [request, reason = reasonOf(wait), now, next_at = now + wait.ready_in.count(), most = m_limits.max_jobs](Database* database) -> Result<Accepted> {
            if (!database)
                return Error{}; // why not is known where it is told
            const auto added = job_table::add(*database, request, reason, now, next_at, most);
            if (!added)
                return database->error();
            return Accepted{added->id, added->full};
        },
        [this, self = QPointer<JobStore>(this), done = std::move(done)](Result<Accepted> accepted) {
            if (!self)
                return;
            Q_EMIT changed();
            if (accepted)
                done(std::move(accepted));
            else
                done(Error{m_path.toStdString(), m_thread.refusal().toStdString()});
        });
}

void JobStore::enqueue(const PromptRequest& request, const JobWait& wait, const Stored& stored)
{
    add(request, wait, this, [stored](const Result<Accepted>& accepted) {
        if (!accepted)
            qWarning("a job could not be stored: %s: %s", accepted.error().where.c_str(), accepted.error().what.c_str());
        stored(accepted && !accepted->full ? std::optional<std::uint64_t>(accepted->id) : std::nullopt);
    });
}

void JobStore::change(std::function<std::optional<bool>(Database&)> work, QObject* receiver, Written done)
{
    m_thread.ask(
        receiver, [work = std::move(work)](Database* database) { return database ? work(*database) : std::nullopt; },
        [this, self = QPointer<JobStore>(this), done = std::move(done)](std::optional<bool> ok) {
            if (self)
                Q_EMIT changed();
            if (done)
                done(ok);
        });
}

void JobStore::aboutToSend(std::uint64_t job, const Go& go)
{
    change([owner = m_owner, job](Database& database) { return job_table::markInFlight(database, owner, job); }, this,
           plain(go));
}

void JobStore::attemptOver(std::uint64_t job)
{
    m_thread.post([owner = m_owner, job](Database* database) {
        if (database)
            job_table::clearInFlight(*database, owner, job);
    });
}

void JobStore::claim(int most, QObject* receiver, std::function<void(std::optional<job_table::Claims>)> done)
{
    m_claimed = true;
    const job_table::ClaimOptions options{m_owner, most, kLeaseMs, m_limits.resend_unknown, m_limits.max_attempts};
    m_thread.ask(
        receiver,
        [options, now = m_clock()](Database* database) { return database ? job_table::claim(*database, now, options) : std::nullopt; },
        std::move(done));
}

void JobStore::renew(const QList<JobId>& jobs, QObject* receiver, std::function<void(std::optional<QList<JobId>>)> done)
{
    m_thread.ask(
        receiver,
        [owner = m_owner, jobs, until = m_clock() + kLeaseMs](Database* database) {
            return database ? job_table::renew(*database, owner, jobs, until) : std::nullopt;
        },
        std::move(done));
}

void JobStore::complete(JobId job, const JobAnswer& answer, QObject* receiver, Written done)
{
    change([job, answer, now = m_clock()](Database& database) { return job_table::complete(database, job, answer, now); }, receiver,
           std::move(done));
}

void JobStore::fail(JobId job, const JobAnswer& answer, QObject* receiver, Written done)
{
    change([owner = m_owner, job, answer, now = m_clock()](Database& database) { return job_table::fail(database, owner, job, answer, now); },
           receiver, std::move(done));
}

void JobStore::putBack(JobId job, const JobAnswer& answer, qint64 next_at, QObject* receiver, Written done)
{
    change(
        [owner = m_owner, job, answer, next_at, now = m_clock(), most = m_limits.max_attempts](Database& database) {
            return job_table::putBack(database, owner, job, reasonOf(answer), answer.message, now, next_at, most);
        },
        receiver, std::move(done));
}

void JobStore::release()
{
    m_thread.post([owner = m_owner, now = m_clock()](Database* database) {
        if (database)
            job_table::release(*database, owner, now);
    });
}

void JobStore::cancel(JobId job, QObject* receiver, std::function<void(bool)> done)
{
    change([job, now = m_clock()](Database& database) { return job_table::cancel(database, job, now); }, receiver, plain(std::move(done)));
}

void JobStore::retryNow(JobId job, QObject* receiver, std::function<void(bool)> done)
{
    change([job, now = m_clock()](Database& database) { return job_table::retryNow(database, job, now); }, receiver, plain(std::move(done)));
}

void JobStore::setPaused(bool paused, QObject* receiver, std::function<void(bool)> done)
{
    change([paused](Database& database) { return job_table::setPaused(database, paused); }, receiver, plain(std::move(done)));
}

void JobStore::list(int most, QObject* receiver, std::function<void(std::optional<job_table::Listing>)> done)
{
    m_thread.ask(receiver, [most](Database* database) { return database ? job_table::list(*database, most) : std::nullopt; }, std::move(done));
}

void JobStore::find(JobId job, QObject* receiver, std::function<void(std::optional<Job>)> done)
{
    m_thread.ask(receiver, [job](Database* database) { return database ? job_table::find(*database, job) : std::nullopt; }, std::move(done));
}

void JobStore::request(JobId job, QObject* receiver, std::function<void(std::optional<PromptRequest>)> done)
{
    m_thread.ask(receiver, [job](Database* database) { return database ? job_table::requestOf(*database, job) : std::nullopt; }, std::move(done));
}

void JobStore::forgetFinished(Duration age, QObject* receiver, std::function<void(std::optional<int>)> done)
{
    m_thread.ask(
        receiver,
        [before = m_clock() - age.count()](Database* database) {
            return database ? job_table::forgetFinished(*database, before) : std::nullopt;
        },
        [this, done = std::move(done)](std::optional<int> count) {
            if (count.value_or(0) > 0)
                Q_EMIT changed();
            if (done)
                done(count);
        });
}

} // namespace plimsoll
