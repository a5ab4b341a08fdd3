#include "app/desktop/options.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <array>

namespace plimsoll {

namespace {

template <class E, std::size_t N> std::optional<E> fromName(const std::array<std::string_view, N>& names, const std::string& name)
{
    const auto found = std::find(names.begin(), names.end(), name);
    return found == names.end() ? std::nullopt : std::optional(E(found - names.begin()));
}

} // namespace

CommandLine parseCommandLine(int argc, char** argv)
{
    constexpr int kUsageError = 2;
    CLI::App app("Plimsoll: shows how much a language model's API will bear, and keeps the work moving when it bears no more.");
    DesktopOptions options;
    std::string page, theme, language, config, screenshots;
    app.set_version_flag("--version", "plimsoll " PLIMSOLL_VERSION);
    app.add_flag("--demo", options.demo,
                 "Send 20 prompts to the built-in sandbox in a storm of 429s, print what happens, write plimsoll-live.png; no window");
    app.add_option("--page", page, "The page to start with, e.g. prompt, live, settings");
    app.add_option("--theme", theme, "light, dark or system")->check(CLI::IsMember({"system", "light", "dark"}));
    app.add_option("--language", language, "en, ko, ja or system")->check(CLI::IsMember({"system", "en", "ko", "ja"}));
    app.add_option("--config", config, "The configuration file (default: the user's)");
    app.add_flag("--first-paint", options.firstPaint, "Print \"painted\" and the resident memory at the first paint, and leave (for benchmarks)");
    app.add_option("--screenshot-dir", screenshots,
                   "Draw every page, light and dark, into this folder and leave; with --demo, after the storm");
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        const int code = app.exit(error); // prints help, version or what is wrong
        return {options, code == 0 ? 0 : kUsageError};
    }
    options.page = QString::fromStdString(page);
    options.theme = fromName<Theme>(kThemeNames, theme);
    options.language = fromName<Language>(kLanguageNames, language);
    options.config = QString::fromStdString(config);
    options.screenshots = QString::fromStdString(screenshots);
    return {options, std::nullopt};
}

} // namespace plimsoll
