#include "ui/presenters/prompt_load.h"

#include "core/live/live_client.h"

#include <algorithm>

namespace plimsoll {

namespace {

constexpr int kMostATurn =
    50; // of the event loop: calls that are refused at once must not keep the screen from its turn

} // namespace

PromptLoad::PromptLoad(LiveClient& client, QObject* parent) : QObject(parent), m_client(client)
{
    m_more.setSingleShot(true);
    m_more.setInterval(0);
    connect(&m_more, &QTimer::timeout, this, &PromptLoad::sendMore);
    connect(&client, &LiveClient::finished, this, &PromptLoad::take);
}

PromptLoad::~PromptLoad()
{
    m_client.disconnect(this);
    if (m_running)
        m_client.keepEvents(true);
    for (const quint64 call : std::as_const(m_open))
        m_client.cancel(CallId{call});
}

void PromptLoad::start(PromptRequest request, int calls, int atOnce)
{
    if (m_running)
        return;
    m_request = std::move(request);
    m_request.remember = false;
    m_figures = {};
    m_figures.calls = std::clamp(calls, 1, kMostCalls);
    m_most_open = std::clamp(atOnce, 1, kMostAtOnce);
    m_running = true;
    m_client.keepEvents(false); // nobody looks into these calls one by one
    m_clock.start();
    Q_EMIT started();
    sendMore();
}

void PromptLoad::sendMore()
{
    int turn = 0;
    while (m_running && !m_held && !m_figures.cancelled && m_figures.sent < m_figures.calls &&
           m_open.size() < m_most_open && turn++ < kMostATurn) {
        m_open.insert(m_client.submit(m_request).value); // nothing comes of it before the event loop turns
        ++m_figures.sent;
    }
    if (turn > kMostATurn)
        m_more.start();
}

void PromptLoad::take(CallId call, const CallResult& result)
{
    if (!m_open.remove(call.value))
        return;
    const Finish& done = result.done;
    ++m_figures.done;
    ++m_figures.outcomes[std::size_t(done.outcome)];
    m_figures.attempts += done.attempts;
    const bool answered =
        done.outcome == Outcome::Success || done.outcome == Outcome::Cached || done.outcome == Outcome::Degraded;
    if (answered) {
        m_figures.latency.add(done.latency);
        m_figures.troubled += done.first_class.has_value();
    } else if (done.outcome == Outcome::Failed) {
        ++m_figures.failures[std::size_t(done.failure)];
    }
    if (done.cost_usd)
        m_figures.cost_usd += *done.cost_usd;
    else if (done.attempts > 0)
        m_figures.cost_unknown = true;
    if (m_open.isEmpty() && (m_figures.cancelled || m_figures.sent == m_figures.calls))
        end();
    else if (!m_more.isActive())
        m_more.start();
}

void PromptLoad::cancel()
{
    if (!m_running || m_figures.cancelled)
        return;
    m_figures.cancelled = true;
    m_more.stop();
    for (const quint64 call : QSet<quint64>(m_open))
        m_client.cancel(CallId{call});
    if (m_open.isEmpty())
        end();
}

void PromptLoad::hold(bool on)
{
    m_held = on;
    if (on)
        m_more.stop();
    else if (m_running)
        m_more.start();
}

void PromptLoad::end()
{
    m_running = false;
    m_figures.elapsed_ms = m_clock.elapsed();
    m_client.keepEvents(true);
    Q_EMIT finished();
}

PromptLoadFigures PromptLoad::figures() const
{
    PromptLoadFigures figures = m_figures;
    if (m_running && !m_open.isEmpty())
        for (const CallSnapshot& call : m_client.snapshot().calls)
            if (m_open.contains(call.call.value))
                ++(call.phase == CallPhase::Running ? figures.in_flight : figures.waiting);
    if (m_running)
        figures.elapsed_ms = m_clock.elapsed();
    return figures;
}

} // namespace plimsoll
