// Where complete answers are kept for a while (policies 7.2). An interface, so that a store on disk can take the place of
// the one in memory; the live client asks, the engine decides when.
#pragma once

#include "core/base/instant.h"
#include "core/base/usage.h"
#include "core/live/cache_key.h"

#include <QHash>
#include <QString>

#include <functional>
#include <list>
#include <optional>

namespace plimsoll {

struct StoredAnswer
{
    QString model; ///< that gave it
    QString text;
    Usage usage;
    Duration age{0}; ///< when it is found
};

struct CacheLimits
{
    Duration ttl{60000};
    int max_entries = 1000;
    friend bool operator==(const CacheLimits&, const CacheLimits&) = default;
};

class AnswerCache
{
public:
    using Found = std::function<void(const std::optional<StoredAnswer>&)>;

    virtual ~AnswerCache() = default;
    /// Act at once, also on what is stored already.
    virtual void setLimits(const CacheLimits& limits) = 0;
    virtual void store(const PromptDigest& digest, const StoredAnswer& answer, Instant now) = 0;
    /// `found` is called once, perhaps from inside the call, with the youngest answer that is younger than the ttl.
    virtual void find(const PromptDigest& digest, bool anyModel, Instant now, const Found& found) = 0;
};

/// In memory; when it is full the oldest answer goes.
class MemoryAnswerCache final : public AnswerCache
{
public:
    void setLimits(const CacheLimits& limits) override;
    void store(const PromptDigest& digest, const StoredAnswer& answer, Instant now) override;
    void find(const PromptDigest& digest, bool anyModel, Instant now, const Found& found) override;
    std::size_t size() const { return m_entries.size(); }

private:
    struct Entry
    {
        PromptDigest digest;
        StoredAnswer answer;
        Instant stored_at;
    };
    using Entries = std::list<Entry>; ///< oldest first

    void drop(Entries::iterator entry);
    void shrink();

    CacheLimits m_limits;
    Entries m_entries;
    QHash<QByteArray, Entries::iterator> m_exact, m_any_model;
};

} // namespace plimsoll
