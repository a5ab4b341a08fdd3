// What kind of failure a reply is (policies 2): the body decides first, then the headers, then the status. Pure: the
// facts come from core/wire, which reads them out of the dialects.
#pragma once

#include "core/base/failure.h"

#include <optional>
#include <string_view>

namespace plimsoll {

/// The facts of one reply that classification looks at.
struct ReplyFacts
{
    int status = 0; ///< HTTP status; a numeric code in a 200's error stands for it
    /// The class that the body's own words stand for (codes and types first, message text where a provider offers
    /// nothing else); nothing = the body decides nothing.
    std::optional<FailureClass> body;
    /// A rejected window, other than overage, that spans 18000 s or more.
    bool long_window_rejected = false;
    /// Anthropic's overage-disabled-reason says out of credits and no other window is rejected.
    bool out_of_credits = false;
};

/// The class that a body's code or type stands for ("insufficient_quota" -> quota_exhausted); nothing for words that
/// decide nothing or are unknown.
std::optional<FailureClass> classOfCode(std::string_view code);
/// The class of a bare HTTP status; 2xx is ok.
FailureClass classOfStatus(int status);
/// body, then headers, then status.
FailureClass classify(const ReplyFacts& facts);

} // namespace plimsoll
