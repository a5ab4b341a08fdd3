#include "ui/models/queue_model.h"

#include "ui/models/table_header.h"

#include <QLocale>

#include <algorithm>

namespace plimsoll {

void QueueModel::set(const std::vector<QueueRow>& rows)
{
    takeOver(rows, [](const QueueRow& a, const QueueRow& b) { return a.id == b.id; });
}

int QueueModel::rowOf(JobId job) const
{
    const auto found = std::find_if(rows().begin(), rows().end(), [job](const QueueRow& row) { return row.id == job; });
    return found == rows().end() ? -1 : int(found - rows().begin());
}

QVariant QueueModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const QueueRow& row = rows()[std::size_t(index.row())];
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
    const auto cell = [section]() -> HeaderCell {
        switch (section) {
        case Number: return {tr("Job"), Qt::AlignRight};
        case State: return {tr("State")};
        case Next: return {tr("Next attempt")};
        case Why: return {tr("Why")};
        case Attempts: return {tr("Attempts"), Qt::AlignRight};
        default: return {tr("Prompt")};
        }
    };
    return headerOf(cell(), orientation, role);
}

} // namespace plimsoll
