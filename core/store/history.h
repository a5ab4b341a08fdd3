// The history: every event of this process and a row for each of its calls, kept in the user's history.sqlite together
// with those of all other processes. Appending costs a lock and a copy; a thread of its own writes batches. What the disk
// refuses is tried again and, beyond a bound, counted as dropped and told: a call never waits for the history.
//
// append() may be called from any thread; the rest belongs to the thread that made it, which needs an event loop.
#pragma once

#include "core/config/app_options.h"
#include "core/store/history_writer.h"
#include "core/store/lock_patience.h"
#include "core/store/store_thread.h"
#include "core/telemetry/event_sink.h"

#include <QTimer>

#include <memory>
#include <mutex>

namespace plimsoll {

class History : public QObject, public EventSink
{
    Q_OBJECT
public:
    /// How long an event may wait for others to be written with. What a killed process loses is not older.
    static constexpr int kLingerMs = 100;
    static constexpr std::size_t kCapacity = 50'000; ///< events that wait for the disk

    /// `program`: what the rows of this process are marked with. Touches no file before start().
    History(QString path, const QString& program, HistoryOptions options, QObject* parent = nullptr);
    ~History() override;

    /// Opens the file in the background. What was appended before is kept.
    void start();
    void append(const QJsonObject& event) override;
    void setOptions(const HistoryOptions& options);

    /// Before start().
    void setPatience(const LockPatience& patience) { m_patience = patience; }

    /// Writes what is left, waiting for the disk, and ends the thread; nothing may be appended after it.
    void finish();

    const QString& path() const { return m_path; }
    /// Why nothing can be written just now; empty: all is well.
    const QString& problem() const { return m_problem; }
    /// Where a damaged file was put aside when a new one was begun; empty: it was not.
    const QString& setAside() const { return m_set_aside; }
    /// Events of this process that are not in the history and never will be.
    qint64 dropped() const { return m_dropped; }

    /// To read with, in its thread; nullptr before start() and after finish().
    StoreThread* store() { return m_store.get(); }

Q_SIGNALS:
    /// problem(), setAside() or dropped() has changed.
    void stateChanged();

private:
    struct Inbox ///< between whoever appends and the thread that writes
    {
        std::mutex mutex;
        std::vector<TimedEvent> events;
        qint64 dropped = 0;
    };
    struct Written ///< how a batch went
    {
        QString problem; ///< empty: it is all in the file
        qint64 dropped = 0;
        qint64 waiting = 0;
    };

    void flush();
    void post(std::function<void(const Written&)> done);
    void took(const Written& written);
    void tidy();
    void show(const QString& problem, const QString& setAside, qint64 dropped);

    const QString m_path;
    HistoryOptions m_options;
    LockPatience m_patience;
    std::shared_ptr<Inbox> m_inbox = std::make_shared<Inbox>();
    std::shared_ptr<HistoryWriter> m_writer; ///< only touched in the store's thread
    QTimer m_linger;
    QTimer m_upkeep;
    bool m_flushing = false;
    QString m_no_database, m_refused; ///< the two kinds of problem
    QString m_problem, m_set_aside;
    qint64 m_dropped = 0;
    std::unique_ptr<StoreThread> m_store; ///< last: its work refers to the others
};

} // namespace plimsoll
