#include "core/lab/tune.h"

#include "core/config/config_json.h"
#include "core/lab/lab_strategies.h"
#include "core/lab/parallel.h"

#include <QJsonDocument>

#include <algorithm>
#include <cmath>
#include <mutex>
#include <set>

namespace plimsoll {

namespace {

constexpr std::size_t kFinalists = 8;
constexpr std::size_t kNeighbours = 24; ///< of the finalists together
constexpr std::uint64_t kHeldOut = 1'000'000; ///< seeds of the days that nobody has seen begin there

struct Runner // one candidate, with the days that it has seen
{
    std::uint64_t number = 0;
    QJsonObject change;
    EngineConfig config;
    std::vector<DaySummary> days;
    Comparison seen;
};

/// A knob out of reach of the rules between knobs (a cap below its base) makes a candidate invalid: then there is none. The
/// change becomes the smallest that says the same.
std::optional<EngineConfig> compiled(const TuneProblem& problem, QJsonObject& change)
{
    const Result<Config> config = configFromJson(change, problem.base);
    if (!config)
        return std::nullopt;
    change = difference(problem.base, *config);
    return labEngineConfig(*config, problem.names, problem.world.servers.size());
}

/// The places of single settings within a change.
QList<QStringList> leavesOf(const QJsonObject& change, const QStringList& above = {})
{
    QList<QStringList> out;
    for (auto it = change.begin(); it != change.end(); ++it) {
        const QStringList keys = above + QStringList{it.key()};
        out += it.value().isObject() ? leavesOf(it.value().toObject(), keys) : QList<QStringList>{keys};
    }
    return out;
}

QJsonObject without(QJsonObject change, const QStringList& keys)
{
    if (keys.size() == 1) {
        change.remove(keys.first());
        return change;
    }
    const QJsonObject inner = without(change.value(keys.first()).toObject(), keys.mid(1));
    if (inner.isEmpty())
        change.remove(keys.first());
    else
        change.insert(keys.first(), inner);
    return change;
}

/// How far beyond the constraints, in shares of them.
double violation(const Comparison& seen, const TuneConstraints& constraints)
{
    double out = 0;
    if (constraints.least_success)
        out += std::max(0.0, (*constraints.least_success - seen.success.mean) / std::max(*constraints.least_success, 1e-9));
    if (constraints.most_p95_ms)
        out += std::max(0.0, seen.p95_ms.mean / std::max(*constraints.most_p95_ms, 1e-9) - 1);
    if (constraints.most_cost_usd)
        out += std::max(0.0, seen.cost_usd.mean / std::max(*constraints.most_cost_usd, 1e-9) - 1);
    return out;
}

/// Lower is better. A p95 or a cost is only worth something per answer: answering nothing is cheap and fast.
double goalValue(const DaySummary& day, TuneGoal goal)
{
    switch (goal) {
    case TuneGoal::Success: break;
    case TuneGoal::P95: return day.success > 0 ? day.p95_ms : 1e12;
    case TuneGoal::Cost: return day.cost_usd;
    }
    return -day.success;
}

double goalValue(const Comparison& seen, TuneGoal goal)
{
    double sum = 0;
    for (const DaySummary& day : seen.days)
        sum += goalValue(day, goal);
    return seen.days.empty() ? 0 : sum / static_cast<double>(seen.days.size());
}

bool dominates(const Comparison& a, const Comparison& b)
{
    const bool no_worse = a.success.mean >= b.success.mean && a.p95_ms.mean <= b.p95_ms.mean && a.cost_usd.mean <= b.cost_usd.mean;
    const bool better = a.success.mean > b.success.mean || a.p95_ms.mean < b.p95_ms.mean || a.cost_usd.mean < b.cost_usd.mean;
    return no_worse && better;
}

class Search
{
public:
    Search(const TuneProblem& problem, const TuneOptions& options)
        : m_problem(problem), m_options(options), m_space(problem.base, problem.space)
    {
        if (options.control)
            m_stopped = [control = options.control] { return control->stopped(); };
    }

    TuneResult run()
    {
        std::vector<Runner> runners = begin();
        m_planned = plan(runners.size());
        std::size_t days = std::max<std::size_t>(1, m_options.first_days);
        for (;;) {
            extend(runners, days);
            if (stopped())
                return end(std::move(runners));
            sort(runners);
            if (days >= m_options.most_days)
                break;
            halve(runners);
            days = std::min(days * 2, m_options.most_days);
        }
        addNeighbours(runners);
        extend(runners, days);
        if (stopped())
            return end(std::move(runners));
        sort(runners);
        for (std::size_t i = 0; i < std::min(kFinalists, runners.size()) && !stopped(); ++i)
            simplify(runners[i], days);
        if (stopped())
            return end(std::move(runners));
        sort(runners);
        TuneResult result = end(std::move(runners));
        confirm(result);
        return result;
    }

private:
    bool stopped() const { return m_stopped && m_stopped(); }

