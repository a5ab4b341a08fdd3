// The two tables there are: the shipped one (resources/prices) and the one that the user imported.
#pragma once

#include "core/prices/price_book.h"

namespace plimsoll {

/// Valid as shipped; a test sees to it.
PriceTable shippedPrices();

/// plimsoll/prices.json in the user's data folder (XDG).
QString importedPricesPath();
/// Empty if there is none; else every fault of the file, with its path or JSON Pointer.
Result<PriceTable, QList<Error>> importedPrices(const QString& path = importedPricesPath());
/// Written atomically with mode 0600, in place of what was imported before. An error leaves the old file.
std::optional<Error> saveImportedPrices(const PriceTable& table, const QString& path = importedPricesPath());

/// A file that the user names: LiteLLM's, or a table of Plimsoll's own format. `taken` is the day for LiteLLM's.
struct PriceFile
{
    PriceTable table;
    int left_out = 0; ///< models of another kind than text
};
Result<PriceFile, QList<Error>> parsePriceFile(const QByteArray& json, const QString& source, const QString& taken);

} // namespace plimsoll
