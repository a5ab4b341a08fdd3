#include "core/sandbox/sandbox_thread.h"

#include "core/sandbox/sandbox.h"

#include <QMetaObject>

namespace plimsoll {

SandboxThread::SandboxThread(QObject* parent) : QObject(parent)
{
    m_thread.setObjectName(QStringLiteral("sandbox"));
}

SandboxThread::~SandboxThread()
{
    m_thread.quit();
    m_thread.wait();
}

void SandboxThread::start(const SandboxSettings& settings)
{
    if (m_sandbox)
        return;
    SandboxOptions options;
    options.speed = settings.speed;
    options.seed = std::uint64_t(settings.seed);
    QString refused;
    if (auto faults = parseFaults(settings.faults))
        options.faults = *faults;
    else
        refused = QString::fromStdString(faults.error().where + ": " + faults.error().what);
    m_sandbox = new Sandbox(options);
    m_sandbox->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_sandbox, &QObject::deleteLater);
    m_thread.start();
    QMetaObject::invokeMethod(m_sandbox, [this, sandbox = m_sandbox] {
        const QString url = sandbox->listen() ? sandbox->baseUrl() : QString();
        const QString error = url.isEmpty() ? sandbox->errorString() : QString();
        QMetaObject::invokeMethod(this, [this, url, error] {
            if (url.isEmpty()) {
                Q_EMIT failed(error);
                return;
            }
            m_url = QUrl(url);
            Q_EMIT ready(m_url);
        });
    });
    if (!refused.isEmpty())
        QMetaObject::invokeMethod(this, [this, refused] { Q_EMIT faultsRefused(refused); }, Qt::QueuedConnection);
}

void SandboxThread::addFaults(const QStringList& specs)
{
    if (!m_sandbox)
        return;
    QMetaObject::invokeMethod(m_sandbox, [this, sandbox = m_sandbox, specs] {
        const auto added = sandbox->addFaults(specs);
        if (added)
            return;
        const QString why = QString::fromStdString(added.error().where + ": " + added.error().what);
        QMetaObject::invokeMethod(this, [this, why] { Q_EMIT faultsRefused(why); });
    });
}

void SandboxThread::clearFaults()
{
    if (m_sandbox)
        QMetaObject::invokeMethod(m_sandbox, [sandbox = m_sandbox] { sandbox->clearFaults(); });
}

void SandboxThread::setSpeed(double speed)
{
    if (m_sandbox)
        QMetaObject::invokeMethod(m_sandbox, [sandbox = m_sandbox, speed] { sandbox->setSpeed(speed); });
}

} // namespace plimsoll
