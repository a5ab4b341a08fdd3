// Between the engine's words (ids, instants of its clock) and those that all processes read (names, milliseconds since boot).
#pragma once

#include "core/engine/event.h"
#include "core/store/gate_tables.h"

#include <optional>

namespace plimsoll {

class BootClock;
struct EngineNames;

/// Nothing for what is no news: use of tokens, a server's remaining, a probe's permit.
std::optional<GateNews> toNews(const SharedChange& change, const EngineNames& names, const BootClock& clock);
/// Nothing for a model or provider that this process' configuration does not know.
std::optional<SharedState> fromNews(const GateNews& news, const EngineNames& names, const BootClock& clock);

} // namespace plimsoll
