// One line for a person about an event of the event vocabulary: what `send` prints on standard error while it works.
#pragma once

#include <QJsonObject>
#include <QString>

namespace plimsoll {

/// "1 job", "2 jobs": the noun's plural is made with an s.
QString counted(qint64 count, const char* noun);

/// Empty for events that need no line.
QString progressLine(const QJsonObject& event);

/// What an answer is that was not asked for in this form: a stored one with its age, or a shorter one. Empty otherwise.
QString markLine(const QJsonObject& done);

/// How a failed call ended: class, the words that came with it, and when to try again.
QString failureLine(const QJsonObject& done, const QString& words);

} // namespace plimsoll
