#include "core/store/gate_tables.h"

#include <QFile>

#include <algorithm>

namespace plimsoll {

namespace {

QVariant orNull(const std::optional<double>& value) { return value ? QVariant(*value) : QVariant(QMetaType(QMetaType::Double)); }

std::optional<double> optional(const QVariant& value)
{
    return value.isNull() ? std::nullopt : std::optional<double>(value.toDouble());
}

/// Empty where there is none: every start of such a machine then looks like the first.
QString bootId()
{
    QFile file(QStringLiteral("/proc/sys/kernel/random/boot_id"));
    return file.open(QFile::ReadOnly) ? QString::fromLatin1(file.readAll()).trimmed() : QString();
}

GateNews newsFrom(const QSqlQuery& row, int first)
{
    GateNews news;
    news.kind = static_cast<GateNews::Kind>(row.value(first).toInt());
    news.name = row.value(first + 1).toString();
    news.flag = row.value(first + 2).toBool();
    news.until = row.value(first + 3).toLongLong();
    news.count = row.value(first + 4).toInt();
    news.reason = row.value(first + 5).toInt();
    news.failure = row.value(first + 6).toInt();
    news.value = row.value(first + 7).toDouble();
    return news;
}

} // namespace

DatabaseSchema GateTables::schema()
{
    DatabaseSchema schema;
    schema.busy_timeout_ms = 2000;
    schema.versions = {{
        QStringLiteral("CREATE TABLE boot (one INTEGER PRIMARY KEY CHECK (one = 1), id TEXT NOT NULL)"),
        QStringLiteral("CREATE TABLE limits (model TEXT PRIMARY KEY, at INTEGER NOT NULL, process INTEGER NOT NULL,"
                       " change INTEGER NOT NULL, requests REAL, request_burst REAL, input REAL, output REAL, tokens REAL,"
                       " token_burst REAL, requests_level REAL, input_level REAL, output_level REAL, tokens_level REAL)"
                       " WITHOUT ROWID"),
        QStringLiteral("CREATE TABLE probe (model TEXT NOT NULL, process INTEGER NOT NULL, request INTEGER NOT NULL,"
                       " lease_end INTEGER NOT NULL, PRIMARY KEY (model, process, request)) WITHOUT ROWID"),
        QStringLiteral("CREATE TABLE breaker (model TEXT PRIMARY KEY, open INTEGER NOT NULL, until INTEGER NOT NULL,"
                       " count INTEGER NOT NULL, reason INTEGER NOT NULL, news INTEGER NOT NULL) WITHOUT ROWID"),
        QStringLiteral("CREATE TABLE cooling (kind INTEGER NOT NULL, name TEXT NOT NULL, until INTEGER NOT NULL,"
                       " wall_until INTEGER NOT NULL, reason INTEGER NOT NULL, failure INTEGER NOT NULL,"
                       " PRIMARY KEY (kind, name)) WITHOUT ROWID"),
        QStringLiteral("CREATE TABLE budget (provider TEXT PRIMARY KEY, balance REAL NOT NULL, at INTEGER NOT NULL) WITHOUT ROWID"),
        QStringLiteral("CREATE TABLE news (id INTEGER PRIMARY KEY AUTOINCREMENT, process INTEGER NOT NULL, at INTEGER NOT NULL,"
                       " kind INTEGER NOT NULL, name TEXT NOT NULL, flag INTEGER NOT NULL, until INTEGER NOT NULL,"
                       " count INTEGER NOT NULL, reason INTEGER NOT NULL, failure INTEGER NOT NULL, value REAL NOT NULL)"),
        QStringLiteral("CREATE INDEX news_at ON news (at)"),
    }};
    return schema;
}

QString GateTables::defaultPath() { return Database::defaultFolder() + QStringLiteral("/limits.sqlite"); }

bool GateTables::enterBoot(std::int64_t now, std::int64_t wall_now)
{
    const QString id = bootId();
    QSqlQuery* stored = m_db.run(QStringLiteral("SELECT id FROM boot"));
    if (!stored)
        return false;
    const bool known = m_db.next(stored);
    const bool same = known && !id.isEmpty() && stored->value(0).toString() == id;
    stored->finish();
    if (same)
        return true;
    const qint64 never = toMs(kNever);
    return m_db.run(QStringLiteral("INSERT OR REPLACE INTO boot (one, id) VALUES (1, ?)"), {id}) &&
           m_db.run(QStringLiteral("DELETE FROM probe")) && m_db.run(QStringLiteral("DELETE FROM news")) &&
           m_db.run(QStringLiteral("DELETE FROM breaker")) &&
           m_db.run(QStringLiteral("UPDATE limits SET at = ?"), {qint64(now)}) &&
           m_db.run(QStringLiteral("UPDATE budget SET at = ?"), {qint64(now)}) &&
           m_db.run(QStringLiteral("DELETE FROM cooling WHERE wall_until <= ?"), {qint64(wall_now)}) &&
           m_db.run(QStringLiteral("UPDATE cooling SET until = ? + wall_until - ? WHERE wall_until < ?"),
                    {qint64(now), qint64(wall_now), never});
}

std::optional<CommonLimits> GateTables::limits(const QString& model)
{
    QSqlQuery* row = m_db.run(QStringLiteral("SELECT at, requests, request_burst, input, output, tokens, token_burst,"
                                             " requests_level, input_level, output_level, tokens_level"
                                             " FROM limits WHERE model = ?"),
                              {model});
    if (!m_db.next(row))
        return std::nullopt;
    RateLimits limits;
    const Instant when = at(row->value(0).toLongLong());
    limits.requests_per_minute = optional(row->value(1));
    limits.request_burst = optional(row->value(2));
    limits.input_tokens_per_minute = optional(row->value(3));
    limits.output_tokens_per_minute = optional(row->value(4));
    limits.tokens_per_minute = optional(row->value(5));
    limits.token_burst = optional(row->value(6));
    RatePlan::Amounts levels{};
    for (std::size_t i = 0; i < levels.size(); ++i)
        levels[i] = row->value(static_cast<int>(7 + i)).toDouble();
    row->finish();
    std::vector<CommonLimits::Probe> probes;
    QSqlQuery* out = m_db.run(QStringLiteral("SELECT process, request, lease_end FROM probe WHERE model = ?"), {model});
    while (m_db.next(out))
        probes.push_back({static_cast<std::uint64_t>(out->value(0).toLongLong()),
                          static_cast<std::uint64_t>(out->value(1).toLongLong()), at(out->value(2).toLongLong())});
    return CommonLimits(limits, when, levels, std::move(probes));
}

bool GateTables::save(const QString& model, const CommonLimits& common, std::int64_t now, std::int64_t process)
{
    const RateLimits& limits = common.limits();
    const RatePlan::Amounts levels = common.levels(at(now));
    // `change` counts up over all rows, so that "since" needs no clock.
    if (!m_db.run(QStringLiteral("INSERT OR REPLACE INTO limits (model, at, process, change, requests, request_burst, input, output,"
                                 " tokens, token_burst, requests_level, input_level, output_level, tokens_level) VALUES"
                                 " (?, ?, ?, (SELECT coalesce(max(change), 0) + 1 FROM limits), ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
                  {model, qint64(now), qint64(process), orNull(limits.requests_per_minute), orNull(limits.request_burst),
                   orNull(limits.input_tokens_per_minute), orNull(limits.output_tokens_per_minute),
                   orNull(limits.tokens_per_minute), orNull(limits.token_burst), levels[0], levels[1], levels[2], levels[3]}))
        return false;
    if (!m_db.run(QStringLiteral("DELETE FROM probe WHERE model = ?"), {model}))
        return false;
    for (const CommonLimits::Probe& probe : common.probes())
        if (!m_db.run(QStringLiteral("INSERT INTO probe (model, process, request, lease_end) VALUES (?, ?, ?, ?)"),
                      {model, qint64(probe.process), qint64(probe.request), qint64(toMs(probe.lease_end))}))
            return false;
    return true;
}

QStringList GateTables::limitedModels()
{
    QStringList models;
    QSqlQuery* rows = m_db.run(QStringLiteral("SELECT model FROM limits ORDER BY model"));
    while (m_db.next(rows))
        models.append(rows->value(0).toString());
    return models;
}

std::int64_t GateTables::lastChange()
{
    QSqlQuery* row = m_db.run(QStringLiteral("SELECT coalesce(max(change), 0) FROM limits"));
    const std::int64_t change = m_db.next(row) ? row->value(0).toLongLong() : 0;
    if (row)
        row->finish();
    return change;
}

bool GateTables::tell(const GateNews& news, std::int64_t process, std::int64_t now)
{
    return m_db.run(QStringLiteral("INSERT INTO news (process, at, kind, name, flag, until, count, reason, failure, value)"
                                   " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
                    {qint64(process), qint64(now), int(news.kind), news.name, news.flag ? 1 : 0, qint64(news.until),
                     news.count, news.reason, news.failure, news.value});
}

std::optional<double> GateTables::budgetBalance(const QString& provider, std::int64_t now, const RetryBudgetOptions& budget)
{
    QSqlQuery* row = m_db.run(QStringLiteral("SELECT balance, at FROM budget WHERE provider = ?"), {provider});
    if (!m_db.next(row))
        return std::nullopt;
    const double elapsed = static_cast<double>(std::max<qint64>(0, now - row->value(1).toLongLong()));
    const double balance = row->value(0).toDouble() + elapsed * budget.refill_per_second / 1000;
    row->finish();
    return std::min(budget.capacity, balance);
}

bool GateTables::remember(const GateNews& news, std::int64_t now, std::int64_t wall_now, const RetryBudgetOptions& budget)
{
    switch (news.kind) {
    case GateNews::Kind::Outcome: return true;
    case GateNews::Kind::Breaker:
        return m_db.run(QStringLiteral("INSERT OR REPLACE INTO breaker (model, open, until, count, reason, news)"
                                       " VALUES (?, ?, ?, ?, ?, (SELECT coalesce(max(id), 0) FROM news))"),
                        {news.name, news.flag ? 1 : 0, qint64(news.until), news.count, news.reason}) &&
               m_db.run(QStringLiteral("DELETE FROM probe WHERE model = ?"), {news.name});
    case GateNews::Kind::Cooling:
    case GateNews::Kind::Credential: {
        if (news.until <= now)
            return m_db.run(QStringLiteral("DELETE FROM cooling WHERE kind = ? AND name = ?"), {int(news.kind), news.name});
        const std::int64_t never = toMs(kNever);
        const std::int64_t wall = news.until >= never ? never : wall_now + (news.until - now);
        return m_db.run(QStringLiteral("INSERT OR REPLACE INTO cooling (kind, name, until, wall_until, reason, failure)"
                                       " VALUES (?, ?, ?, ?, ?, ?)"),
                        {int(news.kind), news.name, qint64(news.until), qint64(wall), news.reason, news.failure});
    }
    case GateNews::Kind::Budget: {
        const double balance = std::clamp(budgetBalance(news.name, now, budget).value_or(budget.capacity) + news.value, 0.0,
                                          budget.capacity);
        return m_db.run(QStringLiteral("INSERT OR REPLACE INTO budget (provider, balance, at) VALUES (?, ?, ?)"),
                        {news.name, balance, qint64(now)});
    }
    }
    return true;
}

std::vector<GateNews> GateTables::newsAfter(std::int64_t& id, std::int64_t not_by)
{
    std::vector<GateNews> all;
    QSqlQuery* rows = m_db.run(QStringLiteral("SELECT id, process, kind, name, flag, until, count, reason, failure, value"
                                              " FROM news WHERE id > ? ORDER BY id"),
                               {qint64(id)});
    while (m_db.next(rows)) {
        id = rows->value(0).toLongLong();
        if (rows->value(1).toLongLong() != not_by)
            all.push_back(newsFrom(*rows, 2));
    }
    return all;
}

QStringList GateTables::limitedModels(std::int64_t changed_since, std::int64_t not_by)
{
    QStringList models;
    QSqlQuery* rows = m_db.run(QStringLiteral("SELECT model FROM limits WHERE change > ? AND process <> ?"),
                               {qint64(changed_since), qint64(not_by)});
    while (m_db.next(rows))
        models.append(rows->value(0).toString());
    return models;
}

std::vector<GateNews> GateTables::everything(std::int64_t& last_id, std::int64_t now, std::int64_t window_ms,
                                             const RetryBudgetOptions& budget)
{
    std::vector<GateNews> all;
    QSqlQuery* rows = m_db.run(QStringLiteral("SELECT coalesce(max(id), 0) FROM news"));
    if (m_db.next(rows))
        last_id = rows->value(0).toLongLong();
    rows = m_db.run(QStringLiteral("SELECT model, open, until, count, reason FROM breaker"));
    while (m_db.next(rows)) {
        GateNews news{GateNews::Kind::Breaker, rows->value(0).toString(), rows->value(1).toBool(), rows->value(2).toLongLong()};
        news.count = rows->value(3).toInt();
        news.reason = rows->value(4).toInt();
        all.push_back(news);
    }
    // What a breaker counted before its last change is of the past.
    rows = m_db.run(QStringLiteral("SELECT kind, news.name, flag, news.until, news.count, news.reason, failure, value FROM news"
                                   " LEFT JOIN breaker ON breaker.model = news.name"
                                   " WHERE kind = ? AND at > ? AND news.id > coalesce(breaker.news, 0) ORDER BY news.id"),
                    {int(GateNews::Kind::Outcome), qint64(now - window_ms)});
    while (m_db.next(rows))
        all.push_back(newsFrom(*rows, 0));
    rows = m_db.run(QStringLiteral("SELECT kind, name, until, reason, failure FROM cooling WHERE until > ?"), {qint64(now)});
    while (m_db.next(rows)) {
        GateNews news{static_cast<GateNews::Kind>(rows->value(0).toInt()), rows->value(1).toString(), false,
                      rows->value(2).toLongLong()};
        news.reason = rows->value(3).toInt();
        news.failure = rows->value(4).toInt();
        all.push_back(news);
    }
    QStringList providers;
    rows = m_db.run(QStringLiteral("SELECT provider FROM budget"));
    while (m_db.next(rows))
        providers.append(rows->value(0).toString());
    for (const QString& provider : providers) {
        GateNews news{GateNews::Kind::Budget, provider};
        news.value = budgetBalance(provider, now, budget).value_or(budget.capacity) - budget.capacity;
        if (news.value < 0)
            all.push_back(news);
    }
    return all;
}

void GateTables::forgetOldNews(std::int64_t now)
{
    m_db.run(QStringLiteral("DELETE FROM news WHERE at < ?"), {qint64(now - kNewsMs)});
}

} // namespace plimsoll
