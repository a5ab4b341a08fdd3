// Finds the price of a model in tables. A name is looked for as it is, then without its date, then without the provider
// before it, then with 4.5 written 4-5; first at the model's own provider, then at others. What another provider asks is
// only a hint, and where several others ask different prices there is no answer.
#pragma once

#include "core/prices/price_table.h"

#include <QHash>

namespace plimsoll {

struct PriceMatch
{
    PriceEntry entry;
    QString name;               ///< the entry's name that matched
    bool same_provider = false; ///< else the price of the same model elsewhere
    bool without_date = false;
    bool without_prefix = false;
    bool respelled = false;
};

class PriceBook
{
public:
    /// Of two tables that know a name, the first wins.
    explicit PriceBook(std::vector<PriceTable> tables);

    /// `vendor` as priceVendor() says it, or empty. Only what is in force on that day counts.
    std::optional<PriceMatch> find(const QString& vendor, const QString& name, QDate day) const;

    const std::vector<PriceTable>& tables() const { return m_tables; }

private:
    struct Place
    {
        std::size_t table = 0, entry = 0;
        QString name;
    };
    struct Rung;
    const PriceEntry& at(const Place& place) const { return m_tables[place.table][place.entry]; }
    const Place* own(const Rung& rung, const QString& vendor, QDate day) const;
    const Place* elsewhere(const Rung& rung, QDate day) const;

    std::vector<PriceTable> m_tables;
    QHash<QString, QList<Place>> m_by_name, m_by_spelling; ///< in the order of the tables
};

} // namespace plimsoll
