// The subcommands of plimsollctl, one file each. Each add* declares its subcommand and what runs when it is chosen.
// Exit codes: 0 ok, 1 failed or the results could not be written (app/ctl/output.h), 2 wrong usage, an invalid configuration or
// unreadable input, 3 queued instead of answered, 130 interrupted.
#pragma once

namespace CLI {
class App;
}

namespace plimsoll {

inline constexpr int kExitOk = 0;
inline constexpr int kExitFailed = 1;
inline constexpr int kExitUsage = 2;
inline constexpr int kExitQueued = 3;
inline constexpr int kExitInterrupted = 130;

void addCache(CLI::App& app, int& exitCode);
void addConfig(CLI::App& app, int& exitCode);
void addCosts(CLI::App& app, int& exitCode);
void addExport(CLI::App& app, int& exitCode);
void addInspect(CLI::App& app, int& exitCode);
void addHistory(CLI::App& app, int& exitCode);
void addLimits(CLI::App& app, int& exitCode);
void addKeys(CLI::App& app, int& exitCode);
void addQueue(CLI::App& app, int& exitCode);
void addSandbox(CLI::App& app, int& exitCode);
void addPrices(CLI::App& app, int& exitCode);
void addReplay(CLI::App& app, int& exitCode);
void addSend(CLI::App& app, int& exitCode);
void addSimulate(CLI::App& app, int& exitCode);
void addTune(CLI::App& app, int& exitCode);

} // namespace plimsoll
