#include "core/sandbox/sandbox_desk.h"

#include <array>

namespace plimsoll {

QJsonObject SandboxDesk::state(Instant now) const
{
    constexpr std::array<const char*, 4> names{"requests_per_minute", "input_tokens_per_minute",
                                               "output_tokens_per_minute", "tokens_per_minute"};
    QJsonObject windows;
    for (const ModelLimits::Window& w : limits.windows())
        windows.insert(QString::fromLatin1(names[std::size_t(w.kind)]),
                       QJsonObject{{QStringLiteral("limit"), w.bucket.capacity()},
                                   {QStringLiteral("remaining"), w.bucket.level(now)}});
    return {{QStringLiteral("id"), model.id},
            {QStringLiteral("limits"), windows},
            {QStringLiteral("concurrency"), model.concurrency},
            {QStringLiteral("in_flight"), limits.inFlight()},
            {QStringLiteral("requests"), requests},
            {QStringLiteral("refused"), refused},
            {QStringLiteral("failed"), failed}};
}

} // namespace plimsoll
