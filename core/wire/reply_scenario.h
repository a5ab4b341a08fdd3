// A reply as a scenario (docs/scenario.md): one call whose first attempt gets it, and a good answer after that. What
// the client makes of the reply can then be replayed, and attached to a bug report: credentials are masked.
#pragma once

#include "core/config/config.h"
#include "core/wire/raw_response.h"
#include "core/wire/wall_time.h"

#include <QByteArray>

namespace plimsoll {

/// The model that gives the reply.
inline constexpr QLatin1String kReplyModel{"model"};

/// `provider`: its id where the reply itself does not tell (groq), else empty. `at`: when it came. The rules are those
/// of the configuration's `profile`, its breakers and its retry budget; the chain is that model, and one more if the
/// profile's has more than one.
QByteArray replyScenario(const RawResponse& reply, const QString& provider, WallMs at, const Config& config,
                         const QString& profile);

} // namespace plimsoll
