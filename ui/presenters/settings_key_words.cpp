#include "ui/presenters/settings_key_words.h"

#include "core/config/config.h"

#include <QCoreApplication>

namespace plimsoll {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(KeyWords)
};

KeyWords environmentWords(const ProviderEntry& provider, const KeyResult& result)
{
    if (provider.key_env.isEmpty())
        return {KeyWords::Tone::Missing, Words::tr("Name the environment variable that holds the key, below under Variable.")};
    if (result)
        return {KeyWords::Tone::Good, Words::tr("The key comes from the environment variable %1. It is changed there.").arg(provider.key_env)};
    return {KeyWords::Tone::Missing,
            Words::tr("The environment variable %1 is not set. Set it and start Plimsoll again.").arg(provider.key_env)};
}

} // namespace

KeyWords keyWords(const ProviderEntry& provider, const KeyResult& result)
{
    using Tone = KeyWords::Tone;
    if (provider.key == KeySource::None)
        return {Tone::Good, Words::tr("This provider needs no key.")};
    if (provider.key == KeySource::Environment)
        return environmentWords(provider, result);
    switch (result.status) {
    case KeyStatus::Ok:
        return {Tone::Good, Words::tr("A key is in the system's keychain. It is never shown; a new one replaces it."), true, true};
    case KeyStatus::Absent:
        return {Tone::Missing, Words::tr("No key yet. Paste it here: it goes straight to the system's keychain."), true, false};
    case KeyStatus::Locked:
        return {Tone::Trouble, Words::tr("The keyring is locked. Unlock it, then press Look again."), true, false};
    case KeyStatus::Refused:
        return {Tone::Trouble, Words::tr("The keyring refused. Allow Plimsoll there, then press Look again."), true, false};
    case KeyStatus::ReadOnly:
        return {Tone::Good, Words::tr("The key comes from outside and is changed there.")};
    case KeyStatus::NoBus:
        return {Tone::Trouble, Words::tr("This session has no D-Bus, so there is no keyring. Choose the environment variable under Key from.")};
    case KeyStatus::NoService:
        return {Tone::Trouble, Words::tr("No keyring is running. Start gnome-keyring, KWallet or KeePassXC, or choose the environment "
                                         "variable under Key from.")};
    case KeyStatus::NoLibrary:
        return {Tone::Trouble, Words::tr("The library libsecret is missing. Install the package libsecret-1-0, or choose the "
                                         "environment variable under Key from.")};
    case KeyStatus::Failed: break;
    }
    return {Tone::Trouble, Words::tr("The keyring failed: %1").arg(result.detail), true, false};
}

} // namespace plimsoll
