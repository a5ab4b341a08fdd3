#include "ui/models/prompt_history_model.h"

#include <algorithm>

namespace plimsoll {

void PromptHistoryModel::set(const std::vector<PromptHistoryRow>& rows, bool more)
{
    m_more = more;
    const auto sameRow = [](const PromptHistoryRow& a, const PromptHistoryRow& b) { return a.sameAs(b); };
    if (std::equal(rows.begin(), rows.end(), m_rows.begin(), m_rows.end(), sameRow))
        return;
    Q_EMIT layoutAboutToBeChanged();
    const QModelIndexList before = persistentIndexList();
    std::vector<qint64> ids;
    for (const QModelIndex& index : before)
        ids.push_back(m_rows[std::size_t(index.row())].id);
    m_rows = rows;
    QModelIndexList after;
    for (const qint64 id : ids) {
        const int row = rowOf(id);
        after.append(row < 0 ? QModelIndex() : index(row, 0));
    }
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged();
}

int PromptHistoryModel::rowOf(qint64 id) const
{
    const auto found =
        std::find_if(m_rows.begin(), m_rows.end(), [id](const PromptHistoryRow& row) { return row.id == id; });
    return found == m_rows.end() ? -1 : int(found - m_rows.begin());
}

int PromptHistoryModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant PromptHistoryModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const PromptHistoryRow& row = m_rows[std::size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return row.title;
    case Qt::ToolTipRole:
        return row.excerpt;
    case Qt::AccessibleTextRole:
        return row.pinned ? tr("Pinned: %1, %2").arg(row.title, row.details)
                          : QStringLiteral("%1, %2").arg(row.title, row.details);
    case IdRole:
        return row.id;
    case DetailsRole:
        return row.details;
    case PinnedRole:
        return row.pinned;
    default:
        return {};
    }
}

bool PromptHistoryModel::canFetchMore(const QModelIndex& parent) const
{
    return !parent.isValid() && m_more;
}

void PromptHistoryModel::fetchMore(const QModelIndex& parent)
{
    if (!canFetchMore(parent))
        return;
    m_more = false; // until the answer is there
    Q_EMIT moreWanted();
}

} // namespace plimsoll
