#include "app/ctl/sandbox_link.h"

#include "core/sandbox/sandbox_port.h"

namespace plimsoll {

bool SandboxLink::stands(const Config& config, const QString& model)
{
    const auto entry = config.models.find(model);
    if (entry == config.models.end())
        return false;
    const auto provider = config.providers.find(entry->second.provider);
    return provider != config.providers.end() && provider->second.isSandbox();
}

std::string SandboxLink::urlProblem(const std::string& text)
{
    const QUrl url(QString::fromStdString(text), QUrl::StrictMode);
    const bool good = url.isValid() && (url.scheme() == QLatin1String("http") || url.scheme() == QLatin1String("https")) && !url.host().isEmpty();
    return good ? std::string() : text + ": must be an address such as http://127.0.0.1:8788/v1";
}

void SandboxLink::open(const QString& named, bool needed, const SandboxSettings& settings)
{
    if (!named.isEmpty() || !needed) {
        Q_EMIT ready(QUrl(named));
        return;
    }
    if (const auto port = sandbox_port::read()) { // the desktop's
        Q_EMIT ready(QUrl(QStringLiteral("http://127.0.0.1:%1/v1").arg(*port)));
        return;
    }
    m_own = std::make_unique<SandboxThread>();
    connect(m_own.get(), &SandboxThread::ready, this, &SandboxLink::ready);
    connect(m_own.get(), &SandboxThread::failed, this, &SandboxLink::failed);
    m_own->start(settings);
}

} // namespace plimsoll
