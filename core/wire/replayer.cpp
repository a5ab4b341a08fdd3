#include "core/wire/replayer.h"

#include "core/base/indexed_heap.h"
#include "core/config/engine_names.h"
#include "core/engine/engine.h"
#include "core/wire/canonical_prompt.h"
#include "core/wire/event_json.h"
#include "core/wire/attempt_facts.h"
#include "core/wire/inspect.h"
#include "core/wire/provider_guess.h"

#include <QHash>

#include <algorithm>
#include <unordered_map>

namespace plimsoll {

namespace {

class ListedDraws final : public Draws
{
public:
    explicit ListedDraws(const std::vector<double>& draws) : m_draws(draws) {}
    double next() override { return m_draws[m_next++ % m_draws.size()]; }

private:
    const std::vector<double>& m_draws;
    std::size_t m_next = 0;
};

struct StoredAnswer
{
    ModelId model;
    Usage usage;
    Instant stored{};
};

class Replay
{
public:
    explicit Replay(const Scenario& scenario)
        : m_scenario(scenario), m_draws(scenario.random), m_engine(compile(scenario.config, m_names), m_draws)
    {
    }

    Result<QList<QJsonObject>> run();

private:
    struct Running
    {
        CallId call;
        ModelId model;
        ScenarioReply reply;
        QJsonArray windows;
    };
    struct Scheduled
    {
        enum class Kind : std::uint8_t { Cancel, Content, End } kind;
        CallId call;
        AttemptId attempt;
        AttemptEnded facts;
    };
    struct Key
    {
        Instant at{};
        std::uint64_t order = 0;
        friend bool operator<(const Key& a, const Key& b) { return a.at != b.at ? a.at < b.at : a.order < b.order; }
    };
    using Agenda = IndexedHeap<Key, Scheduled>;

    const ScenarioCall& callOf(CallId id) const { return m_scenario.calls[id.value]; }
    QDateTime wall(Instant t) const { return m_scenario.start.addMSecs(toMs(t) + m_jumped.count()); }
    EventContext context() const
    {
        return {m_names, [this](CallId id) { return callOf(id).id; }, toMs(m_now), [this](Instant t) { return wall(t); }};
    }

    void submit(std::size_t index);
    void drain();
    void obey(const Command& command);
    void startAttempt(const StartAttempt& command);
    AttemptEnded factsOf(Running& running, AttemptId attempt, const ScenarioCall& call);
    WallMs wallMs() const { return wall(m_now).toMSecsSinceEpoch(); }
    AttemptEnded brokenFacts(const Running& running, const ScenarioCall& call, const ScenarioStream& stream);
    Usage usageOf(const ScenarioReply& reply, const ScenarioCall& call) const;
    CacheKey cacheKey(const ScenarioCall& call);
    void lookUp(const LookUpCache& command);
    void store(const StoreAnswer& command);
    void schedule(Instant at, Scheduled item) { m_handles[item.attempt].append(m_agenda.push({at, m_engine.takeOrder()}, std::move(item))); }

