#include "core/sandbox/storm_demo.h"

#include "core/live/live_client.h"
#include "core/sandbox/sandbox_thread.h"

#include <array>
#include <chrono>

namespace plimsoll {

namespace {

constexpr std::chrono::milliseconds kPace{600};

/// What the sandbox is told before the given prompt (from 0) goes out. The chain of the profile `online` is
/// claude-sonnet-4.5, gemini-2.5-flash, deepseek-v3.2.
QStringList faultsBefore(int prompt)
{
    switch (prompt) {
    case 1: // short waits, as the server asks for them
        return {QStringLiteral("429:1x3@claude-sonnet-4.5")};
    case 7: // no hint: backoff with jitter
        return {QStringLiteral("429x2@claude-sonnet-4.5")};
    case 10: // a long wait: elsewhere, and there the breaker opens
        return {QStringLiteral("429:20@claude-sonnet-4.5"), QStringLiteral("529x6@gemini-2.5-flash")};
    case 15:
        return {QStringLiteral("500@deepseek-v3.2")};
    default:
        return {};
    }
}

constexpr std::array kQuestions{
    "What does a load line on a ship's hull show?",
    "Why does jitter help when many clients retry at once?",
    "Explain a token bucket to a new colleague.",
    "When should a circuit breaker let a probe through?",
    "What is the difference between a deadline and a timeout?",
    "Name three causes of a 429 that waiting does not cure.",
    "How does a retry budget keep a bad day from getting worse?",
};

} // namespace

StormDemo::StormDemo(LiveClient& client, SandboxThread& sandbox, QObject* parent)
    : QObject(parent), m_client(client), m_sandbox(sandbox)
{
    m_pace.setInterval(kPace);
    connect(&m_pace, &QTimer::timeout, this, &StormDemo::sendNext);
    connect(&m_client, &LiveClient::finished, this, &StormDemo::callFinished);
}

void StormDemo::start()
{
    if (running())
        return;
    m_answered = m_failed = 0;
    sendNext();
    m_pace.start();
}

void StormDemo::sendNext()
{
    if (const QStringList faults = faultsBefore(m_sent); !faults.isEmpty())
        m_sandbox.addFaults(faults);
    PromptRequest request;
    request.profile = QStringLiteral("online");
    request.messages = {{QStringLiteral("user"), QString::fromUtf8(kQuestions[std::size_t(m_sent) % kQuestions.size()])}};
    request.maxTokens = 300;
    request.remember = false;
    m_open.insert(m_client.submit(request).value);
    if (++m_sent == kPrompts)
        m_pace.stop();
}

void StormDemo::callFinished(CallId call, const CallResult& result)
{
    if (!m_open.remove(call.value))
        return;
    const Outcome outcome = result.done.outcome;
    ++(outcome == Outcome::Failed || outcome == Outcome::Cancelled ? m_failed : m_answered);
    if (m_sent < kPrompts || !m_open.isEmpty())
        return;
    m_sent = 0;
    m_sandbox.clearFaults();
    Q_EMIT finished(m_answered, m_failed);
}

} // namespace plimsoll
