// Small integers instead of strings: what the engine is keyed by. Names live in the driver's tables.
#pragma once

#include <functional> // first: the moc of Qt 6.4 stumbles over a <compare> that it meets before

#include <compare>
#include <cstdint>

namespace plimsoll {

template <class Tag, class Rep> struct Id
{
    Rep value = static_cast<Rep>(-1);
    constexpr bool valid() const { return value != static_cast<Rep>(-1); }
    friend constexpr auto operator<=>(Id, Id) = default;
};

using ModelId = Id<struct ModelTag, std::uint16_t>;       ///< index into EngineConfig::models
using ProviderId = Id<struct ProviderTag, std::uint16_t>; ///< index into EngineConfig::providers; also the credential
using ProfileId = Id<struct ProfileTag, std::uint16_t>;   ///< index into EngineConfig::profiles
using CallId = Id<struct CallTag, std::uint64_t>;         ///< given by the driver, unique while the call lives
using AttemptId = Id<struct AttemptTag, std::uint64_t>;   ///< given by the engine, never reused
using CacheKey = Id<struct CacheKeyTag, std::uint64_t>;   ///< the driver's number for a canonical request (policies 7.2)

} // namespace plimsoll

template <class Tag, class Rep> struct std::hash<plimsoll::Id<Tag, Rep>>
{
    std::size_t operator()(plimsoll::Id<Tag, Rep> id) const noexcept { return std::hash<Rep>{}(id.value); }
};
