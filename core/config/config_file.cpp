#include "core/config/config_file.h"

#include "core/config/config_json.h"
#include "core/config/defaults.h"
#include "core/config/file_lock.h"
#include "core/config/hand_edit.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QSaveFile>
#include <QStandardPaths>

#include <chrono>

namespace plimsoll {

namespace {

using namespace std::chrono_literals;

constexpr auto kSettle = 50ms;     // a writer that is not atomic gets that long; a change must act within 200 ms
constexpr auto kLockWait = 200ms;  // another process writes for a few milliseconds; a window must not stand still
constexpr auto kCommandLockWait = 30s; // a command may wait until many others have had their turn
constexpr qint64 kMaxFile = 8 << 20;
constexpr QFileDevice::Permissions kOwnerFile = QFileDevice::ReadOwner | QFileDevice::WriteOwner;
constexpr QFileDevice::Permissions kOwnerFolder = kOwnerFile | QFileDevice::ExeOwner;

QList<Error> fault(const QString& where, const QString& what)
{
    return {Error{where.toStdString(), what.toStdString()}};
}

QString lockPath(const QString& path)
{
    return path + QStringLiteral(".lock");
}

/// The folder, made with mode 0700 if it is not there. An existing one keeps its mode.
bool makeFolder(const QString& path)
{
    if (QFileInfo(path).isDir())
        return true;
    return QDir().mkpath(path) && QFile::setPermissions(path, kOwnerFolder);
}

QList<Error> writeFile(const QString& path, const QByteArray& bytes)
{
    QSaveFile file(path);
    const bool written = file.open(QIODevice::WriteOnly) && file.setPermissions(kOwnerFile) &&
                         file.write(bytes) == bytes.size() && file.commit();
    return written ? QList<Error>() : fault(path, file.errorString());
}

} // namespace

FileContent readConfigFile(const QString& path)
{
    FileContent content;
    QFile file(path);
    if (!file.exists())
        return content;
    if (!file.open(QIODevice::ReadOnly)) {
        content.errors = fault(path, file.errorString());
        return content;
    }
    return parseConfig(file.read(kMaxFile + 1));
}

FileContent parseConfig(const QByteArray& bytes)
{
    FileContent content;
    if (bytes.size() > kMaxFile) {
        content.errors = fault(QStringLiteral("/"), QStringLiteral("the file is larger than 8 MB"));
        return content;
    }
    content.bytes = bytes;
    QJsonParseError parse;
    const QJsonDocument document = QJsonDocument::fromJson(content.bytes, &parse);
    if (parse.error != QJsonParseError::NoError) {
        const qsizetype line = content.bytes.left(parse.offset).count('\n') + 1;
        content.errors = fault(QStringLiteral("/"),
                               QStringLiteral("line %1: not JSON: %2").arg(line).arg(parse.errorString()));
    } else if (!document.isObject()) {
        content.errors = fault(QStringLiteral("/"), QStringLiteral("must be an object"));
    } else {
        content.json = document.object();
    }
    return content;
}

QString ConfigService::defaultPath()
{
    const QString given = qEnvironmentVariable("PLIMSOLL_CONFIG");
    if (!given.isEmpty())
        return given;
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
           QStringLiteral("/plimsoll/config.json");
}

ConfigService::ConfigService(QString path, Watch watch, QObject* parent)
    : QObject(parent), m_path(QFileInfo(path).absoluteFilePath()), m_config(shippedConfig())
{
    m_settle.setSingleShot(true);
    m_settle.setInterval(kSettle);
    connect(&m_settle, &QTimer::timeout, this, &ConfigService::reload);
    if (watch == Watch::Yes) {
        makeFolder(QFileInfo(m_path).absolutePath()); // a folder that is not there cannot be watched
        connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &ConfigService::onFileTouched);
        connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &ConfigService::onFileTouched);
        m_watching = true;
        armWatcher(); // before the first look, so that no change falls between
    }
    adoptFile(readConfigFile(m_path));
    m_journal = ChangeJournal::read(ChangeJournal::pathFor(m_path));
    if (m_journal.result.isEmpty() || m_journal.result == ChangeJournal::digest(m_seen.bytes))
        return;
    // Edited while nothing of Plimsoll ran, or another process is between writing the file and its journal.
    FileLock lock(lockPath(m_path));
    const bool alone = lock.tryLock(kLockWait);
    adoptFile(readConfigFile(m_path));
    readJournal(nullptr, alone);
}

void ConfigService::armWatcher()
{
    if (!m_watching)
        return;
    // A file that was replaced is a new file to the watcher; adding what is watched already does nothing.
    const QString folder = QFileInfo(m_path).absolutePath();
    if (QFileInfo::exists(folder) && !m_watcher.directories().contains(folder))
        m_watcher.addPath(folder);
    if (QFileInfo::exists(m_path) && !m_watcher.files().contains(m_path))
        m_watcher.addPath(m_path);
}

void ConfigService::onFileTouched()
{
    armWatcher();
    if (!m_settle.isActive()) // the first touch starts the clock: a busy folder must not put the reload off for ever
        m_settle.start();
}

void ConfigService::reload()
{
    armWatcher();
    FileContent content = readConfigFile(m_path);
    if (content.bytes == m_seen.bytes && content.errors.isEmpty() == m_seen.errors.isEmpty())
        return;
    const Config before = m_config;
    const bool was_invalid = !m_file_errors.isEmpty();
    {
        FileLock lock(lockPath(m_path));
        const bool alone = m_locked || lock.tryLock(kLockWait);
        if (alone && !m_locked)
            content = readConfigFile(m_path); // with its journal: whoever wrote the one has written both
        if (adoptFile(content))
            readJournal(&before, alone);
    }
    if (!m_file_errors.isEmpty()) {
        Q_EMIT rejected(m_file_errors);
    } else if (was_invalid || !(before == m_config)) {
        Q_EMIT historyChanged();
        Q_EMIT changed();
    }
}

