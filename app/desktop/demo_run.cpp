#include "app/desktop/demo_run.h"

#include "app/desktop/screenshots.h"
#include "core/live/live_client.h"
#include "core/sandbox/sandbox_thread.h"
#include "core/sandbox/storm_demo.h"
#include "ui/app_context.h"
#include "ui/theme/appearance.h"

#include <QCoreApplication>
#include <QDir>

#include <cstdio>

namespace plimsoll {

namespace {
constexpr double kSpeed = 4; ///< the sandbox's dial: the storm is over in half a minute
constexpr QSize kPicture(1280, 1120); ///< high enough for all of the Live page
}

DemoRun::DemoRun(AppContext& context, QString screenshots) : m_context(context), m_screenshots(std::move(screenshots))
{
    connect(&m_context.client, &LiveClient::eventLogged, this, [this](const QJsonObject& event) { m_table.add(event); });
    connect(&m_context.storm, &StormDemo::finished, this, &DemoRun::finish);
    connect(&m_context.sandbox, &SandboxThread::failed, this, [](const QString& why) {
        std::fprintf(stderr, "plimsoll: the sandbox did not start: %s\n", qPrintable(why));
        QCoreApplication::exit(1);
    });
    connect(&m_context.sandbox, &SandboxThread::ready, this, [this](const QUrl& url) {
        m_context.client.setSandboxUrl(url);
        m_table.start(url.toString());
        m_context.storm.start();
    });
}

int DemoRun::run()
{
    SandboxSettings settings;
    settings.speed = kSpeed;
    m_context.sandbox.start(settings);
    return QCoreApplication::exec();
}

void DemoRun::finish(int answered, int failed)
{
    m_table.summary(answered, failed, m_context);
    const QString picture = QDir::current().filePath(QStringLiteral("plimsoll-live.png"));
    bool good = drawPage(m_context, QStringLiteral("live"), kPicture, picture);
    if (good)
        std::printf("picture of the Live page: %s\n", qPrintable(picture));
    if (!m_screenshots.isEmpty())
        good = drawScreenshots(m_context, m_screenshots) && good;
    QCoreApplication::exit(good && answered > 0 ? 0 : 1);
}

} // namespace plimsoll
