// Import of LiteLLM's model_prices_and_context_window.json: USD per token there, per million here. Only models that
// answer with text are taken. What a Price cannot say is kept beside it as it stands (PriceEntry::other).
#pragma once

#include "core/prices/price_table.h"

namespace plimsoll {

struct LiteLlmPrices
{
    PriceTable table;
    int left_out = 0; ///< models of another kind: images, sound, embeddings, ...
};

/// `source` and `taken` are written into each entry. Errors name every entry that is not valid; then nothing is taken.
Result<LiteLlmPrices, QList<Error>> parseLiteLlmPrices(const QByteArray& json, const QString& source,
                                                       const QString& taken);

} // namespace plimsoll
