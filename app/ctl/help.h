// What the --help of every command owes: what it is for, its options, its exit codes and an example.
#pragma once

namespace CLI {
class App;
}

namespace plimsoll {

/// After all commands are there: gives each the exit codes of the command above it if it names none, and its examples.
void completeHelp(CLI::App& app);

/// `plimsollctl --man-page`, for the build: prints the manual page. False: that is not what was asked.
bool printsManPage(const CLI::App& app, int argc, char** argv);

} // namespace plimsoll
