// SIGINT and SIGTERM as a Qt signal, so that a command can end what it has begun (self-pipe trick).
#pragma once

#include <QObject>

class QSocketNotifier;

namespace plimsoll {

/// Made once, by the subcommand that runs. A second signal while the first is being handled kills as usual.
class Interrupt : public QObject
{
    Q_OBJECT
public:
    explicit Interrupt(QObject* parent = nullptr);
    ~Interrupt() override;

Q_SIGNALS:
    void requested();

private:
    QSocketNotifier* m_notifier = nullptr;
    int m_fds[2] = {-1, -1};
};

} // namespace plimsoll
