// The timeline of one call as rows.
#pragma once

#include "ui/presenters/call_timeline.h"

#include <QAbstractTableModel>

namespace plimsoll {

class TimelineModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { Offset, Kind, Model, What, Columns };
    enum Role { MeaningRole = Qt::UserRole + 1, SequenceRole };
    using QAbstractTableModel::QAbstractTableModel;

    /// Rows that a running call gets are added, so that what is selected stays.
    void set(const std::vector<TimelineRow>& rows);
    int rowOf(std::uint64_t sequence) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<TimelineRow> m_rows;
};

} // namespace plimsoll
