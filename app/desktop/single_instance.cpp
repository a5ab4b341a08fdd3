#include "app/desktop/single_instance.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDeadlineTimer>
#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocalSocket>
#include <QStandardPaths>
#include <QTimer>

namespace plimsoll {

namespace {

constexpr int kPatienceMs = 10'000; ///< with one that is just starting, or just ending
constexpr int kTurnMs = 50;
constexpr int kAnswerMs = 5000; ///< a window that is busy for longer is stuck
constexpr qint64 kMostBytes = 4096;
constexpr qsizetype kLongestPath = 85; ///< of a socket: the system allows 107 bytes, and Qt adds to it while it binds
const QByteArray kDone = QByteArrayLiteral("ok\n");

QString identity(const QString& path)
{
    const QFileInfo info(path);
    const QString real = info.canonicalFilePath(); // empty if it is not there yet
    return real.isEmpty() ? info.absoluteFilePath() : real;
}

/// A folder that only the user can enter.
QString runtimeFolder()
{
    const QString runtime = QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
    if (runtime.isEmpty())
        return {};
    const QString folder = runtime + QStringLiteral("/plimsoll");
    if (!QDir().mkpath(folder))
        return {};
    QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    return folder;
}

} // namespace

SingleInstance::SingleInstance(const QString& configuration, const QString& data, QObject* parent) : QObject(parent)
{
    const QByteArray what = (identity(configuration) + u'\n' + identity(data)).toUtf8();
    const QString name = QString::fromLatin1(QCryptographicHash::hash(what, QCryptographicHash::Sha256).toHex().first(16));
    if (const QString folder = runtimeFolder(); !folder.isEmpty())
        m_base = folder + QStringLiteral("/window-") + name;
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&m_server, &QLocalServer::newConnection, this, &SingleInstance::serve);
    // One that ends answers nobody any more; who starts now waits for the lock.
    connect(qApp, &QCoreApplication::aboutToQuit, &m_server, &QLocalServer::close);
}

SingleInstance::Role SingleInstance::begin(const QString& page)
{
    if (m_base.isEmpty() || m_base.toUtf8().size() > kLongestPath) {
        m_problem = m_base.isEmpty() ? tr("there is no runtime folder (XDG_RUNTIME_DIR)") : tr("the path of the runtime folder is too long");
        return Role::Alone;
    }
    m_lock = std::make_unique<QLockFile>(m_base + QStringLiteral(".lock"));
    m_lock->setStaleLockTime(0); // never by its age: only when its process is gone
    QDeadlineTimer patience(kPatienceMs);
    while (true) {
        if (m_lock->tryLock(kTurnMs))
            return listen() ? Role::First : Role::Alone;
        if (m_lock->error() != QLockFile::LockFailedError) {
            m_problem = tr("%1 cannot be written").arg(m_base + QStringLiteral(".lock"));
            return Role::Alone;
        }
        if (handOver(page))
            return Role::Second;
        if (patience.hasExpired())
            break;
    }
    qint64 process = 0;
    QString host, program;
    m_lock->getLockInfo(&process, &host, &program);
    m_problem = tr("Plimsoll is running already (process %1) but does not answer. End it, or start another one beside it with --new-instance.")
                    .arg(process);
    return Role::Stuck;
}

/// Only who holds the lock comes here, so whatever is at the socket's place is a dead one's.
bool SingleInstance::listen()
{
    const QString socket = m_base + QStringLiteral(".sock");
    QLocalServer::removeServer(socket);
    if (m_server.listen(socket))
        return true;
    m_problem = m_server.errorString();
    m_lock->unlock();
    return false;
}

bool SingleInstance::handOver(const QString& page)
{
    QLocalSocket socket;
    socket.connectToServer(m_base + QStringLiteral(".sock"));
    if (!socket.waitForConnected(kAnswerMs))
        return false;
    const QJsonObject wishes{{QStringLiteral("page"), page}, {QStringLiteral("activation"), qEnvironmentVariable("XDG_ACTIVATION_TOKEN")}};
    socket.write(QJsonDocument(wishes).toJson(QJsonDocument::Compact) + '\n');
    QDeadlineTimer patience(kAnswerMs);
    while (socket.bytesAvailable() < kDone.size() && socket.waitForReadyRead(int(patience.remainingTime()))) {
    }
    return socket.readAll() == kDone;
}

void SingleInstance::serve()
{
    while (QLocalSocket* socket = m_server.nextPendingConnection()) {
        socket->setReadBufferSize(kMostBytes);
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        QTimer::singleShot(kAnswerMs, socket, &QLocalSocket::abort); // nobody says so little so slowly
        const auto read = [this, socket] {
            if (!socket->canReadLine())
                return;
            const QJsonObject wishes = QJsonDocument::fromJson(socket->readLine(kMostBytes)).object();
            if (wishes.contains(QLatin1String("page"))) {
                // Wayland: what lets the window come to the front. Qt takes it from the environment when it does.
                if (const QString token = wishes.value(QLatin1String("activation")).toString(); !token.isEmpty())
                    qputenv("XDG_ACTIVATION_TOKEN", token.toUtf8());
                Q_EMIT raiseRequested(wishes.value(QLatin1String("page")).toString());
                socket->write(kDone);
                socket->flush();
            }
            socket->disconnectFromServer();
        };
        connect(socket, &QLocalSocket::readyRead, this, read);
        read(); // it may all be there already
    }
}

} // namespace plimsoll
