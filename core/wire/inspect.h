// Reads a whole reply: provider, class, hint, windows, usage (docs/inspect.md). Never fails: what cannot be read is
// left out. The same code serves plimsollctl inspect, the live client and the Headers page.
#pragma once

#include "core/wire/inspection.h"
#include "core/wire/reply_headers.h"

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>

namespace plimsoll {

class ReplyBody;

/// `provider` is the id if the caller knows it, else empty.
Inspection inspectReply(int status, const HeaderList& headers, const QByteArray& body, const QString& provider,
                        WallMs now);
/// The same for a body that was read already (piece by piece).
Inspection inspectReply(int status, const HeaderList& headers, const ReplyBody& body, const QString& provider,
                        WallMs now);

/// As plimsollctl inspect prints it.
QJsonObject toJson(const Inspection& inspection);
/// Its `windows` alone.
QJsonArray windowsJson(const LimitWindows& windows);

} // namespace plimsoll
