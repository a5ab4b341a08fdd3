#include "ui/models/import_model.h"

#include "ui/models/table_header.h"

namespace plimsoll {

ImportModel::ImportModel(SettingsExchange& exchange, QObject* parent) : QAbstractTableModel(parent), m_exchange(exchange), m_rows(exchange.rows())
{
    connect(&m_exchange, &SettingsExchange::changed, this, [this] {
        beginResetModel();
        m_rows = m_exchange.rows();
        endResetModel();
    });
}

int ImportModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int ImportModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QVariant ImportModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    const SettingsExchange::Row& row = m_rows.at(index.row());
    switch (index.column()) {
    case Place: return row.place;
    case Setting: return row.name;
    case Before: return row.before;
    default: return row.after;
    }
}

QVariant ImportModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const auto cell = [section]() -> HeaderCell {
        switch (section) {
        case Place: return {tr("Belongs to")};
        case Setting: return {tr("Setting")};
        case Before: return {tr("Now")};
        default: return {tr("After the import")};
        }
    };
    return headerOf(cell(), orientation, role);
}

} // namespace plimsoll
