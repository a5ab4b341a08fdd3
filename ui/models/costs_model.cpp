#include "ui/models/costs_model.h"

#include "core/telemetry/format.h"
#include "ui/presenters/costs_words.h"

#include <algorithm>

namespace plimsoll {

namespace {

double numberOf(const CostTableRow& row, int column)
{
    switch (column) {
    case CostsModel::Calls:
        return double(row.sums.calls);
    case CostsModel::Failed:
        return double(row.sums.failed);
    case CostsModel::Cached:
        return double(row.sums.cached);
    case CostsModel::Queued:
        return double(row.sums.queued);
    case CostsModel::TokensIn:
        return double(row.sums.input_tokens);
    case CostsModel::TokensOut:
        return double(row.sums.output_tokens);
    case CostsModel::Cost:
        return row.sums.cost_usd.value_or(-1);
    default:
        return wasteUnknown(row.sums) ? -1 : row.sums.waste_usd;
    }
}

QVariant tip(int column)
{
    switch (column) {
    case CostsModel::Failed:
        return CostsModel::tr("Failed in the end, or cancelled");
    case CostsModel::Cached:
        return CostsModel::tr("Answered from the cache: their tokens were paid for before and are not counted again");
    case CostsModel::Queued:
        return CostsModel::tr("Neither answered nor failed: a job waits for an answer");
    case CostsModel::Waste:
        return CostsModel::tr("The part of the cost that went to attempts without a use: failed, retried, broken off");
    default:
        return {};
    }
}

/// Days by their ISO form, not by what the locale makes of it.
bool less(const CostTableRow& a, const CostTableRow& b, int column)
{
    if (column == CostsModel::Group)
        return QString::compare(a.key, b.key, Qt::CaseInsensitive) < 0;
    return numberOf(a, column) < numberOf(b, column);
}

} // namespace

void CostsModel::set(CostBy by, const std::vector<CostTableRow>& rows, const std::vector<CostTableRow>& sums)
{
    const bool renamed = by != m_by;
    m_by = by;
    m_given = rows;
    m_given.insert(m_given.end(), sums.begin(), sums.end());
    if (renamed)
        Q_EMIT headerDataChanged(Qt::Horizontal, 0, 0);
    if (m_sums != int(sums.size())) { // all rows are others
        beginResetModel();
        m_rows.clear();
        m_sums = int(sums.size());
        endResetModel();
    }
    std::vector<CostTableRow> sorted = m_given;
    order(sorted);
    replace(std::move(sorted));
}

void CostsModel::order(std::vector<CostTableRow>& rows) const
{
    if (m_column < 0)
        return;
    std::stable_sort(rows.begin(), rows.end() - m_sums, [this](const CostTableRow& a, const CostTableRow& b) {
        return m_order == Qt::AscendingOrder ? less(a, b, m_column) : less(b, a, m_column);
    });
}

void CostsModel::replace(std::vector<CostTableRow> rows)
{
    const auto same = [](const CostTableRow& a, const CostTableRow& b) { return a.key == b.key; };
    if (rows.size() != m_rows.size()) {
        beginResetModel();
        m_rows = std::move(rows);
        endResetModel();
        return;
    }
    if (!std::equal(rows.begin(), rows.end(), m_rows.begin(), same)) {
        Q_EMIT layoutAboutToBeChanged();
        const QModelIndexList before = persistentIndexList();
        QModelIndexList after;
        for (const QModelIndex& index : before) {
            const CostTableRow& row = m_rows[std::size_t(index.row())];
            const auto found = isSum(index.row())
                                   ? rows.begin() + index.row() // there are as many rows
                                   : std::find_if(rows.begin(), rows.end() - m_sums,
                                                  [&](const CostTableRow& other) { return other.key == row.key; });
            const bool gone = !isSum(index.row()) && found == rows.end() - m_sums;
            after.append(gone ? QModelIndex() : this->index(int(found - rows.begin()), index.column()));
        }
        m_rows = std::move(rows);
        changePersistentIndexList(before, after);
        Q_EMIT layoutChanged();
        return;
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i] == m_rows[i])
            continue;
        m_rows[i] = rows[i];
        Q_EMIT dataChanged(index(int(i), 0), index(int(i), Columns - 1));
    }
}

void CostsModel::sort(int column, Qt::SortOrder order)
{
    m_column = column;
    m_order = order;
    std::vector<CostTableRow> sorted = m_given;
    this->order(sorted);
    replace(std::move(sorted));
}

int CostsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}
int CostsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QVariant CostsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const CostTableRow& row = m_rows[std::size_t(index.row())];
    const CostRow& sums = row.sums;
    switch (role) {
    case SeriesRole:
        return row.series;
    case TotalRole:
        return isSum(index.row());
    case Qt::TextAlignmentRole:
        return int((index.column() == Group ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    case Qt::ToolTipRole:
        switch (index.column()) {
        case TokensIn:
            return formatExact(sums.input_tokens);
        case TokensOut:
            return formatExact(sums.output_tokens);
        case Cost:
            return costs_words::gaps(sums).isEmpty() ? QVariant() : QVariant(costs_words::gaps(sums));
        case Waste:
            return costs_words::wasteParts(row);
        default:
            return {};
        }
    case Qt::DisplayRole:
        break;
    default:
        return {};
    }
    switch (index.column()) {
    case Group:
        return row.name;
    case Calls:
        return QLocale().toString(sums.calls);
    case Failed:
        return QLocale().toString(sums.failed);
    case Cached:
        return QLocale().toString(sums.cached);
    case Queued:
        return QLocale().toString(sums.queued);
    case TokensIn:
        return formatTokens(sums.input_tokens);
    case TokensOut:
        return formatTokens(sums.output_tokens);
    case Cost:
        return costs_words::cost(sums);
    default:
        return costs_words::waste(sums);
    }
}

QVariant CostsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section == Group ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole)
        return tip(section);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Group:
        return costs_words::heading(m_by);
    case Calls:
        return tr("Calls");
    case Failed:
        return tr("Failed");
    case Cached:
        return tr("Cached");
    case Queued:
        return tr("Queued");
    case TokensIn:
        return tr("Tokens in");
    case TokensOut:
        return tr("Tokens out");
    case Cost:
        return tr("Cost");
    default:
        return tr("Of it wasted");
    }
}

} // namespace plimsoll