    const Scenario& m_scenario;
    EngineNames m_names;
    ListedDraws m_draws;
    Engine m_engine;
    Instant m_now{};
    Duration m_jumped{};
    Agenda m_agenda;
    std::unordered_map<AttemptId, Running> m_running;
    std::unordered_map<AttemptId, QList<Agenda::Handle>> m_handles;
    QHash<QString, std::size_t> m_asked; ///< replies given so far, by model
    QHash<QString, std::uint64_t> m_keys;
    std::vector<QString> m_any_model;    ///< by key: the same request for any model
    QHash<QString, StoredAnswer> m_answers; ///< by exact key ("#N") and by model-independent key
    QList<std::pair<QString, QString>> m_stored; ///< exact and model-independent keys, oldest first: the oldest is dropped
    std::uint64_t m_jobs = 0;
    QList<QJsonObject> m_events;
    std::optional<Error> m_error;
};

Result<QList<QJsonObject>> Replay::run()
{
    std::vector<std::size_t> order(m_scenario.calls.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return m_scenario.calls[a].at < m_scenario.calls[b].at; });
    auto jumps = m_scenario.clock_jumps;
    std::stable_sort(jumps.begin(), jumps.end(), [](const auto& a, const auto& b) { return a.at < b.at; });
    std::size_t next_call = 0, next_jump = 0;
    while (!m_error) {
        const Instant call_at = next_call < order.size() ? Instant(m_scenario.calls[order[next_call]].at) : kNever;
        const Instant jump_at = next_jump < jumps.size() ? Instant(jumps[next_jump].at) : kNever;
        const Instant agenda_at = m_agenda.empty() ? kNever : m_agenda.topKey().at;
        const Instant wake_at = m_engine.nextWake();
        const Instant next = std::min({call_at, agenda_at, wake_at});
        if (next >= kNever)
            break;
        if (jump_at <= next) {
            m_jumped += jumps[next_jump++].by;
            continue;
        }
        m_now = std::max(m_now, next);
        if (call_at == next) {
            submit(order[next_call++]);
        } else if (wake_at == next &&
                   (agenda_at != next || m_engine.nextWakeOrder() < m_agenda.topKey().order)) {
            m_engine.handle(m_now, TimePassed{});
        } else {
            Scheduled item = m_agenda.top();
            Agenda::Handle handle = m_agenda.topHandle();
            m_handles[item.attempt].removeOne(handle);
            m_agenda.remove(handle);
            switch (item.kind) {
            case Scheduled::Kind::Cancel: m_engine.handle(m_now, Cancelled{item.call}); break;
            case Scheduled::Kind::Content: m_engine.handle(m_now, ContentDelivered{item.attempt}); break;
            case Scheduled::Kind::End: {
                // Read now and not when it was scheduled: dates count against the wall clock of this moment.
                Running& running = m_running.at(item.attempt);
                const ScenarioCall& call = callOf(running.call);
                AttemptEnded facts = item.facts.network == NetworkError::None && item.facts.status == 0
                                         ? factsOf(running, item.attempt, call)
                                         : item.facts;
                facts.attempt = item.attempt;
                m_engine.handle(m_now, facts);
                break;
            }
            }
        }
        drain();
    }
    if (m_error)
        return *m_error;
    return m_events;
}

void Replay::submit(std::size_t index)
{
    const ScenarioCall& call = m_scenario.calls[index];
    Submitted event;
    event.call = CallId{index};
    event.profile = *m_names.profiles.find(call.profile);
    if (!call.model.isEmpty())
        event.pinned = m_names.models.find(call.model);
    event.input_tokens = call.input_tokens;
    event.max_tokens = call.max_tokens;
    event.deadline = call.deadline;
    event.priority = call.priority;
    event.cache_key = cacheKey(call);
    m_engine.handle(m_now, event);
    if (call.cancel_at) {
        Scheduled item{Scheduled::Kind::Cancel, event.call, {}, {}};
        m_agenda.push({Instant(*call.cancel_at), m_engine.takeOrder()}, std::move(item));
    }
}

void Replay::drain()
{
    Command command;
    while (!m_error && m_engine.poll(command))
        obey(command);
}

void Replay::obey(const Command& command)
{
    if (const auto* start = std::get_if<StartAttempt>(&command)) {
        startAttempt(*start);
    } else if (const auto* abort = std::get_if<AbortAttempt>(&command)) {
        for (Agenda::Handle handle : m_handles[abort->attempt])
            m_agenda.remove(handle);
        m_handles.erase(abort->attempt);
    } else if (const auto* look_up = std::get_if<LookUpCache>(&command)) {
        lookUp(*look_up);
    } else if (const auto* answer = std::get_if<StoreAnswer>(&command)) {
        store(*answer);
    } else if (const auto* enqueue = std::get_if<Enqueue>(&command)) {
        const bool full = m_jobs >= static_cast<std::uint64_t>(m_scenario.config.queue.max_jobs);
        m_engine.handle(m_now, Enqueued{enqueue->call, full, full ? 0 : ++m_jobs});
    } else if (const auto* finish = std::get_if<Finish>(&command)) {
        if (finish->rejected)
            m_events.append(rejectedJson(*finish, context()));
        m_events.append(doneJson(*finish, context()));
    } else if (const auto* report = std::get_if<Report>(&command)) {
        QJsonArray windows;
        if (report->kind == ReportKind::Limits)
            windows = m_running.at(report->attempt_id).windows;
        const QString request_id =
            report->kind == ReportKind::Accepted ? QStringLiteral("call-%1").arg(report->call.value + 1) : QString();
        m_events.append(eventJson(*report, context(), windows, request_id));
    }
}

void Replay::startAttempt(const StartAttempt& command)
{
    const QString model = m_names.models.name(command.model);
    auto server = m_scenario.servers.find(model);
    if (server == m_scenario.servers.end())
        server = m_scenario.servers.find(QStringLiteral("*"));
    if (server == m_scenario.servers.end()) {
        m_error = Error{"/servers", "has no replies for \"" + model.toStdString() + "\", which is attempted at " +
                                        std::to_string(toMs(m_now)) + " ms"};
        return;
    }
    const std::size_t asked = m_asked[model]++;
    const ScenarioReply& reply = server->second[std::min(asked, server->second.size() - 1)];
    Running& running = m_running[command.attempt] = {command.call, command.model, reply, {}};
    if (reply.network == NetworkError::None || reply.sent)
        m_engine.handle(m_now, AttemptStarted{command.attempt});
    const ScenarioCall& call = callOf(command.call);
    const AttemptTimeouts& timeouts = command.timeouts;
    const auto end = [&](Duration after, AttemptEnded facts) {
        schedule(m_now + after, {Scheduled::Kind::End, command.call, command.attempt, std::move(facts)});
    };
    AttemptEnded timed_out;
    timed_out.failure = FailureClass::Timeout;
    timed_out.network = NetworkError::Timeout;
    if (reply.network != NetworkError::None) {
        AttemptEnded facts;
        facts.network = reply.network;
        facts.failure = reply.network == NetworkError::Timeout ? FailureClass::Timeout : FailureClass::Network;
        facts.sent = reply.sent;
        end(reply.latency, facts);
        return;
    }
    if (reply.latency > timeouts.first_byte) {
        end(timeouts.first_byte, timed_out);
        return;
    }
    if (!reply.stream) {
        end(reply.latency, {});
        return;
    }
    const ScenarioStream& stream = *reply.stream;
    const int chunks = stream.break_after.value_or(stream.chunks);
    Duration last = reply.latency; // when something last came
    if (chunks > 0)
        schedule(m_now + reply.latency, {Scheduled::Kind::Content, command.call, command.attempt, {}});
    if (chunks > 1) {
        if (stream.interval > timeouts.idle) {
            timed_out.output_so_far = call.output_tokens / stream.chunks;
            end(last + timeouts.idle, timed_out);
            return;
        }
        last += stream.interval * (chunks - 1);
    }
    if (!stream.break_after) {
        end(last, {});
        return;
    }
    AttemptEnded facts = brokenFacts(running, call, stream);
    facts.output_so_far = call.output_tokens * chunks / stream.chunks;
    if (stream.with == ScenarioStream::Break::Stall)
        end(last + timeouts.idle, facts);
    else
        end(chunks > 0 ? last + stream.interval : last, facts);
}

Usage Replay::usageOf(const ScenarioReply& reply, const ScenarioCall& call) const
{
    Usage usage;
    usage.input = call.input_tokens;
    usage.output = call.output_tokens;
    const auto take = [&](const char* key, std::int64_t& into) {
        if (const QJsonValue v = reply.usage[QLatin1String(key)]; v.isDouble())
            into = static_cast<std::int64_t>(v.toDouble());
    };
    take("input_tokens", usage.input);
    take("output_tokens", usage.output);
    take("cache_read_tokens", usage.cache_read);
    take("cache_write_tokens", usage.cache_write);
    take("cache_write_1h_tokens", usage.cache_write_1h);
    take("reasoning_tokens", usage.reasoning);
    return usage;
}

AttemptEnded Replay::factsOf(Running& running, AttemptId attempt, const ScenarioCall& call)
{
    const ScenarioReply& reply = running.reply;
    const int status = reply.stream ? 200 : reply.status;
    const QString& provider = m_scenario.config.models.at(m_names.models.name(running.model)).provider;
    const Inspection seen = inspectReply(status, reply.headers, reply.body.value_or(QByteArray()),
                                         knownProvider(provider, m_scenario.config.providers.at(provider)), wallMs());
    AttemptEnded facts = toAttemptFacts(seen, attempt);
    running.windows = toJson(seen)[QLatin1String("windows")].toArray();
    if (status >= 200 && status < 300 && (!reply.body || reply.body_is_completion)) {
        // A normal completion, said in short.
        facts.failure = FailureClass::Ok;
        facts.error_in_success = false;
        facts.network = NetworkError::None;
        facts.status = status;
        facts.complete = true;
    }
    if (!reply.usage.isEmpty()) {
        facts.usage = usageOf(reply, call);
    } else if (facts.failure == FailureClass::Ok && !facts.usage) {
        facts.usage = usageOf(reply, call);
        facts.usage_estimated = !reply.usage_reported || (reply.body && *reply.body != "{}");
    }
    return facts;
}

AttemptEnded Replay::brokenFacts(const Running& running, const ScenarioCall&, const ScenarioStream& stream)
{
    AttemptEnded facts;
    if (stream.with == ScenarioStream::Break::ErrorEvent) {
        const ModelEntry& model = m_scenario.config.models.at(m_names.models.name(running.model));
        const bool anthropic = m_scenario.config.providers.at(model.provider).dialect == Dialect::Anthropic;
        QByteArray error = QByteArray("{\"type\":\"error\",\"error\":{\"type\":\"") + stream.type.toUtf8() +
                           "\",\"message\":\"\"}}\n\n";
        const QByteArray body = (anthropic ? QByteArray("event: error\ndata: ") : QByteArray("data: ")) + error;
        HeaderList headers = running.reply.headers;
        headers.emplaceBack("content-type", "text/event-stream");
        facts = toAttemptFacts(inspectReply(200, headers, body, {}, wallMs()), {});
        return facts;
    }
    const bool stall = stream.with == ScenarioStream::Break::Stall;
    facts.network = stall ? NetworkError::Timeout : NetworkError::Reset;
    facts.failure = stall ? FailureClass::Timeout : FailureClass::Network;
    return facts;
}

CacheKey Replay::cacheKey(const ScenarioCall& call)
{
    if (!call.prompt)
        return {};
    const QString family =
        call.model.isEmpty() ? m_scenario.config.profiles.at(call.profile).chain.value(0) : call.model;
    const QString any = call.profile + u'\n' + QString::number(call.max_tokens) + u'\n' + canonicalText(*call.prompt);
    const QString exact = family + u'\n' + any;
    const auto known = m_keys.constFind(exact);
    if (known != m_keys.constEnd())
        return CacheKey{*known};
    const std::uint64_t number = m_any_model.size();
    m_any_model.push_back(any);
    m_keys.insert(exact, number);
    return CacheKey{number};
}

void Replay::lookUp(const LookUpCache& command)
{
    const QString key = command.any_model ? m_any_model[command.key.value] : QStringLiteral("#%1").arg(command.key.value);
    CacheAnswered answer{command.call, false, {}, {}};
    if (const auto found = m_answers.constFind(key);
        found != m_answers.constEnd() && m_now - found->stored < m_scenario.config.cache.ttl) {
        answer.hit = true;
        answer.model = found->model;
        answer.usage = found->usage;
    }
    m_engine.handle(m_now, answer);
}

void Replay::store(const StoreAnswer& command)
{
    const QString exact = QStringLiteral("#%1").arg(command.key.value);
    const QString any = m_any_model[command.key.value];
    m_stored.removeIf([&](const auto& known) { return known.first == exact; });
    m_stored.append({exact, any});
    m_answers.insert(exact, {command.model, command.usage, m_now});
    m_answers.insert(any, {command.model, command.usage, m_now});
    while (m_stored.size() > std::max(m_scenario.config.cache.max_entries, 0)) {
        const auto [oldest, oldest_any] = m_stored.takeFirst();
        const Instant stored = m_answers.take(oldest).stored;
        // The youngest answer for any model may be another one's: then it stays.
        if (m_answers.value(oldest_any).stored == stored)
            m_answers.remove(oldest_any);
    }
}

} // namespace

Result<QList<QJsonObject>> replay(const Scenario& scenario) { return Replay(scenario).run(); }

} // namespace plimsoll
