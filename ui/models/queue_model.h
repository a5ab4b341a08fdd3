// The jobs of the Queue page as rows.
#pragma once

#include "ui/models/rows_model.h"
#include "ui/presenters/queue_row.h"

namespace plimsoll {

class QueueModel : public RowsModel<QueueRow, 6>
{
    Q_OBJECT
public:
    enum Column { Number, State, Next, Why, Prompt, Attempts };
    enum Role { MeaningRole = Qt::UserRole + 1, JobRole };
    using RowsModel::RowsModel;

    /// Rows of jobs that stay are changed in place, so that the selection stays with its job.
    void set(const std::vector<QueueRow>& rows);
    int rowOf(JobId job) const;

    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
};

} // namespace plimsoll