/// The journal as it is on the disk, and a step more if the file is not what its last step left: then somebody's editor
/// was there. `before`: what was in force, if this process saw the file change; else the journal says it. `save`: this
/// process has the lock; without it, whoever has it next writes that step down.
void ConfigService::readJournal(const Config* before, bool save)
{
    m_journal = ChangeJournal::read(ChangeJournal::pathFor(m_path));
    if (!m_file_errors.isEmpty() || m_journal.result == ChangeJournal::digest(m_seen.bytes))
        return; // an invalid file is no step: it waits to be put right
    if (m_journal.result.isEmpty() && !before)
        return; // nothing was ever changed by Plimsoll
    const Config then = before && !m_journal.content ? *before : configOfJournal(m_journal, m_config);
    const QDateTime written = QFileInfo(m_path).lastModified();
    if (auto edit = handEdit(then, m_config, written.isValid() ? written : QDateTime::currentDateTime()))
        m_journal.add(std::move(*edit));
    if (save)
        saveJournal();
}

void ConfigService::saveJournal()
{
    m_journal.result = ChangeJournal::digest(m_seen.bytes);
    m_journal.content = m_seen.json;
    if (const QString problem = m_journal.write(ChangeJournal::pathFor(m_path)); !problem.isEmpty())
        qWarning("%s: the change is in force, but cannot be undone by others: %s", qUtf8Printable(m_path), qUtf8Printable(problem));
}

bool ConfigService::adoptFile(const FileContent& content)
{
    m_seen = content;
    m_file_errors = content.errors;
    if (!m_file_errors.isEmpty())
        return false;
    CheckedConfig checked = checkConfig(content.json, shippedConfig());
    m_file_errors = checked.errors;
    if (!m_file_errors.isEmpty())
        return false;
    m_config = std::move(checked.config);
    return true;
}

/// With the lock that all processes respect, on the file as it is now.
ConfigService::Outcome ConfigService::locked(const std::function<Outcome()>& body)
{
    if (!makeFolder(QFileInfo(m_path).absolutePath()))
        return fault(m_path, QStringLiteral("its folder cannot be made"));
    FileLock lock(lockPath(m_path));
    if (!lock.tryLock(m_watching ? std::chrono::milliseconds(kLockWait) : std::chrono::milliseconds(kCommandLockWait)))
        return fault(m_path, lock.failure() == FileLock::Failure::Held
                                 ? QStringLiteral("another program is writing it; try again")
                                 : QStringLiteral("its folder cannot be written to"));
    m_locked = true;
    reload(); // what another process wrote since the last look must not be lost
    readJournal(nullptr, true); // nor what an editor wrote while nobody looked
    const Outcome outcome = body();
    m_locked = false;
    return outcome;
}

ConfigService::Outcome ConfigService::commit(const QJsonObject& change, ConfigChange& done)
{
    if (!m_file_errors.isEmpty()) {
        const Error& first = m_file_errors.first();
        return fault(m_path, QStringLiteral("the file is not valid and will not be overwritten; %1: %2")
                                 .arg(QString::fromStdString(first.where), QString::fromStdString(first.what)));
    }
    CheckedConfig checked = checkConfig(change, m_config);
    if (!checked.errors.isEmpty())
        return checked.errors;
    if (checked.config == m_config)
        return Applied{false};
    const QJsonObject changed = changedOnly(checked.config);
    const QByteArray bytes = QJsonDocument(changed).toJson();
    const QList<Error> faults = writeFile(m_path, bytes);
    if (!faults.isEmpty())
        return faults;
    m_seen = {bytes, changed, {}};
    done.forward = difference(m_config, checked.config);
    done.backward = difference(checked.config, m_config);
    m_config = std::move(checked.config);
    armWatcher();
    return Applied{true};
}

ConfigService::Outcome ConfigService::apply(const QJsonObject& change, const QString& who)
{
    const Outcome outcome = locked([&] {
        ConfigChange done{who, QDateTime::currentDateTime(), {}, {}};
        const Outcome committed = commit(change, done);
        if (committed && committed->changed) {
            m_journal.add(std::move(done));
            saveJournal();
        }
        return committed;
    });
    if (outcome && outcome->changed) {
        Q_EMIT historyChanged();
        Q_EMIT changed();
    }
    return outcome;
}

ConfigService::Outcome ConfigService::undo(const std::optional<ConfigChange>& shown)
{
    return step(m_journal.done, m_journal.undone, &ConfigChange::backward, shown);
}

ConfigService::Outcome ConfigService::redo()
{
    return step(m_journal.undone, m_journal.done, &ConfigChange::forward);
}

ConfigService::Outcome ConfigService::step(QList<ConfigChange>& from, QList<ConfigChange>& to,
                                           QJsonObject ConfigChange::*direction,
                                           const std::optional<ConfigChange>& shown)
{
    const Outcome outcome = locked([&]() -> Outcome {
        if (from.isEmpty())
            return Applied{false};
        if (shown && *shown != from.last())
            return fault(m_path, QStringLiteral("something else was changed meanwhile: look at it first"));
        ConfigChange ignored;
        const Outcome committed = commit(from.last().*direction, ignored);
        if (!committed)
            return committed; // stays, for when what stands in its way is gone
        to << from.takeLast();
        saveJournal();
        return committed;
    });
    if (outcome || shown)
        Q_EMIT historyChanged();
    if (outcome && outcome->changed)
        Q_EMIT changed();
    return outcome;
}

} // namespace plimsoll
