// Token counts out of any dialect's usage object, in one meaning (policies 10): input without cached tokens. In a
// stream the last value of each counts.
#pragma once

#include "core/wire/inspection.h"

#include <QJsonObject>

namespace plimsoll {

class UsageReader
{
public:
    /// OpenAI's, Anthropic's, the Responses API's. `input_includes_cache`: what is called input_tokens is the whole prompt.
    void read(const QJsonObject& usage, bool input_includes_cache);
    /// Gemini's usageMetadata.
    void readGemini(const QJsonObject& usage);
    /// Nothing if no usage was reported.
    std::optional<ReportedUsage> value() const;

private:
    bool m_any = false;
    bool m_includes_cache = false;
    std::optional<std::int64_t> m_input, m_output, m_cache_read, m_cache_write, m_write_5m, m_write_1h, m_reasoning;
    std::optional<std::int64_t> m_total;                  ///< of all, as the server adds them up
    std::optional<std::int64_t> m_candidates, m_thoughts; ///< Gemini's two parts of the output
};

} // namespace plimsoll
