#include "ui/models/live_table_model.h"

#include "ui/presenters/live_words.h"

#include <algorithm>

namespace plimsoll {

void LiveTableModel::set(const std::vector<ModelCard>& cards, bool countdowns)
{
    const auto sameModel = [](const ModelCard& a, const ModelCard& b) { return a.model == b.model; };
    if (!std::equal(cards.begin(), cards.end(), m_cards.begin(), m_cards.end(), sameModel)) {
        beginResetModel();
        m_cards = cards;
        endResetModel();
        return;
    }
    for (std::size_t row = 0; row < cards.size(); ++row) {
        ModelCard fresh = cards[row];
        const ModelCard& old = m_cards[row];
        if (!countdowns && fresh.gauges.size() == old.gauges.size() && fresh.lampWord == old.lampWord &&
            fresh.hold.isEmpty() == old.hold.isEmpty()) {
            for (std::size_t i = 0; i < fresh.gauges.size(); ++i) { // words wait for their turn: they would flicker
                if (fresh.gauges[i].note.isEmpty() == old.gauges[i].note.isEmpty())
                    fresh.gauges[i].note = old.gauges[i].note;
                fresh.gauges[i].tip = old.gauges[i].tip;
            }
            fresh.lampNote = old.lampNote;
            fresh.hold = old.hold;
        }
        if (fresh == old)
            continue;
        m_cards[row] = std::move(fresh);
        Q_EMIT dataChanged(index(int(row), 0), index(int(row), Columns - 1));
    }
}

const ModelCard* LiveTableModel::at(int row) const
{
    return row >= 0 && row < rowCount() ? &m_cards[std::size_t(row)] : nullptr;
}

int LiveTableModel::rowOf(ModelId model) const
{
    const auto found =
        std::find_if(m_cards.begin(), m_cards.end(), [model](const ModelCard& card) { return card.model == model; });
    return found == m_cards.end() ? -1 : int(found - m_cards.begin());
}

bool LiveTableModel::used(Column limit) const
{
    return std::any_of(m_cards.begin(), m_cards.end(), [limit](const ModelCard& card) { return gauge(card, limit); });
}

const GaugeReading* LiveTableModel::gauge(const ModelCard& card, int column)
{
    if (column < Requests || column > Tokens)
        return nullptr;
    const auto found = std::find_if(card.gauges.begin(), card.gauges.end(), [column](const GaugeReading& reading) {
        return reading.bucket == column - Requests;
    });
    return found == card.gauges.end() ? nullptr : &*found;
}

QVariant LiveTableModel::text(const ModelCard& card, int column)
{
    switch (column) {
    case Name:
        return card.name;
    case Breaker:
        return card.lampWord;
    case InFlight:
        return card.traffic;
    case Quality:
        return card.quality;
    case State: {
        if (card.hold.isEmpty())
            return card.drift.section(QLatin1Char('\n'), 0, 0);
        return card.hold;
    }
    default:
        break;
    }
    const GaugeReading* reading = gauge(card, column);
    return reading ? reading->amount : QStringLiteral("–");
}

QString LiveTableModel::tip(const ModelCard& card, int column)
{
    if (const GaugeReading* reading = gauge(card, column))
        return reading->note.isEmpty() ? reading->tip : reading->note + QLatin1Char('\n') + reading->tip;
    if (column == State && !card.hold.isEmpty() && !card.drift.isEmpty())
        return card.hold + QLatin1Char('\n') + card.drift;
    if (column == State && !card.drift.isEmpty())
        return card.drift;
    if (column >= Requests && column <= Tokens)
        return tr("no limit is set");
    if (column == Breaker && !card.lampNote.isEmpty())
        return tr("Breaker %1: %2").arg(card.lampWord, card.lampNote);
    return text(card, column).toString();
}

int LiveTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_cards.size());
}
int LiveTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QVariant LiveTableModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const ModelCard& card = m_cards[std::size_t(index.row())];
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return text(card, column);
    case Qt::ToolTipRole:
        return tip(card, column);
    case Qt::AccessibleTextRole:
        return QString(text(card, column).toString() + QStringLiteral(". ") + tip(card, column));
    case GaugeRole:
        if (const GaugeReading* reading = gauge(card, column))
            return QVariant::fromValue(*reading);
        return {};
    case MeaningRole:
        if (column == Breaker)
            return int(card.lamp);
        if (column == State && (!card.hold.isEmpty() || !card.drift.isEmpty()))
            return int(card.hold.isEmpty() ? Meaning::Information : card.holdMeaning);
        return {};
    case NoteRole:
        return column == Breaker ? QVariant(card.lampNote) : QVariant();
    default:
        return {};
    }
}

QVariant LiveTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name:
        return tr("Model");
    case Breaker:
        return tr("Breaker");
    case Requests:
        return live_words::limit(Limit::RequestsPerMinute);
    case TokensIn:
        return live_words::limit(Limit::InputTokensPerMinute);
    case TokensOut:
        return live_words::limit(Limit::OutputTokensPerMinute);
    case Tokens:
        return live_words::limit(Limit::TokensPerMinute);
    case InFlight:
        return tr("Running");
    case Quality:
        return tr("Refused, latency");
    default:
        return tr("What holds it up");
    }
}

} // namespace plimsoll
