#include "core/sandbox/sandbox_port.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHostAddress>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>
#include <QStandardPaths>
#include <QTcpSocket>

#ifndef Q_OS_WIN
#include <cerrno>
#include <csignal>
#endif

namespace plimsoll::sandbox_port {

namespace {

constexpr int kConnectMs = 300; // loopback answers or refuses at once; this only bounds a port whose owner is stuck

struct Published
{
    int port = 0;
    qint64 pid = 0;
};

std::optional<Published> load()
{
    QFile file(filePath());
    if (filePath().isEmpty() || !file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QJsonObject object = QJsonDocument::fromJson(file.read(4096)).object();
    const Published p{object[QLatin1String("port")].toInt(), object[QLatin1String("pid")].toInteger()};
    if (p.port < 1 || p.port > 65535 || p.pid < 1)
        return std::nullopt;
    return p;
}

bool isAlive(qint64 pid)
{
#ifdef Q_OS_WIN
    Q_UNUSED(pid) // the port tells
    return true;
#else
    return ::kill(static_cast<pid_t>(pid), 0) == 0 || errno == EPERM;
#endif
}

bool takesConnections(quint16 port)
{
    QTcpSocket socket;
    socket.connectToHost(QHostAddress::LocalHost, port);
    return socket.waitForConnected(kConnectMs);
}

} // namespace

QString filePath()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
    return folder.isEmpty() ? QString() : folder + QStringLiteral("/plimsoll/sandbox.json");
}

Result<QString> publish(quint16 port)
{
    const QString path = filePath();
    if (path.isEmpty())
        return Error{"", "there is no runtime folder"};
    const QString folder = QFileInfo(path).path();
    if (!QDir().mkpath(folder))
        return Error{folder.toStdString(), "cannot be created"};
    QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    QSaveFile file(path);
    const QJsonObject object{{QStringLiteral("port"), port}, {QStringLiteral("pid"), QCoreApplication::applicationPid()}};
    if (!file.open(QIODevice::WriteOnly) || !file.setPermissions(QFile::ReadOwner | QFile::WriteOwner)
        || file.write(QJsonDocument(object).toJson(QJsonDocument::Compact)) < 0 || !file.commit())
        return Error{path.toStdString(), file.errorString().toStdString()};
    return path;
}

std::optional<quint16> read()
{
    const auto published = load();
    if (!published || !isAlive(published->pid) || !takesConnections(static_cast<quint16>(published->port)))
        return std::nullopt;
    return static_cast<quint16>(published->port);
}

void withdraw()
{
    const auto published = load();
    if (published && published->pid == QCoreApplication::applicationPid())
        QFile::remove(filePath());
}

} // namespace plimsoll::sandbox_port
