// What the Events page does: takes in what the log has, on the page's tick and not when an event comes, chooses among
// it, shows one event with its call, and writes what is shown into a file in the background.
#pragma once

#include "core/base/instant.h"
#include "core/telemetry/event_export.h"
#include "ui/models/event_model.h"
#include "ui/presenters/call_timeline.h"

#include <QObject>
#include <QThreadPool>

namespace plimsoll {

class EventsPresenter : public QObject
{
    Q_OBJECT
public:
    explicit EventsPresenter(const EventLog& log, QObject* parent = nullptr);
    ~EventsPresenter() override;

    EventModel& model() { return m_model; }
    /// `now` on the clock of the events, `wall` the same moment for people.
    void setClock(Instant now, const QDateTime& wall);
    /// Takes in what is new, unless paused. True if there was something.
    bool refresh();
    void setPaused(bool paused) { m_paused = paused; }
    bool paused() const { return m_paused; }
    void setQuery(const EventQuery& query);
    /// "1,234 events", "56 of 1,234 events", what has left memory, what waits while paused.
    QString summary() const;

    /// The event that is shown; 0: none. selectedChanged() follows, and again when its call goes on.
    void select(std::uint64_t sequence);
    std::uint64_t selected() const { return m_selected; }
    const CallTimeline& timeline() const { return m_timeline; }
    /// Of the selected event: indented, and as one line; both empty if there is none.
    QString json() const { return m_json; }
    QString line() const { return m_line; }

    /// In the background; exported() or exportFailed() follows.
    void exportTo(const QString& path, EventFormat format);

Q_SIGNALS:
    void selectedChanged();
    void exported(qulonglong events, const QString& path);
    void exportFailed(const QString& why);

private:
    void showTimeline();

    const EventLog& m_log;
    EventModel m_model;
    std::uint64_t m_next = 1;
    std::uint64_t m_selected = 0, m_call = 0;
    CallTimeline m_timeline;
    QString m_json, m_line;
    bool m_paused = false;
    QThreadPool m_writer; ///< last: its end waits for what is being written
};

} // namespace plimsoll
