// The charts of the Live page: the rest of LivePresenter.
#include "ui/presenters/live_presenter.h"

#include "core/config/engine_names.h"
#include "core/telemetry/format.h"
#include "ui/presenters/live_words.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace plimsoll {

namespace {

constexpr std::int64_t kBars = 60;          ///< a bar for every second, 5 s, 15 s or minute
constexpr std::size_t kMostSeries = 6;      ///< of models in one chart: more are not told apart
constexpr std::int64_t kLatencyPoints = 30; ///< so that a step holds enough samples

double seconds(Duration duration)
{
    return double(duration.count()) / 1000;
}

/// The sums of a series in kBars equal steps that end with `now`. Steps begin at multiples of their length, so that a
/// bar does not change its height while it wanders.
std::vector<double> sums(const MetricSeries& series, Instant now, Duration span)
{
    const Duration step = span / kBars;
    std::vector<double> values(kBars, 0);
    const Duration fine = step >= std::chrono::seconds(60) ? Duration(std::chrono::seconds(60))
        : step >= std::chrono::seconds(5)                  ? Duration(std::chrono::seconds(5))
                                                           : Duration(std::chrono::seconds(1));
    const std::int64_t last = now.time_since_epoch() / step;
    for (const MetricPoint& point : series.points(now, span, fine)) {
        const std::int64_t index = point.start.time_since_epoch() / step - last + kBars - 1;
        if (index >= 0 && index < kBars)
            values[std::size_t(index)] += point.slot.sum;
    }
    return values;
}

/// The means of a sampled series, in the same steps; nothing where it was not sampled.
std::vector<double> means(const MetricSeries& series, Instant now, Duration span, double factor)
{
    const Duration step = span / kBars;
    const Duration fine =
        step >= std::chrono::seconds(5) ? Duration(std::chrono::seconds(5)) : Duration(std::chrono::seconds(1));
    std::vector<MetricSlot> slots(kBars);
    const std::int64_t last = now.time_since_epoch() / step;
    for (const MetricPoint& point : series.points(now, span, fine)) {
        const std::int64_t index = point.start.time_since_epoch() / step - last + kBars - 1;
        if (index >= 0 && index < kBars) {
            slots[std::size_t(index)].sum += point.slot.sum;
            slots[std::size_t(index)].count += point.slot.count;
        }
    }
    std::vector<double> values;
    values.reserve(kBars);
    for (const MetricSlot& slot : slots)
        values.push_back(slot.count > 0 ? factor * slot.mean() : kNoValue);
    return values;
}

bool any(const std::vector<double>& values)
{
    return std::any_of(values.begin(), values.end(), [](double v) { return v != 0; });
}

QString countOf(const std::vector<double>& values)
{
    double sum = 0;
    for (const double v : values)
        sum += v;
    return QLocale().toString(qlonglong(sum));
}

Duration latencyStep(Duration span)
{
    return std::max<Duration>(LatencySeries::kStep, span / kLatencyPoints);
}

/// The three percentiles as lines, in seconds.
std::vector<ChartSeries> percentileLines(const LatencySeries& latency, Instant now, Duration span)
{
    std::vector<ChartSeries> lines(3);
    const auto whole = latency.percentiles(now, span);
    const auto set = [&](std::size_t i, const QString& name, int model, auto member) {
        lines[i].name = name;
        lines[i].model = model;
        if (whole)
            lines[i].latest = formatDuration((*whole).*member);
    };
    set(0, QStringLiteral("p50"), 5, &Percentiles::p50);
    set(1, QStringLiteral("p95"), 0, &Percentiles::p95);
    set(2, QStringLiteral("p99"), 3, &Percentiles::p99);
    for (const PercentilePoint& point : latency.points(now, span, latencyStep(span))) {
        lines[0].values.push_back(point.value ? seconds(point.value->p50) : kNoValue);
        lines[1].values.push_back(point.value ? seconds(point.value->p95) : kNoValue);
        lines[2].values.push_back(point.value ? seconds(point.value->p99) : kNoValue);
    }
    return lines;
}

} // namespace

ChartData LivePresenter::outcomes(Instant now) const
{
    static constexpr std::array<std::pair<Outcome, Meaning>, 6> kShown{
        {{Outcome::Success, Meaning::Ok}, {Outcome::Cached, Meaning::Information}, {Outcome::Degraded, Meaning::Warning},
         {Outcome::Queued, Meaning::Warning}, {Outcome::Failed, Meaning::Failed}, {Outcome::Cancelled, Meaning::Idle}}};
    ChartData data{{}, seconds(m_span), ChartUnit::Count, tr("No call has ended in this time."), {}, false};
    for (const auto& [outcome, meaning] : kShown) {
        ChartSeries series{live_words::outcome(outcome), meaning, 0, false, {}, sums(m_metrics.outcome(outcome), now, m_span)};
        series.latest = countOf(series.values);
        if (outcome == Outcome::Success || outcome == Outcome::Failed || any(series.values))
            data.series.push_back(std::move(series));
    }
    return data;
}

