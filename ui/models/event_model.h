// The event stream as rows: the last hundred thousand events, of which those that match the query are shown. Rows are
// read from their text only when they are looked at.
#pragma once

#include "core/telemetry/event_log.h"
#include "core/telemetry/event_query.h"

#include <QAbstractTableModel>
#include <QCache>
#include <QDateTime>

#include <deque>
#include <set>
#include <vector>

namespace plimsoll {

class EventModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { Time, Call, Kind, Model, What, Columns };
    enum Role { MeaningRole = Qt::UserRole + 1, SequenceRole };
    static constexpr std::size_t kMost = EventLog::kDefaultCapacity;
    static constexpr std::size_t kSlack = 4096; ///< the oldest go so many at a time: a view need not be told of each

    explicit EventModel(QObject* parent = nullptr, std::size_t most = kMost);

    /// The wall-clock time of t_ms 0.
    void setOrigin(const QDateTime& origin);
    const QDateTime& origin() const { return m_origin; }
    void take(RecordBatch batch);
    void setQuery(const EventQuery& query);
    const EventQuery& query() const { return m_query; }

    std::size_t total() const { return m_records.size(); } ///< shown or not
    /// Of all that are kept, oldest first.
    std::vector<EventRecord> recordsOfCall(std::uint64_t call, std::size_t most) const;
    std::vector<EventRecord> shownRecords() const;
    const EventRecord* record(std::uint64_t sequence) const;
    const EventRecord* at(int row) const;
    int rowOf(std::uint64_t sequence) const; ///< -1: not shown
    /// The models that events were about, sorted.
    QStringList models() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Words
    {
        QString time, call, kind, model, what;
        int meaning;
    };
    void dropOldest();
    const Words* words(const EventRecord& record) const;

    const std::size_t m_most;
    QDateTime m_origin;
    EventQuery m_query;
    EventMatcher m_matches;
    WordTable m_names;
    std::set<WordTable::Id> m_models;
    std::deque<EventRecord> m_records; ///< by sequence
    std::deque<std::uint64_t> m_shown; ///< their sequences
    mutable QCache<std::uint64_t, Words> m_words{512};
};

} // namespace plimsoll
