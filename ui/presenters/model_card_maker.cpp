#include "ui/presenters/model_card_maker.h"

#include "core/telemetry/format.h"
#include "ui/presenters/live_words.h"

#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>

namespace plimsoll {

namespace {

constexpr std::array<Limit, 4> kLimits{Limit::RequestsPerMinute, Limit::InputTokensPerMinute,
                                       Limit::OutputTokensPerMinute, Limit::TokensPerMinute};
constexpr double kServerFigureLasts = 60000; ///< ms until the server's own figure is drawn as old

QString amountOf(double value, std::size_t bucket)
{
    const auto whole = static_cast<std::int64_t>(std::floor(value));
    return bucket == 0 ? QLocale().toString(qlonglong(whole)) : formatTokens(whole);
}

QString exact(double value)
{
    return formatExact(static_cast<std::int64_t>(std::floor(value)));
}

} // namespace

ModelCard ModelCardMaker::make(const ModelSnapshot& model) const
{
    ModelCard card;
    card.model = model.model;
    breaker(card, model);
    hold(card, model);
    traffic(card, model);
    drift(card, model);
    card.resettable = card.tripped || card.cooling || model.breaker_failures > 0;
    for (std::size_t i = 0; i < model.buckets.size(); ++i) {
        const BucketSnapshot& bucket = model.buckets[i];
        if (bucket.limited || (bucket.server_limit && bucket.server_remaining))
            card.gauges.push_back(gauge(bucket, model, i));
    }
    return card;
}

void ModelCardMaker::breaker(ModelCard& card, const ModelSnapshot& model) const
{
    card.tripped = model.breaker != BreakerState::Closed;
    switch (model.breaker) {
    case BreakerState::Closed:
        card.lamp = Meaning::Ok;
        card.lampWord = tr("closed");
        break;
    case BreakerState::Open:
        card.lamp = Meaning::Failed;
        card.lampWord = tr("open");
        card.lampNote = tr("probe %1").arg(live_words::when(model.breaker_until, now, wall));
        return;
    case BreakerState::HalfOpen:
        card.lamp = Meaning::Warning;
        card.lampWord = tr("half-open");
        card.lampNote = tr("probing");
        return;
    }
    if (model.breaker_failures > 0) {
        const QLocale locale;
        card.lampNote = tr("%1 of %2 failed").arg(locale.toString(model.breaker_failures), locale.toString(model.breaker_samples));
        if (model.breaker_consecutive > 1)
            card.lampNote = tr("%1, %2 in a row").arg(card.lampNote, locale.toString(model.breaker_consecutive));
    }
}

void ModelCardMaker::hold(ModelCard& card, const ModelSnapshot& model) const
{
    card.cooling = model.cooling_until > now;
    if (card.cooling) {
        card.holdMeaning = model.cooling_until >= kNever ? Meaning::Failed : Meaning::Warning;
        card.hold = model.cooling_until >= kNever
            ? tr("Resting until you act: %1").arg(live_words::reason(model.cooling_reason))
            : tr("Resting, ready %1: %2").arg(live_words::when(model.cooling_until, now, wall),
                                              live_words::reason(model.cooling_reason));
    } else if (paused && model.waiting_bucket + model.waiting_slot > 0) {
        card.holdMeaning = Meaning::Warning;
        card.hold = tr("Paused by you");
    } else if (model.waiting_bucket > 0 && model.head_due < kNever) {
        card.holdMeaning = Meaning::Warning;
        card.hold = tr("Next call starts %1").arg(live_words::when(model.head_due, now, wall));
        if (model.binding)
            card.hold = tr("%1: %2 are short").arg(card.hold, live_words::limit(*model.binding));
    } else if (model.waiting_slot > 0) {
        card.holdMeaning = Meaning::Warning;
        card.hold = tr("All slots are taken");
    }
}

void ModelCardMaker::traffic(ModelCard& card, const ModelSnapshot& model) const
{
    const QLocale locale;
    card.traffic = model.concurrency
        ? tr("%1 of %2 in flight").arg(locale.toString(model.in_flight), locale.toString(*model.concurrency))
        : tr("%1 in flight").arg(locale.toString(model.in_flight));
    if (const int waiting = model.waiting_bucket + model.waiting_slot; waiting > 0)
        card.traffic = tr("%1 · %2 waiting").arg(card.traffic, locale.toString(waiting));
}

QString ModelCardMaker::quality(const ModelMetrics* metrics) const
{
    if (!metrics)
        return {};
    const QLocale locale;
    QString quality;
    const auto replies = metrics->replies.total(now, span).count;
    if (replies > 0) {
        const double refused = metrics->rate_limited.total(now, span).count + metrics->overloaded.total(now, span).count;
        quality = tr("refused %1")
                      .arg(refused > 0 ? formatPercent(refused / replies) : locale.toString(0) + QLatin1String(" %"));
    }
    if (const auto latency = metrics->latency.percentiles(now, span)) {
        const QString p95 = tr("p95 %1").arg(formatDuration(latency->p95));
        quality = quality.isEmpty() ? p95 : tr("%1 · %2").arg(quality, p95);
    }
    return quality;
}

/// Said in words, for both needles would have to be watched for minutes to see it.
void ModelCardMaker::drift(ModelCard& card, const ModelSnapshot& model) const
{
    QStringList words;
    for (std::size_t i = 0; i < model.buckets.size(); ++i) {
        const BucketSnapshot& bucket = model.buckets[i];
        if (!bucket.limited)
            continue;
        const QString limit = live_words::limit(kLimits[i]);
        if (bucket.limit_differs && bucket.server_limit) {
            card.gaps.push_back({int(i), bucket.per_minute, *bucket.server_limit});
            words << tr("The server allows %1 %2 a minute, set here are %3")
                         .arg(amountOf(*bucket.server_limit, i), limit, amountOf(bucket.per_minute, i));
        } else if (bucket.server_drift && *bucket.server_drift < 0) {
            words << tr("The server counts %1 more %2 as used than were sent from here: others may use this key")
                         .arg(amountOf(-*bucket.server_drift, i), limit);
        } else if (bucket.server_drift) {
            words << tr("The server has %1 more %2 left than are counted here")
                         .arg(amountOf(*bucket.server_drift, i), limit);
        }
    }
    card.drift = words.join(QLatin1Char('\n'));
}

GaugeReading ModelCardMaker::gauge(const BucketSnapshot& bucket, const ModelSnapshot& model, std::size_t index) const
{
    GaugeReading reading;
    reading.name = live_words::limit(kLimits[index]);
    reading.bucket = int(index);
    if (bucket.server_limit && bucket.server_remaining && *bucket.server_limit > 0 && bucket.server_seen < kNever) {
        reading.server = std::clamp(*bucket.server_remaining / *bucket.server_limit, 0.0, 1.0);
        reading.freshness = std::clamp(1 - double((now - bucket.server_seen).count()) / kServerFigureLasts, 0.0, 1.0);
        reading.tip = tr("The server said %1 ago: %2 of %3 left.")
                          .arg(formatDuration(std::max(Duration(0), now - bucket.server_seen)),
                               exact(*bucket.server_remaining), exact(*bucket.server_limit));
    }
    if (!bucket.limited) { // only the server counts this one
        reading.level = reading.server.value_or(0);
        reading.amount = tr("%1 / %2").arg(amountOf(*bucket.server_remaining, index), amountOf(*bucket.server_limit, index));
        reading.note = tr("by the server");
        return reading;
    }
    const double capacity = std::max(bucket.capacity, 1e-9);
    reading.level = std::clamp(bucket.level / capacity, 0.0, 1.0);
    reading.reserved = std::clamp(bucket.reserved / capacity, 0.0, 1.0);
    reading.binding = model.binding == kLimits[index];
    reading.amount = tr("%1 / %2").arg(amountOf(std::max(0.0, bucket.level), index), amountOf(bucket.capacity, index));
    if (paused && reading.binding)
        reading.note = tr("paused");
    else if (reading.binding && model.head_due < kNever)
        reading.note = tr("next %1").arg(live_words::when(model.head_due, now, wall));
    else if (bucket.full_at > now && bucket.full_at < kNever && reading.level < 0.995)
        reading.note = tr("full %1").arg(live_words::when(bucket.full_at, now, wall));
    QString local = tr("%1 of %2 could go out now; %3 a minute come back.")
                        .arg(exact(bucket.level), exact(bucket.capacity), exact(bucket.per_minute));
    if (bucket.reserved > 0)
        local = tr("%1 Running calls hold %2.").arg(local, exact(bucket.reserved));
    reading.tip = reading.tip.isEmpty() ? local : local + QLatin1Char('\n') + reading.tip;
    return reading;
}

} // namespace plimsoll
