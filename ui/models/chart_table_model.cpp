#include "ui/models/chart_table_model.h"

#include "ui/presenters/chart_words.h"

#include <algorithm>

namespace plimsoll {

std::size_t ChartTableModel::steps(const ChartData& data)
{
    std::size_t most = 0;
    for (const ChartSeries& series : data.series)
        most = std::max(most, series.values.size());
    return most;
}

void ChartTableModel::set(const ChartData& data)
{
    const auto sameNames = [](const ChartSeries& a, const ChartSeries& b) { return a.name == b.name; };
    const bool sameShape =
        steps(data) == steps(m_data) &&
        std::equal(data.series.begin(), data.series.end(), m_data.series.begin(), m_data.series.end(), sameNames);
    if (!sameShape) {
        beginResetModel();
        m_data = data;
        endResetModel();
        return;
    }
    const bool changed =
        data.series != m_data.series || data.spanSeconds != m_data.spanSeconds || data.unit != m_data.unit;
    m_data = data;
    if (changed && rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int ChartTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(steps(m_data));
}
int ChartTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : 1 + int(m_data.series.size());
}

QVariant ChartTableModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    const std::size_t step = steps(m_data) - 1 - std::size_t(index.row());
    if (index.column() == 0)
        return chart_words::stepAgo(step, steps(m_data), m_data.spanSeconds);
    const std::vector<double>& values = m_data.series[std::size_t(index.column() - 1)].values;
    return chart_words::value(step < values.size() ? values[step] : kNoValue, m_data.unit);
}

QVariant ChartTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole || section < 0 || section >= columnCount())
        return {};
    return section == 0 ? tr("When") : m_data.series[std::size_t(section - 1)].name;
}

} // namespace plimsoll
