// What each model's server last said of its limits: the latest figure of every window with how it moved, and the
// headers of the last replies. A reply that says nothing of a window leaves what is known of it. Bounded, and without
// prompts, answers or credentials. Not thread-safe: it lives where the replies come in.
#pragma once

#include "core/wire/inspection.h"
#include "core/wire/reply_headers.h"

#include <cstdint>
#include <deque>
#include <vector>

namespace plimsoll {

struct RemainingAt
{
    WallMs at = 0;
    double remaining = 0;
    friend bool operator==(const RemainingAt&, const RemainingAt&) = default;
};

struct KnownWindow
{
    LimitWindow window;
    WallMs at = 0;                  ///< when the server said so
    std::vector<RemainingAt> trend; ///< oldest first
};

struct KnownReply
{
    std::uint64_t number = 0; ///< of all replies, from 1
    WallMs at = 0;
    HeaderList headers;    ///< credentials masked
    Inspection inspection; ///< without the answer's text
};

struct KnownModel
{
    QString provider, model;
    std::vector<KnownWindow> windows; ///< in the order in which they were first heard of
    std::deque<KnownReply> replies;   ///< newest first
};

class LimitBook
{
public:
    static constexpr std::size_t kMostModels = 64;  ///< beyond it, the one not heard of for longest goes
    static constexpr std::size_t kMostWindows = 24; ///< of a model
    static constexpr std::size_t kMostReplies = 8;  ///< of a model
    static constexpr qsizetype kMostHeaders = 100, kMostHeaderBytes = 4096; ///< of a reply; of one of its headers
    static constexpr std::size_t kMostPoints = 40;                          ///< of a trend
    static constexpr WallMs kPointGap = 1000;                               ///< points are at least so far apart

    void note(const QString& provider, const QString& model, HeaderList headers, Inspection seen, WallMs at);

    /// In the order in which they were first heard of.
    const std::vector<KnownModel>& models() const { return m_models; }
    const KnownModel* find(const QString& model) const;
    /// Grows with every reply.
    std::uint64_t revision() const { return m_replies; }

private:
    KnownModel& of(const QString& provider, const QString& model);

    std::vector<KnownModel> m_models;
    std::uint64_t m_replies = 0;
};

} // namespace plimsoll
