// All models of the Live page, a row each, with what a card would say: for more models than cards have room for.
#pragma once

#include "ui/presenters/model_card.h"

#include <QAbstractTableModel>

#include <vector>

namespace plimsoll {

class LiveTableModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { Name, Breaker, State, Requests, TokensIn, TokensOut, Tokens, InFlight, Quality, Columns };
    enum Role {
        GaugeRole = Qt::UserRole, ///< a GaugeReading, in the columns of the limits that are set
        MeaningRole,              ///< a Meaning, in Breaker and State
        NoteRole                  ///< beside the word, in Breaker
    };
    using QAbstractTableModel::QAbstractTableModel;

    /// `countdowns`: whether the texts that count down have their turn, or only the gauges move.
    void set(const std::vector<ModelCard>& cards, bool countdowns);
    /// Null for a row that is not there.
    const ModelCard* at(int row) const;
    int rowOf(ModelId model) const; ///< -1: none
    /// Whether any model has that limit.
    bool used(Column limit) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    static const GaugeReading* gauge(const ModelCard& card, int column);
    static QVariant text(const ModelCard& card, int column);
    static QString tip(const ModelCard& card, int column);

    std::vector<ModelCard> m_cards;
};

} // namespace plimsoll
