// Runs a scenario through the decision engine on a virtual clock: no network, no sleep, no threads. The same engine as
// the live client, so a replay is evidence.
#pragma once

#include "core/base/result.h"
#include "core/wire/scenario.h"

#include <QJsonObject>
#include <QList>

namespace plimsoll {

/// The events in the order in which they happened. An error when a model is attempted that has no replies.
Result<QList<QJsonObject>> replay(const Scenario& scenario);

} // namespace plimsoll
