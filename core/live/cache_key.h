// What two requests must have in common to share an answer (policies 7.2): a digest of the canonical request, never the
// user's raw text.
#pragma once

#include "core/base/ids.h"
#include "core/live/prompt_request.h"

#include <QByteArray>

namespace plimsoll {

/// SHA-256 each.
struct PromptDigest
{
    QByteArray exact;     ///< with the model family: the first model's id
    QByteArray any_model; ///< without it, for an answer as a fallback

    bool isEmpty() const { return exact.isEmpty(); }
    /// The engine's number for it.
    CacheKey key() const;
};

/// `profile` and `firstModel` as resolved: the request may leave both to the configuration.
PromptDigest digestOf(const PromptRequest& request, const QString& profile, const QString& firstModel);

} // namespace plimsoll
