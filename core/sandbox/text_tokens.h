// The sandbox's tokenizer: a token is a word with the space before it, long words in pieces of six. It is no provider's
// own, but counts like one (about four characters each), and what it counts is exactly what it streams.
#pragma once

#include <QString>
#include <QStringList>

namespace plimsoll {

QStringList splitTokens(const QString& text);
int countTokens(const QString& text);

} // namespace plimsoll
