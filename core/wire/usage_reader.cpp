#include "core/wire/usage_reader.h"

#include "core/wire/wire_number.h"

#include <algorithm>

namespace plimsoll {

namespace {

/// Takes the count under `key` if there is one; null and nonsense change nothing.
bool take(std::optional<std::int64_t>& slot, const QJsonObject& object, QLatin1String key)
{
    const auto count = jsonCount(object.value(key));
    if (count)
        slot = count;
    return count.has_value();
}

} // namespace

void UsageReader::read(const QJsonObject& usage, bool input_includes_cache)
{
    using L = QLatin1String;
    if (usage.isEmpty())
        return;
    bool any = false;
    const bool prompt = take(m_input, usage, L("prompt_tokens"));
    const bool completion = take(m_output, usage, L("completion_tokens"));
    const bool total = take(m_total, usage, L("total_tokens"));
    any |= prompt || completion;
    m_includes_cache |= prompt;
    if (prompt && completion && total && usage.size() == 3) { // most replies say no more
        m_any = true;
        return;
    }
    // A gateway may send both dialects' names, those of the other one as zeros.
    if (!prompt && take(m_input, usage, L("input_tokens"))) {
        any = true;
        m_includes_cache = input_includes_cache || usage.contains(L("input_tokens_details"));
    }
    any |= !completion && take(m_output, usage, L("output_tokens"));
    any |= take(m_cache_read, usage, L("cached_tokens"));
    any |= take(m_cache_read, usage, L("prompt_cache_hit_tokens"));
    any |= take(m_cache_read, usage, L("cache_read_input_tokens"));
    any |= take(m_cache_write, usage, L("cache_creation_input_tokens"));
    for (const L key : {L("prompt_tokens_details"), L("input_tokens_details")}) {
        const QJsonObject details = usage.value(key).toObject();
        take(m_cache_read, details, L("cached_tokens"));
        if (!take(m_cache_write, details, L("cache_write_tokens")))
            take(m_cache_write, details, L("cache_creation_tokens"));
    }
    for (const L key : {L("completion_tokens_details"), L("output_tokens_details")}) {
        const QJsonObject details = usage.value(key).toObject();
        if (!take(m_reasoning, details, L("reasoning_tokens")))
            take(m_reasoning, details, L("thinking_tokens"));
    }
    const QJsonObject writes = usage.value(L("cache_creation")).toObject();
    take(m_write_5m, writes, L("ephemeral_5m_input_tokens"));
    take(m_write_1h, writes, L("ephemeral_1h_input_tokens"));
    m_any |= any;
}

void UsageReader::readGemini(const QJsonObject& usage)
{
    using L = QLatin1String;
    if (usage.isEmpty())
        return;
    bool any = false;
    if (take(m_input, usage, L("promptTokenCount")))
        any = m_includes_cache = true;
    any |= take(m_cache_read, usage, L("cachedContentTokenCount"));
    any |= take(m_candidates, usage, L("candidatesTokenCount"));
    any |= take(m_thoughts, usage, L("thoughtsTokenCount"));
    if (m_thoughts)
        m_reasoning = m_thoughts;
    if (m_candidates || m_thoughts) // thoughts are paid as output, but not inside candidates
        m_output = m_candidates.value_or(0) + m_thoughts.value_or(0);
    m_any |= any;
}

std::optional<ReportedUsage> UsageReader::value() const
{
    if (!m_any)
        return std::nullopt;
    ReportedUsage out;
    out.output = m_output;
    // Some count reasoning beside the output (xAI); the total tells.
    if (m_output && m_reasoning && m_total && *m_reasoning > 0 && *m_total == m_input.value_or(0) + *m_output + *m_reasoning)
        *out.output += *m_reasoning;
    out.cache_read = m_cache_read;
    out.cache_write = m_cache_write;
    if (m_write_5m || m_write_1h) // never less than its parts
        out.cache_write = std::max(m_cache_write.value_or(0), m_write_5m.value_or(0) + m_write_1h.value_or(0));
    out.cache_write_1h = m_write_1h;
    out.reasoning = m_reasoning;
    out.input = m_input;
    if (out.input && m_includes_cache)
        out.input = std::max<std::int64_t>(0, *m_input - m_cache_read.value_or(0) - m_cache_write.value_or(0));
    return out;
}

} // namespace plimsoll
