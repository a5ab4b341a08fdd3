// The same prompt many times: so many calls, so many of them at once, be they in flight or waiting. Nothing is kept of a call but its count, so
// that thousands a second cost little; whoever shows the figures takes them on a tick.
#pragma once

#include "core/live/prompt_request.h"
#include "core/telemetry/latency_histogram.h"

#include <QElapsedTimer>
#include <QObject>
#include <QSet>
#include <QTimer>

#include <array>

namespace plimsoll {

class LiveClient;

struct PromptLoadFigures
{
    int calls = 0; ///< asked for
    int sent = 0, done = 0;
    int in_flight = 0; ///< requests that run
    int waiting = 0;   ///< calls that are sent and wait for a limit or a retry
    bool cancelled = false;
    std::array<int, kOutcomeNames.size()> outcomes{};
    std::array<int, kFailureClassNames.size()> failures{}; ///< of calls that failed, by what ended them
    std::int64_t attempts = 0;
    int troubled = 0;         ///< answered although their first reply was a failure
    LatencyHistogram latency; ///< of calls that were answered, waits included
    double cost_usd = 0;
    bool cost_unknown = false; ///< of some of them
    qint64 elapsed_ms = 0;

    int count(Outcome outcome) const { return outcomes[std::size_t(outcome)]; }
    int answered() const { return count(Outcome::Success) + count(Outcome::Cached) + count(Outcome::Degraded); }
};

class PromptLoad : public QObject
{
    Q_OBJECT
public:
    static constexpr int kMostCalls = 100'000;
    static constexpr int kMostAtOnce = 500;

    explicit PromptLoad(LiveClient& client, QObject* parent = nullptr);
    /// What is open is cancelled.
    ~PromptLoad() override;

    /// Nothing happens while one is running. Its prompts are not kept in the history.
    void start(PromptRequest request, int calls, int atOnce);
    /// Sends no more, and ends what is open.
    void cancel();
    /// On: sends no more, and leaves what is open to its end. Off: goes on.
    void hold(bool on);
    /// How many calls it would send yet.
    int unsent() const { return m_running && !m_figures.cancelled ? m_figures.calls - m_figures.sent : 0; }
    bool running() const { return m_running; }
    /// As of now.
    PromptLoadFigures figures() const;

Q_SIGNALS:
    void started();
    void finished();

private:
    void sendMore();
    void take(CallId call, const CallResult& result);
    void end();

    LiveClient& m_client;
    PromptRequest m_request;
    PromptLoadFigures m_figures;
    QSet<quint64> m_open;
    QTimer m_more;
    QElapsedTimer m_clock;
    int m_most_open = 1;
    bool m_running = false, m_held = false;
};

} // namespace plimsoll
