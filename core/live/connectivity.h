// Whether the system thinks that it has a network: a hint for the screen, never a reason not to send.
#pragma once

#include <QObject>

#include <optional>

namespace plimsoll {

class Connectivity : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    /// Begins to listen to the system, if there is a part of it that can be asked.
    void start();
    /// Nothing: nobody says.
    std::optional<bool> online() const;

Q_SIGNALS:
    void changed();
};

} // namespace plimsoll
