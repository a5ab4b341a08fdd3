// What an import would change, a row a setting.
#pragma once

#include "ui/presenters/settings_exchange.h"

#include <QAbstractTableModel>

namespace plimsoll {

class ImportModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { Place, Setting, Before, After, Columns };
    explicit ImportModel(SettingsExchange& exchange, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    SettingsExchange& m_exchange;
    QList<SettingsExchange::Row> m_rows;
};

} // namespace plimsoll
