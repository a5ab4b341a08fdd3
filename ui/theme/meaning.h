// What a state means to a person, for its colour and shape (state_colors.h). Free of Qt, so that presenters can say it.
#pragma once

#include <cstdint>

namespace plimsoll {

enum class Meaning : std::uint8_t { Ok, Warning, Failed, Information, Idle };

} // namespace plimsoll
