#include "ui/presenters/events_presenter.h"

#include "ui/language/core_texts.h"

#include <QJsonDocument>
#include <QLocale>

#include <algorithm>

namespace plimsoll {

EventsPresenter::EventsPresenter(const EventLog& log, QObject* parent) : QObject(parent), m_log(log)
{
    m_writer.setMaxThreadCount(1);
}

EventsPresenter::~EventsPresenter()
{
    m_writer.waitForDone();
}

void EventsPresenter::setClock(Instant now, const QDateTime& wall)
{
    m_model.setOrigin(wall.addMSecs(-toMs(now)));
}

bool EventsPresenter::refresh()
{
    if (m_paused || m_log.lastSequence() < m_next)
        return false;
    RecordBatch batch = m_log.records(m_next);
    m_next = batch.next;
    const bool goes_on = m_call != 0 && std::any_of(batch.records.begin(), batch.records.end(),
                                                    [this](const EventRecord& r) { return r.call == m_call; });
    m_model.take(std::move(batch));
    if (goes_on) {
        showTimeline();
        Q_EMIT selectedChanged();
    }
    return true;
}

void EventsPresenter::setQuery(const EventQuery& query)
{
    m_model.setQuery(query);
}

QString EventsPresenter::summary() const
{
    const QLocale locale;
    const int shown = m_model.rowCount(), all = int(m_model.total());
    QStringList parts;
    parts << (m_model.query().isEmpty() ? tr("%Ln events", nullptr, all)
                                        : tr("%1 of %Ln events", nullptr, all).arg(locale.toString(shown)));
    if (const std::uint64_t gone = m_next - 1 - std::uint64_t(all); gone > 0)
        parts << tr("%Ln earlier ones are in the history only", nullptr, int(std::min<std::uint64_t>(gone, INT_MAX)));
    if (m_paused) {
        const int waiting = int(std::min<std::uint64_t>(m_log.lastSequence() + 1 - m_next, INT_MAX));
        parts << (waiting > 0 ? tr("paused, %Ln new", nullptr, waiting) : tr("paused"));
    }
    return parts.join(QStringLiteral(" · "));
}

void EventsPresenter::select(std::uint64_t sequence)
{
    if (sequence == m_selected)
        return;
    const EventRecord* event = m_model.record(sequence);
    m_selected = event ? sequence : 0;
    m_call = event ? event->call : 0;
    m_line = event ? QString::fromUtf8(event->json) : QString();
    m_json = event ? QString::fromUtf8(QJsonDocument::fromJson(event->json).toJson()) : QString();
    showTimeline();
    Q_EMIT selectedChanged();
}

void EventsPresenter::showTimeline()
{
    if (m_call != 0) {
        m_timeline = timelineOf(m_model.recordsOfCall(m_call, CallTimeline::kMost));
        return;
    }
    const EventRecord* event = m_model.record(m_selected);
    m_timeline = event ? timelineOf({*event}) : CallTimeline{};
}

void EventsPresenter::exportTo(const QString& path, EventFormat format)
{
    m_writer.start([this, path, format, events = m_model.shownRecords(), origin = m_model.origin()] {
        const auto written = writeEvents(path, format, events, origin);
        QMetaObject::invokeMethod(this, [this, path, written] {
            if (written)
                Q_EMIT exported(*written, path);
            else
                Q_EMIT exportFailed(
                    tr("%1 cannot be written: %2").arg(path, fromCore(written.error().what)));
        });
    });
}

} // namespace plimsoll
