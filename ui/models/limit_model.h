// Limit windows as rows of a table.
#pragma once

#include "ui/models/rows_model.h"
#include "ui/presenters/limit_row.h"

namespace plimsoll {

class LimitModel : public RowsModel<LimitRow, 8>
{
    Q_OBJECT
public:
    enum Column { Provider, Model, Window, Left, Share, Resets, Trend, Heard };
    enum Role { MeaningRole = Qt::UserRole + 1, ShareRole, LineRole };
    using RowsModel::RowsModel;

    /// Rows that stay are changed in place: the selection stays while the countdowns go on.
    void set(const std::vector<LimitRow>& rows);

    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
};

} // namespace plimsoll
