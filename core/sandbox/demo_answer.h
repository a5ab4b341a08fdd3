// What the sandbox answers: a readable Markdown page about the prompt, with a list and a code block, some hundred tokens.
#pragma once

#include <QString>

namespace plimsoll {

QString demoAnswer(const QString& model, const QString& prompt);

} // namespace plimsoll
