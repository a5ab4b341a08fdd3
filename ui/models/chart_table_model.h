// The values of a chart as a table: a row for each step, the latest first; a column for each series.
#pragma once

#include "ui/charts/chart_data.h"

#include <QAbstractTableModel>

namespace plimsoll {

class ChartTableModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    void set(const ChartData& data);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    static std::size_t steps(const ChartData& data);

    ChartData m_data{{}, 60, ChartUnit::Count, {}, {}, false};
};

} // namespace plimsoll
