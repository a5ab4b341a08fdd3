#include "ui/models/timeline_model.h"

#include "ui/models/table_header.h"

#include <algorithm>

namespace plimsoll {

void TimelineModel::set(const std::vector<TimelineRow>& rows)
{
    if (rows == m_rows)
        return;
    if (!m_rows.empty() && rows.size() > m_rows.size() && std::equal(m_rows.begin(), m_rows.end(), rows.begin())) {
        beginInsertRows({}, rowCount(), int(rows.size()) - 1);
        m_rows = rows;
        endInsertRows();
        return;
    }
    beginResetModel();
    m_rows = rows;
    endResetModel();
}

int TimelineModel::rowOf(std::uint64_t sequence) const
{
    const auto found =
        std::find_if(m_rows.begin(), m_rows.end(), [=](const TimelineRow& row) { return row.sequence == sequence; });
    return found == m_rows.end() ? -1 : int(found - m_rows.begin());
}

int TimelineModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}
int TimelineModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QVariant TimelineModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const TimelineRow& row = m_rows[std::size_t(index.row())];
    switch (role) {
    case MeaningRole:
        return int(row.meaning);
    case SequenceRole:
        return qulonglong(row.sequence);
    case Qt::TextAlignmentRole:
        return int((index.column() == Offset ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        break;
    default:
        return {};
    }
    switch (index.column()) {
    case Offset:
        return row.offset;
    case Kind:
        return row.kind;
    case Model:
        return row.model;
    default:
        return row.what;
    }
}

QVariant TimelineModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const auto cell = [section]() -> HeaderCell {
        switch (section) {
        case Offset: return {tr("After"), Qt::AlignRight};
        case Kind: return {tr("Event")};
        case Model: return {tr("Model")};
        default: return {tr("What happened")};
        }
    };
    return headerOf(cell(), orientation, role);
}

} // namespace plimsoll
