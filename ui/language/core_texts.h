// What the core says in English of a mistake or of a failure, in the language of the desktop. The core's own texts stay
// English: they go into events, histories and the output of plimsollctl.
#pragma once

#include <QString>

#include <string>

namespace plimsoll {

/// The text in the person's language; as it is if it is none of the core's, as a server's or the system's words.
QString fromCore(const QString& english);
QString fromCore(const std::string& english);

} // namespace plimsoll
