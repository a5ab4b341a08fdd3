#include "app/common/man_page.h"

#include <CLI/CLI.hpp>

#include <algorithm>

namespace plimsoll {

namespace {

/// Text as roff takes it: no backslash, hyphen-minus or line start that means something else.
std::string roff(const std::string& text)
{
    std::string out;
    bool start = true;
    for (const char c : text) {
        if (start && (c == '.' || c == '\''))
            out += "\\&";
        if (c == '\\')
            out += "\\e";
        else if (c == '-')
            out += "\\-";
        else
            out += c;
        start = c == '\n';
    }
    return out;
}

/// Lines become lines of the page.
std::string paragraphs(const std::string& text)
{
    std::string out;
    std::size_t from = 0;
    while (from < text.size()) {
        const std::size_t end = std::min(text.find('\n', from), text.size());
        if (end > from)
            out += ".PP\n" + roff(text.substr(from, end - from)) + "\n";
        from = end + 1;
    }
    return out;
}

std::string described(const CLI::App& app, const CLI::Option& option)
{
    const auto* formatter = dynamic_cast<const CLI::Formatter*>(app.get_formatter().get());
    const std::string opts = formatter ? formatter->make_option_opts(&option) : std::string();
    const std::string name = option.get_positional() ? option.get_name(true) : option.get_name(false, true);
    return ".TP\n\\fB" + roff(name) + "\\fR" + (opts.empty() ? "" : " " + roff(opts.substr(opts.find_first_not_of(' ')))) + "\n" +
           roff(option.get_description().empty() ? std::string("(no argument)") : option.get_description()) + "\n";
}

std::vector<const CLI::App*> below(const CLI::App& app)
{
    return app.get_subcommands([](const CLI::App*) { return true; });
}

std::string options(const CLI::App& app)
{
    std::string out;
    for (const CLI::Option* option : app.get_options())
        if (!option->get_group().empty())
            out += described(app, *option);
    for (const CLI::App* group : below(app)) // groups of options are commands without a name
        if (group->get_name().empty())
            out += options(*group);
    return out;
}

void commands(const CLI::App& app, const std::string& path, std::string& out)
{
    for (const CLI::App* command : below(app)) {
        if (command->get_name().empty())
            continue;
        const std::string name = path + ' ' + command->get_name();
        out += ".SS \"" + roff(name) + "\"\n" + roff(command->get_description()) + "\n" + options(*command) + paragraphs(command->get_footer());
        commands(*command, name, out);
    }
}

} // namespace

std::string manPage(const CLI::App& app, const ManPage& page)
{
    std::string title = page.name;
    std::transform(title.begin(), title.end(), title.begin(), [](unsigned char c) { return char(std::toupper(c)); });
    std::string all = ".TH " + title + " 1 \"\" \"Plimsoll " PLIMSOLL_VERSION "\"\n.SH NAME\n" + roff(page.name) + " \\- " + roff(page.purpose) + "\n";
    std::string sub;
    commands(app, page.name, sub);
    all += ".SH SYNOPSIS\n.B " + roff(page.name) + "\n[OPTIONS]" + (sub.empty() ? "" : " COMMAND [ARGUMENTS]") + "\n";
    all += ".SH DESCRIPTION\n" + roff(app.get_description()) + "\n.SH OPTIONS\n" + options(app);
    if (!sub.empty())
        all += ".SH COMMANDS\n" + sub;
    if (!app.get_footer().empty())
        all += ".SH EXIT STATUS\n" + paragraphs(app.get_footer());
    for (const auto& [heading, lines] : page.sections) {
        all += ".SH " + heading + "\n";
        for (const std::string& line : lines)
            all += paragraphs(line);
    }
    return all;
}

} // namespace plimsoll
