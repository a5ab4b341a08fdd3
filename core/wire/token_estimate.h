// How many tokens a text will be, before anybody counted: by script, and corrected per model by what servers report.
#pragma once

#include <QHash>
#include <QString>
#include <QStringView>

#include <cstdint>
#include <optional>

namespace plimsoll {

/// About 4 letters a token in alphabetic text, one or more tokens a character in CJK, about 3 characters in code and
/// digits. Never negative; 0 only for an empty text.
std::int64_t estimateTokens(QStringView text);

/// What a message costs beside its text (role and separators).
inline constexpr std::int64_t kTokensPerMessage = 4;

/// Learns, per model, how far the estimate is off. Not thread-safe.
class TokenCalibration
{
public:
    /// A reply reported `actual` input tokens for what was estimated as `estimated` (uncorrected).
    void observe(const QString& model, std::int64_t estimated, std::int64_t actual);
    /// The estimate, corrected; rounded up.
    std::int64_t corrected(const QString& model, std::int64_t estimated) const;
    /// 1 until something was observed.
    double factor(const QString& model) const { return m_learned.value(model).factor; }
    /// How far the corrected estimates were off lately, as a fraction of the true count (0.08: 8 % too high or too low);
    /// nothing until something was observed.
    std::optional<double> error(const QString& model) const;

private:
    struct Learned
    {
        double factor = 1;
        double error = 0; ///< mean of what each estimate was off, recent ones counting more
    };
    QHash<QString, Learned> m_learned;
};

} // namespace plimsoll
