// The fallbacks of the Live page as rows: from, to, why, how many.
#pragma once

#include "ui/presenters/live_presenter.h"

#include <QAbstractTableModel>

#include <vector>

namespace plimsoll {

class FallbackModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { From, To, Why, Count, Columns };
    using QAbstractTableModel::QAbstractTableModel;

    /// Rows that stay keep their place in the view.
    void set(std::vector<FallbackRow> rows);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<FallbackRow> m_rows;
};

} // namespace plimsoll
