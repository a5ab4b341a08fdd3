#include "core/live/live_client.h"

#include "core/live/live_client_impl.h"

namespace plimsoll {

LiveClient::LiveClient(ConfigService& config, KeyStore& keys, EventSink& events, LiveClientOptions options, QObject* parent)
    : QObject(parent), m(std::make_unique<Impl>(*this, config, keys, events, options))
{
}

LiveClient::~LiveClient() = default;

CallId LiveClient::submit(PromptRequest request) { return m->submit(std::move(request)); }
void LiveClient::cancel(CallId call) { m->tell(Cancelled{call}); }

EngineSnapshot LiveClient::snapshot() const { return m->engine().snapshot(m->now()); }
Forecast LiveClient::forecast(const PromptRequest& request) const { return m->forecast(request); }
std::int64_t LiveClient::estimateTokens(const PromptRequest& request) const { return m->estimateTokens(request); }
std::optional<double> LiveClient::estimateError(const PromptRequest& request) const { return m->estimateError(request); }
Instant LiveClient::now() const { return m->now(); }
std::size_t LiveClient::activeCalls() const { return m->engine().activeCalls(); }

void LiveClient::forceBreaker(const QString& model, bool open)
{
    if (const auto id = m->names().models.find(model))
        m->tell(ForceBreaker{*id, open});
}

void LiveClient::clearCooling(const QString& model)
{
    if (const auto id = m->names().models.find(model))
        m->tell(ClearCooling{*id});
}

void LiveClient::resetBreaker(const QString& model)
{
    if (const auto id = m->names().models.find(model))
        m->tell(ResetBreaker{*id});
}

void LiveClient::setPaused(bool on)
{
    if (on == m->paused())
        return;
    m->setPaused(on);
    Q_EMIT pausedChanged(on);
}

bool LiveClient::paused() const
{
    return m->paused();
}

void LiveClient::setSandboxUrl(const QUrl& url) { m->setSandboxUrl(url); }
QUrl LiveClient::sandboxUrl() const { return m->sandboxUrl(); }
const EngineNames& LiveClient::names() const { return m->names(); }
std::optional<ReplyDetails> LiveClient::lastReply(const QString& model) const { return m->lastReply(model); }
const LimitBook& LiveClient::limits() const { return m->limits(); }
void LiveClient::keepEvents(bool on) { m->keepEvents(on); }

} // namespace plimsoll
