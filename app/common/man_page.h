// A manual page in roff, made from a command line as CLI11 has it, so that the page cannot know another program.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace CLI {
class App;
}

namespace plimsoll {

struct ManPage
{
    std::string name;    ///< "plimsollctl"
    std::string purpose; ///< one line
    /// Behind the commands, in this order: a title in capitals, and paragraphs.
    std::vector<std::pair<std::string, std::vector<std::string>>> sections;
};

/// Hidden options, as the one that prints this page, are left out.
std::string manPage(const CLI::App& app, const ManPage& page);

} // namespace plimsoll
