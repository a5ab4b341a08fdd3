// What switching prompts off means for the answers that are stored already.
#pragma once

namespace plimsoll {

struct Config;

/// With history.prompts off the file of stored answers keeps none (docs/queue.md), from the moment on when it is switched off:
/// empties it, and tells on standard error if it cannot.
void obeyPromptsOff(const Config& config);

} // namespace plimsoll
