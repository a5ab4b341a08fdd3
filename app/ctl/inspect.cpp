// plimsollctl inspect: what the client understood of one raw HTTP response (docs/inspect.md).
#include "app/ctl/commands.h"
#include "app/ctl/output.h"

#include "core/wire/inspect.h"
#include "core/wire/raw_response.h"

#include <CLI/CLI.hpp>

#include <QDateTime>
#include <QFile>
#include <QJsonDocument>

#include <cstdio>
#include <iostream>
#include <memory>

namespace plimsoll {

namespace {

struct InspectOptions
{
    std::string provider, now, file;
};

int usage(const QString& words)
{
    std::cerr << "plimsollctl inspect: " << words.simplified().toStdString() << '\n';
    return kExitUsage;
}

bool readAll(const QString& name, QByteArray& bytes, QString& why)
{
    QFile file(name);
    const bool open = name == QLatin1String("-") ? file.open(stdin, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly);
    if (open)
        bytes = file.readAll();
    if (!open || file.error() != QFileDevice::NoError) {
        why = file.errorString();
        return false;
    }
    return true;
}

int inspect(const InspectOptions& options)
{
    WallMs now = QDateTime::currentMSecsSinceEpoch();
    if (!options.now.empty()) {
        const auto given = parseRfc3339(QByteArrayView(options.now.data(), qsizetype(options.now.size())));
        if (!given)
            return usage(QStringLiteral("--now must be an RFC 3339 time, as 2026-11-30T12:00:00Z"));
        now = *given;
    }
    const QString name = QFile::decodeName(options.file.c_str());
    QByteArray bytes;
    QString why;
    if (!readAll(name, bytes, why))
        return usage(QStringLiteral("%1: %2").arg(name, why));
    const auto response = parseRawResponse(bytes);
    if (!response)
        return usage(QStringLiteral("%1: no HTTP response: it must start with a status line").arg(name));
    const Inspection seen = inspectReply(response->status, response->headers, response->body,
                                         QString::fromStdString(options.provider), now);
    writeOut(QJsonDocument(toJson(seen)).toJson());
    return kExitOk;
}

} // namespace

void addInspect(CLI::App& app, int& exitCode)
{
    CLI::App* command = app.add_subcommand("inspect", "Say what the client understands of one raw HTTP response");
    const auto options = std::make_shared<InspectOptions>();
    command->add_option("--provider", options->provider, "Whose reply it is; recognised if not given")
        ->check([](const std::string& id) { return id.empty() ? "must not be empty" : std::string(); });
    command->add_option("--now", options->now, "RFC 3339 time that counts as now; default: the clock's")
        ->check([](const std::string& at) { return at.empty() ? "must not be empty" : std::string(); });
    command->add_option("FILE", options->file, "The response, as curl -i prints it; - reads standard input")->required();
    command->footer("Exit codes: 0 understood, 1 the result could not be written, 2 no HTTP response, or usage.");
    command->callback([options, &exitCode] { exitCode = inspect(*options); });
}

} // namespace plimsoll