    std::vector<Runner> begin()
    {
        std::vector<Runner> out;
        std::set<QByteArray> known;
        for (std::uint64_t number = 0; out.size() < std::max<std::size_t>(1, m_options.candidates) && number < 4 * m_options.candidates + 4 && !stopped(); ++number)
            if (auto runner = make(number, m_space.candidate(m_options.seed, number)); runner && known.insert(key(runner->change)).second)
                out.push_back(std::move(*runner));
        m_tried = out.size();
        return out;
    }

    static QByteArray key(const QJsonObject& change) { return QJsonDocument(change).toJson(QJsonDocument::Compact); }

    std::optional<Runner> make(std::uint64_t number, QJsonObject change) const
    {
        auto config = compiled(m_problem, change);
        if (!config)
            return std::nullopt;
        return Runner{number, std::move(change), std::move(*config), {}, {}};
    }

    /// Simulates what is missing, so that each has seen the first `days` seeds.
    void extend(std::vector<Runner>& runners, std::size_t days)
    {
        std::vector<std::pair<Runner*, std::size_t>> missing;
        for (Runner& runner : runners) {
            const std::size_t had = runner.days.size();
            runner.days.resize(std::max(had, days));
            for (std::size_t day = had; day < days; ++day)
                missing.emplace_back(&runner, day);
        }
        simulateAll(missing.size(), [&](std::size_t i) {
            auto& [runner, day] = missing[i];
            runner->days[day] = oneDay(runner->config, 1 + day);
        });
        if (!stopped())
            for (Runner& runner : runners)
                runner.seen = together(runner.days);
    }

    DaySummary oneDay(const EngineConfig& config, std::uint64_t seed) const
    {
        return summarize(simulate(config, m_problem.world, seed, m_stopped), m_problem.world.servers.size());
    }

    template <class Work> void simulateAll(std::size_t count, Work work)
    {
        parallelFor(count, m_options.threads, m_options.control ? m_options.control->flag() : nullptr, [&](std::size_t i) {
            if (m_options.control)
                m_options.control->waitWhilePaused();
            work(i);
            const std::lock_guard guard(m_telling);
            ++m_done;
            if (m_options.progress)
                m_options.progress(m_done, std::max(m_done, m_planned));
        });
    }

    bool better(const Comparison& a, const Comparison& b) const
    {
        const double beyond_a = violation(a, m_options.constraints), beyond_b = violation(b, m_options.constraints);
        if (beyond_a != beyond_b)
            return beyond_a < beyond_b;
        const double value_a = goalValue(a, m_options.goal), value_b = goalValue(b, m_options.goal);
        if (value_a != value_b)
            return value_a < value_b;
        if (a.success.mean != b.success.mean) // of two that reach the goal alike
            return a.success.mean > b.success.mean;
        if (a.cost_usd.mean != b.cost_usd.mean)
            return a.cost_usd.mean < b.cost_usd.mean;
        return a.p95_ms.mean < b.p95_ms.mean;
    }

    void sort(std::vector<Runner>& runners) const
    {
        std::stable_sort(runners.begin(), runners.end(), [this](const Runner& a, const Runner& b) { return better(a.seen, b.seen); });
    }

    /// The better half, with the settings as they are, and whatever nothing else beats in all three figures.
    void halve(std::vector<Runner>& runners) const
    {
        const std::size_t keep = std::max(kFinalists, runners.size() / 2);
        if (runners.size() <= keep)
            return;
        std::vector<Runner> kept;
        for (std::size_t i = 0; i < runners.size(); ++i)
            if (i < keep || runners[i].number == 0 || (kept.size() < keep + keep / 4 && onFront(runners, i)))
                kept.push_back(std::move(runners[i]));
        runners = std::move(kept);
    }

    static bool onFront(const std::vector<Runner>& runners, std::size_t i)
    {
        return std::none_of(runners.begin(), runners.end(), [&](const Runner& other) { return dominates(other.seen, runners[i].seen); });
    }

    void addNeighbours(std::vector<Runner>& runners)
    {
        const std::size_t parents = std::min(kFinalists, runners.size());
        std::set<QByteArray> known;
        for (const Runner& runner : runners)
            known.insert(key(runner.change));
        std::uint64_t number = 4 * m_options.candidates + 1000;
        const std::size_t before = runners.size();
        for (std::size_t i = 0; i < kNeighbours && m_space.dimensions() > 0; ++i, ++number)
            if (auto runner = make(number, m_space.near(runners[i % parents].change, m_options.seed, number)); runner && known.insert(key(runner->change)).second)
                runners.push_back(std::move(*runner));
        m_tried += runners.size() - before;
    }

    /// Takes back, one by one, what does not help: a change that a person is to understand moves nothing in vain.
    void simplify(Runner& runner, std::size_t days)
    {
        for (const QStringList& leaf : leavesOf(runner.change)) {
            auto simpler = make(runner.number, without(runner.change, leaf));
            if (!simpler)
                continue;
            std::vector<Runner> one;
            one.push_back(std::move(*simpler));
            extend(one, days);
            if (stopped())
                return;
            if (!better(runner.seen, one.front().seen))
                runner = std::move(one.front());
        }
    }

