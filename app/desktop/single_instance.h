// One window for one user, configuration and data folder: a second start hands its wishes to the first and ends. The
// first holds a lock file, which a crash leaves stale and the next start takes over, and listens on a local socket that
// only the user can open; both are in the user's runtime folder.
#pragma once

#include <QLocalServer>
#include <QLockFile>
#include <QObject>
#include <QString>

#include <memory>

namespace plimsoll {

class SingleInstance : public QObject
{
    Q_OBJECT
public:
    enum class Role : std::uint8_t {
        First,  ///< this process is the one, and listens from now on
        Second, ///< another one is, and has taken the wishes: end
        Stuck,  ///< another one is, but does not answer
        Alone   ///< there is nowhere to agree on it: go on without
    };

    /// `configuration`: the file, `data`: the folder; together with the user they are what a window is one of.
    SingleInstance(const QString& configuration, const QString& data, QObject* parent = nullptr);

    /// Decides who this process is. Waits at most a few seconds, for one that is just starting or ending; at once in
    /// every usual case. `page`: what the window is to show.
    Role begin(const QString& page);
    /// Why it is Stuck or Alone.
    const QString& problem() const { return m_problem; }

Q_SIGNALS:
    /// Another start wants the window to come to the front, on a page if it is not empty.
    void raiseRequested(const QString& page);

private:
    bool listen();
    bool handOver(const QString& page);
    void serve();

    QString m_base; ///< path without suffix; empty: there is no runtime folder
    std::unique_ptr<QLockFile> m_lock;
    QLocalServer m_server;
    QString m_problem;
};

} // namespace plimsoll
