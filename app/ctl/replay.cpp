// plimsollctl replay FILE: a scenario on a virtual clock, its events one a line (docs/scenario.md).
#include "app/ctl/commands.h"
#include "app/ctl/output.h"

#include "core/wire/expectation.h"
#include "core/wire/replayer.h"
#include "core/wire/scenario.h"

#include <CLI/CLI.hpp>

#include <QFile>
#include <QJsonDocument>

#include <cstdio>
#include <memory>

namespace plimsoll {

namespace {

int refuse(const Error& error)
{
    std::fprintf(stderr, "%s: %s\n", error.where.c_str(), error.what.c_str());
    return 2;
}

int runReplay(const std::string& path)
{
    QFile file;
    if (path == "-") {
        file.open(stdin, QIODevice::ReadOnly);
    } else {
        file.setFileName(QString::fromStdString(path));
        if (!file.open(QIODevice::ReadOnly))
            return refuse({"/", path + " cannot be read: " + file.errorString().toStdString()});
    }
    const auto scenario = parseScenario(file.readAll());
    if (!scenario)
        return refuse(scenario.error());
    const auto events = replay(*scenario);
    if (!events)
        return refuse(events.error());
    for (const QJsonObject& event : *events) {
        const QByteArray line = QJsonDocument(event).toJson(QJsonDocument::Compact) + '\n';
        if (!writeOut(line))
            break;
    }
    const QStringList failed = unmet(scenario->expect, *events);
    for (const QString& line : failed)
        printError("%s\n", qUtf8Printable(line));
    return failed.isEmpty() ? 0 : 1;
}

} // namespace

void addReplay(CLI::App& app, int& exitCode)
{
    auto path = std::make_shared<std::string>();
    CLI::App* command = app.add_subcommand("replay", "Run a scenario on a virtual clock and print its events");
    command->add_option("FILE", *path, "A scenario file; - reads standard input")->required();
    command->footer("Exit codes: 0 ran and every expectation held, 1 an expectation failed or the events could not be "
                    "written, 2 not a valid scenario.");
    command->callback([path, &exitCode] { exitCode = runReplay(*path); });
}

} // namespace plimsoll
