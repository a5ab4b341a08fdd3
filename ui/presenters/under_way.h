// What would be lost if the program ended now, counted and in words.
#pragma once

#include <QString>

namespace plimsoll {

class LiveClient;
class QueueRunner;

struct UnderWay
{
    int calls = 0; ///< of a person or a load, also those that wait: their answers have no other place
    int jobs = 0;  ///< whose request is out, or whose answer is not written down yet; the others go back to wait

    int unsent = 0; ///< calls of a load that have not been sent: whoever waits does not wait for them

    bool nothing() const { return calls == 0 && jobs == 0; }
    bool operator==(const UnderWay&) const = default;
};

UnderWay underWay(const LiveClient& client, const QueueRunner& queue, int unsent = 0);

/// "2 calls and 1 job are under way."
QString underWayWords(const UnderWay& what);
/// What ending them means, and what waiting for them.
QString endingWords(const UnderWay& what);

} // namespace plimsoll
