#include "ui/models/queue_model.h"

#include <QLocale>

#include <algorithm>

namespace plimsoll {

void QueueModel::set(const std::vector<QueueRow>& rows)
{
    if (rows == m_rows)
        return;
    const auto sameJob = [](const QueueRow& a, const QueueRow& b) { return a.id == b.id; };
    if (!std::equal(rows.begin(), rows.end(), m_rows.begin(), m_rows.end(), sameJob)) {
        // Another order: the view's indexes follow their jobs.
        Q_EMIT layoutAboutToBeChanged();
        const QModelIndexList before = persistentIndexList();
        std::vector<JobId> jobs;
        for (const QModelIndex& index : before)
            jobs.push_back(m_rows[std::size_t(index.row())].id);
        m_rows = rows;
        QModelIndexList after;
        for (int i = 0; i < before.size(); ++i) {
            const int row = rowOf(jobs[std::size_t(i)]);
            after.append(row < 0 ? QModelIndex() : index(row, before[i].column()));
        }
        changePersistentIndexList(before, after);
        Q_EMIT layoutChanged();
        return;
    }
    for (std::size_t row = 0; row < rows.size(); ++row) {
        if (rows[row] == m_rows[row])
            continue;
        m_rows[row] = rows[row];
        Q_EMIT dataChanged(index(int(row), 0), index(int(row), Columns - 1));
    }
}

const QueueRow* QueueModel::at(int row) const
{
    return row >= 0 && row < rowCount() ? &m_rows[std::size_t(row)] : nullptr;
}

int QueueModel::rowOf(JobId job) const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [job](const QueueRow& row) { return row.id == job; });
    return found == m_rows.end() ? -1 : int(found - m_rows.begin());
}

int QueueModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : int(m_rows.size()); }
int QueueModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : Columns; }

QVariant QueueModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const QueueRow& row = m_rows[std::size_t(index.row())];
    const int column = index.column();
    switch (role) {
    case MeaningRole: return int(row.meaning);
    case JobRole: return row.id;
    case Qt::TextAlignmentRole:
        return int((column == Number || column == Attempts ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::DisplayRole:
    case Qt::ToolTipRole: break;
    default: return {};
    }
    switch (column) {
    case Number: return QLocale().toString(row.id);
    case State: return row.state_word;
    case Next: return row.next;
    case Why: return row.why;
    case Attempts: return row.attempts > 0 ? QLocale().toString(row.attempts) : QString();
    default: return row.title;
    }
}

QVariant QueueModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section == Number || section == Attempts ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Number: return tr("Job");
    case State: return tr("State");
    case Next: return tr("Next attempt");
    case Why: return tr("Why");
    case Attempts: return tr("Attempts");
    default: return tr("Prompt");
    }
}

} // namespace plimsoll
