#include "ui/models/fallback_model.h"

#include <QLocale>

namespace plimsoll {

void FallbackModel::set(std::vector<FallbackRow> rows)
{
    if (rows == m_rows)
        return;
    const int before = int(m_rows.size()), after = int(rows.size());
    if (after < before) {
        beginRemoveRows({}, after, before - 1);
        m_rows.resize(std::size_t(after));
        endRemoveRows();
    } else if (after > before) {
        beginInsertRows({}, before, after - 1);
        m_rows.resize(std::size_t(after));
        endInsertRows();
    }
    m_rows = std::move(rows);
    if (after > 0)
        Q_EMIT dataChanged(index(0, 0), index(after - 1, Columns - 1));
}

int FallbackModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int FallbackModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QVariant FallbackModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const FallbackRow& row = m_rows[std::size_t(index.row())];
    if (role == Qt::TextAlignmentRole && index.column() == Count)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    switch (index.column()) {
    case From:
        return row.from;
    case To:
        return row.to;
    case Why:
        return row.why;
    default:
        return QLocale().toString(qulonglong(row.count));
    }
}

QVariant FallbackModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section == Count ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case From:
        return tr("From");
    case To:
        return tr("To");
    case Why:
        return tr("Why");
    default:
        return tr("Times");
    }
}

} // namespace plimsoll
