// One SQLite file of the user's, opened, brought to the newest schema, and survived when it is broken.
//
// WAL, so that readers never wait for a writer; mode 0600 in a folder of 0700. A file of an older schema is backed up
// before it is migrated, one of a newer Plimsoll is left alone, a broken one is set aside under another name and a new
// one begun: nothing is ever deleted.
//
// Thread-confined: open, use and destroy it in one thread (see store_thread.h).
#pragma once

#include "core/base/result.h"
#include "core/store/salvage.h"

#include <QHash>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>
#include <QStringList>
#include <QVariantList>

#include <memory>
#include <optional>

namespace plimsoll {

struct DatabaseSchema
{
    /// FullSync: a commit is on the disk before it returns (a job must survive a power cut). NormalSync: a power cut
    /// may lose the last commits, never the file.
    enum class Sync : std::uint8_t { Full, Normal };

    QList<QStringList> versions; ///< statements that lead from version i to i + 1; append only
    Sync sync = Sync::Normal;
    bool secure_delete = false; ///< what is deleted is overwritten: the file holds prompts or answers
    int busy_timeout_ms = 5000; ///< how long a statement waits for another process
    bool shrinks = false;       ///< a new file gives the room of deleted rows back to the disk
    bool salvage = false;       ///< what can be read of a damaged file is taken over into the new one (see salvage.h)
};

class Database
{
public:
    /// $XDG_DATA_HOME/plimsoll, by default below ~/.local/share.
    static QString defaultFolder();

    /// Errors: the folder or file cannot be made, the disk is full, another process holds it, or it is of a newer
    /// version.
    static Result<std::unique_ptr<Database>> open(const QString& path, const DatabaseSchema& schema);
    /// For a command that only reads. SQLite wants room on the disk even for that, unless it has the file for itself: when
    /// the disk is full, it is opened so. Errors: as of open(); another process may hold it then.
    static Result<std::unique_ptr<Database>> openToRead(const QString& path, const DatabaseSchema& schema);
    /// For a database that turned out to be broken() while in use, maybe in a page that opening does not read: sets its
    /// file aside, unless another process has done so, and opens a new one. Errors: as of open().
    static Result<std::unique_ptr<Database>> replace(std::unique_ptr<Database> broken, const DatabaseSchema& schema);
    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    const QString& path() const { return m_path; }
    /// Different for every opening in this process.
    std::uint64_t serial() const { return m_serial; }
    /// Where a broken file was set aside when this one was opened; empty: it was not.
    const QString& setAside() const { return m_set_aside; }
    /// What was taken over from there, if the schema says salvage.
    const Salvaged& salvaged() const { return m_salvaged; }

    /// A prepared statement, kept and reused; `text` must be a literal that does not change.
    QSqlQuery& prepared(const QString& text);
    /// Binds the values in order and runs it; the query is positioned before the first row. Nothing on an error (see
    /// error()).
    QSqlQuery* run(const QString& text, const QVariantList& values = {});
    /// The next row of what run() gave (null: no row). False at the end, and where the file cannot be read on: rows
    /// that end early are known by broken() or busy(), never taken for all there were.
    bool next(QSqlQuery* query);
    /// Of the last run(), next() or transaction step that failed.
    const Error& error() const { return m_error; }
    /// Whether any error meant that the file is damaged: replace() it.
    bool broken() const { return m_broken; }
    bool busy() const { return m_busy; }
    /// How often anything has failed; whoever looks before and after a piece of work knows whether error() is of it.
    std::uint64_t failures() const { return m_failures; }
    /// How long a statement waits for another process from now on.
    void setBusyTimeout(int ms);
    /// Whether the path leads to another file by now, or to none (set aside by another process, or deleted): what is
    /// written here is seen by nobody. A look at the folder only, cheap enough to ask before each piece of work.
    bool moved() const;

    /// BEGIN IMMEDIATE: takes the writer's lock at once, so that nothing read inside can be overtaken.
    bool begin();
    bool commit();
    void rollback();

    /// Lets go of rows that were not read to their end: an open one holds an old view of the file, and keeps this
    /// connection from waiting for the writer's lock. Transactions do it themselves, and so does a StoreThread.
    void finishReading();

    /// Changes whenever another connection has committed; cheap enough to ask often.
    qint64 dataVersion();

private:
    /// Which file it is, whatever its name.
    struct FileId
    {
        std::uint64_t device = 0, inode = 0;
        bool operator==(const FileId&) const = default;
    };

    explicit Database(QString path);
    static std::optional<FileId> idOf(const QString& path);
    static QString setFileAside(const QString& path, FileId broken);
    enum class Access : std::uint8_t { Shared, Exclusive };
    static Result<std::unique_ptr<Database>> openFrom(const QString& path, const DatabaseSchema& schema,
                                                      QString set_aside, Access access = Access::Shared);
    bool connect(const DatabaseSchema& schema, Access access);
    bool migrate(const DatabaseSchema& schema);
    bool fail(const QSqlError& error);

    QString m_path, m_set_aside;
    Salvaged m_salvaged;
    std::uint64_t m_serial;
    FileId m_file;
    QString m_connection;
    QSqlDatabase m_sql;
    QHash<QString, std::shared_ptr<QSqlQuery>> m_prepared;
    Error m_error;
    std::uint64_t m_failures = 0;
    bool m_broken = false, m_busy = false;
};

/// Rolls back on the way out unless it was committed.
class Transaction
{
public:
    explicit Transaction(Database& database) : m_database(database), m_open(database.begin()) {}
    ~Transaction()
    {
        if (m_open)
            m_database.rollback();
    }
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;
    explicit operator bool() const { return m_open; }
    bool commit()
    {
        if (!m_open || !m_database.commit())
            return false;
        m_open = false;
        return true;
    }

private:
    Database& m_database;
    bool m_open;
};

} // namespace plimsoll
