#include "core/store/salvage.h"

#include <QFile>
#include <QSqlError>
#include <QSqlQuery>
#include <QStringList>
#include <QUuid>
#include <QVariant>

#include <limits>
#include <optional>

namespace plimsoll {

namespace {

/// Of a table: each damaged page costs a few dozen, one in the middle of the tree hides hundreds of pages.
constexpr int kMostFailures = 20'000;

class TableCopy
{
public:
    TableCopy(QSqlDatabase& fresh, QSqlDatabase& damaged, const QString& table, const QStringList& columns)
        : m_damaged(damaged), m_read(damaged), m_write(fresh), m_table(table),
          m_columns(static_cast<int>(columns.size()))
    {
        const QString names = columns.join(QStringLiteral(", "));
        m_read.setForwardOnly(true);
        m_read.prepare(
            QStringLiteral("SELECT rowid, %2 FROM %1 WHERE rowid BETWEEN ? AND ? ORDER BY rowid").arg(table, names));
        m_write.prepare(
            QStringLiteral("INSERT OR IGNORE INTO %1 (%2) VALUES (%3)")
                .arg(table, names, QStringList(columns.size(), QStringLiteral("?")).join(QStringLiteral(", "))));
    }

    /// How many rows the new file has of it.
    qint64 run()
    {
        copy(edge(QStringLiteral("min")).value_or(1),
             edge(QStringLiteral("max")).value_or(std::numeric_limits<std::int32_t>::max()));
        return m_copied;
    }
    bool whole() const { return m_failures == 0; }

private:
    /// The first or last row's number; nothing where the way to it is damaged.
    std::optional<qint64> edge(const QString& which)
    {
        QSqlQuery query(m_damaged);
        if (!query.exec(QStringLiteral("SELECT %1(rowid) FROM %2").arg(which, m_table)) || !query.next()) {
            ++m_failures;
            return std::nullopt;
        }
        return query.value(0).toLongLong();
    }

    /// Up to the damage in one go; what lies behind it is found by halving.
    void copy(qint64 first, qint64 last)
    {
        if (first > last || m_failures >= kMostFailures)
            return;
        m_read.bindValue(0, first);
        m_read.bindValue(1, last);
        m_read.exec(); // an error of it shows below, as one of a later row does
        while (m_read.next()) {
            first = m_read.value(0).toLongLong() + 1;
            write();
        }
        const bool damaged = m_read.lastError().isValid();
        m_read.finish();
        if (!damaged)
            return;
        ++m_failures;
        if (first >= last)
            return;
        const qint64 middle = first + (last - first) / 2;
        copy(first, middle);
        copy(middle + 1, last);
    }

    void write()
    {
        for (int i = 0; i < m_columns; ++i)
            m_write.bindValue(i, m_read.value(i + 1));
        if (m_write.exec()) // a row that the new file does not take stays in the old one
            m_copied += m_write.numRowsAffected();
    }

    QSqlDatabase& m_damaged;
    QSqlQuery m_read, m_write;
    const QString m_table;
    const int m_columns;
    int m_failures = 0;
    qint64 m_copied = 0;
};

QStringList columnOf(QSqlDatabase& sql, const QString& text)
{
    QStringList found;
    QSqlQuery query(sql);
    if (query.exec(text))
        while (query.next())
            found.append(query.value(0).toString());
    return found;
}

/// SQLite writes even to a file that it only reads (its log is worked into it at the end), so it gets a copy.
class ScratchCopy
{
public:
    explicit ScratchCopy(const QString& path) : m_path(path + QStringLiteral(".salvage"))
    {
        remove();
        m_whole = QFile::copy(path, m_path) && (!QFile::exists(path + kLog) || QFile::copy(path + kLog, m_path + kLog));
    }
    ~ScratchCopy() { remove(); }
    ScratchCopy(const ScratchCopy&) = delete;
    ScratchCopy& operator=(const ScratchCopy&) = delete;

    const QString& path() const { return m_path; }
    bool whole() const { return m_whole; }

private:
    const QString kLog = QStringLiteral("-wal");
    void remove()
    {
        for (const char* side : {"", "-wal", "-shm"})
            QFile::remove(m_path + QLatin1String(side));
    }

    QString m_path;
    bool m_whole = false;
};

/// Rows of the damaged file into the fresh one. It has a connection of its own, outside of any transaction: inside one,
/// SQLite takes nothing more from a file after the first damaged page.
Salvaged copyTables(QSqlDatabase& fresh, QSqlDatabase& damaged)
{
    Salvaged taken;
    if (!damaged.open() || !fresh.transaction())
        return taken;
    taken.whole = true;
    const QString tables = QStringLiteral(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'");
    for (const QString& table : columnOf(fresh, tables)) {
        const QString names = QStringLiteral("SELECT name FROM pragma_table_info('%1')").arg(table);
        const QStringList of_damaged = columnOf(damaged, names);
        QStringList common = columnOf(fresh, names); // a column that an older file lacks keeps its default
        common.removeIf([&](const QString& column) { return !of_damaged.contains(column); });
        if (common.isEmpty()) {
            taken.whole = false;
            continue;
        }
        TableCopy copy(fresh, damaged, table, common);
        taken.rows.insert(table, copy.run());
        taken.whole = taken.whole && copy.whole();
    }
    if (fresh.commit())
        return taken;
    fresh.rollback();
    return {};
}

} // namespace

Salvaged salvage(QSqlDatabase& fresh, const QString& damaged)
{
    const ScratchCopy copy(damaged);
    Salvaged taken;
    if (!copy.whole())
        return taken;
    const QString connection = QUuid::createUuid().toString(QUuid::WithoutBraces);
    {
        QSqlDatabase readable = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connection);
        readable.setDatabaseName(copy.path());
        taken = copyTables(fresh, readable);
    }
    QSqlDatabase::removeDatabase(connection);
    return taken;
}

} // namespace plimsoll
