// A random world around the engine, on a virtual clock: it plays the driver, and a referee watches every command for
// what must never happen. Same seed, same world.
#pragma once

#include "tests/decide/world/random_reply.h"
#include "tests/decide/world/referee.h"

#include "core/base/indexed_heap.h"
#include "core/engine/engine.h"

namespace plimsoll::test {

struct WorldOptions
{
    std::uint64_t seed = 1;
    int calls = 400;
    bool cancels = true;
    bool changes = false;   ///< the configuration changes while calls run
    bool caches = true;
    bool by_hand = false;   ///< breakers are forced, cooling is cleared
    bool sleeps = false;    ///< the machine is suspended now and then, the clock steps back
    std::optional<std::pair<long, std::uint64_t>> cancel_at = {}; ///< after this step, this call
};

class World
{
public:
    explicit World(const WorldOptions& options)
        : m_options(options), m_dice(options.seed), m_draws(options.seed ^ 0xabcdef),
          m_config(randomConfig(m_dice, options.caches)), m_engine(m_config, m_draws), m_referee(options.seed, m_config)
    {
        m_engine.setReporting(true);
        m_gap = 1 + static_cast<int>(m_dice.spread(20, 400));
    }

    /// Runs to the end; the faults that were seen, empty if none.
    std::vector<std::string> run();
    std::uint64_t traceHash() const { return m_hash; }
    int attempts() const { return m_attempts; }
    long steps() const { return m_steps; }
    std::map<Outcome, int> outcomes;
    std::map<FailureClass, int> failures; ///< of the failed

private:
    struct Item
    {
        enum class Kind : std::uint8_t { Submit, Cancel, Sent, Content, End, Config, Answer, Stored, Hand, Sleep } kind;
        std::uint64_t id = 0;
    };
    struct Key
    {
        Instant at{};
        std::uint64_t order = 0;
        friend bool operator<(const Key& a, const Key& b) { return a.at != b.at ? a.at < b.at : a.order < b.order; }
    };

    void mix(std::uint64_t value) { m_hash = (m_hash ^ value) * 0x100000001b3ULL; }
    void schedule(Instant at, Item item) { m_agenda.push({at, m_engine.takeOrder()}, item); }
    void runToTheEnd();
    void step();
    void happen(const Item& item);
    void submit(std::uint64_t id);
    void byHand();
    void pause(bool on);
    void obey(const Command& command);
    void drain()
    {
        Command command;
        while (m_engine.poll(command))
            obey(command);
    }

