#include "core/store/database.h"

#include <QDateTime>
#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QSqlError>
#include <QStandardPaths>
#include <QThread>
#include <QUuid>

#include <atomic>

#include <sys/stat.h>
#include <sys/statvfs.h>

namespace plimsoll {

namespace {

constexpr int kSetAsideWaitMs = 2000;
constexpr unsigned long kOpenAgainMs = 5;
constexpr QFile::Permissions kOwnerOnly = QFile::ReadOwner | QFile::WriteOwner;

// SQLite's primary result codes.
constexpr int kBusy = 5, kLocked = 6, kIoError = 10, kCorrupt = 11, kFull = 13, kCannotOpen = 14, kNotADatabase = 26;

/// SQLite begins the index of a log with so much.
constexpr std::uint64_t kLeastRoom = 32 * 1024;

int primaryCode(const QSqlError& error)
{
    bool number = false;
    const int code = error.nativeErrorCode().toInt(&number);
    return number ? code & 0xff : 0;
}

/// Whether there is no room for another byte of ours, or for another file. SQLite itself tells it as an I/O error where it is
/// not the database that lacks the room.
bool diskFull(const QString& path)
{
    struct statvfs disk = {};
    if (::statvfs(QFile::encodeName(QFileInfo(path).absolutePath()).constData(), &disk) != 0)
        return false;
    return std::uint64_t(disk.f_bavail) * disk.f_frsize < kLeastRoom || (disk.f_files > 0 && disk.f_favail == 0);
}

QString diskFullWords() { return QStringLiteral("the disk is full"); }

Error errorOf(const QString& path, const QString& what)
{
    return {path.toStdString(), what.toStdString()};
}

/// The folder and the file are the user's alone before SQLite writes a byte; its side files take the file's mode.
QString makeFile(const QString& path)
{
    const QString folder = QFileInfo(path).absolutePath();
    if (!QFileInfo::exists(folder)) {
        if (!QDir().mkpath(folder))
            return diskFull(folder) ? diskFullWords() : QStringLiteral("the folder %1 cannot be made").arg(folder);
        QFile::setPermissions(folder, kOwnerOnly | QFile::ExeOwner);
    }
    QFile file(path);
    // An existing file is never opened but by SQLite: closing it would drop the locks of this process' other
    // connections.
    if (!file.exists() && !file.open(QIODevice::ReadWrite | QIODevice::NewOnly) && !file.exists())
        return diskFull(path) ? diskFullWords() : file.errorString();
    if (!QFile::setPermissions(path, kOwnerOnly))
        return QStringLiteral("its permissions cannot be set");
    return {};
}

} // namespace

QString Database::defaultFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + QStringLiteral("/plimsoll");
}

Database::Database(QString path) : m_path(std::move(path))
{
    static std::atomic<std::uint64_t> opened{0};
    m_serial = ++opened;
}

std::optional<Database::FileId> Database::idOf(const QString& path)
{
    struct stat found = {};
    if (::stat(QFile::encodeName(path).constData(), &found) != 0)
        return std::nullopt;
    return FileId{found.st_dev, found.st_ino};
}

bool Database::moved() const
{
    return idOf(m_path) != m_file;
}

/// The name under which a broken file is kept; empty if it cannot be renamed, or is no longer there: several processes
/// may find the damage at once, and only the first may rename, or the others would put away its new file.
QString Database::setFileAside(const QString& path, FileId broken)
{
    QLockFile lock(path + QStringLiteral(".setting-aside"));
    if (!lock.tryLock(kSetAsideWaitMs) || idOf(path) != broken)
        return {};
    const QString stamp = QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd-hhmmss-zzz"));
    const QString aside = path + QStringLiteral(".broken-") + stamp;
    if (!QFile::rename(path, aside))
        return {};
    for (const char* side : {"-wal", "-shm"}) // what they hold belongs to the broken file
        QFile::rename(path + QLatin1String(side), aside + QLatin1String(side));
    return aside;
}

Result<std::unique_ptr<Database>> Database::open(const QString& path, const DatabaseSchema& schema)
{
    return openFrom(path, schema, {});
}

