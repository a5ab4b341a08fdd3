// Builds the rows of one call's waterfall from its events (event vocabulary, in the order in which they were logged).
#pragma once

#include "ui/presenters/waterfall_row.h"

#include <QJsonObject>

#include <optional>
#include <vector>

namespace plimsoll {

class WaterfallRows
{
public:
    /// Takes one event. The caller passes only events of the call, and those of no call that concern a breaker.
    void apply(const QJsonObject& event);
    /// The engine's own word for when the wait that runs now ends: more recent than the event that began it.
    void setDue(std::optional<qint64> due);

    const std::vector<WaterfallRow>& rows() const { return m_rows; }
    bool empty() const { return m_rows.empty(); }
    qint64 begin() const { return m_begin.value_or(0); }
    std::optional<qint64> finished() const { return m_finished; }
    /// The latest time that a picture drawn at `now` has to show, planned waits included.
    qint64 horizon(qint64 now) const;
    /// The wait that runs now, if any.
    const WaterfallWait* openWait() const;

private:
    WaterfallRow& rowFor(const QString& model);
    WaterfallWait* runningWait();
    void closeWait(qint64 t);
    void reply(const QJsonObject& event, qint64 t);
    void fallback(const QJsonObject& event);
    void finish(const QJsonObject& event, qint64 t);

    std::vector<WaterfallRow> m_rows;
    std::optional<qint64> m_begin, m_finished;
};

} // namespace plimsoll
