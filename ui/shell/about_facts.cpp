#include "ui/shell/about_facts.h"

#include "core/config/config_file.h"
#include "core/live/library_versions.h"
#include "core/store/history.h"
#include "ui/app_context.h"
#include "ui/window_state.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QSslSocket>
#include <QSysInfo>

namespace plimsoll {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(About)
};

QString qtVersion()
{
    return QLatin1String(qVersion()) == QLatin1String(QT_VERSION_STR)
               ? QStringLiteral(QT_VERSION_STR)
               : Words::tr("%1, built with %2").arg(QLatin1String(qVersion()), QStringLiteral(QT_VERSION_STR));
}

QString tls()
{
    if (!QSslSocket::supportsSsl())
        return Words::tr("none: no provider can be reached");
    return QStringLiteral("%1 (%2)").arg(QSslSocket::sslLibraryVersionString(), QSslSocket::activeBackend());
}

QString shown(const QString& path)
{
    return QDir::toNativeSeparators(path);
}

} // namespace

QList<AboutFact> aboutFacts(const AppContext& context)
{
    const QString sqlite = sqliteVersion();
    return {
        {QStringLiteral("Plimsoll"), QStringLiteral(PLIMSOLL_VERSION)},
        {QStringLiteral("Qt"), qtVersion()},
        {QStringLiteral("SQLite"), sqlite.isEmpty() ? Words::tr("unknown") : sqlite},
        {QStringLiteral("QtKeychain"), keychainVersion()},
        {QStringLiteral("TLS"), tls()},
        {Words::tr("System"), QStringLiteral("%1, %2 %3, %4").arg(QSysInfo::prettyProductName(), QSysInfo::kernelType(),
                                                                    QSysInfo::kernelVersion(), QSysInfo::currentCpuArchitecture())},
        {Words::tr("Display"), Words::tr("%1, scale %2")
                                   .arg(QGuiApplication::platformName(), QLocale().toString(qGuiApp->devicePixelRatio(), 'g', 3))},
        {Words::tr("Configuration"), shown(context.config.path())},
        {Words::tr("Data"), shown(QFileInfo(context.history.path()).absolutePath())},
        {Words::tr("Window"), shown(WindowState::defaultPath())},
    };
}

QString aboutText(const QList<AboutFact>& facts)
{
    QString text;
    for (const AboutFact& fact : facts)
        text += QStringLiteral("%1: %2\n").arg(fact.name, fact.value);
    return text;
}

} // namespace plimsoll
