#include "app/desktop/options.h"

#include "app/common/man_page.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <array>
#include <cstdio>

namespace plimsoll {

namespace {

template <class E, std::size_t N> std::optional<E> fromName(const std::array<std::string_view, N>& names, const std::string& name)
{
    const auto found = std::find(names.begin(), names.end(), name);
    return found == names.end() ? std::nullopt : std::optional(E(found - names.begin()));
}

/// For the build, which installs it.
int printManPage(const CLI::App& app)
{
    const ManPage page{"plimsoll",
                       "a dashboard with a resilient client for language models",
                       {{"FILES", {"~/.config/plimsoll/config.json: the configuration (XDG_CONFIG_HOME, PLIMSOLL_CONFIG); Settings writes it.",
                                   "~/.local/share/plimsoll: history, prompts, queue, stored answers (XDG_DATA_HOME), readable by you alone."}},
                        {"ENVIRONMENT", {"PLIMSOLL_CONFIG: the configuration file. DISPLAY or WAYLAND_DISPLAY: where the window goes."}},
                        {"SEE ALSO", {"plimsollctl(1)"}}}};
    const std::string text = manPage(app, page);
    return std::fwrite(text.data(), 1, text.size(), stdout) == text.size() && std::fflush(stdout) == 0 ? 0 : 1;
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
    app.add_flag("--new-instance", options.newInstance,
                 "Open another window beside one that is open already, instead of bringing that one to the front");
    app.add_flag("--first-paint", options.firstPaint, "Print \"painted\" and the resident memory at the first paint, and leave (for benchmarks)");
    app.add_option("--screenshot-dir", screenshots,
                   "Draw every page, light and dark, into this folder and leave; with --demo, after the storm");
    app.footer("Exit codes: 0 ended, 1 there is no display or a picture could not be written, 2 usage.\nExample: plimsoll --page live --theme dark");
    if (argc == 2 && std::string(argv[1]) == "--man-page")
        return {options, printManPage(app)};
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
