#include "core/store/answer_store.h"

#include "core/store/history_upkeep.h"

#include <algorithm>

namespace plimsoll {

namespace {

DatabaseSchema answerSchema()
{
    DatabaseSchema schema;
    schema.versions = {{
        QStringLiteral("CREATE TABLE answer (exact BLOB PRIMARY KEY, any_model BLOB NOT NULL, model TEXT NOT NULL, text TEXT NOT NULL, "
                       "input INTEGER NOT NULL, output INTEGER NOT NULL, cache_read INTEGER NOT NULL, cache_write INTEGER NOT NULL, "
                       "cache_write_1h INTEGER NOT NULL, stored_at INTEGER NOT NULL)"),
        QStringLiteral("CREATE INDEX answer_any_model ON answer (any_model, stored_at)"),
        QStringLiteral("CREATE INDEX answer_age ON answer (stored_at)"),
    }};
    schema.secure_delete = true;
    schema.busy_timeout_ms = 250; // a call that asks for a stored answer is waiting for it
    return schema;
}

/// Younger than the time to live; what a clock that went back has put into the future counts as not there.
struct Lifetime
{
    qint64 now, after;
};

Lifetime lifetime(qint64 now, Duration ttl)
{
    return {now, ttl.count() >= now ? -1 : now - ttl.count()};
}

void prune(Database& database, const Lifetime& life, int max_entries)
{
    database.run(QStringLiteral("DELETE FROM answer WHERE stored_at <= ? OR stored_at > ?"), {life.after, life.now});
    database.run(QStringLiteral("DELETE FROM answer WHERE exact IN "
                                "(SELECT exact FROM answer ORDER BY stored_at DESC, rowid DESC LIMIT -1 OFFSET ?)"),
                 {max_entries});
}

std::optional<StoredAnswer> lookUp(Database& database, const PromptDigest& digest, bool anyModel, const Lifetime& life)
{
    const QString columns = QStringLiteral("SELECT model, text, input, output, cache_read, cache_write, cache_write_1h, stored_at FROM answer ");
    QSqlQuery* query =
        database.run(columns + (anyModel ? QStringLiteral("WHERE any_model = ? AND stored_at > ? AND stored_at <= ? "
                                                          "ORDER BY stored_at DESC, rowid DESC LIMIT 1")
                                         : QStringLiteral("WHERE exact = ? AND stored_at > ? AND stored_at <= ?")),
                     {anyModel ? digest.any_model : digest.exact, life.after, life.now});
    std::optional<StoredAnswer> found;
    if (database.next(query)) {
        found.emplace();
        found->model = query->value(0).toString();
        found->text = query->value(1).toString();
        found->usage.input = query->value(2).toLongLong();
        found->usage.output = query->value(3).toLongLong();
        found->usage.cache_read = query->value(4).toLongLong();
        found->usage.cache_write = query->value(5).toLongLong();
        found->usage.cache_write_1h = query->value(6).toLongLong();
        found->age = Duration(life.now - query->value(7).toLongLong());
    }
    if (query)
        query->finish();
    return found;
}

} // namespace

QString AnswerStore::defaultPath() { return Database::defaultFolder() + QStringLiteral("/answers.sqlite"); }

AnswerStore::AnswerStore(const QString& path, WallClock clock, QObject* parent)
    : QObject(parent), m_path(path), m_clock(std::move(clock)), m_thread(path, answerSchema())
{
    connect(&m_thread, &StoreThread::state, this, [this](const QString&, const QString& aside, const Salvaged&) {
        if (aside.isEmpty())
            return;
        m_set_aside = aside;
        Q_EMIT damaged();
    });
}

void AnswerStore::setLimits(const CacheLimits& limits)
{
    m_limits = limits;
    m_memory.setLimits(limits);
    if (!m_thread.started())
        return; // the file is not open yet, and its first answer prunes it
    m_thread.post([life = lifetime(m_clock(), limits.ttl), limits](Database* database) {
        if (database)
            prune(*database, life, std::max(limits.max_entries, 0));
    });
}

void AnswerStore::store(const PromptDigest& digest, const StoredAnswer& answer, Instant now)
{
    if (!m_on_disk || !m_thread.problem().isEmpty()) {
        m_memory.store(digest, answer, now);
        return;
    }
    m_thread.post([digest, answer, life = lifetime(m_clock(), m_limits.ttl), limits = m_limits](Database* database) {
        if (!database)
            return;
        Transaction transaction(*database);
        if (!transaction)
            return; // another process held the file too long: one answer less is stored
        const Usage& used = answer.usage;
        database->run(QStringLiteral("INSERT OR REPLACE INTO answer (exact, any_model, model, text, input, output, cache_read, "
                                     "cache_write, cache_write_1h, stored_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
                      {digest.exact, digest.any_model, answer.model, answer.text, qint64(used.input), qint64(used.output),
                       qint64(used.cache_read), qint64(used.cache_write), qint64(used.cache_write_1h), life.now});
        prune(*database, life, std::max(limits.max_entries, 0));
        transaction.commit();
    });
}

void AnswerStore::keepOnDisk(bool on)
{
    if (on == m_on_disk)
        return;
    m_on_disk = on;
    if (!on)
        wipe(this, [](std::optional<int>) {});
}

void AnswerStore::find(const PromptDigest& digest, bool anyModel, Instant now, const Found& found)
{
    struct Reply
    {
        bool asked = false; ///< there was a database
        std::optional<StoredAnswer> answer;
    };
    if (!m_on_disk) {
        m_memory.find(digest, anyModel, now, found);
        return;
    }
    m_thread.ask(
        this,
        [digest, anyModel, life = lifetime(m_clock(), m_limits.ttl)](Database* database) {
            return database ? Reply{true, lookUp(*database, digest, anyModel, life)} : Reply{};
        },
        [this, digest, anyModel, now, found](Reply reply) {
            if (reply.answer || reply.asked)
                found(reply.answer);
            else
                m_memory.find(digest, anyModel, now, found);
        });
}

void AnswerStore::figures(QObject* receiver, std::function<void(std::optional<AnswerStoreFigures>)> done)
{
    m_thread.ask(
        receiver,
        [life = lifetime(m_clock(), m_limits.ttl)](Database* database) -> std::optional<AnswerStoreFigures> {
            if (!database)
                return std::nullopt;
            QSqlQuery* query = database->run(QStringLiteral("SELECT count(*), sum(length(CAST(text AS BLOB))), min(stored_at), "
                                                            "max(stored_at) FROM answer WHERE stored_at > ? AND stored_at <= ?"),
                                             {life.after, life.now});
            if (!database->next(query))
                return std::nullopt;
            AnswerStoreFigures figures;
            figures.entries = query->value(0).toInt();
            figures.bytes = query->value(1).toLongLong();
            if (figures.entries > 0) {
                figures.oldest = QDateTime::fromMSecsSinceEpoch(query->value(2).toLongLong(), Qt::UTC);
                figures.newest = QDateTime::fromMSecsSinceEpoch(query->value(3).toLongLong(), Qt::UTC);
            }
            query->finish();
            figures.file_bytes = fileBytes(database->path());
            return figures;
        },
        std::move(done));
}

void AnswerStore::wipe(QObject* receiver, std::function<void(std::optional<int>)> done)
{
    m_memory.setLimits({m_limits.ttl, 0});
    m_memory.setLimits(m_limits);
    m_thread.ask(
        receiver,
        [](Database* database) -> std::optional<int> {
            QSqlQuery* query = database ? database->run(QStringLiteral("DELETE FROM answer")) : nullptr;
            if (!query)
                return std::nullopt;
            const int count = query->numRowsAffected();
            query->finish();
            deleteCopies(database->path());
            database->run(QStringLiteral("VACUUM")); // the room goes back to the disk; overwritten it is already
            // Copies of the pages may still stand in the write-ahead log.
            return emptyTheLog(*database).value_or(false) ? std::optional(count) : std::nullopt;
        },
        std::move(done));
}

} // namespace plimsoll
