// Price tables: what tokens cost at which provider, with the day and the place each price was taken from. A table is
// data (docs/prices.md): the shipped one is a resource, an imported one a file of the user's. Prices reach the engine
// only as the ordinary price of a configured model.
#pragma once

#include "core/base/result.h"
#include "core/policy/cost.h"

#include <QByteArray>
#include <QDate>
#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace plimsoll {

struct PriceEntry
{
    QString provider;   ///< who asks this price, in LiteLLM's words: "anthropic", "openai", "gemini", "openrouter"
    QStringList names;  ///< what that provider calls the model; at least one
    QString source;     ///< where the price was found
    QString taken;      ///< when: a day or, where no day is known, a month ("2026-11-15", "2026-11")
    bool reported = false; ///< not from the provider's own documentation
    std::optional<QDate> from, until; ///< in force, both days included; nothing = open
    Price price;
    QString note;       ///< for people
    QJsonObject other;  ///< what a Price has no place for (batch, flex, audio, hours), as the source writes it

    bool inForce(QDate day) const { return (!from || *from <= day) && (!until || day <= *until); }
    friend bool operator==(const PriceEntry&, const PriceEntry&) = default;
};

using PriceTable = std::vector<PriceEntry>;

/// Every fault with its JSON Pointer; a table with a fault is not taken in part.
Result<PriceTable, QList<Error>> parsePriceTable(const QByteArray& json);
/// What parsePriceTable reads back as the same table.
QJsonObject toJson(const PriceTable& table);

} // namespace plimsoll
