// A prompt to take along: as a curl command, a Python program, or a scenario. No key is ever in it: the name of an
// environment variable stands for it, and curl reads it from standard input, so that it is in no list of processes.
#pragma once

#include "ui/presenters/prompt_call.h"

#include <QStringList>
#include <QUrl>

namespace plimsoll {

struct Config;
class KeyStore;

struct PromptExport
{
    QString text;          ///< empty: it cannot be made
    QString model;         ///< whom it asks
    QStringList variables; ///< of the environment, to be set to the keys
    QString problem;       ///< why it cannot be made
};

/// What an export is made from. The keys are never read; they are asked for no more than their names.
struct PromptExportSource
{
    const Config& config;
    KeyStore& keys;
    QUrl sandbox; ///< where the built-in provider answers
};

/// `model`: whom to ask; empty: the request's own, or the first of its profile.
PromptExport promptAsCurl(const PromptExportSource& source, const PromptRequest& request, QString model);
/// Python 3 without anything to install; prints the answer as it comes.
PromptExport promptAsPython(const PromptExportSource& source, const PromptRequest& request, QString model);
/// For `plimsollctl replay`, the Lab and bug reports: the call's configuration, what the servers answered, and what
/// came of it, if a replay comes to the same end. The prompt's text is not in it, only its length in tokens.
PromptExport promptAsScenario(const Config& config, const PromptCall& call);
/// Of a request that was not sent yet: every model answers.
PromptExport promptAsScenario(const Config& config, const PromptRequest& request, qint64 input_tokens);

} // namespace plimsoll