    TuneResult end(std::vector<Runner> runners) const
    {
        TuneResult result;
        result.tried = m_tried;
        result.stopped = stopped();
        if (result.stopped)
            return result;
        std::set<QByteArray> known{key({})}; // what was simplified may be another one by now, or the settings as they are
        std::erase_if(runners, [&](const Runner& runner) { return runner.number != 0 && !known.insert(key(runner.change)).second; });
        for (std::size_t i = 0; i < runners.size(); ++i) {
            TunePoint point;
            point.number = runners[i].number;
            point.change = runners[i].change;
            point.pareto = onFront(runners, i);
            point.feasible = violation(runners[i].seen, m_options.constraints) <= 0;
            result.points.push_back(std::move(point));
        }
        for (std::size_t i = 0; i < runners.size(); ++i)
            result.points[i].seen = std::move(runners[i].seen);
        return result;
    }

    /// Whoever was chosen among many was lucky, too: what it is worth shows on new days.
    void confirm(TuneResult& result)
    {
        std::vector<std::size_t> finalists;
        std::size_t current = 0;
        for (std::size_t i = 0; i < result.points.size(); ++i) {
            if (result.points[i].number == 0)
                current = i;
            if (finalists.size() < kFinalists || result.points[i].number == 0)
                finalists.push_back(i);
        }
        const std::size_t days = std::max<std::size_t>(2, m_options.held_out_days);
        std::vector<std::vector<DaySummary>> seen(finalists.size(), std::vector<DaySummary>(days));
        std::vector<EngineConfig> configs;
        for (const std::size_t i : finalists) {
            QJsonObject change = result.points[i].change;
            configs.push_back(*compiled(m_problem, change));
        }
        simulateAll(finalists.size() * days, [&](std::size_t piece) {
            const std::size_t who = piece / days, day = piece % days;
            seen[who][day] = oneDay(configs[who], kHeldOut + day);
        });
        if (stopped()) {
            result.stopped = true;
            return;
        }
        const std::size_t base = static_cast<std::size_t>(std::find(finalists.begin(), finalists.end(), current) - finalists.begin());
        const std::vector<DaySummary> now = seen[base];
        // Settings that do not keep the constraints are improved upon by any that do.
        const bool rescue = violation(together(now), m_options.constraints) > 0;
        for (std::size_t who = 0; who < finalists.size(); ++who) {
            TunePoint& point = result.points[finalists[who]];
            std::vector<double> gains;
            for (std::size_t day = 0; day < days; ++day)
                gains.push_back(goalValue(now[day], m_options.goal) - goalValue(seen[who][day], m_options.goal));
            point.held_out = together(std::move(seen[who]));
            if (point.number == 0)
                continue;
            point.gain = estimate(gains);
            const bool fits = violation(*point.held_out, m_options.constraints) <= 0;
            point.confirmed = fits && (rescue || point.gain->mean > point.gain->margin);
        }
    }

    /// Days that a whole search takes, about.
    std::size_t plan(std::size_t candidates) const
    {
        std::size_t days = std::max<std::size_t>(1, m_options.first_days), left = candidates, out = left * days;
        while (days < m_options.most_days) {
            left = std::max(kFinalists, left / 2);
            const std::size_t more = std::min(days * 2, m_options.most_days) - days;
            out += left * more;
            days += more;
        }
        return out + kNeighbours * days + kFinalists * m_options.held_out_days;
    }

    const TuneProblem& m_problem;
    const TuneOptions& m_options;
    TuneSpace m_space;
    Stopped m_stopped;
    std::mutex m_telling;
    std::size_t m_done = 0, m_planned = 0, m_tried = 0;
};

} // namespace

const TunePoint* TuneResult::current() const
{
    const auto found = std::find_if(points.begin(), points.end(), [](const TunePoint& point) { return point.number == 0; });
    return found == points.end() ? nullptr : &*found;
}

const TunePoint* TuneResult::best() const
{
    const auto found = std::find_if(points.begin(), points.end(), [](const TunePoint& point) { return point.confirmed; });
    return found == points.end() ? nullptr : &*found;
}

TuneProblem defaultProblem(const Config& config, const QString& profile)
{
    TuneProblem problem;
    problem.base = labConfig(config);
    for (const char* name : {"primary", "first-fallback", "second-fallback"}) // numbered as the world's servers are
        problem.names.models.add(QLatin1String(name));
    problem.names.profiles.add(profile); // the first, as the calls of the world are of the first
    problem.world = defaultWorld();
    problem.space.profile = profile;
    problem.space.groups = {TuneGroup::Attempts, TuneGroup::Backoff, TuneGroup::Breaker};
    return problem;
}

TuneProblem problemOf(const FittedTraffic& fitted, const Config& config, const QString& profile)
{
    TuneProblem problem;
    problem.base = config;
    problem.names = fitted.names;
    problem.world = fitted.drawn;
    problem.space.profile = profile;
    for (const ModelFit& model : fitted.models)
        if (config.models.contains(model.model))
            problem.space.models.append(model.model);
    return problem;
}

TuneResult tune(const TuneProblem& problem, const TuneOptions& options) { return Search(problem, options).run(); }

} // namespace plimsoll
