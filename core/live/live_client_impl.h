// The live client's inside, spread over files by what it does: live_client_impl.cpp (the loop around the engine),
// live_commands.cpp (how its commands are carried out).
#pragma once

#include "core/config/engine_names.h"
#include "core/engine/engine.h"
#include "core/live/answer_cache.h"
#include "core/live/capacity_gate.h"
#include "core/live/job_queue.h"
#include "core/live/live_attempt.h"
#include "core/live/live_call.h"
#include "core/live/live_client.h"
#include "core/live/outbox.h"
#include "core/live/provider.h"
#include "core/live/wake_timer.h"
#include "core/telemetry/limit_book.h"
#include "core/wire/event_json.h"
#include "core/wire/token_estimate.h"

#include <QTimer>

#include <map>
#include <unordered_map>

namespace plimsoll {

class LiveClient::Impl : public QObject
{
public:
    Impl(LiveClient& client, ConfigService& config, KeyStore& keys, EventSink& events, const LiveClientOptions& options);
    ~Impl() override;

    // live_client_impl.cpp
    CallId submit(PromptRequest request);
    void tell(const Event& event);
    Forecast forecast(const PromptRequest& request) const;
    std::int64_t estimateTokens(const PromptRequest& request) const;
    std::optional<double> estimateError(const PromptRequest& request) const;
    void setSandboxUrl(const QUrl& url);
    const QUrl& sandboxUrl() const { return m_sandbox; }
    std::optional<ReplyDetails> lastReply(const QString& model) const;
    const LimitBook& limits() const { return m_limits; }
    void setPaused(bool on);
    bool paused() const { return m_paused; }
    void keepEvents(bool on) { m_keep_events = on; }
    Engine& engine() const { return *m_engine; }
    const EngineNames& names() const { return m_names; }
    Instant now() const { return m_clock.now(); }

private:
    // live_client_impl.cpp
    void adoptConfig();
    EngineConfig compiled();
    void onWake();
    void drain();
    bool mayCache(const QString& profile) const;
    const QString& profileOf(const PromptRequest& request) const;
    QString firstModelOf(const PromptRequest& request) const;
    std::optional<Submitted> toEngine(const PromptRequest& request, std::int64_t estimated_input, QString* refusal) const;
    void refuse(CallId call, const QString& words);
    std::shared_ptr<Provider> provider(const QString& id);

    // live_commands.cpp
    void obey(const StartAttempt& command);
    void obey(const AbortAttempt& command);
    void obey(const ChangeTimeouts& command);
    void obey(const LookUpCache& command);
    void obey(const StoreAnswer& command);
    void obey(const Enqueue& command);
    void obey(const NeedCapacity& command);
    void obey(const ShareState& command);
    void obey(const Finish& command);
    void obey(const Report& command);
    void onContent(LiveAttempt& attempt, const QString& delta);
    void onAttemptEnded(LiveAttempt& attempt, AttemptEnded facts);
    void noteLimits(const LiveAttempt& attempt);
    bool eventsWanted() const;
    void log(CallResult* result, const QJsonObject& event);
    EventContext& eventContext();
    LiveAttempt* attempt(AttemptId id) const;
    LiveCall* call(CallId id);
    void retire(AttemptId id);

    ConfigService& m_config;
    KeyStore& m_keys;
    EventSink& m_events;
    MemoryAnswerCache m_own_cache;
    AnswerCache& m_cache;
    JobQueue* m_queue;
    CapacityGate* m_gate;
    Metrics* m_metrics;
    LiveClient& m_client;
    BootClock m_own_clock;
    const BootClock& m_clock;
    SplitMix64 m_draws;
    SplitMix64 m_ids;
    EngineNames m_names;
    std::unique_ptr<Engine> m_engine;
    WakeTimer m_timer;
    Outbox m_outbox;
    EventContext m_event_context;
    QUrl m_sandbox;
    std::map<QString, std::shared_ptr<Provider>> m_providers;
    std::unordered_map<CallId, LiveCall> m_calls;
    std::unordered_map<AttemptId, std::unique_ptr<LiveAttempt>> m_attempts;
    std::vector<AttemptId> m_over; ///< ended, and kept until what follows from it is done
    std::unordered_map<CallId, QString> m_shared_texts; ///< of calls that ended in this step, for those that share them
    LimitBook m_limits;
    TokenCalibration m_calibration;
    std::uint64_t m_last_call = 0;
    bool m_draining = false;
    bool m_keep_events = true;
    bool m_paused = false;
    QTimer m_sampler; ///< of the bucket levels, for the charts
};

} // namespace plimsoll
