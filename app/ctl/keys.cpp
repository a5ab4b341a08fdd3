// plimsollctl keys: the keys in the operating system's keychain. A key comes from the terminal without echo or from
// standard input, never from an argument (other users see those), and is never printed.
#include "app/ctl/commands.h"
#include "app/ctl/keys_test.h"
#include "app/ctl/output.h"
#include "core/live/secret_service_key_store.h"

#include <CLI/CLI.hpp>

#include <QCoreApplication>

#include <cstdio>
#include <memory>
#include <optional>
#include <string>

#include <termios.h>
#include <unistd.h>

namespace plimsoll {

namespace {

constexpr qsizetype kLongestKey = 64 * 1024;

/// Switches the terminal's echo off as long as it lives. Ctrl+C comes as a character then, so that no signal can leave
/// the terminal without its echo.
class NoEcho
{
public:
    NoEcho()
    {
        m_terminal = isatty(STDIN_FILENO) && tcgetattr(STDIN_FILENO, &m_before) == 0;
        if (!m_terminal)
            return;
        termios silent = m_before;
        silent.c_lflag &= ~tcflag_t(ECHO | ISIG);
        silent.c_cc[VEOL] = m_before.c_cc[VINTR]; // ends the line at once, as Return does
        silent.c_lflag |= ECHONL;
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &silent);
    }
    ~NoEcho()
    {
        if (m_terminal)
            tcsetattr(STDIN_FILENO, TCSAFLUSH, &m_before);
    }
    bool interrupts(char c) const { return m_terminal && static_cast<cc_t>(c) == m_before.c_cc[VINTR]; }
    NoEcho(const NoEcho&) = delete;
    NoEcho& operator=(const NoEcho&) = delete;

private:
    termios m_before{};
    bool m_terminal = false;
};

/// The first line of standard input, without the white space around it. Empty if there is none, nothing if interrupted.
std::optional<Secret> readKey(const std::string& provider)
{
    const NoEcho quiet;
    if (isatty(STDIN_FILENO))
        std::fprintf(stderr, "Key for %s (not shown): ", provider.c_str());
    QByteArray line;
    char c = 0;
    while (line.size() < kLongestKey && read(STDIN_FILENO, &c, 1) == 1 && c != '\n') {
        if (quiet.interrupts(c)) {
            wipe(line);
            std::fputc('\n', stderr);
            return std::nullopt;
        }
        line.append(c);
    }
    Secret secret{QByteArrayView(line).trimmed()};
    wipe(line);
    return secret;
}

const char* advice(KeyStatus status)
{
    switch (status) {
    case KeyStatus::Ok: return "";
    case KeyStatus::Absent: return "there is no key of that name";
    case KeyStatus::Locked: return "the keyring is locked: unlock it (log in to the desktop, or open Passwords and Keys) and try again";
    case KeyStatus::Refused: return "the keyring refused it";
    case KeyStatus::ReadOnly: return "this key comes from the environment: change it there";
    case KeyStatus::NoBus: return "there is no D-Bus session: run this in the desktop session, or use \"key\": \"env\" for the provider";
    case KeyStatus::NoService: return "no keyring service is running: start gnome-keyring, KWallet or KeePassXC, or use \"key\": \"env\"";
    case KeyStatus::NoLibrary: return "libsecret is missing: install libsecret-1-0";
    case KeyStatus::Failed: break;
    }
    return "the keyring answered with an error";
}

int report(KeyStatus status, const QString& detail = {})
{
    if (status == KeyStatus::Ok)
        return kExitOk;
    std::fprintf(stderr, "plimsollctl keys: %s%s%s\n", advice(status), detail.isEmpty() ? "" : ": ", qPrintable(detail));
    return kExitFailed;
}

/// The store's answers come through the event loop: this is the program's only one.
template <class Request> int await(Request request)
{
    SecretServiceKeyStore store;
    request(store);
    return QCoreApplication::exec();
}

KeyStore::Done quitWithResult()
{
    return [](const KeyResult& result) { QCoreApplication::exit(report(result.status, result.detail)); };
}

int set(const std::string& provider)
{
    const std::optional<Secret> key = readKey(provider);
    if (!key)
        return kExitInterrupted;
    if (key->isEmpty()) {
        std::fputs("plimsollctl keys: no key was given\n", stderr);
        return kExitUsage;
    }
    return await([&](KeyStore& store) { store.write(QString::fromStdString(provider), *key, nullptr, quitWithResult()); });
}

int remove(const std::string& provider)
{
    return await([&](KeyStore& store) { store.remove(QString::fromStdString(provider), nullptr, quitWithResult()); });
}

int list()
{
    return await([](KeyStore& store) {
        store.list(nullptr, [](KeyStatus status, const QStringList& names) {
            for (const QString& name : names)
                printOut("%s\n", qPrintable(name));
            QCoreApplication::exit(report(status));
        });
    });
}

} // namespace

void addKeys(CLI::App& app, int& exitCode)
{
    CLI::App* keys = app.add_subcommand("keys", "Provider keys in the operating system's keychain");
    keys->require_subcommand(1);
    const auto provider = std::make_shared<std::string>();

    CLI::App* setter = keys->add_subcommand("set", "Store a key: asked for without echo, or the first line of standard input");
    setter->add_option("provider", *provider, "The provider's id")->required();
    setter->callback([provider, &exitCode] { exitCode = set(*provider); });

    CLI::App* deleter = keys->add_subcommand("delete", "Delete a key");
    deleter->add_option("provider", *provider, "The provider's id")->required();
    deleter->callback([provider, &exitCode] { exitCode = remove(*provider); });

    addKeysTest(*keys, exitCode);
    keys->add_subcommand("list", "Print the names of the stored keys, never the keys")->callback([&exitCode] {
        exitCode = list();
    });
}

} // namespace plimsoll
