// Twenty prompts into a storm: the sandbox is told to answer the first model with 429s, short ones that are waited out and
// later a long one that sends the calls elsewhere, and the next model with 529s until its breaker opens. Real requests
// through the live client; nothing about it is canned but the faults.
#pragma once

#include "core/base/ids.h"
#include "core/live/prompt_request.h"

#include <QObject>
#include <QSet>
#include <QTimer>

namespace plimsoll {

class LiveClient;
class SandboxThread;

class StormDemo : public QObject
{
    Q_OBJECT
public:
    static constexpr int kPrompts = 20;

    StormDemo(LiveClient& client, SandboxThread& sandbox, QObject* parent = nullptr);

    /// Sends the first prompt now and the others at short distances. Nothing happens while one is running.
    void start();
    bool running() const { return m_sent > 0; }

Q_SIGNALS:
    void finished(int answered, int failed);

private:
    void sendNext();
    void callFinished(CallId call, const CallResult& result);

    LiveClient& m_client;
    SandboxThread& m_sandbox;
    QTimer m_pace;
    QSet<quint64> m_open;
    int m_sent = 0, m_answered = 0, m_failed = 0;
};

} // namespace plimsoll
