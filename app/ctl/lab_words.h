// The Lab's results in words: a step of a call's story, how calls changed.
#pragma once

#include "core/lab/what_if.h"

#include <QString>

namespace plimsoll {

/// "waits 2.1 s for requests_per_minute", "leaves opus for sonnet: throttled_too_long". `step` nothing: "it has ended".
QString stepWords(const std::optional<SimulatedStep>& step, const EngineNames& names);

/// "answered", "lost", "other_model", "attempts", "wait".
const char* changeName(ChangeKind kind);

} // namespace plimsoll
