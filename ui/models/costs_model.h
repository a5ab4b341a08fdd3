// The table of the Costs page. It sorts itself, so that the sums stay at its end whatever the order.
#pragma once

#include "ui/presenters/costs_view.h"

#include <QAbstractTableModel>

#include <vector>

namespace plimsoll {

class CostsModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { Group, Calls, Failed, Cached, Queued, TokensIn, TokensOut, Cost, Waste, Columns };
    enum Role { SeriesRole = Qt::UserRole + 1, TotalRole };
    using QAbstractTableModel::QAbstractTableModel;

    /// Rows of groups that stay keep their selection. `sums` stay at the end, in this order.
    void set(CostBy by, const std::vector<CostTableRow>& rows, const std::vector<CostTableRow>& sums);
    const std::vector<CostTableRow>& rows() const { return m_rows; } ///< as sorted, the sums last

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    /// Column -1: as the rows came. What is not known is less than anything known.
    void sort(int column, Qt::SortOrder order) override;

private:
    bool isSum(int row) const { return row >= int(m_rows.size()) - m_sums; }
    void order(std::vector<CostTableRow>& rows) const;
    void replace(std::vector<CostTableRow> rows);

    CostBy m_by = CostBy::Model;
    std::vector<CostTableRow> m_given; ///< as they came, the sums last
    std::vector<CostTableRow> m_rows;
    int m_sums = 0; ///< how many of the rows are no groups
    int m_column = -1;
    Qt::SortOrder m_order = Qt::AscendingOrder;
};

} // namespace plimsoll
