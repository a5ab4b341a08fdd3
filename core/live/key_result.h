// What became of a request to the key store. An enum to decide with: ui has the words that say what to do.
#pragma once

#include "core/live/secret.h"

#include <QString>

#include <array>
#include <cstdint>
#include <string_view>

namespace plimsoll {

enum class KeyStatus : std::uint8_t {
    Ok,
    Absent,    ///< no key of that name
    Locked,    ///< the keyring is locked: unlock it and try again
    Refused,   ///< the keyring or the person at it said no
    ReadOnly,  ///< the key comes from the environment and is changed there
    NoBus,     ///< no D-Bus session: a bare terminal, a container, ssh
    NoService, ///< a session without a Secret Service (gnome-keyring, KWallet, KeePassXC)
    NoLibrary, ///< libsecret-1-0 is not installed
    Failed     ///< something else; `detail` has its words
};
inline constexpr std::array<std::string_view, 9> kKeyStatusNames{
    "ok", "absent", "locked", "refused", "read_only", "no_bus", "no_service", "no_library", "failed"};
constexpr std::string_view name(KeyStatus v) { return kKeyStatusNames[std::size_t(v)]; }

/// There is no key store at all, as opposed to one without this key.
constexpr bool unavailable(KeyStatus v)
{
    return v == KeyStatus::NoBus || v == KeyStatus::NoService || v == KeyStatus::NoLibrary;
}

struct KeyResult
{
    KeyStatus status = KeyStatus::Absent;
    Secret secret;  ///< of a read that is Ok
    QString detail; ///< the service's own words, one line, never a secret; may be empty

    explicit operator bool() const { return status == KeyStatus::Ok; }
};

} // namespace plimsoll
