// The providers that can be added with a key and one click. Data only: an entry to start from, and what its owner has
// to know to fill it in.
#pragma once

#include "core/config/config.h"

#include <QList>

namespace plimsoll {

struct ProviderPreset
{
    QString id;        ///< the name that its entry gets
    QString title;     ///< as the provider writes itself
    ProviderEntry entry;
    QString key_page;  ///< where a key is made; empty where none is needed
    QString fill_in;   ///< the part of base_url that the user must replace; empty if none
    QString models_path = QStringLiteral("/models"); ///< below base_url, for Test and for the list of models
    QString key_path;  ///< below base_url: says whether the key is good, where the list of models is open to all; else empty
};

/// In the order in which they are offered; the last one is `custom`.
const QList<ProviderPreset>& providerPresets();

} // namespace plimsoll
