#include "app/ctl/help.h"

#include "app/common/man_page.h"
#include "app/ctl/output.h"

#include "core/config/config_docs.h"

#include <CLI/CLI.hpp>

#include <QString>
#include <QStringList>

#include <map>
#include <string>

namespace plimsoll {

namespace {

const char* const kManPage = "--man-page";

/// By the path of the command; a test runs every one of them through the command line's own parser.
const std::map<std::string, std::string>& examples()
{
    static const std::map<std::string, std::string> all{
        {"cache show", "plimsollctl cache show --json"},
        {"cache wipe", "plimsollctl cache wipe"},
        {"config check", "plimsollctl config check"},
        {"config show", "plimsollctl config show --changed"},
        {"config set", "plimsollctl config set /breaker/open_ms 9000"},
        {"config changes", "plimsollctl config changes --json"},
        {"config undo", "plimsollctl config undo"},
        {"config redo", "plimsollctl config redo"},
        {"config export", "plimsollctl config export settings.json"},
        {"config import", "plimsollctl config import settings.json --dry-run"},
        {"config schema", "plimsollctl config schema > schema.json"},
        {"config docs", "plimsollctl config docs > settings.md"},
        {"costs", "plimsollctl costs --by day --since 7d"},
        {"export", "plimsollctl export --calls --format csv --since 24h > calls.csv"},
        {"history show", "plimsollctl history show"},
        {"history wipe", "plimsollctl history wipe --calls"},
        {"inspect", "curl -si https://api.example.com/v1/models | plimsollctl inspect -"},
        {"keys set", "plimsollctl keys set anthropic"},
        {"keys delete", "plimsollctl keys delete anthropic"},
        {"keys list", "plimsollctl keys list"},
        {"keys test", "plimsollctl keys test anthropic"},
        {"limits", "plimsollctl limits --json"},
        {"prices list", "plimsollctl prices list --all"},
        {"prices import", "plimsollctl prices import model_prices_and_context_window.json --dry-run"},
        {"prices apply", "plimsollctl prices apply gpt-4.1 --dry-run"},
        {"queue list", "plimsollctl queue list --json"},
        {"queue run", "plimsollctl queue run --wait"},
        {"queue cancel", "plimsollctl queue cancel 7"},
        {"queue retry", "plimsollctl queue retry 7 9"},
        {"queue show", "plimsollctl queue show 7"},
        {"queue pause", "plimsollctl queue pause"},
        {"queue resume", "plimsollctl queue resume"},
        {"queue clear", "plimsollctl queue clear"},
        {"replay", "plimsollctl replay my-problem.json"},
        {"sandbox", "plimsollctl sandbox --port 8080 --speed 10 --fault 429:2x2"},
        {"send", "git diff | plimsollctl send --profile quick --deadline 30s --json"},
        {"simulate", "plimsollctl simulate --from-history --since 7d --set /profiles/online/max_attempts_per_model=5"},
        {"tune", "plimsollctl tune --from-history --since 7d --goal cost --success 0.995 --apply"},
    };
    return all;
}

void complete(CLI::App& app, const std::string& path, const std::string& codes)
{
    std::string footer = app.get_footer();
    const bool names = footer.find("Exit codes:") != std::string::npos;
    if (!names)
        footer += (footer.empty() ? "" : "\n") + codes;
    if (const auto example = examples().find(path); example != examples().end() && footer.find("Example: ") == std::string::npos)
        footer += "\nExample: " + example->second;
    if (!path.empty())
        app.footer(footer);
    const std::size_t from = footer.find("Exit codes:");
    const std::string own = from == std::string::npos ? codes : footer.substr(from, footer.find('\n', from) - from);
    for (CLI::App* command : app.get_subcommands([](CLI::App*) { return true; }))
        if (!command->get_name().empty())
            complete(*command, path.empty() ? command->get_name() : path + ' ' + command->get_name(), path.empty() ? codes : own);
}

ManPage page()
{
    ManPage made{"plimsollctl", "a resilient client for language models, on the command line", {}};
    made.sections.push_back({"ENVIRONMENT",
                             {"PLIMSOLL_CONFIG: the configuration file; without it, plimsoll/config.json in XDG_CONFIG_HOME (~/.config).",
                              "XDG_DATA_HOME, XDG_RUNTIME_DIR: history, queue and stored answers; the limits that all of your processes share."}});
    std::vector<std::string> settings{"Each setting as its JSON Pointer, with * for a name of your own, its default, range and unit, and what it does."};
    const QStringList rows = configDocs().split(u'\n', Qt::SkipEmptyParts);
    for (const QString& row : rows.mid(2)) { // below the heads of the table
        const QStringList cells = row.mid(2, row.size() - 4).split(QStringLiteral(" | "));
        settings.push_back(QStringLiteral("%1 (default %2; %3%4): %5")
                               .arg(QString(cells.value(0)).remove(u'`'), QString(cells.value(1)).remove(u'`'), cells.value(2),
                                    cells.value(3).isEmpty() ? QString() : QString(u' ' + cells.value(3)), cells.value(4))
                               .toStdString());
    }
    made.sections.push_back({"SETTINGS", settings});
    made.sections.push_back({"SEE ALSO", {"plimsoll(1)"}});
    return made;
}

} // namespace

void completeHelp(CLI::App& app)
{
    complete(app, {}, "Exit codes: 0 ok, 1 failed or the results could not be written, 2 usage or an invalid configuration.");
}

bool printsManPage(const CLI::App& app, int argc, char** argv)
{
    if (argc != 2 || std::string(argv[1]) != kManPage)
        return false;
    writeOut(QByteArray::fromStdString(manPage(app, page())));
    return true;
}

} // namespace plimsoll
