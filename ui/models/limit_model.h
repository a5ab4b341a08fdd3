// Limit windows as rows of a table.
#pragma once

#include "ui/presenters/limit_row.h"

#include <QAbstractTableModel>

#include <vector>

namespace plimsoll {

class LimitModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { Provider, Model, Window, Left, Share, Resets, Trend, Heard, Columns };
    enum Role { MeaningRole = Qt::UserRole + 1, ShareRole, LineRole };
    using QAbstractTableModel::QAbstractTableModel;

    /// Rows that stay are changed in place: the selection stays while the countdowns go on.
    void set(const std::vector<LimitRow>& rows);
    const LimitRow* at(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<LimitRow> m_rows;
};

} // namespace plimsoll