Result<std::unique_ptr<Database>> Database::openToRead(const QString& path, const DatabaseSchema& schema)
{
    auto opened = open(path, schema);
    if (opened || !diskFull(path) || !QFileInfo::exists(path))
        return opened;
    auto exclusive = openFrom(path, schema, {}, Access::Exclusive);
    return exclusive ? std::move(exclusive) : std::move(opened);
}

Result<std::unique_ptr<Database>> Database::replace(std::unique_ptr<Database> broken, const DatabaseSchema& schema)
{
    const QString path = broken->m_path;
    const FileId file = broken->m_file;
    const Error error = broken->m_error;
    broken.reset(); // before its file is renamed: what it still holds in memory belongs to that
    const QString aside = setFileAside(path, file);
    if (aside.isEmpty() && idOf(path) == file)
        return error;
    return openFrom(path, schema, aside);
}

Result<std::unique_ptr<Database>> Database::openFrom(const QString& path, const DatabaseSchema& schema,
                                                     QString set_aside, Access access)
{
    const QDeadlineTimer patience(schema.busy_timeout_ms);
    for (int attempt = 0;; ++attempt) {
        if (const QString problem = makeFile(path); !problem.isEmpty())
            return errorOf(path, problem);
        std::unique_ptr<Database> database(new Database(path));
        database->m_file = idOf(path).value_or(FileId{});
        if (database->connect(schema, access) && database->migrate(schema)) {
            database->m_set_aside = set_aside;
            if (schema.salvage && !set_aside.isEmpty())
                database->m_salvaged = salvage(database->m_sql, set_aside);
            return Result<std::unique_ptr<Database>>(std::move(database));
        }
        const Error error = database->m_error;
        const FileId file = database->m_file;
        const bool broken = database->m_broken;
        const bool busy = database->m_busy;
        database.reset();
        // SQLite does not wait where two make a file at once (the change to WAL): one of them comes a moment later.
        if (busy && !patience.hasExpired()) {
            QThread::msleep(kOpenAgainMs);
            --attempt;
            continue;
        }
        if (!broken || attempt > 0)
            return error;
        const QString aside = setFileAside(path, file);
        if (aside.isEmpty() && idOf(path) == file)
            return error;
        if (!aside.isEmpty())
            set_aside = aside;
    }
}

bool Database::connect(const DatabaseSchema& schema, Access access)
{
    m_connection = QUuid::createUuid().toString(QUuid::WithoutBraces);
    m_sql = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_connection);
    m_sql.setDatabaseName(m_path);
    m_sql.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=%1").arg(schema.busy_timeout_ms));
    if (!m_sql.open())
        return fail(m_sql.lastError());
    if (access == Access::Exclusive) { // before the first look at the file: then the log's index is in memory
        QSqlQuery query(m_sql);
        if (!query.exec(QStringLiteral("PRAGMA locking_mode=EXCLUSIVE")))
            return fail(query.lastError());
    }
    if (schema.shrinks) { // has an effect only before the first page is written, and takes the writer's lock
        QSqlQuery query(m_sql);
        if (!query.exec(QStringLiteral("PRAGMA page_count")) || !query.next())
            return fail(query.lastError());
        const bool empty = query.value(0).toLongLong() == 0;
        query.finish();
        if (empty && !query.exec(QStringLiteral("PRAGMA auto_vacuum=FULL")))
            return fail(query.lastError());
    }
    const QString sync = schema.sync == DatabaseSchema::Sync::Full ? QStringLiteral("FULL") : QStringLiteral("NORMAL");
    for (const QString& pragma :
         {QStringLiteral("PRAGMA journal_mode=WAL"), QString(QStringLiteral("PRAGMA synchronous=") + sync),
          QStringLiteral("PRAGMA foreign_keys=ON"),
          QString(QStringLiteral("PRAGMA secure_delete=") +
                  (schema.secure_delete ? QStringLiteral("ON") : QStringLiteral("OFF")))}) {
        QSqlQuery query(m_sql);
        if (!query.exec(pragma))
            return fail(query.lastError());
    }
    return true;
}

