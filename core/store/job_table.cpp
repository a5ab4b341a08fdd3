#include "core/store/job_table.h"

#include "core/store/job_request_json.h"

namespace plimsoll::job_table {

namespace {

QString word(std::string_view text) { return QString::fromLatin1(text.data(), qsizetype(text.size())); }

/// Qt binds a null string as NULL.
QString notNull(const QString& text) { return text.isNull() ? QLatin1String("") : text; }

/// Runs a statement that changes rows; how many it changed, or -1.
int change(Database& database, const QString& text, const QVariantList& values = {})
{
    QSqlQuery* query = database.run(text, values);
    if (!query)
        return -1;
    const int rows = query->numRowsAffected();
    query->finish();
    return rows;
}

std::optional<bool> changedAny(int rows) { return rows < 0 ? std::nullopt : std::optional(rows > 0); }

std::optional<qint64> number(Database& database, const QString& text, const QVariantList& values = {})
{
    QSqlQuery* query = database.run(text, values);
    if (!query)
        return std::nullopt;
    const qint64 value = database.next(query) ? query->value(0).toLongLong() : 0;
    query->finish();
    return value;
}

QVariantList answerValues(const JobAnswer& answer)
{
    const auto orNull = [](const auto& value, auto get) { return value ? QVariant(get(*value)) : QVariant(); };
    return {word(name(answer.outcome)),
            word(name(answer.failure)),
            answer.text,
            answer.model,
            orNull(answer.usage, [](const Usage& u) { return qint64(u.input + u.cache_read + u.cache_write); }),
            orNull(answer.usage, [](const Usage& u) { return qint64(u.output); }),
            orNull(answer.cost_usd, [](double usd) { return usd; }),
            answer.request_id,
            notNull(answer.message)};
}

const QString kAnswerColumns = QStringLiteral(
    "outcome = ?, class = ?, answer = ?, answered_by = ?, input_tokens = ?, output_tokens = ?, cost_usd = ?, request_id = ?, message = ?, ");

} // namespace

DatabaseSchema schema()
{
    DatabaseSchema schema;
    schema.versions = {{
        QStringLiteral("CREATE TABLE job (id INTEGER PRIMARY KEY AUTOINCREMENT, state TEXT NOT NULL, request TEXT NOT NULL, "
                       "title TEXT NOT NULL, profile TEXT NOT NULL, pinned TEXT NOT NULL, priority INTEGER NOT NULL, "
                       "created_at INTEGER NOT NULL, next_at INTEGER NOT NULL, finished_at INTEGER NOT NULL DEFAULT 0, "
                       "reason TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0, "
                       "owner TEXT NOT NULL DEFAULT '', lease_until INTEGER NOT NULL DEFAULT 0, "
                       "sent INTEGER NOT NULL DEFAULT 0, in_flight INTEGER NOT NULL DEFAULT 0, "
                       "outcome TEXT, class TEXT, answer TEXT, answered_by TEXT, input_tokens INTEGER, output_tokens INTEGER, "
                       "cost_usd REAL, request_id TEXT, message TEXT NOT NULL DEFAULT '')"),
        QStringLiteral("CREATE INDEX job_due ON job (state, next_at)"),
        QStringLiteral("CREATE TABLE switch (name TEXT PRIMARY KEY, on_ INTEGER NOT NULL)"),
    }};
    schema.sync = DatabaseSchema::Sync::Full;
    schema.secure_delete = true;
    schema.salvage = true;
    return schema;
}

std::optional<Added> add(Database& database, const PromptRequest& request, const QString& reason, qint64 now, qint64 next_at, int max_jobs)
{
    Transaction transaction(database);
    if (!transaction)
        return std::nullopt;
    const auto unfinished = number(database, QStringLiteral("SELECT count(*) FROM job WHERE state IN ('waiting', 'running', 'unknown')"));
    if (!unfinished)
        return std::nullopt;
    if (*unfinished >= max_jobs)
        return Added{0, true};
    QSqlQuery* query =
        database.run(QStringLiteral("INSERT INTO job (state, request, title, profile, pinned, priority, created_at, next_at, reason) "
                                    "VALUES ('waiting', ?, ?, ?, ?, ?, ?, ?, ?)"),
                     {QString::fromUtf8(toJson(request)), notNull(titleOf(request)), notNull(request.profile), notNull(request.model),
                      request.priority, now, next_at, reason});
    if (!query)
        return std::nullopt;
    const Added added{query->lastInsertId().toULongLong(), false};
    query->finish();
    return transaction.commit() ? std::optional(added) : std::nullopt;
}

namespace {

/// Jobs whose worker has not been heard of for a lease: killed, or asleep for too long.
bool takeBack(Database& database, qint64 now, const ClaimOptions& options)
{
    const QString lost = QStringLiteral("state = 'running' AND lease_until <= ?");
    bool ok = change(database,
                     QString(QStringLiteral("UPDATE job SET state = 'unknown', reason = 'outcome_unknown', owner = '', in_flight = 0, "
                                            "next_at = 0 WHERE in_flight = 1 AND ") + lost), {now}) >= 0 &&
              change(database,
                     QString(QStringLiteral("UPDATE job SET state = 'waiting', reason = 'worker_ended', owner = '', next_at = ? WHERE ") + lost),
                     {now, now}) >= 0;
    if (ok && options.resend_unknown) {
        ok = change(database,
                    QStringLiteral("UPDATE job SET state = 'failed', finished_at = ?, outcome = 'failed' "
                                   "WHERE state = 'unknown' AND attempts >= ?"), {now, options.max_attempts}) >= 0 &&
             change(database, QStringLiteral("UPDATE job SET state = 'waiting', next_at = ? WHERE state = 'unknown'"), {now}) >= 0;
    }
    return ok;
}

/// What is left to wait for.
bool lookAhead(Database& database, Claims& claims)
{
    const auto next = number(database, QStringLiteral("SELECT min(CASE state WHEN 'waiting' THEN next_at ELSE lease_until END) "
                                                      "FROM job WHERE state IN ('waiting', 'running')"));
    const auto left = number(database, QStringLiteral("SELECT count(*) FROM job WHERE state IN ('waiting', 'running')"));
    if (!next || !left)
        return false;
    claims.next_at = *next;
    claims.left = int(*left);
    return true;
}

} // namespace

std::optional<Claims> claim(Database& database, qint64 now, const ClaimOptions& options)
{
    Claims claims;
    const auto on = paused(database);
    if (!on)
        return std::nullopt;
    claims.paused = *on;
    // Asked often, mostly in vain: only then the writer's lock is taken.
    const auto due = number(database,
                            QStringLiteral("SELECT EXISTS (SELECT 1 FROM job WHERE state = 'waiting' AND next_at <= ?) * ? + "
                                           "EXISTS (SELECT 1 FROM job WHERE state = 'running' AND lease_until <= ?) + "
                                           "EXISTS (SELECT 1 FROM job WHERE state = 'unknown') * ?"),
                            {now, !claims.paused && options.most > 0 ? 1 : 0, now, options.resend_unknown ? 1 : 0});
    if (!due)
        return std::nullopt;
    if (*due > 0) {
        Transaction transaction(database);
        if (!transaction || !takeBack(database, now, options))
            return std::nullopt;
        QList<ClaimedJob> unreadable;
        if (!claims.paused && options.most > 0) {
            QSqlQuery* query = database.run(QStringLiteral("SELECT id, request, attempts FROM job WHERE state = 'waiting' AND next_at <= ? "
                                                           "ORDER BY priority DESC, next_at, id LIMIT ?"),
                                            {now, options.most});
            if (!query)
                return std::nullopt;
            while (database.next(query)) {
                ClaimedJob job{query->value(0).toULongLong(), {}, query->value(2).toInt()};
                const Result<PromptRequest> request = promptFromJson(query->value(1).toByteArray());
                if (request)
                    job.request = *request;
                job.request.job = job.id;
                (request ? claims.jobs : unreadable).append(job);
            }
            query->finish();
            if (database.broken())
                return std::nullopt;
        }
        for (const ClaimedJob& job : unreadable)
            if (change(database, QStringLiteral("UPDATE job SET state = 'failed', reason = 'unreadable', finished_at = ?, outcome = 'failed' "
                                                "WHERE id = ?"), {now, job.id}) < 0)
                return std::nullopt;
        for (const ClaimedJob& job : claims.jobs)
            if (change(database, QStringLiteral("UPDATE job SET state = 'running', owner = ?, lease_until = ?, sent = 0, in_flight = 0 "
                                                "WHERE id = ?"), {options.owner, now + options.lease_ms, job.id}) < 0)
                return std::nullopt;
        // Before the commit: what fails after it would lose the claims, and nobody else may have their jobs.
        if (!lookAhead(database, claims) || !transaction.commit())
            return std::nullopt;
    } else if (!lookAhead(database, claims))
        return std::nullopt;
    return claims;
}

std::optional<QList<JobId>> renew(Database& database, const QString& owner, const QList<JobId>& jobs, qint64 lease_until)
{
    Transaction transaction(database);
    if (!transaction)
        return std::nullopt;
    QList<JobId> kept;
    for (const JobId job : jobs) {
        const int rows = change(database, QStringLiteral("UPDATE job SET lease_until = ? WHERE id = ? AND owner = ? AND state = 'running'"),
                                {lease_until, job, owner});
        if (rows < 0)
            return std::nullopt;
        if (rows > 0)
            kept.append(job);
    }
    return transaction.commit() ? std::optional(kept) : std::nullopt;
}

bool markInFlight(Database& database, const QString& owner, JobId job)
{
    return change(database, QStringLiteral("UPDATE job SET attempts = attempts + (sent = 0), sent = 1, in_flight = 1 "
                                           "WHERE id = ? AND owner = ? AND state = 'running'"), {job, owner}) > 0;
}

void clearInFlight(Database& database, const QString& owner, JobId job)
{
    change(database, QStringLiteral("UPDATE job SET in_flight = 0 WHERE id = ? AND owner = ? AND state = 'running'"), {job, owner});
}

std::optional<bool> complete(Database& database, JobId job, const JobAnswer& answer, qint64 now)
{
    return changedAny(change(database,
                  QString(QStringLiteral("UPDATE job SET ") + kAnswerColumns +
                          QStringLiteral("state = 'done', reason = '', owner = '', in_flight = 0, next_at = 0, finished_at = ? "
                                         "WHERE id = ? AND state NOT IN ('done', 'cancelled')")),
                  answerValues(answer) + QVariantList{now, job}));
}

std::optional<bool> putBack(Database& database, const QString& owner, JobId job, const QString& reason, const QString& message, qint64 now,
             qint64 next_at, int max_attempts)
{
    return changedAny(change(database,
                  QStringLiteral("UPDATE job SET state = CASE WHEN attempts < ? THEN 'waiting' ELSE 'failed' END, "
                                 "finished_at = CASE WHEN attempts < ? THEN 0 ELSE ? END, outcome = CASE WHEN attempts < ? THEN NULL ELSE 'failed' END, "
                                 "class = ?, reason = ?, message = ?, next_at = ?, owner = '', in_flight = 0 "
                                 "WHERE id = ? AND owner = ? AND state = 'running'"),
                  {max_attempts, max_attempts, now, max_attempts, reason, reason, notNull(message), next_at, job, owner}));
}

std::optional<bool> fail(Database& database, const QString& owner, JobId job, const JobAnswer& answer, qint64 now)
{
    return changedAny(change(database,
                  QString(QStringLiteral("UPDATE job SET ") + kAnswerColumns +
                          QStringLiteral("state = 'failed', reason = ?, owner = '', in_flight = 0, next_at = 0, finished_at = ? "
                                         "WHERE id = ? AND owner = ? AND state = 'running'")),
                  answerValues(answer) + QVariantList{word(name(answer.failure)), now, job, owner}));
}

void release(Database& database, const QString& owner, qint64 now)
{
    change(database, QStringLiteral("UPDATE job SET state = CASE in_flight WHEN 1 THEN 'unknown' ELSE 'waiting' END, "
                                    "reason = CASE in_flight WHEN 1 THEN 'outcome_unknown' ELSE 'worker_ended' END, "
                                    "next_at = CASE in_flight WHEN 1 THEN 0 ELSE ? END, owner = '', in_flight = 0 "
                                    "WHERE owner = ? AND state = 'running'"), {now, owner});
}

bool cancel(Database& database, JobId job, qint64 now)
{
    return change(database, QStringLiteral("UPDATE job SET state = 'cancelled', reason = '', owner = '', in_flight = 0, next_at = 0, "
                                           "finished_at = ? WHERE id = ? AND state IN ('waiting', 'running', 'unknown')"), {now, job}) > 0;
}

bool retryNow(Database& database, JobId job, qint64 now)
{
    return change(database, QStringLiteral("UPDATE job SET attempts = CASE state WHEN 'waiting' THEN attempts ELSE 0 END, "
                                           "state = 'waiting', reason = 'retry_now', next_at = ?, finished_at = 0, outcome = NULL, class = NULL, "
                                           "message = '' WHERE id = ? AND state IN ('waiting', 'failed', 'cancelled', 'unknown')"),
                  {now, job}) > 0;
}

bool setPaused(Database& database, bool paused)
{
    return change(database, QStringLiteral("INSERT OR REPLACE INTO switch (name, on_) VALUES ('paused', ?)"), {paused ? 1 : 0}) >= 0;
}

std::optional<bool> paused(Database& database)
{
    const auto on = number(database, QStringLiteral("SELECT on_ FROM switch WHERE name = 'paused'"));
    return on ? std::optional(*on != 0) : std::nullopt;
}

std::optional<int> forgetFinished(Database& database, qint64 before)
{
    const int rows = change(database, QStringLiteral("DELETE FROM job WHERE state IN ('done', 'failed', 'cancelled') AND finished_at < ?"), {before});
    if (rows < 0)
        return std::nullopt;
    if (rows > 0) // copies of the pages may still stand in the write-ahead log
        if (QSqlQuery* checkpoint = database.run(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)")))
            checkpoint->finish();
    return rows;
}

} // namespace plimsoll::job_table
