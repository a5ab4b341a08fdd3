// The jobs of the Queue page as rows.
#pragma once

#include "ui/presenters/queue_row.h"

#include <QAbstractTableModel>

#include <vector>

namespace plimsoll {

class QueueModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { Number, State, Next, Why, Prompt, Attempts, Columns };
    enum Role { MeaningRole = Qt::UserRole + 1, JobRole };
    using QAbstractTableModel::QAbstractTableModel;

    /// Rows of jobs that stay are changed in place, so that the selection stays with its job.
    void set(const std::vector<QueueRow>& rows);
    const QueueRow* at(int row) const;
    int rowOf(JobId job) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<QueueRow> m_rows;
};

} // namespace plimsoll
