// How the engine's commands are carried out.
#include "core/live/live_client_impl.h"

#include "core/config/config_file.h"
#include "core/live/prompt_fingerprint.h"
#include "core/live/wire_prompt.h"
#include "core/telemetry/event_sink.h"
#include "core/telemetry/metrics.h"
#include "core/wire/inspect.h"

#include <QMetaMethod>
#include <QPointer>

namespace plimsoll {

LiveAttempt* LiveClient::Impl::attempt(AttemptId id) const
{
    const auto found = m_attempts.find(id);
    return found == m_attempts.end() ? nullptr : found->second.get();
}

LiveCall* LiveClient::Impl::call(CallId id)
{
    const auto found = m_calls.find(id);
    return found == m_calls.end() ? nullptr : &found->second;
}

/// Out of the table now, out of memory later: the attempt may be the one that is emitting.
void LiveClient::Impl::retire(AttemptId id)
{
    const auto found = m_attempts.find(id);
    if (found == m_attempts.end())
        return;
    found->second->disconnect(this);
    found->second.release()->deleteLater();
    m_attempts.erase(found);
}

void LiveClient::Impl::obey(const StartAttempt& command)
{
    const LiveCall& caller = m_calls.at(command.call);
    const QString model = m_names.models.name(command.model);
    const auto& entries = m_config.config().models;
    const auto entry = entries.find(model);
    auto made = std::make_unique<LiveAttempt>(command, model);
    LiveAttempt* attempt = made.get();
    m_attempts.emplace(command.attempt, std::move(made));
    connect(attempt, &LiveAttempt::sent, this, [this, id = command.attempt] { tell(AttemptStarted{id}); });
    connect(attempt, &LiveAttempt::usageReported, this, [this, id = command.attempt](const Usage& usage) {
        tell(UsageReported{id, usage});
    });
    connect(attempt, &LiveAttempt::content, this, [this, attempt](const QString& delta) { onContent(*attempt, delta); });
    connect(attempt, &LiveAttempt::ended, this, [this, attempt](const AttemptEnded& facts) { onAttemptEnded(*attempt, facts); });

    LiveAttempt::Order order;
    order.request = toWire(caller.request);
    order.request.model = entry == entries.end() || entry->second.remote_name.isEmpty() ? model : entry->second.remote_name;
    order.request.max_tokens = command.max_tokens;
    if (command.degraded)
        putNoteInFront(order.request, m_config.config().degrade.note);
    order.input_tokens = m_calibration.corrected(model, caller.estimated_input);
    order.request_id = caller.result.requestId;
    auto begin = [this, id = command.attempt, order = std::move(order),
                        to = provider(m_names.providers.name(m_names.provider_of[command.model.value]))]() mutable {
        if (LiveAttempt* waiting = this->attempt(id)) // it may have been aborted meanwhile
            waiting->start(to, std::move(order));
    };
    if (caller.request.job == 0 || !m_queue) {
        begin();
        return;
    }
    // What becomes of the job if we end here is written down before a byte goes out.
    m_queue->aboutToSend(caller.request.job, [this, self = QPointer<QObject>(this), begin, id = command.call](bool go) mutable {
        if (!self)
            return;
        if (go)
            begin();
        else
            tell(Cancelled{id});
    });
}

void LiveClient::Impl::obey(const AbortAttempt& command)
{
    LiveAttempt* running = attempt(command.attempt);
    if (!running)
        return;
    if (LiveCall* owner = call(command.call))
        owner->result.text = running->text(); // what the consumer has seen stays with the result
    running->abort();
    retire(command.attempt);
}

void LiveClient::Impl::obey(const ChangeTimeouts& command)
{
    if (LiveAttempt* running = attempt(command.attempt))
        running->setTimeouts(command.timeouts);
}

/// As the profile stands now: a call that began before it was switched off is no exception. One that is gone keeps nothing.
bool LiveClient::Impl::mayCache(const QString& profile) const
{
    const auto& profiles = m_config.config().profiles;
    const auto found = profiles.find(profile);
    return m_config.config().cache.mode != CacheMode::Off && found != profiles.end() && found->second.cache;
}

void LiveClient::Impl::obey(const LookUpCache& command)
{
    if (!mayCache(m_calls.at(command.call).profile)) {
        CacheAnswered none;
        none.call = command.call;
        tell(none);
        return;
    }
    m_cache.find(m_calls.at(command.call).digest, command.any_model, now(),
                 [this, self = QPointer<QObject>(this), id = command.call](const std::optional<StoredAnswer>& answer) {
        if (!self)
            return;
        CacheAnswered event;
        event.call = id;
        LiveCall* asked = call(id);
        if (asked && answer) {
            event.hit = true;
            event.model = m_names.models.find(answer->model).value_or(ModelId{});
            event.usage = answer->usage;
            asked->result.text = answer->text;
            asked->result.answerAge = answer->age;
        }
        tell(event);
    });
}

void LiveClient::Impl::obey(const StoreAnswer& command)
{
    const LiveCall* owner = call(command.call);
    const LiveAttempt* source = attempt(command.attempt);
    if (owner && source && mayCache(owner->profile))
        m_cache.store(owner->digest, {m_names.models.name(command.model), source->text(), command.usage}, now());
}

void LiveClient::Impl::obey(const Enqueue& command)
{
    if (!m_queue) {
        tell(Enqueued{command.call, true, 0});
        return;
    }
    PromptRequest request = m_calls.at(command.call).request;
    request.profile = m_calls.at(command.call).profile; // as it is now, whatever the default will be
    m_queue->enqueue(request, {std::max(command.ready_at - now(), Duration(0)), command.failure},
                     [this, self = QPointer<QObject>(this), id = command.call](std::optional<std::uint64_t> job) {
        if (self)
            tell(Enqueued{id, !job, job.value_or(0)});
    });
}

void LiveClient::Impl::obey(const NeedCapacity& command) { m_gate->need(command); }
void LiveClient::Impl::obey(const ShareState& command) { m_gate->share(command.change); }

void LiveClient::Impl::obey(const Finish& command)
{
    auto node = m_calls.extract(command.call);
    if (node.empty())
        return;
    LiveCall& over = node.mapped();
    CallResult& result = over.result;
    result.done = command;
    if (command.outcome == Outcome::Queued && over.request.job != 0)
        result.done.job = over.request.job; // in which it was already
    if (command.model.valid())
        result.model = m_names.models.name(command.model);
    if (const LiveAttempt* source = attempt(command.attempt)) {
        result.text = source->text();
        result.serverRequestId = source->reply().inspection.request_id;
    } else if (const auto shared = m_shared_texts.find(command.answered_by); shared != m_shared_texts.end()) {
        result.text = shared->second;
    }
    if (command.failure == FailureClass::Ok)
        result.errorMessage.clear();
    if (m_config.config().cache.mode == CacheMode::First)
        m_shared_texts.emplace(command.call, result.text);
    // Whoever shared another call's answer, or asked for no stream, has not seen it yet.
    if (over.told < result.text.size() && command.failure == FailureClass::Ok)
        m_outbox.delta(command.call, result.text.mid(over.told));
    if (eventsWanted()) {
        const EventContext& context = eventContext();
        if (command.rejected)
            log(&result, rejectedJson(command, context));
        QJsonObject done = doneJson(command, context);
        if (command.outcome == Outcome::Cached && result.answerAge)
            done.insert(QLatin1String("age_ms"), qint64(result.answerAge->count()));
        log(&result, done);
    }
    if (m_metrics)
        m_metrics->onFinish(command, now());
    result.request = std::move(over.request);
    result.request.profile = over.profile;
    m_outbox.finished(command.call, std::move(result));
}

void LiveClient::Impl::obey(const Report& report)
{
    if (m_metrics)
        m_metrics->onReport(report, now());
    if (!eventsWanted())
        return;
    LiveCall* owner = call(report.call);
    QJsonArray windows;
    QString request_id;
    if (report.kind == ReportKind::Limits) {
        if (const LiveAttempt* source = attempt(report.attempt_id))
            windows = windowsJson(source->reply().inspection.windows);
    } else if (report.kind == ReportKind::Accepted) {
        if (owner)
            request_id = owner->result.requestId;
    }
    QJsonObject event = eventJson(report, eventContext(), windows, request_id);
    if (report.kind == ReportKind::Accepted && owner) {
        const PromptFingerprint print = fingerprintOf(owner->request);
        event.insert(QLatin1String("prompt_hash"), print.hash);
        event.insert(QLatin1String("prompt_chars"), qint64(print.chars));
        event.insert(QLatin1String("prompt_tokens"), qint64(owner->estimated_input));
        event.insert(QLatin1String("max_tokens"), qint64(owner->request.maxTokens)); // what is reserved: the Lab reserves it again
    }
    log(owner ? &owner->result : nullptr, event);
}

EventContext& LiveClient::Impl::eventContext()
{
    m_event_context.t_ms = toMs(now());
    return m_event_context;
}

/// Whether anybody would see an event. Making its object costs more than all of the engine's work on a call.
bool LiveClient::Impl::eventsWanted() const
{
    static const QMetaMethod logged = QMetaMethod::fromSignal(&LiveClient::eventLogged);
    return m_keep_events || m_events.wanted() || m_client.isSignalConnected(logged);
}

/// `result`: of the call that the event belongs to, if it belongs to one that is known.
void LiveClient::Impl::log(CallResult* result, const QJsonObject& event)
{
    if (m_keep_events && result)
        result->events.append(event);
    m_events.append(event);
    static const QMetaMethod logged = QMetaMethod::fromSignal(&LiveClient::eventLogged);
    if (m_client.isSignalConnected(logged))
        m_outbox.event(event);
}

void LiveClient::Impl::onContent(LiveAttempt& attempt, const QString& delta)
{
    LiveCall* owner = call(attempt.call());
    if (!owner)
        return; // those who share the answer get it whole
    const bool first = owner->told == 0;
    owner->told += delta.size();
    m_outbox.delta(attempt.call(), delta);
    if (first)
        tell(ContentDelivered{attempt.id()});
}

void LiveClient::Impl::noteLimits(const LiveAttempt& attempt)
{
    QString provider;
    if (const auto model = m_names.models.find(attempt.model()))
        provider = m_names.providers.name(m_names.provider_of[model->value]);
    m_limits.note(provider, attempt.model(), attempt.reply().headers, attempt.reply().inspection,
                  QDateTime::currentMSecsSinceEpoch());
}

void LiveClient::Impl::onAttemptEnded(LiveAttempt& attempt, AttemptEnded facts)
{
    if (LiveCall* owner = call(attempt.call())) {
        owner->result.text = attempt.text();
        owner->result.errorMessage = attempt.reply().message;
        if (!attempt.reply().inspection.request_id.isEmpty())
            owner->result.serverRequestId = attempt.reply().inspection.request_id;
        // A degraded prompt has a note in front that the estimate does not know.
        if (facts.failure == FailureClass::Ok && facts.usage && !facts.usage_estimated && !attempt.degraded()) {
            const Usage& usage = *facts.usage;
            m_calibration.observe(attempt.model(), owner->estimated_input, usage.input + usage.cache_read + usage.cache_write);
        }
    }
    if (facts.status != 0)
        noteLimits(attempt);
    m_over.push_back(attempt.id());
    if (const LiveCall* owner = call(attempt.call()); owner && owner->request.job != 0 && m_queue && facts.failure != FailureClass::Ok)
        m_queue->attemptOver(owner->request.job); // an answer is written down with the job itself
    tell(facts);
}

} // namespace plimsoll
