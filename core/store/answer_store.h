// The answer cache on disk (policies 7.2): the time to live is wall time, so it goes on over restarts, and all processes of
// the user share the answers. Only what the engine gives it is stored: complete, untruncated answers.
//
// A lookup waits for the disk, never the caller's thread; while there is no database, answers are kept in memory. Whatever
// has outlived its time is deleted from the file with the next answer, overwritten.
#pragma once

#include "core/live/answer_cache.h"
#include "core/store/store_thread.h"
#include "core/store/wall_clock.h"

#include <QDateTime>
#include <QFileInfo>

namespace plimsoll {

/// What the cache holds now.
struct AnswerStoreFigures
{
    int entries = 0;          ///< younger than the time to live
    qint64 bytes = 0;         ///< of their texts
    qint64 file_bytes = 0;    ///< of the file, as it lies on the disk
    QDateTime oldest, newest; ///< UTC; invalid while there is none
};

class AnswerStore final : public QObject, public AnswerCache
{
    Q_OBJECT
public:
    static QString defaultPath();
    explicit AnswerStore(const QString& path = defaultPath(), WallClock clock = systemWallClock(), QObject* parent = nullptr);

    void setLimits(const CacheLimits& limits) override;
    void store(const PromptDigest& digest, const StoredAnswer& answer, Instant now) override;
    void find(const PromptDigest& digest, bool anyModel, Instant now, const Found& found) override;

    /// Off: texts of answers are nothing to write down (history.prompts is off). New ones stay in memory, those in the file
    /// are deleted.
    void keepOnDisk(bool on);

    /// `done` gets nothing if the database fails (see StoreThread::refusal()).
    void figures(QObject* receiver, std::function<void(std::optional<AnswerStoreFigures>)> done);
    /// Deletes everything, and leaves nothing of it in the file. `done` gets how many answers there were, or
    /// nothing, as above: also when another program is reading, and keeps old pages in the log by that.
    void wipe(QObject* receiver, std::function<void(std::optional<int>)> done);

    StoreThread& thread() { return m_thread; }
    const QString& path() const { return m_path; }
    /// Where a damaged file was put aside when a new one was begun; empty: it was not.
    const QString& setAside() const { return m_set_aside; }
    /// Whether there is a file: asking for figures() makes one.
    bool hasFile() const { return QFileInfo::exists(m_path); }

Q_SIGNALS:
    /// setAside() has changed.
    void damaged();

private:
    const QString m_path;
    const WallClock m_clock;
    CacheLimits m_limits;
    bool m_on_disk = true;
    QString m_set_aside;
    MemoryAnswerCache m_memory; ///< while there is no database, or none is wanted
    StoreThread m_thread;
};

} // namespace plimsoll
