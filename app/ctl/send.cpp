#include "app/ctl/commands.h"
#include "app/ctl/sandbox_link.h"
#include "app/ctl/send_run.h"

#include <CLI/CLI.hpp>

#include <QFile>

#include <memory>
#include <unistd.h>

namespace plimsoll {

namespace {

struct Arguments
{
    std::vector<std::string> prompt;
    std::string profile, model, system, config, sandbox;
    std::int64_t max_tokens = 1024;
    std::optional<double> temperature;
    std::optional<std::int64_t> deadline_ms;
    int priority = 0;
    bool no_stream = false, json = false, quiet = false, queue = false;
};

QString standardInput()
{
    QFile in;
    return in.open(stdin, QIODevice::ReadOnly) ? QString::fromUtf8(in.readAll()) : QString();
}

/// The words given, else standard input; an empty prompt is a usage error.
QString promptOf(const Arguments& given)
{
    QString prompt;
    const bool from_input = given.prompt.empty() || (given.prompt.size() == 1 && given.prompt.front() == "-");
    if (!from_input) {
        QStringList words;
        for (const std::string& word : given.prompt)
            words.append(QString::fromStdString(word));
        prompt = words.join(QLatin1Char(' '));
    } else if (given.prompt.empty() && isatty(STDIN_FILENO)) {
        throw CLI::ValidationError("PROMPT", "give the prompt as arguments, or pipe it in");
    } else {
        prompt = standardInput();
    }
    if (prompt.trimmed().isEmpty())
        throw CLI::ValidationError("PROMPT", "is empty");
    return prompt;
}

SendOptions optionsOf(const Arguments& given)
{
    SendOptions options;
    options.request.profile = QString::fromStdString(given.profile);
    options.request.model = QString::fromStdString(given.model);
    options.request.system = QString::fromStdString(given.system);
    options.request.messages = {{QStringLiteral("user"), promptOf(given)}};
    options.request.maxTokens = given.max_tokens;
    options.request.temperature = given.temperature;
    options.request.stream = !given.no_stream;
    options.request.priority = given.priority;
    if (given.deadline_ms)
        options.request.deadline = Duration(*given.deadline_ms);
    options.config = QString::fromStdString(given.config);
    options.sandbox = QString::fromStdString(given.sandbox);
    options.json = given.json;
    options.quiet = given.quiet;
    options.queue = given.queue;
    return options;
}

} // namespace

void addSend(CLI::App& app, int& exitCode)
{
    const auto given = std::make_shared<Arguments>();
    CLI::App* send = app.add_subcommand("send", "Send one prompt through the resilient client and print the answer");
    send->add_option("prompt", given->prompt, "The prompt; left out or -: standard input");
    send->add_option("-p,--profile", given->profile, "Profile: chain, retries, waits (default: the configuration's)");
    send->add_option("-m,--model", given->model, "Ask this model first; the rest of the profile's chain follows");
    send->add_option("-s,--system", given->system, "System text");
    send->add_option("--max-tokens", given->max_tokens, "Most tokens of the answer")->capture_default_str()
        ->check(CLI::Range(std::int64_t(1), std::int64_t(10'000'000)));
    send->add_option("--temperature", given->temperature, "0 to 2 (default: the server's)")->check(CLI::Range(0.0, 2.0));
    // As in the configuration, a bare number is milliseconds.
    send->add_option("--deadline", given->deadline_ms, "Longest time for the call: 1500, 1500ms, 30s, 2m (default: the profile's)")
        ->transform(CLI::AsNumberWithUnit(std::map<std::string, std::int64_t>{{"ms", 1}, {"s", 1000}, {"m", 60000}, {"min", 60000}}))
        ->check(CLI::Range(std::int64_t(1), std::int64_t(7) * 24 * 3600 * 1000));
    send->add_option("--priority", given->priority, "Larger goes first among those that wait");
    send->add_flag("--no-stream", given->no_stream, "Ask for the whole answer at once");
    send->add_flag("--json", given->json, "Print one JSON object: the fields of `done`, text, request_id, events");
    send->add_flag("--queue", given->queue, "Do not try now: store it as a job, print the job's number (see: plimsollctl queue)")
        ->excludes("--deadline"); // of a call, not of a job
    send->add_flag("-q,--quiet", given->quiet, "No progress on standard error");
    send->add_option("--config", given->config, "Another configuration file")->check(CLI::ExistingFile);
    send->add_option("--sandbox-url", given->sandbox, "Base URL of a running sandbox (http://127.0.0.1:PORT/v1)")
        ->check(SandboxLink::urlProblem);
    send->footer(
        "Exit codes: 0 answered (--queue: stored), 1 failed (class and retry time on standard error), 2 usage or an "
        "invalid configuration, 3 no answer now, queued as a job (its number on standard error), 130 interrupted.");
    send->callback([given, &exitCode] {
        SendRun run(optionsOf(*given));
        exitCode = run.run();
    });
}

} // namespace plimsoll
