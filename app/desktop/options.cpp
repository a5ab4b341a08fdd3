#include "app/desktop/options.h"

#include <CLI/CLI.hpp>

namespace plimsoll {

namespace {

std::optional<Theme> themeFromName(const std::string& name)
{
    for (std::size_t i = 0; i < kThemeNames.size(); ++i) {
        if (kThemeNames[i] == name)
            return Theme(i);
    }
    return std::nullopt;
}

} // namespace

CommandLine parseCommandLine(int argc, char** argv)
{
    constexpr int kUsageError = 2;
    CLI::App app("Plimsoll: shows how much a language model's API will bear, and keeps the work moving when it bears no more.");
    DesktopOptions options;
    std::string page, theme, config, screenshots;
    app.set_version_flag("--version", "plimsoll " PLIMSOLL_VERSION);
    app.add_flag("--demo", options.demo,
                 "Send 20 prompts to the built-in sandbox in a storm of 429s, print what happens, write plimsoll-live.png; no window");
    app.add_option("--page", page, "The page to start with, e.g. prompt, live, settings");
    app.add_option("--theme", theme, "light, dark or system")->check(CLI::IsMember({"system", "light", "dark"}));
    app.add_option("--config", config, "The configuration file (default: the user's)");
    app.add_flag("--new-instance", options.newInstance,
                 "Open another window beside one that is open already, instead of bringing that one to the front");
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
    options.theme = themeFromName(theme);
    options.config = QString::fromStdString(config);
    options.screenshots = QString::fromStdString(screenshots);
    return {options, std::nullopt};
}

} // namespace plimsoll
