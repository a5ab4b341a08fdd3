// The built-in sandbox in a thread of its own, so that a screen full of charts never slows the server down that is being
// measured, nor the other way round. Every call is handed over to that thread; answers come as signals.
#pragma once

#include "core/config/app_options.h"

#include <QObject>
#include <QStringList>
#include <QThread>
#include <QUrl>

namespace plimsoll {

class Sandbox;

class SandboxThread : public QObject
{
    Q_OBJECT
public:
    explicit SandboxThread(QObject* parent = nullptr);
    ~SandboxThread() override;

    /// Starts listening on a free loopback port; ready() or failed() follows. Once.
    void start(const SandboxSettings& settings);
    /// Where it answers, up to and with the version; empty until ready().
    const QUrl& url() const { return m_url; }

    /// Fault specifications as `plimsollctl sandbox --fault`. Unreadable ones are told by faultsRefused().
    void addFaults(const QStringList& specs);
    void clearFaults();
    void setSpeed(double speed);

Q_SIGNALS:
    void ready(const QUrl& url);
    void failed(const QString& why);
    void faultsRefused(const QString& why);

private:
    QThread m_thread;
    Sandbox* m_sandbox = nullptr; ///< lives in m_thread and ends with it
    QUrl m_url;
};

} // namespace plimsoll
