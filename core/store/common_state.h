// The common limits as they are now, for somebody who only looks: a screen, `plimsollctl limits`.
#pragma once

#include "core/config/config.h"
#include "core/config/engine_names.h"
#include "core/engine/snapshot.h"
#include "core/live/boot_clock.h"
#include "core/store/gate_tables.h"

namespace plimsoll {

struct CommonState
{
    EngineNames names;
    BootClock clock;         ///< what the snapshot's instants are to be read against
    QString set_aside;       ///< where a damaged file was put aside when a new one was begun; empty: it was not
    EngineSnapshot snapshot; ///< without calls: those belong to their processes
};

/// As an engine of this configuration sees them that has just been told everything. Errors: no readable database.
Result<CommonState> readCommonState(const Config& config, const QString& path = GateTables::defaultPath());

} // namespace plimsoll
