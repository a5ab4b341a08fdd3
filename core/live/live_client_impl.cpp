#include "core/live/live_client_impl.h"

#include "core/config/config_file.h"
#include "core/live/wire_prompt.h"
#include "core/telemetry/metrics.h"
#include "core/wire/inspect.h"

#include <random>

namespace plimsoll {

namespace {

std::uint64_t entropy()
{
    std::random_device device;
    return std::uint64_t(device()) << 32 | device();
}

} // namespace

LiveClient::Impl::Impl(LiveClient& client, ConfigService& config, KeyStore& keys, EventSink& events,
                       const LiveClientOptions& options)
    : m_config(config), m_keys(keys), m_events(events), m_cache(options.cache ? *options.cache : m_own_cache),
      m_queue(options.queue), m_gate(options.gate), m_metrics(options.metrics), m_client(client),
      m_clock(options.clock ? *options.clock : m_own_clock), m_draws(options.seed.value_or(entropy())), m_ids(entropy()),
      m_engine(std::make_unique<Engine>(compiled(), m_draws)), m_timer(m_clock), m_outbox(client),
      m_event_context{m_names, &LiveClient::callName, 0, {}}
{
    m_event_context.wallClock = [this](Instant instant) {
        return QDateTime::currentDateTimeUtc().addMSecs((instant - now()).count());
    };
    if (m_gate) {
        m_gate->attach(m_names, m_clock);
        m_gate->configure(m_engine->config());
        connect(m_gate, &CapacityGate::granted, this, [this](const CapacityGranted& answer) { tell(answer); });
        connect(m_gate, &CapacityGate::told, this, [this](const SharedState& news) { tell(news); });
    }
    m_cache.setLimits({m_config.config().cache.ttl, m_config.config().cache.max_entries});
    if (m_metrics) {
        connect(&m_sampler, &QTimer::timeout, this, [this] {
            m_metrics->onLevels(m_engine->snapshot(this->now()));
            drain(); // a look at a breaker lets the clock act on it
        });
        m_sampler.start(std::chrono::seconds(1));
    }
    connect(&m_timer, &WakeTimer::woke, this, &Impl::onWake);
    connect(&m_config, &ConfigService::changed, this, &Impl::adoptConfig);
}

LiveClient::Impl::~Impl()
{
    for (const auto& [id, attempt] : m_attempts)
        attempt->abort();
}

EngineConfig LiveClient::Impl::compiled()
{
    EngineConfig config = compile(m_config.config(), m_names);
    config.queue_enabled = config.queue_enabled && m_queue; // no store, no promise
    config.shared_limits = m_gate != nullptr;
    return config;
}

// A change acts at once, on running calls too. Providers are compared one by one: an unchanged one keeps its warm
// connections, a changed one is made anew when it is next asked for, and what is in flight ends on the old one.
void LiveClient::Impl::adoptConfig()
{
    const Config& config = m_config.config();
    std::erase_if(m_providers, [&](const auto& known) {
        const auto entry = config.providers.find(known.first);
        return entry == config.providers.end() || !(entry->second == known.second->entry());
    });
    m_cache.setLimits({config.cache.ttl, config.cache.max_entries});
    m_engine->setConfig(now(), compiled());
    if (m_gate)
        m_gate->configure(m_engine->config());
    drain();
}

void LiveClient::Impl::setSandboxUrl(const QUrl& url)
{
    if (url == m_sandbox)
        return;
    m_sandbox = url;
    std::erase_if(m_providers, [](const auto& known) { return known.second->entry().isSandbox(); });
}

std::shared_ptr<Provider> LiveClient::Impl::provider(const QString& id)
{
    std::shared_ptr<Provider>& known = m_providers[id];
    if (!known) {
        const auto& entries = m_config.config().providers;
        const auto entry = entries.find(id);
        known = std::make_shared<Provider>(id, entry == entries.end() ? ProviderEntry{} : entry->second, m_sandbox, m_keys);
    }
    return known;
}

const QString& LiveClient::Impl::profileOf(const PromptRequest& request) const
{
    return request.profile.isEmpty() ? m_config.config().default_profile : request.profile;
}

/// Empty if the profile or its chain is.
QString LiveClient::Impl::firstModelOf(const PromptRequest& request) const
{
    if (!request.model.isEmpty())
        return request.model;
    const auto& profiles = m_config.config().profiles;
    const auto profile = profiles.find(profileOf(request));
    return profile == profiles.end() ? QString() : profile->second.chain.value(0);
}

std::int64_t LiveClient::Impl::estimateTokens(const PromptRequest& request) const
{
    return m_calibration.corrected(firstModelOf(request), estimateInputTokens(request));
}

/// The call in the engine's words; nothing if it names what the configuration does not have.
std::optional<double> LiveClient::Impl::estimateError(const PromptRequest& request) const
{
    return m_calibration.error(firstModelOf(request));
}

std::optional<Submitted> LiveClient::Impl::toEngine(const PromptRequest& request, std::int64_t estimated_input, QString* refusal) const
{
    const Config& config = m_config.config();
    const QString& profile = profileOf(request);
    if (!config.profiles.contains(profile)) {
        *refusal = QStringLiteral("There is no profile \"%1\"").arg(profile);
        return std::nullopt;
    }
    if (!request.model.isEmpty() && !config.models.contains(request.model)) {
        *refusal = QStringLiteral("There is no model \"%1\"").arg(request.model);
        return std::nullopt;
    }
    if (request.messages.isEmpty()) {
        *refusal = QStringLiteral("There is no message to send");
        return std::nullopt;
    }
    Submitted event;
    event.profile = *m_names.profiles.find(profile);
    if (!request.model.isEmpty())
        event.pinned = m_names.models.find(request.model);
    // As the first model counts: the engine reserves one number, whichever model answers.
    event.input_tokens = m_calibration.corrected(firstModelOf(request), estimated_input);
    event.max_tokens = request.maxTokens;
    event.deadline = request.deadline;
    event.priority = request.priority;
    if (request.job != 0) {
        const bool there = config.profiles.contains(kWorkerProfile);
        event.job_pace = there ? *m_names.profiles.find(kWorkerProfile) : event.profile;
        event.last_run = request.lastRun;
    }
    return event;
}

Forecast LiveClient::Impl::forecast(const PromptRequest& request) const
{
    QString refusal;
    const auto event = toEngine(request, estimateInputTokens(request), &refusal);
    if (!event) {
        Forecast none;
        none.refused = FailureClass::InvalidRequest;
        return none;
    }
    return m_engine->forecast(now(), *event);
}

CallId LiveClient::Impl::submit(PromptRequest request)
{
    const CallId id{++m_last_call};
    LiveCall call;
    call.profile = profileOf(request);
    call.result.requestId = QString::number(m_ids.bits(), 36);
    call.estimated_input = estimateInputTokens(request);
    QString refusal;
    std::optional<Submitted> event = toEngine(request, call.estimated_input, &refusal);
    if (event && mayCache(call.profile)) {
        call.digest = digestOf(request, call.profile, firstModelOf(request));
        event->cache_key = call.digest.key();
    }
    call.request = std::move(request);
    m_calls.emplace(id, std::move(call));
    if (!event) {
        refuse(id, refusal);
        return id;
    }
    event->call = id;
    tell(*event);
    return id;
}

/// A call that never reaches the engine still ends exactly once, like any other.
void LiveClient::Impl::refuse(CallId call, const QString& words)
{
    m_calls.at(call).result.errorMessage = words;
    Finish finish{};
    finish.call = call;
    finish.failure = FailureClass::InvalidRequest;
    finish.rejected = true;
    obey(finish);
}

void LiveClient::Impl::tell(const Event& event)
{
    m_engine->handle(now(), event);
    drain();
}

void LiveClient::Impl::setPaused(bool on)
{
    m_paused = on;
    tell(PauseAll{on});
}

void LiveClient::Impl::onWake()
{
    while (WakeTimer::passed(m_engine->nextWake(), now()))
        m_engine->handle(now(), TimePassed{});
    drain();
}

// Commands may make events (a cached answer, an attempt that fails on the spot), which make commands: one loop takes
// them all, and only then the timer is set and what has ended is let go.
void LiveClient::Impl::drain()
{
    if (m_draining)
        return;
    m_draining = true;
    Command command;
    while (m_engine->poll(command))
        std::visit([this](const auto& known) { obey(known); }, command);
    for (const AttemptId id : m_over)
        retire(id);
    m_over.clear();
    m_shared_texts.clear();
    m_draining = false;
    m_timer.wakeAfter(m_engine->nextWake());
}

std::optional<ReplyDetails> LiveClient::Impl::lastReply(const QString& model) const
{
    const KnownModel* known = m_limits.find(model);
    if (!known)
        return std::nullopt;
    const KnownReply& reply = known->replies.front();
    return ReplyDetails{QDateTime::fromMSecsSinceEpoch(reply.at, Qt::UTC), reply.inspection.status, reply.headers,
                        toJson(reply.inspection)};
}

} // namespace plimsoll
