// A table whose rows are values that are taken over whole: what stays the same thing is changed in place, so that a
// selection stays with what it is on.
#pragma once

#include <QAbstractTableModel>

#include <algorithm>
#include <vector>

namespace plimsoll {

template <class Row, int columns> class RowsModel : public QAbstractTableModel
{
public:
    using QAbstractTableModel::QAbstractTableModel;

    const Row* at(int row) const { return row >= 0 && row < rowCount() ? &m_rows[std::size_t(row)] : nullptr; }
    int rowCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : int(m_rows.size()); }
    int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : columns; }

protected:
    const std::vector<Row>& rows() const { return m_rows; }

    /// `same(a, b)`: whether both rows are of one thing, whatever is said of it.
    template <class Same> void takeOver(const std::vector<Row>& rows, Same same)
    {
        if (!std::equal(rows.begin(), rows.end(), m_rows.begin(), m_rows.end(), same)) {
            moveTo(rows, same);
            return;
        }
        for (std::size_t row = 0; row < rows.size(); ++row) {
            if (rows[row] == m_rows[row])
                continue;
            m_rows[row] = rows[row];
            Q_EMIT dataChanged(index(int(row), 0), index(int(row), columns - 1));
        }
    }

private:
    /// Others, or in another order: the view's indexes follow their rows.
    template <class Same> void moveTo(const std::vector<Row>& rows, Same same)
    {
        Q_EMIT layoutAboutToBeChanged();
        const QModelIndexList before = persistentIndexList();
        QModelIndexList after;
        for (const QModelIndex& index : before) {
            const Row& row = m_rows[std::size_t(index.row())];
            const auto found = std::find_if(rows.begin(), rows.end(), [&](const Row& other) { return same(other, row); });
            after.append(found == rows.end() ? QModelIndex() : createIndex(int(found - rows.begin()), index.column()));
        }
        m_rows = rows;
        changePersistentIndexList(before, after);
        Q_EMIT layoutChanged();
    }

    std::vector<Row> m_rows;
};

} // namespace plimsoll
