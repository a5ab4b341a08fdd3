#include "ui/models/price_lines_model.h"

#include "ui/presenters/price_words.h"

#include <algorithm>

namespace plimsoll {

PriceLinesModel::PriceLinesModel(PricesPresenter& presenter, QObject* parent)
    : QAbstractTableModel(parent), m_presenter(presenter), m_lines(presenter.lines())
{
    connect(&m_presenter, &PricesPresenter::changed, this, &PriceLinesModel::follow);
}

/// The same models with other ticks or prices are changed in place, so that the cursor stays.
void PriceLinesModel::follow()
{
    const std::vector<PricesPresenter::Line>& fresh = m_presenter.lines();
    const bool same = std::equal(fresh.begin(), fresh.end(), m_lines.begin(), m_lines.end(),
                                 [](const auto& a, const auto& b) { return a.price.model == b.price.model; });
    if (!same) {
        beginResetModel();
        m_lines = fresh;
        endResetModel();
        return;
    }
    m_lines = fresh;
    if (!m_lines.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, Columns - 1));
}

int PriceLinesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_lines.size());
}
int PriceLinesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QVariant PriceLinesModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const PricesPresenter::Line& line = m_lines[std::size_t(index.row())];
    if (role == Qt::CheckStateRole && index.column() == Model && line.changes)
        return line.chosen ? Qt::Checked : Qt::Unchecked;
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    switch (index.column()) {
    case Model:
        return line.price.model;
    case Now:
        return price_words::price(line.price.configured);
    case Table:
        if (line.changes)
            return price_words::price(line.price.merged);
        return line.price.state == PriceState::Same ? tr("the same") : QStringLiteral("–");
    default:
        return price_words::match(line.price);
    }
}

bool PriceLinesModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::CheckStateRole || !(flags(index) & Qt::ItemIsUserCheckable))
        return false;
    m_presenter.choose(std::size_t(index.row()), value.toInt() == Qt::Checked);
    return true;
}

Qt::ItemFlags PriceLinesModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    if (index.column() == Model && m_lines[std::size_t(index.row())].changes)
        flags |= Qt::ItemIsUserCheckable;
    return flags;
}

QVariant PriceLinesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Model:
        return tr("Model");
    case Now:
        return tr("Configured");
    case Table:
        return tr("By the table");
    default:
        return tr("Where it is from");
    }
}

} // namespace plimsoll
