#include "ui/models/event_model.h"

#include "ui/models/table_header.h"
#include "ui/presenters/event_words.h"

#include <QLocale>

#include <algorithm>

namespace plimsoll {

namespace {

constexpr qint64 kClockStep = 1000; ///< ms

auto bySequence(const std::deque<EventRecord>& records, std::uint64_t sequence)
{
    return std::lower_bound(records.begin(), records.end(), sequence,
                            [](const EventRecord& record, std::uint64_t wanted) { return record.sequence < wanted; });
}

} // namespace

EventModel::EventModel(QObject* parent, std::size_t most) : QAbstractTableModel(parent), m_most(most) {}

void EventModel::setOrigin(const QDateTime& origin)
{
    if (m_origin.isValid() && std::abs(m_origin.msecsTo(origin)) < kClockStep)
        return; // the two clocks are not read at the same instant: no time that is shown is to flicker
    m_origin = origin;
    m_words.clear();
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, Time), index(rowCount() - 1, Time));
}

void EventModel::take(RecordBatch batch)
{
    if (batch.records.empty())
        return;
    if (batch.names.size() != m_names.size()) {
        m_names = std::move(batch.names);
        m_matches = EventMatcher(m_query, m_names);
    }
    std::vector<std::uint64_t> more;
    for (EventRecord& record : batch.records) {
        for (const WordTable::Id id : {record.model, record.to})
            if (id != WordTable::kNone && id != WordTable::kOthers)
                m_models.insert(id);
        if (m_matches(record))
            more.push_back(record.sequence);
        m_records.push_back(std::move(record));
    }
    if (!more.empty()) {
        const int from = rowCount();
        beginInsertRows({}, from, from + int(more.size()) - 1);
        m_shown.insert(m_shown.end(), more.begin(), more.end());
        endInsertRows();
    }
    if (m_records.size() > m_most + std::min(m_most, kSlack))
        dropOldest();
}

void EventModel::dropOldest()
{
    m_records.erase(m_records.begin(), m_records.end() - std::ptrdiff_t(m_most));
    const auto end = std::lower_bound(m_shown.begin(), m_shown.end(), m_records.front().sequence);
    const int gone = int(end - m_shown.begin());
    if (gone == 0)
        return;
    beginRemoveRows({}, 0, gone - 1);
    m_shown.erase(m_shown.begin(), end);
    endRemoveRows();
}

void EventModel::setQuery(const EventQuery& query)
{
    if (query == m_query)
        return;
    beginResetModel();
    m_query = query;
    m_matches = EventMatcher(m_query, m_names);
    m_shown.clear();
    for (const EventRecord& record : m_records)
        if (m_matches(record))
            m_shown.push_back(record.sequence);
    endResetModel();
}

std::vector<EventRecord> EventModel::recordsOfCall(std::uint64_t call, std::size_t most) const
{
    std::vector<EventRecord> out;
    for (auto record = m_records.rbegin(); record != m_records.rend() && out.size() < most; ++record)
        if (record->call == call)
            out.push_back(*record);
    std::reverse(out.begin(), out.end());
    return out;
}

std::vector<EventRecord> EventModel::shownRecords() const
{
    std::vector<EventRecord> out;
    out.reserve(m_shown.size());
    auto record = m_records.begin();
    for (const std::uint64_t sequence : m_shown) {
        while (record->sequence != sequence)
            ++record;
        out.push_back(*record);
    }
    return out;
}

const EventRecord* EventModel::record(std::uint64_t sequence) const
{
    const auto found = bySequence(m_records, sequence);
    return found == m_records.end() || found->sequence != sequence ? nullptr : &*found;
}

const EventRecord* EventModel::at(int row) const
{
    return row >= 0 && row < rowCount() ? record(m_shown[std::size_t(row)]) : nullptr;
}

int EventModel::rowOf(std::uint64_t sequence) const
{
    const auto found = std::lower_bound(m_shown.begin(), m_shown.end(), sequence);
    return found == m_shown.end() || *found != sequence ? -1 : int(found - m_shown.begin());
}

QStringList EventModel::models() const
{
    QStringList out;
    for (const WordTable::Id id : m_models)
        out << m_names.name(id);
    out.sort();
    return out;
}

int EventModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_shown.size());
}
int EventModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : Columns;
}

const EventModel::Words* EventModel::words(const EventRecord& record) const
{
    if (const Words* known = m_words.object(record.sequence))
        return known;
    const QJsonObject event = record.object();
    auto* made = new Words{m_origin.addMSecs(record.t_ms).toLocalTime().toString(QStringLiteral("HH:mm:ss.zzz")),
                           event.value(QLatin1String("call")).toString(),
                           event_words::kindName(event.value(QLatin1String("event")).toString()),
                           event_words::model(event),
                           event_words::what(event),
                           int(event_words::meaning(event))};
    m_words.insert(record.sequence, made);
    return made;
}

QVariant EventModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const int column = index.column();
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignLeft | Qt::AlignVCenter);
    if (role == SequenceRole)
        return qulonglong(m_shown[std::size_t(index.row())]);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole && role != MeaningRole)
        return {};
    const EventRecord* event = at(index.row());
    const Words* shown = event ? words(*event) : nullptr;
    if (!shown)
        return {};
    if (role == MeaningRole)
        return shown->meaning;
    switch (column) {
    case Time:
        return shown->time;
    case Call:
        return shown->call;
    case Kind:
        return shown->kind;
    case Model:
        return shown->model;
    default:
        return shown->what;
    }
}

QVariant EventModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const auto cell = [section]() -> HeaderCell {
        switch (section) {
        case Time: return {tr("Time")};
        case Call: return {tr("Call")};
        case Kind: return {tr("Event")};
        case Model: return {tr("Model")};
        default: return {tr("What happened")};
        }
    };
    return headerOf(cell(), orientation, role);
}

} // namespace plimsoll
