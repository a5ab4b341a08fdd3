// The way to limits that all processes of a user have in common: an interface to whoever owns the common state. The
// engine asks before every limited attempt and is told what others did; it goes on deciding with its own buckets and
// breakers, which mirror the common ones.
#pragma once

#include "core/engine/command.h"
#include "core/engine/engine_config.h"
#include "core/engine/event.h"

#include <QObject>

namespace plimsoll {

class BootClock;
struct EngineNames;

class CapacityGate : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    /// Once, before anything else: whose ids and instants the gate is spoken to in. Both outlive its use.
    virtual void attach(const EngineNames& names, const BootClock& clock) = 0;
    /// After attach() and whenever it changes.
    virtual void configure(const EngineConfig& config) = 0;
    /// Answered by granted(), once, whatever happens: without a common state it is granted, and the process limits itself.
    virtual void need(const NeedCapacity& request) = 0;
    virtual void share(const SharedChange& change) = 0;

Q_SIGNALS:
    void granted(const plimsoll::CapacityGranted& answer);
    void told(const plimsoll::SharedState& news);
};

} // namespace plimsoll
