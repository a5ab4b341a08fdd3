// plimsollctl keys test: asks a provider with its key, and prints the models that it offers.
#pragma once

namespace CLI {
class App;
}

namespace plimsoll {

void addKeysTest(CLI::App& keys, int& exitCode);

} // namespace plimsoll