bool Database::migrate(const DatabaseSchema& schema)
{
    const auto version = [this]() -> int {
        QSqlQuery query(m_sql);
        if (!query.exec(QStringLiteral("PRAGMA user_version")) || !query.next()) {
            fail(query.lastError());
            return -1;
        }
        return query.value(0).toInt();
    };
    const int wanted = static_cast<int>(schema.versions.size());
    int have = version();
    if (have == wanted)
        return true;
    if (have > wanted) {
        m_error = errorOf(m_path, QStringLiteral("was written by a newer version of Plimsoll and is left alone"));
        return false;
    }
    if (have > 0) {
        const QString backup = QStringLiteral("%1.version-%2").arg(m_path).arg(have);
        if (!QFile::exists(backup)) {
            QSqlQuery query(m_sql);
            query.prepare(QStringLiteral("VACUUM INTO ?"));
            query.addBindValue(backup);
            if (!query.exec())
                return fail(query.lastError());
            QFile::setPermissions(backup, kOwnerOnly);
        }
    }
    Transaction transaction(*this);
    if (!transaction)
        return false;
    have = version(); // another process may have been faster
    if (have < 0)
        return false;
    for (int step = have; step < wanted; ++step) {
        for (const QString& statement : schema.versions[step]) {
            QSqlQuery query(m_sql);
            if (!query.exec(statement))
                return fail(query.lastError());
        }
    }
    QSqlQuery query(m_sql);
    if (!query.exec(QStringLiteral("PRAGMA user_version=%1").arg(std::max(have, wanted))))
        return fail(query.lastError());
    return transaction.commit();
}

Database::~Database()
{
    m_prepared.clear();
    m_sql.close();
    m_sql = QSqlDatabase();
    if (!m_connection.isEmpty())
        QSqlDatabase::removeDatabase(m_connection);
}

bool Database::fail(const QSqlError& error)
{
    const int code = primaryCode(error);
    m_broken = m_broken || code == kCorrupt || code == kNotADatabase;
    m_busy = code == kBusy || code == kLocked;
    ++m_failures;
    const bool full = code == kFull || ((code == kIoError || code == kCannotOpen) && diskFull(m_path));
    const QString words = full ? diskFullWords() : error.databaseText().isEmpty() ? error.driverText() : error.databaseText();
    m_error = errorOf(m_path, words);
    return false;
}

QSqlQuery& Database::prepared(const QString& text)
{
    std::shared_ptr<QSqlQuery>& query = m_prepared[text];
    if (!query) {
        query = std::make_shared<QSqlQuery>(m_sql);
        query->setForwardOnly(true);
        if (!query->prepare(text))
            fail(query->lastError());
    }
    return *query;
}

QSqlQuery* Database::run(const QString& text, const QVariantList& values)
{
    QSqlQuery& query = prepared(text);
    for (int i = 0; i < values.size(); ++i)
        query.bindValue(i, values[i]);
    if (query.exec())
        return &query;
    fail(query.lastError());
    return nullptr;
}

bool Database::next(QSqlQuery* query)
{
    if (!query)
        return false;
    if (query->next())
        return true;
    if (query->lastError().isValid())
        fail(query->lastError());
    return false;
}

bool Database::begin()
{
    finishReading();
    return run(QStringLiteral("BEGIN IMMEDIATE")) != nullptr;
}

bool Database::commit()
{
    finishReading();
    return run(QStringLiteral("COMMIT")) != nullptr;
}

void Database::rollback()
{
    finishReading();
    // SQLite itself has rolled back after some errors (a full disk), and refuses then: what matters is the one before.
    prepared(QStringLiteral("ROLLBACK")).exec();
}

void Database::setBusyTimeout(int ms)
{
    QSqlQuery query(m_sql);
    if (!query.exec(QStringLiteral("PRAGMA busy_timeout=%1").arg(ms)))
        fail(query.lastError());
}

void Database::finishReading()
{
    for (const auto& query : std::as_const(m_prepared))
        if (query->isActive() && query->isSelect())
            query->finish();
}

qint64 Database::dataVersion()
{
    QSqlQuery* query = run(QStringLiteral("PRAGMA data_version"));
    const qint64 version = next(query) ? query->value(0).toLongLong() : -1;
    if (query)
        query->finish();
    return version;
}

} // namespace plimsoll