    WorldOptions m_options;
    Dice m_dice;
    SplitMix64 m_draws;
    EngineConfig m_config;
    Engine m_engine;
    Referee m_referee;
    Instant m_now{};
    IndexedHeap<Key, Item> m_agenda;
    std::uint64_t m_hash = 0xcbf29ce484222325ULL;
    bool m_paused = false;
    int m_gap = 1, m_attempts = 0;
    long m_steps = 0;
};

inline void World::obey(const Command& command)
{
    mix(command.index() + 1);
    mix(static_cast<std::uint64_t>(toMs(m_now)));
    m_referee.commanded(m_now, command);
    if (const auto* start = std::get_if<StartAttempt>(&command)) {
        ++m_attempts;
        mix(start->call.value * 31 + start->model.value);
        const Duration latency(m_dice.spread(5, 1000));
        schedule(m_now + (m_dice.chance(0.5) ? Duration(0) : latency / 4), {Item::Kind::Sent, start->attempt.value});
        if (m_dice.chance(0.3))
            schedule(m_now + latency / 2, {Item::Kind::Content, start->attempt.value});
        schedule(m_now + latency, {Item::Kind::End, start->attempt.value});
    } else if (const auto* look_up = std::get_if<LookUpCache>(&command)) {
        // At the deadline itself a stored answer may still serve, if it is at hand.
        const bool at_once = m_dice.chance(0.5) || m_now >= m_referee.deadlineOf(look_up->call);
        schedule(m_now + Duration(at_once ? 0 : m_dice.pick(50)), {Item::Kind::Answer, look_up->call.value});
    } else if (const auto* enqueue = std::get_if<Enqueue>(&command)) {
        schedule(m_now, {Item::Kind::Stored, enqueue->call.value});
    } else if (const auto* finish = std::get_if<Finish>(&command)) {
        mix(static_cast<std::uint64_t>(finish->outcome) * 7 + static_cast<std::uint64_t>(finish->failure));
        ++outcomes[finish->outcome];
        if (finish->outcome == Outcome::Failed)
            ++failures[finish->failure];
    } else if (const auto* report = std::get_if<Report>(&command)) {
        mix(static_cast<std::uint64_t>(report->kind) * 64 + static_cast<std::uint64_t>(report->fallback_reason));
        mix(static_cast<std::uint64_t>(report->wait.value_or(Duration(-1)).count()));
    }
}

inline void World::submit(std::uint64_t id)
{
    Submitted s;
    s.call = CallId{id};
    s.profile = ProfileId{static_cast<std::uint16_t>(m_dice.pick(static_cast<int>(m_config.profiles.size())))};
    if (m_dice.chance(0.1))
        s.pinned = ModelId{static_cast<std::uint16_t>(m_dice.pick(static_cast<int>(m_config.models.size())))};
    s.input_tokens = m_dice.spread(10, 200);
    s.max_tokens = m_dice.spread(1, 2000);
    if (m_dice.chance(0.2))
        s.deadline = Duration(m_dice.spread(1, 5000));
    s.priority = m_dice.chance(0.2) ? m_dice.pick(3) : 0;
    if (m_dice.chance(0.4)) {
        const auto text = static_cast<std::uint64_t>(m_dice.pick(6));
        s.cache_key = CacheKey{text * 8 + s.profile.value};
        s.input_tokens = 10 + static_cast<std::int64_t>(text * 300); // equal requests are equally large
        s.max_tokens = 1 + static_cast<std::int64_t>((5 - text) * 300);
    }
    m_referee.submitted(m_now, s);
    m_engine.handle(m_now, s);
    while (m_options.cancels && m_dice.chance(0.15)) // some twice
        schedule(m_now + Duration(m_dice.pick(2) ? m_dice.spread(1, 6000) - 1 : 0), {Item::Kind::Cancel, id});
}

inline void World::pause(bool on)
{
    m_paused = on;
    m_referee.paused(on);
    m_engine.handle(m_now, PauseAll{on});
}

inline void World::byHand()
{
    const ModelId model{static_cast<std::uint16_t>(m_dice.pick(static_cast<int>(m_config.models.size())))};
    if (m_dice.chance(0.3)) {
        m_referee.cleared(model);
        m_engine.handle(m_now, ClearCooling{model});
    } else if (m_dice.chance(0.3)) {
        pause(!m_paused);
    } else if (m_dice.chance(0.2)) {
        m_engine.handle(m_now, ResetBreaker{model});
    } else {
        m_engine.handle(m_now, ForceBreaker{model, m_dice.chance(0.4)});
    }
}

inline void World::happen(const Item& item)
{
    switch (item.kind) {
    case Item::Kind::Submit: submit(item.id); break;
    case Item::Kind::Cancel: m_engine.handle(m_now, Cancelled{CallId{item.id}}); break;
    case Item::Kind::Sent:
        if (m_referee.runs(item.id)) {
            m_referee.sent(AttemptId{item.id});
            m_engine.handle(m_now, AttemptStarted{AttemptId{item.id}});
        }
        break;
    case Item::Kind::Content:
        if (m_referee.runs(item.id)) {
            m_referee.content(AttemptId{item.id});
            m_engine.handle(m_now, ContentDelivered{AttemptId{item.id}});
        }
        break;
    case Item::Kind::Answer:
        m_engine.handle(m_now, CacheAnswered{CallId{item.id}, m_dice.chance(0.2), ModelId{0}, {}});
        break;
    case Item::Kind::Stored: m_engine.handle(m_now, Enqueued{CallId{item.id}, m_dice.chance(0.2), 7}); break;
    case Item::Kind::Config:
        m_config = changedConfig(m_dice, m_config, m_options.caches);
        m_referee.configured(m_now, m_config);
        m_engine.setConfig(m_now, m_config);
        break;
    case Item::Kind::Hand: byHand(); break;
    case Item::Kind::Sleep: {
        const Instant from = m_now;
        m_now += Duration(m_dice.spread(1000, 600));
        m_referee.slept(from, m_now);
        m_engine.handle(m_now, TimePassed{});
        break;
    }
    case Item::Kind::End:
        if (m_referee.runs(item.id)) {
            const Referee::Running& running = m_referee.running(item.id);
            AttemptEnded reply = randomReply(m_dice, running.input, static_cast<double>(running.max_output));
            reply.attempt = AttemptId{item.id};
            m_referee.ended(m_now, reply);
            m_engine.handle(m_now, reply);
            if (m_dice.chance(0.02)) // told once more: a late answer changes nothing
                m_engine.handle(m_now, reply);
        }
        break;
    }
}

/// One timer, or one thing of the agenda: whichever comes first.
inline void World::step()
{
    const Instant agenda_at = m_agenda.empty() ? kNever : m_agenda.topKey().at;
    const Instant wake = m_engine.nextWake();
    m_now = std::max(m_now, std::min(agenda_at, wake));
    if (wake < agenda_at || (wake == agenda_at && m_engine.nextWakeOrder() < m_agenda.topKey().order)) {
        if (m_options.sleeps && m_dice.chance(0.02))
            m_engine.handle(m_now - Duration(m_dice.pick(60000)), TimePassed{}); // the clock steps back: nothing is due twice
        m_engine.handle(m_now, TimePassed{});
    } else {
        const Item item = m_agenda.top();
        auto handle = m_agenda.topHandle();
        m_agenda.remove(handle);
        happen(item);
    }
    drain();
    if (m_options.cancel_at && m_options.cancel_at->first == m_steps) {
        m_engine.handle(m_now, Cancelled{CallId{m_options.cancel_at->second}});
        drain();
    }
}

inline void World::runToTheEnd()
{
    while (std::min(m_agenda.empty() ? kNever : m_agenda.topKey().at, m_engine.nextWake()) < kNever) {
        if (++m_steps > 400L * m_options.calls + 100000) {
            m_referee.fault(m_now, "no end");
            return;
        }
        step();
        if (m_steps % 16 == 0) {
            const EngineSnapshot seen = m_engine.snapshot(m_now);
            drain(); // a look at a breaker lets the clock act on it
            m_referee.compare(m_now, seen);
        }
    }
}

inline std::vector<std::string> World::run()
{
    Instant at{};
    const auto calls = static_cast<std::uint64_t>(m_options.calls);
    for (std::uint64_t i = 0; i < calls; ++i) {
        at += Duration(m_dice.pick(m_gap));
        schedule(at, {Item::Kind::Submit, i});
    }
    const auto sprinkle = [&](Item::Kind kind, int n) {
        for (int i = 0; i < n; ++i)
            schedule(plimsoll::at(m_dice.pick(static_cast<int>(toMs(at)) + 1)), {kind, 0});
    };
    if (m_options.changes)
        sprinkle(Item::Kind::Config, 10);
    if (m_options.by_hand)
        sprinkle(Item::Kind::Hand, 20);
    if (m_options.sleeps)
        sprinkle(Item::Kind::Sleep, 5);
    runToTheEnd();
    // Whatever was left behind (a slot, a flight, a place in a line) would hold up those who come now.
    m_now += Duration(600000);
    pause(false);
    drain();
    for (std::uint64_t i = 0; i < 12; ++i)
        schedule(m_now, {Item::Kind::Submit, calls + i});
    runToTheEnd();
    const EngineSnapshot end = m_engine.snapshot(m_now);
    drain();
    m_referee.finished(m_now, end, m_engine.activeCalls());
    return m_referee.faults();
}

} // namespace plimsoll::test
