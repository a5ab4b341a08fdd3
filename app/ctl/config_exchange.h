// plimsollctl config export and import: the configuration as a file for another computer.
#pragma once

namespace CLI {
class App;
}

namespace plimsoll {

/// Adds both below `config`.
void addConfigExchange(CLI::App& config, int& exitCode);

} // namespace plimsoll
