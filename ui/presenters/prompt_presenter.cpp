#include "ui/presenters/prompt_presenter.h"

#include "core/config/config_file.h"
#include "core/config/engine_names.h"
#include "core/live/live_client.h"
#include "ui/presenters/prompt_vocabulary.h"

#include <algorithm>

namespace plimsoll {

namespace {

/// What it would cost if the answer used all of its max tokens; nothing while a price is unknown.
std::optional<double> atMost(const Price& price, qint64 input, qint64 output)
{
    Usage usage;
    usage.input = input;
    usage.output = output;
    return cost(price, usage);
}

} // namespace

PromptPresenter::PromptPresenter(LiveClient& client, ConfigService& config, KeyStore& keys, QObject* parent)
    : QObject(parent), m_client(client), m_config(config), m_keys(keys, config)
{
    connect(&m_keys, &ProviderKeys::changed, this, &PromptPresenter::forecastChanged);
    connect(&client, &LiveClient::eventLogged, this, &PromptPresenter::take);
    connect(&client, &LiveClient::textDelta, this, &PromptPresenter::addText);
    connect(&client, &LiveClient::finished, this, &PromptPresenter::finish);
}

QStringList PromptPresenter::profiles() const
{
    QStringList names;
    for (const auto& [id, profile] : m_config.config().profiles)
        names << id;
    return names;
}

QString PromptPresenter::defaultProfile() const
{
    return m_config.config().default_profile;
}

QStringList PromptPresenter::models() const
{
    QStringList names;
    for (const auto& [id, model] : m_config.config().models)
        names << id;
    return names;
}

CallId PromptPresenter::send(const PromptRequest& request)
{
    PromptCall call;
    call.request = request;
    call.sent = QDateTime::currentDateTime();
    call.id = m_client.submit(request); // nothing comes of it before the event loop turns
    m_current = call.id;
    m_calls.push_back(std::move(call));
    forgetOld();
    Q_EMIT callsChanged();
    Q_EMIT rowsChanged();
    Q_EMIT textArrived();
    return m_current;
}

void PromptPresenter::stop()
{
    if (const PromptCall* call = current(); call && call->running())
        m_client.cancel(call->id);
}

void PromptPresenter::select(CallId call)
{
    if (call == m_current || !find(call))
        return;
    m_current = call;
    Q_EMIT callsChanged();
    Q_EMIT rowsChanged();
    Q_EMIT textArrived();
}

const PromptCall* PromptPresenter::current() const
{
    return const_cast<PromptPresenter*>(this)->find(m_current);
}

std::size_t PromptPresenter::runningCalls() const
{
    return std::size_t(std::count_if(m_calls.begin(), m_calls.end(), [](const PromptCall& call) { return call.running(); }));
}

qint64 PromptPresenter::now() const
{
    const PromptCall* call = current();
    return call ? toMs(m_client.now()) - call->clock_offset : 0;
}

void PromptPresenter::refreshWait()
{
    PromptCall* call = find(m_current);
    if (!call || !call->running() || !call->rows.openWait())
        return;
    const EngineSnapshot snapshot = m_client.snapshot();
    for (const CallSnapshot& seen : snapshot.calls) {
        if (seen.call == m_current && seen.phase != CallPhase::Running && seen.until < kNever)
            call->rows.setDue(toMs(seen.until) - call->clock_offset);
    }
}

PromptForecast PromptPresenter::forecast(const PromptRequest& request)
{
    const Forecast seen = m_client.forecast(request);
    PromptForecast line;
    line.input_tokens = m_client.estimateTokens(request);
    line.input_error = m_client.estimateError(request);
    line.paused = seen.paused;
    line.wait = seen.wait;
    line.limit = seen.limit;
    line.refused = seen.refused;
    if (seen.model.valid())
        line.model = m_client.names().models.name(seen.model);
    judge(seen, line);
    const auto& models = m_config.config().models;
    if (const auto model = models.find(line.model); model != models.end())
        line.at_most_usd = atMost(model->second.price, line.input_tokens, request.maxTokens);
    return line;
}

/// Who of the chain cannot take it. The engine knows nothing of keys: a model without one is asked, and fails at once.
void PromptPresenter::judge(const Forecast& seen, PromptForecast& line)
{
    const auto& models = m_config.config().models;
    bool keyless = false; // the one that the engine would ask first
    for (const ModelForecast& here : seen.chain) {
        const QString name = m_client.names().models.name(here.model);
        const auto entry = models.find(name);
        if (here.refused) {
            if (!(here.model == seen.model)) // one that is waited for does take it
                line.cannot.push_back({name, refusalText(*here.refused, here.until, m_client.now())});
            continue;
        }
        const auto missing = entry == models.end() ? std::nullopt : m_keys.missing(entry->second.provider);
        if (missing) {
            line.cannot.push_back({name, noKeyText(entry->second.provider, *missing)});
            keyless = keyless || here.model == seen.model;
            continue;
        }
        if (keyless) {
            line.model = name;
            line.wait = here.wait;
            line.limit = here.limit;
            keyless = false;
        } else if (name != line.model) {
            line.next << name;
        }
    }
    if (keyless) {
        line.model.clear();
        line.refused = FailureClass::Authentication;
    }
}

void PromptPresenter::take(const QJsonObject& event)
{
    const qulonglong id = event.value(QLatin1String("call")).toString().toULongLong();
    const bool breaker = event.value(QLatin1String("event")) == QLatin1String("breaker");
    for (PromptCall& call : m_calls) {
        const bool own = id != 0 && call.id.value == id;
        if (!call.running() || !(own || breaker)) // most events are of others: a load makes thousands a second
            continue;
        const qint64 t = event.value(QLatin1String("t_ms")).toInteger();
        if (event.value(QLatin1String("event")) == QLatin1String("accepted"))
            call.clock_offset = toMs(m_client.now()) - t;
        call.rows.apply(event);
        if (own)
            call.events.append(event);
        if (own && event.value(QLatin1String("state")) == QLatin1String("first_token") && !call.first_token)
            call.first_token = t - call.rows.begin();
        if (call.id == m_current)
            Q_EMIT rowsChanged();
    }
}

void PromptPresenter::addText(CallId id, const QString& text)
{
    PromptCall* call = find(id);
    if (!call)
        return;
    call->text += text;
    if (id == m_current)
        Q_EMIT textArrived();
}

void PromptPresenter::finish(CallId id, const CallResult& result)
{
    PromptCall* call = find(id);
    if (!call)
        return;
    call->text = result.text;
    call->result = result;
    if (id == m_current)
        Q_EMIT textArrived();
    Q_EMIT callsChanged();
}

PromptCall* PromptPresenter::find(CallId id)
{
    const auto found = std::find_if(m_calls.begin(), m_calls.end(), [id](const PromptCall& call) { return call.id == id; });
    return found == m_calls.end() ? nullptr : &*found;
}

void PromptPresenter::forgetOld()
{
    while (m_calls.size() > kKeptCalls) {
        const auto old = std::find_if(m_calls.begin(), m_calls.end(), [](const PromptCall& call) { return !call.running(); });
        if (old == m_calls.end())
            return;
        m_calls.erase(old);
    }
}

} // namespace plimsoll
