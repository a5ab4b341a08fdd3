#include "ui/presenters/live_presenter.h"

#include "core/config/engine_names.h"
#include "core/telemetry/format.h"
#include "ui/presenters/live_words.h"
#include "ui/presenters/model_card_maker.h"

#include <algorithm>
#include <array>

namespace plimsoll {

namespace {

bool isWaiting(CallPhase phase)
{
    return phase == CallPhase::SlotWait || phase == CallPhase::BucketWait || phase == CallPhase::CoolingWait ||
           phase == CallPhase::RetryWait || phase == CallPhase::Following || phase == CallPhase::Paused;
}

/// A cost that nobody knows is said to be unknown, never 0.
QString costWords(double known, int unknown_calls)
{
    if (unknown_calls == 0)
        return formatMoney(known);
    return known > 0 ? LivePresenter::tr("%1 + %n unknown", nullptr, unknown_calls).arg(formatMoney(known))
                     : LivePresenter::tr("%n unknown", nullptr, unknown_calls);
}

} // namespace

QString LivePresenter::modelName(ModelId model) const
{
    return m_names.models.name(model);
}

bool LivePresenter::empty(const EngineSnapshot& snapshot) const
{
    return snapshot.calls.empty() && m_metrics.accepted().total(snapshot.now, std::chrono::hours(1)).count == 0;
}

std::vector<ModelCard> LivePresenter::cards(const EngineSnapshot& snapshot, const QDateTime& wall) const
{
    std::vector<ModelCard> cards;
    cards.reserve(snapshot.models.size());
    const ModelCardMaker maker{snapshot.now, wall, m_span, snapshot.paused};
    for (const ModelSnapshot& model : snapshot.models) {
        cards.push_back(maker.make(model));
        cards.back().quality = quality(model.model, maker);
        cards.back().name = modelName(model.model);
    }
    return cards;
}

const QString& LivePresenter::quality(ModelId model, const ModelCardMaker& maker) const
{
    auto known = m_quality.find(model.value);
    if (known == m_quality.end() || maker.now - known->at >= std::chrono::seconds(1))
        known = m_quality.insert(model.value, {maker.now, maker.quality(m_metrics.model(model))});
    return known->text;
}

QJsonObject LivePresenter::calibration(const ModelCard& card)
{
    static constexpr std::array<QLatin1String, 4> kKeys{
        QLatin1String("requests_per_minute"), QLatin1String("input_tokens_per_minute"),
        QLatin1String("output_tokens_per_minute"), QLatin1String("tokens_per_minute")};
    if (card.gaps.empty())
        return {};
    QJsonObject limits;
    for (const LimitGap& gap : card.gaps)
        limits.insert(kKeys[std::size_t(gap.bucket)], gap.there);
    const QJsonObject model{{QStringLiteral("limits"), limits}};
    return {{QStringLiteral("models"), QJsonObject{{card.name, model}}}};
}

QString LivePresenter::calibrationWords(const ModelCard& card)
{
    static constexpr std::array<Limit, 4> kLimits{Limit::RequestsPerMinute, Limit::InputTokensPerMinute,
                                                  Limit::OutputTokensPerMinute, Limit::TokensPerMinute};
    QStringList words;
    for (const LimitGap& gap : card.gaps)
        words << tr("%1 %2 → %3 a minute")
                     .arg(live_words::limit(kLimits[std::size_t(gap.bucket)]), formatExact(std::int64_t(gap.here)),
                          formatExact(std::int64_t(gap.there)));
    return words.isEmpty() ? QString() : tr("%1: %2").arg(card.name, words.join(QStringLiteral(", ")));
}

std::vector<FallbackRow> LivePresenter::fallbacks(Instant now) const
{
    std::vector<FallbackRow> rows;
    for (const FallbackCount& entry : m_metrics.fallbacks(now, m_span)) {
        const bool model = entry.flow.kind == FallbackKind::Model || (entry.flow.kind == FallbackKind::Degrade && entry.flow.to.valid());
        rows.push_back({modelName(entry.flow.from),
                        model && entry.flow.to.valid() ? modelName(entry.flow.to) : live_words::destination(entry.flow.kind),
                        live_words::reason(entry.flow.reason), entry.count});
    }
    return rows;
}

StatusFigures LivePresenter::status(const EngineSnapshot& snapshot, const QDateTime& wall) const
{
    StatusFigures figures;
    figures.paused = snapshot.paused;
    for (const CallSnapshot& call : snapshot.calls)
        figures.waiting += isWaiting(call.phase) ? 1 : 0;
    const Duration sinceMidnight(wall.toLocalTime().time().msecsSinceStartOfDay());
    figures.costToday = costWords(m_metrics.cost().total(snapshot.now, sinceMidnight).sum,
                                  int(m_metrics.unknownCost().total(snapshot.now, sinceMidnight).count));
    static constexpr std::array<Limit, 4> kLimits{Limit::RequestsPerMinute, Limit::InputTokensPerMinute,
                                                  Limit::OutputTokensPerMinute, Limit::TokensPerMinute};
    for (const ModelSnapshot& model : snapshot.models) {
        figures.inFlight += model.in_flight;
        for (std::size_t i = 0; i < model.buckets.size(); ++i) {
            const BucketSnapshot& bucket = model.buckets[i];
            if (!bucket.limited || bucket.capacity <= 0 || bucket.level >= bucket.capacity * 0.995)
                continue;
            const double left = std::clamp(bucket.level / bucket.capacity, 0.0, 1.0);
            if (left >= figures.tightestLevel)
                continue;
            figures.tightestLevel = left;
            figures.tightest = tr("%1 %2 %3").arg(modelName(model.model), live_words::limit(kLimits[i]),
                                                  left < 0.005 ? tr("spent") : formatPercent(left));
        }
    }
    return figures;
}

QString LivePresenter::amplification(Instant now) const
{
    const auto ratio = m_metrics.amplification(now, m_span);
    return ratio ? tr("%1 attempts per call").arg(QLocale().toString(*ratio, 'f', 2)) : QString();
}

} // namespace plimsoll
