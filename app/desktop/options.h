// The command line of the desktop.
#pragma once

#include "core/config/app_options.h"

#include <QString>

#include <optional>

namespace plimsoll {

struct DesktopOptions
{
    bool demo = false;           ///< twenty prompts through a storm, off screen, as a table
    QString screenshots;         ///< a folder: draw every page into it and leave
    QString page;                ///< to start with; empty: the one that was open last
    std::optional<Theme> theme;  ///< nothing: as configured
    std::optional<Language> language; ///< nothing: as configured
    bool firstPaint = false;     ///< say when the window is first painted, and leave: for benchmarks
    bool newInstance = false;    ///< a window of its own, beside one that is open already
    QString config;              ///< the configuration file; empty: the user's
};

struct CommandLine
{
    DesktopOptions options;
    std::optional<int> exitCode; ///< help, the version or a mistake has been printed: leave with this
};

/// Needs no QApplication: whether one can be made depends on what is asked.
CommandLine parseCommandLine(int argc, char** argv);

} // namespace plimsoll