ChartData LivePresenter::refusals(Instant now) const
{
    ChartData data{{}, seconds(m_span), ChartUnit::Percent, tr("No 429 and no 529 in this time."), {}, false};
    const std::vector<double> replies = sums(m_metrics.replies(), now, m_span);
    const auto share = [&](const MetricSeries& of, const QString& name, Meaning meaning) {
        ChartSeries series{name, meaning, 0, false, {}, sums(of, now, m_span)};
        series.latest = countOf(series.values);
        for (std::size_t i = 0; i < series.values.size(); ++i)
            series.values[i] = replies[i] > 0 ? 100 * series.values[i] / replies[i] : 0;
        data.series.push_back(std::move(series));
    };
    share(m_metrics.rateLimited(), QStringLiteral("429"), Meaning::Warning);
    share(m_metrics.overloaded(), QStringLiteral("529"), Meaning::Failed);
    return data;
}

ChartData LivePresenter::latency(Instant now) const
{
    return {percentileLines(m_metrics.latency(), now, m_span),
            seconds(m_span),
            ChartUnit::Seconds,
            tr("No answer in this time."),
            {},
            false};
}

ChartData LivePresenter::waits(Instant now) const
{
    ChartData data{{}, seconds(m_span), ChartUnit::Seconds, tr("Nothing had to wait in this time."), {}, false};
    const auto add = [&](const MetricSeries& of, const QString& name, Meaning meaning) {
        ChartSeries series{name, meaning, 0, false, {}, sums(of, now, m_span)};
        double total = 0;
        for (double& value : series.values) {
            total += value;
            value /= 1000;
        }
        series.latest = formatDuration(Duration(static_cast<std::int64_t>(total)));
        data.series.push_back(std::move(series));
    };
    add(m_metrics.retryWaits(), tr("before a retry"), Meaning::Warning);
    add(m_metrics.localWaits(), tr("for own limits"), Meaning::Information);
    return data;
}

ChartData LivePresenter::timeToSuccess(Instant now) const
{
    return {percentileLines(m_metrics.timeToSuccess(), now, m_span),
            seconds(m_span),
            ChartUnit::Seconds,
            tr("No call was answered in this time."),
            {},
            false};
}

ChartData LivePresenter::levels(Instant now) const
{
    ChartData data{{}, seconds(m_span), ChartUnit::Percent, tr("No limit was drawn on in this time."), {}, true};
    struct Line
    {
        double least;
        ChartSeries series;
    };
    std::vector<Line> lines;
    for (std::size_t i = 0; i < m_names.models.size(); ++i) {
        const ModelId model{static_cast<std::uint16_t>(i)};
        const ModelMetrics* metrics = m_metrics.model(model);
        if (!metrics)
            continue;
        Line line{100, {modelName(model), std::nullopt, int(i), false, {}, means(metrics->level, now, m_span, 100)}};
        double last = kNoValue;
        for (const double value : line.series.values) {
            if (std::isfinite(value)) {
                line.least = std::min(line.least, value);
                last = value;
            }
        }
        if (!std::isfinite(last))
            continue;
        line.series.latest = last < 0.05 ? tr("spent") : formatPercent(last / 100);
        lines.push_back(std::move(line));
    }
    const auto lower = [](const Line& a, const Line& b) { return a.least < b.least; };
    std::stable_sort(lines.begin(), lines.end(), lower);
    if (lines.size() > kMostSeries) {
        data.note = tr("%n more models have more left", nullptr, int(lines.size() - kMostSeries));
        lines.resize(kMostSeries);
    }
    for (Line& line : lines)
        data.series.push_back(std::move(line.series));
    return data;
}

ChartData LivePresenter::cost(Instant now) const
{
    ChartData data{{}, seconds(m_span), ChartUnit::Dollars, tr("Nothing was spent in this time."), {}, false};
    struct Spent
    {
        double total;
        ChartSeries series;
    };
    std::vector<Spent> spent;
    for (std::size_t i = 0; i < m_names.models.size(); ++i) {
        const ModelId model{static_cast<std::uint16_t>(i)};
        const ModelMetrics* metrics = m_metrics.model(model);
        if (!metrics)
            continue;
        ChartSeries series{modelName(model), std::nullopt, int(i), false, {}, sums(metrics->cost_usd, now, m_span)};
        if (any(series.values))
            spent.push_back({std::accumulate(series.values.begin(), series.values.end(), 0.0), std::move(series)});
    }
    if (spent.size() > kMostSeries) { // the smallest together, in one colour that is no model's
        std::stable_sort(spent.begin(), spent.end(), [](const Spent& a, const Spent& b) { return a.total > b.total; });
        Spent others{0, {tr("other models"), Meaning::Idle, 0, false, {}, std::vector<double>(kBars, 0)}};
        for (std::size_t k = kMostSeries - 1; k < spent.size(); ++k) {
            others.total += spent[k].total;
            for (std::size_t i = 0; i < others.series.values.size(); ++i)
                others.series.values[i] += spent[k].series.values[i];
        }
        spent.resize(kMostSeries - 1);
        spent.push_back(std::move(others));
    }
    for (Spent& entry : spent) {
        entry.series.latest = formatMoney(entry.total);
        data.series.push_back(std::move(entry.series));
    }
    return data;
}

} // namespace plimsoll
