// plimsollctl export: the history's events or calls, as CSV (RFC 4180) or JSON lines on standard output.
#include "app/ctl/commands.h"
#include "app/ctl/output.h"
#include "app/ctl/store_access.h"

#include "core/store/history_read.h"
#include "core/telemetry/event_csv.h"

#include <CLI/CLI.hpp>

#include <QJsonDocument>
#include <QJsonObject>

#include <cstdio>
#include <memory>
#include <span>

namespace plimsoll {

namespace {

struct ExportOptions
{
    bool events = false, calls = false;
    std::string format = "jsonl", since;
};

constexpr const char* kCallColumns[] = {
    "started_at",  "ended_at", "run",          "program",       "call",      "request_id", "profile",     "model",        "provider",
    "outcome",     "class",    "first_class",  "attempts",      "waits",     "waited_ms",  "latency_ms",  "first_token_ms",
    "input_tokens", "output_tokens", "estimated", "cost_usd",   "waste_usd", "unknown_cost_attempts", "prompt_hash", "prompt_chars", "prompt_tokens"};

class Writer
{
public:
    Writer(bool csv, std::span<const char* const> columns) : m_csv(csv), m_columns(columns)
    {
        if (m_csv)
            writeOut(csvHeader(m_columns));
    }
    bool row(const QJsonObject& object)
    {
        return writeOut(m_csv ? csvLine(m_columns, object) : QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n');
    }

private:
    const bool m_csv;
    const std::span<const char* const> m_columns;
};

int exportRows(const ExportOptions& options)
{
    bool failed = false;
    const std::unique_ptr<Database> history = openHistoryToRead(failed);
    if (failed)
        return kExitFailed;
    const bool csv = options.format == "csv";
    Writer writer(csv, options.calls ? std::span<const char* const>(kCallColumns) : eventColumns());
    if (history) {
        const auto take = [&](const QJsonObject& row) { return writer.row(row); };
        const qint64 since = sinceOf(options.since);
        const auto error = options.calls ? readCalls(*history, since, take) : readEvents(*history, since, take);
        if (error) {
            flushOut(); // the rows before the words
            std::fprintf(stderr, "plimsollctl export: %s: %s\n", error->where.c_str(), error->what.c_str());
            return kExitFailed;
        }
    }
    return kExitOk;
}

} // namespace

void addExport(CLI::App& app, int& exitCode)
{
    const auto options = std::make_shared<ExportOptions>();
    CLI::App* command = app.add_subcommand("export", "Print the history's events or calls, oldest first; never a prompt's text");
    auto* what = command->add_option_group("what");
    what->add_flag("--events", options->events, "Every event (docs/scenario.md), with `at` and `run`, the process");
    what->add_flag("--calls", options->calls, "One row a call: outcome, tokens, cost, waits");
    what->require_option(1);
    command->add_option("--format", options->format, "csv, or jsonl: one JSON object a line")
        ->capture_default_str()
        ->check(CLI::IsMember({"csv", "jsonl"}));
    command->add_option("--since", options->since, "A day (2026-11-30), a time (2026-11-30T12:00:00Z), or how long ago (90m, 24h, 7d, 4w)")
        ->check(sinceProblem);
    command->footer("Exit codes: 0 printed, 1 the history cannot be read or the output not be written, 2 usage.");
    command->callback([options, &exitCode] { exitCode = exportRows(*options); });
}

} // namespace plimsoll
