// What the client understands of one reply, pasted or received: the library's own inspection (as `plimsollctl inspect`
// prints it) in words: which rule wins, what would happen next, and the limits that it tells.
#pragma once

#include "core/config/config.h"
#include "core/wire/inspection.h"
#include "core/wire/raw_response.h"
#include "ui/presenters/limit_row.h"
#include "ui/theme/meaning.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <vector>

namespace plimsoll {

struct DecodedReply
{
    bool valid = false; ///< else `rule` says why not; both empty for an empty text
    Meaning meaning = Meaning::Idle;
    QString headline;  ///< "429 rate limit · openai"
    QString rule;      ///< "Retry-After decides: 17 s, until 14:30:17."
    QString next;      ///< "The next attempt at this model starts after 17 s to 18 s: ..."
    QStringList notes; ///< what else it says, and is not used
    std::vector<LimitRow> windows;
    QString json;        ///< as plimsollctl inspect prints it
    QByteArray scenario; ///< to be saved; credentials are masked
};

/// `provider`: empty to have it recognised. The rules are those of the profile.
DecodedReply decodeReply(const QString& text, const QString& provider, const Config& config, const QString& profile,
                         const QDateTime& now);

/// A reply as people paste it: status line, headers, blank line.
QString replyText(int status, const HeaderList& headers);

} // namespace plimsoll
