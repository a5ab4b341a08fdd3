// The state of a provider's key in words that say what to do.
#pragma once

#include "core/live/key_result.h"

#include <QString>

namespace plimsoll {

struct ProviderEntry;

struct KeyWords
{
    enum class Tone : std::uint8_t { Good, Missing, Trouble };
    Tone tone = Tone::Missing;
    QString text;
    bool can_set = false;    ///< a key can be entered
    bool can_forget = false; ///< there is one to take away
};

KeyWords keyWords(const ProviderEntry& provider, const KeyResult& result);

} // namespace plimsoll
