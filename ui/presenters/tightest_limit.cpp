#include "ui/presenters/tightest_limit.h"

#include "core/config/engine_names.h"
#include "core/telemetry/format.h"
#include "core/telemetry/limit_book.h"
#include "ui/presenters/limit_rows.h"
#include "ui/presenters/live_words.h"
#include "ui/presenters/window_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace plimsoll {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(TightestLimit)
};

constexpr double kFull = 0.995;             ///< from here on nothing is short of anything
constexpr double kSpent = 0.005, kLow = 0.2; ///< as the gauges of the Live page
constexpr qint64 kFresh = 60'000;           ///< ms: how long a server's figure counts that names no end of its own

constexpr std::array<Limit, 4> kLimits{Limit::RequestsPerMinute, Limit::InputTokensPerMinute, Limit::OutputTokensPerMinute,
                                       Limit::TokensPerMinute};

std::optional<TightestLimit> ofBucket(const BucketSnapshot& bucket, double tightest)
{
    if (!bucket.limited || bucket.capacity <= 0)
        return std::nullopt;
    const double left = std::clamp(bucket.level / bucket.capacity, 0.0, 1.0);
    if (left >= tightest)
        return std::nullopt;
    TightestLimit found;
    found.left = left;
    return found;
}

std::optional<TightestLimit> ofWindow(const KnownWindow& known, double tightest, const QDateTime& wall)
{
    const std::optional<double> left = window_words::share(known.window);
    if (!left || *left >= tightest)
        return std::nullopt;
    const qint64 now = wall.toMSecsSinceEpoch();
    const std::optional<WallMs> reset = limit_rows::resetOf(known.window, known.at);
    const qint64 span = known.window.span_s ? *known.window.span_s * 1000 : kFresh;
    if (reset ? *reset <= now : now - known.at > span)
        return std::nullopt; // what was left then says nothing of now
    TightestLimit found;
    found.limit = window_words::windowName(known.window.name, known.window.scope);
    found.left = *left;
    found.server = true;
    if (reset)
        found.resets = Words::tr("resets %1").arg(limit_rows::resets(reset, wall));
    return found;
}

} // namespace

Meaning TightestLimit::meaning() const
{
    return left <= kSpent ? Meaning::Failed : left < kLow ? Meaning::Warning : Meaning::Ok;
}

QString TightestLimit::leftWords() const
{
    return left <= kSpent ? Words::tr("spent") : formatPercent(left);
}

QString TightestLimit::words() const
{
    return Words::tr("%1 %2 %3", "model, limit, what is left").arg(model, limit, leftWords());
}

std::optional<TightestLimit> tightestLimit(const EngineSnapshot& snapshot, const EngineNames& names, const LimitBook& book,
                                           const QDateTime& wall)
{
    std::optional<TightestLimit> tightest;
    double least = kFull;
    for (const ModelSnapshot& model : snapshot.models) {
        for (std::size_t i = 0; i < model.buckets.size(); ++i) {
            auto found = ofBucket(model.buckets[i], least);
            if (!found)
                continue;
            found->model = names.models.name(model.model);
            found->limit = live_words::limit(kLimits[i]);
            if (model.buckets[i].full_at > snapshot.now && model.buckets[i].full_at < kNever)
                found->resets = Words::tr("full %1").arg(live_words::when(model.buckets[i].full_at, snapshot.now, wall));
            least = found->left;
            tightest = std::move(found);
        }
    }
    for (const KnownModel& model : book.models()) {
        for (const KnownWindow& window : model.windows) {
            auto found = ofWindow(window, least, wall);
            if (!found)
                continue;
            found->model = window_words::isSubscription(window.window) ? model.provider : model.model;
            least = found->left;
            tightest = std::move(found);
        }
    }
    return tightest;
}

} // namespace plimsoll
