// The user's configuration file: read, watched, changed and undone. The file holds only what differs from the shipped
// configuration. It is written atomically with mode 0600 in a folder with mode 0700. A file that is not valid never
// replaces the configuration that runs, and is never overwritten: it says what is wrong and waits to be put right.
#pragma once

#include "core/base/result.h"
#include "core/config/change_journal.h"
#include "core/config/config.h"

#include <QFileSystemWatcher>
#include <QJsonObject>
#include <QList>
#include <QObject>
#include <QTimer>

#include <functional>
#include <optional>

namespace plimsoll {

/// A file's bytes and the object in them; a file that is not there is an empty object.
struct FileContent
{
    QByteArray bytes;
    QJsonObject json;
    QList<Error> errors; ///< cannot be read, or is no JSON object
};
FileContent readConfigFile(const QString& path);
/// The same of bytes that came from elsewhere.
FileContent parseConfig(const QByteArray& bytes);

class ConfigService : public QObject
{
    Q_OBJECT

public:
    enum class Watch : std::uint8_t { Yes, No };
    struct Applied
    {
        bool changed = false; ///< false: the configuration already was so
    };
    using Outcome = Result<Applied, QList<Error>>;

    static constexpr int kUndoSteps = ChangeJournal::kSteps;

    /// $PLIMSOLL_CONFIG, else plimsoll/config.json in the user's configuration folder (XDG).
    static QString defaultPath();

    explicit ConfigService(QString path = defaultPath(), Watch watch = Watch::Yes, QObject* parent = nullptr);

    const Config& config() const { return m_config; }
    const QString& path() const { return m_path; }
    /// What is wrong with the file as it is now; empty when it is in force.
    const QList<Error>& fileErrors() const { return m_file_errors; }

    /// Merges a partial configuration, validates, writes, signals changed(). On errors nothing has happened.
    Outcome apply(const QJsonObject& change, const QString& who);
    /// Takes the last change back, whoever made it, an editor of the file too; what was changed elsewhere since stays.
    /// `shown`: the change that a person was shown as the last one. If it no longer is, nothing is taken back.
    Outcome undo(const std::optional<ConfigChange>& shown = std::nullopt);
    Outcome redo();
    bool canUndo() const { return !m_journal.done.isEmpty(); }
    bool canRedo() const { return !m_journal.undone.isEmpty(); }
    /// Oldest first, at most kUndoSteps.
    const QList<ConfigChange>& changes() const { return m_journal.done; }
    const QList<ConfigChange>& undone() const { return m_journal.undone; }

    /// Reads the file again now; the watcher calls it.
    void reload();

Q_SIGNALS:
    /// config() has a new value.
    void changed();
    /// The file has become invalid and was not taken.
    void rejected(const QList<plimsoll::Error>& errors);
    /// canUndo() or canRedo() may have changed.
    void historyChanged();

private:
    Outcome locked(const std::function<Outcome()>& body);
    Outcome commit(const QJsonObject& change, ConfigChange& done);
    Outcome step(QList<ConfigChange>& from, QList<ConfigChange>& to, QJsonObject ConfigChange::*direction,
                 const std::optional<ConfigChange>& shown = std::nullopt);
    bool adoptFile(const FileContent& content);
    void readJournal(const Config* before, bool save);
    void saveJournal();
    void onFileTouched();
    void armWatcher();

    QString m_path;
    Config m_config;
    QList<Error> m_file_errors;
    FileContent m_seen; ///< the file at the last look
    ChangeJournal m_journal;
    bool m_locked = false; ///< by this very object
    QFileSystemWatcher m_watcher;
    QTimer m_settle;
    bool m_watching = false;
};

} // namespace plimsoll
