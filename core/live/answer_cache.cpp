#include "core/live/answer_cache.h"

#include <algorithm>

namespace plimsoll {

void MemoryAnswerCache::setLimits(const CacheLimits& limits)
{
    m_limits = limits;
    shrink();
}

void MemoryAnswerCache::store(const PromptDigest& digest, const StoredAnswer& answer, Instant now)
{
    if (const auto old = m_exact.constFind(digest.exact); old != m_exact.constEnd())
        drop(*old);
    const auto entry = m_entries.insert(m_entries.end(), Entry{digest, answer, now});
    m_exact.insert(digest.exact, entry);
    m_any_model.insert(digest.any_model, entry); // the youngest of any model
    shrink();
}

void MemoryAnswerCache::find(const PromptDigest& digest, bool anyModel, Instant now, const Found& found)
{
    while (!m_entries.empty() && now - m_entries.front().stored_at >= m_limits.ttl)
        drop(m_entries.begin());
    const auto& index = anyModel ? m_any_model : m_exact;
    const auto hit = index.constFind(anyModel ? digest.any_model : digest.exact);
    if (hit == index.constEnd()) {
        found(std::nullopt);
        return;
    }
    StoredAnswer answer = hit.value()->answer;
    answer.age = now - hit.value()->stored_at;
    found(answer);
}

void MemoryAnswerCache::drop(Entries::iterator entry)
{
    m_exact.remove(entry->digest.exact);
    const auto any = m_any_model.constFind(entry->digest.any_model);
    if (any != m_any_model.constEnd() && *any == entry)
        m_any_model.erase(any);
    m_entries.erase(entry);
}

void MemoryAnswerCache::shrink()
{
    while (m_entries.size() > std::size_t(std::max(m_limits.max_entries, 0)))
        drop(m_entries.begin());
}

} // namespace plimsoll
