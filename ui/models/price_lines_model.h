// The configured models beside a price table, with a tick for each price that is to be taken over.
#pragma once

#include "ui/presenters/prices_presenter.h"

#include <QAbstractTableModel>

namespace plimsoll {

class PriceLinesModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { Model, Now, Table, Source, Columns };
    explicit PriceLinesModel(PricesPresenter& presenter, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void follow();

    PricesPresenter& m_presenter;
    std::vector<PricesPresenter::Line> m_lines;
};

} // namespace plimsoll
