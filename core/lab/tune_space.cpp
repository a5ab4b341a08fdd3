#include "core/lab/tune_space.h"

#include "core/config/knob_merge.h"
#include "core/sim/sim_draw.h"

#include <QJsonArray>

#include <algorithm>
#include <cmath>

namespace plimsoll {

namespace {

constexpr double kMovedShare = 0.35;  ///< of the settings that a random candidate moves, on average
constexpr double kNearShare = 0.25;   ///< of those that a neighbour moves
constexpr double kLeastLimit = 0.4, kMostLimit = 1.6; ///< of the limit that is set
constexpr std::size_t kMostChain = 6;

double draw(std::uint64_t seed, std::uint64_t number, std::uint64_t dimension) { return drawFor(seed, DrawFor::Candidate, number, dimension); }

bool wants(const TuneSpaceOptions& options, TuneGroup group)
{
    return std::find(options.groups.begin(), options.groups.end(), group) != options.groups.end();
}

} // namespace

TuneSpace::TuneSpace(const Config& base, TuneSpaceOptions options) : m_base(base), m_options(std::move(options))
{
    const auto profile = base.profiles.find(m_options.profile);
    if (profile == base.profiles.end())
        return;
    addProfile();
    if (wants(m_options, TuneGroup::Breaker))
        addBreaker();
    if (wants(m_options, TuneGroup::Limits))
        addLimits();
    if (wants(m_options, TuneGroup::Chain)) {
        m_chain = profile->second.chain;
        for (const QString& model : m_options.models)
            if (!m_chain.contains(model))
                m_chain.append(model);
        m_chain.removeIf([this](const QString& model) { return !m_options.models.contains(model); });
    }
}

void TuneSpace::addProfile()
{
    const auto add = [this](QStringList below, double low, double high, Scale scale) {
        m_knobs.push_back({QStringList{QStringLiteral("profiles"), m_options.profile} + below, low, high, scale, true, {}});
    };
    if (wants(m_options, TuneGroup::Attempts)) {
        add({QStringLiteral("max_attempts_per_model")}, 1, 6, Scale::Linear);
        add({QStringLiteral("max_attempts_total")}, 1, 12, Scale::Linear);
        add({QStringLiteral("max_total_wait_ms")}, 1000, 120000, Scale::Logarithmic);
    }
    if (wants(m_options, TuneGroup::Backoff)) {
        add({QStringLiteral("retry"), QStringLiteral("base_ms")}, 50, 5000, Scale::Logarithmic);
        add({QStringLiteral("retry"), QStringLiteral("throttle_base_ms")}, 200, 10000, Scale::Logarithmic);
        add({QStringLiteral("retry"), QStringLiteral("cap_ms")}, 5000, 60000, Scale::Logarithmic);
        add({QStringLiteral("retry"), QStringLiteral("throttle_cap_ms")}, 10000, 60000, Scale::Logarithmic);
        m_knobs.push_back({{QStringLiteral("profiles"), m_options.profile, QStringLiteral("retry"), QStringLiteral("jitter")},
                           0,
                           0,
                           Scale::Linear,
                           true,
                           {QStringLiteral("full"), QStringLiteral("equal"), QStringLiteral("proportional"), QStringLiteral("none")}});
    }
}

void TuneSpace::addBreaker()
{
    const auto add = [this](const char* key, double low, double high, Scale scale, bool whole) {
        m_knobs.push_back({{QStringLiteral("breaker"), QLatin1String(key)}, low, high, scale, whole, {}});
    };
    add("failure_rate", 0.2, 0.95, Scale::Linear, false);
    add("consecutive_failures", 2, 20, Scale::Linear, true);
    add("min_samples", 3, 20, Scale::Linear, true);
    add("open_ms", 2000, 120000, Scale::Logarithmic, true);
}

void TuneSpace::addLimits()
{
    const auto add = [this](const QString& model, const char* key, const std::optional<double>& now) {
        if (now)
            m_knobs.push_back({{QStringLiteral("models"), model, QStringLiteral("limits"), QLatin1String(key)},
                               std::max(1.0, *now * kLeastLimit),
                               std::max(1.0, *now * kMostLimit),
                               Scale::Linear,
                               true,
                               {}});
    };
    for (const QString& name : m_options.models) {
        const auto model = m_base.models.find(name);
        if (model == m_base.models.end())
            continue;
        const RateLimits& limits = model->second.limits;
        add(name, "requests_per_minute", limits.requests_per_minute);
        add(name, "input_tokens_per_minute", limits.input_tokens_per_minute);
        add(name, "output_tokens_per_minute", limits.output_tokens_per_minute);
        add(name, "tokens_per_minute", limits.tokens_per_minute);
    }
}

QJsonValue TuneSpace::drawn(const Moved& knob, double u) const
{
    if (!knob.words.isEmpty())
        return knob.words[std::min<qsizetype>(qsizetype(u * double(knob.words.size())), knob.words.size() - 1)];
    const double value = knob.scale == Scale::Logarithmic ? knob.low * std::pow(knob.high / knob.low, u) : knob.low + (knob.high - knob.low) * u;
    if (!knob.whole)
        return std::round(value * 100) / 100; // two digits are what a person would set
    const double step = value >= 1000 ? std::pow(10, std::floor(std::log10(value)) - 1) : 1; // two digits, too
    return std::clamp(std::round(value / step) * step, std::ceil(knob.low), std::floor(knob.high));
}

/// A shuffled, possibly shortened one.
QJsonArray TuneSpace::drawnChain(std::uint64_t seed, std::uint64_t number) const
{
    QStringList left = m_chain;
    QJsonArray chain;
    const auto most = std::min<std::size_t>(kMostChain, static_cast<std::size_t>(left.size()));
    const std::size_t length = 1 + std::min(most - 1, static_cast<std::size_t>(draw(seed, number, 1000) * static_cast<double>(most)));
    for (std::size_t i = 0; i < length; ++i)
        chain.append(left.takeAt(std::min<qsizetype>(qsizetype(draw(seed, number, 1001 + i) * double(left.size())), left.size() - 1)));
    return chain;
}

QJsonObject TuneSpace::candidate(std::uint64_t seed, std::uint64_t number) const
{
    QJsonObject out;
    if (number == 0)
        return out;
    for (std::size_t i = 0; i < m_knobs.size(); ++i)
        if (draw(seed, number, 2 * i) < kMovedShare)
            insertAt(out, m_knobs[i].keys, drawn(m_knobs[i], draw(seed, number, 2 * i + 1)));
    if (m_chain.size() > 1 && draw(seed, number, 999) < kMovedShare)
        insertAt(out, {QStringLiteral("profiles"), m_options.profile, QStringLiteral("chain")}, drawnChain(seed, number));
    return out;
}

QJsonObject TuneSpace::near(const QJsonObject& candidate, std::uint64_t seed, std::uint64_t number) const
{
    QJsonObject out = candidate;
    for (std::size_t i = 0; i < m_knobs.size(); ++i)
        if (draw(seed, number, 2 * i) < kNearShare)
            insertAt(out, m_knobs[i].keys, drawn(m_knobs[i], draw(seed, number, 2 * i + 1)));
    if (m_chain.size() > 1 && draw(seed, number, 999) < kNearShare / 2)
        insertAt(out, {QStringLiteral("profiles"), m_options.profile, QStringLiteral("chain")}, drawnChain(seed, number));
    return out;
}

} // namespace plimsoll
