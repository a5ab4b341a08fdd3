// Waiting for a StoreThread, but not for ever: a file that another program holds keeps its thread for seconds, and a
// command that has printed its answer should end.
#pragma once

#include "core/store/store_thread.h"

#include <QDeadlineTimer>

#include <algorithm>
#include <chrono>
#include <future>
#include <memory>

namespace plimsoll {

/// What is wrong where it did not come.
inline QString heldByAnother(const QString& path)
{
    return path + QStringLiteral(" is busy, another program holds it");
}

/// Whether it came before `end`; a thread that has nothing to do gets the moment that it needs to say so.
template <class T> bool cameBefore(const QDeadlineTimer& end, const std::future<T>& value)
{
    if (end.isForever()) {
        value.wait();
        return true;
    }
    constexpr qint64 kMomentMs = 50;
    return value.wait_for(std::chrono::milliseconds(std::max(end.remainingTime(), kMomentMs))) ==
           std::future_status::ready;
}

/// Whether all that was posted is done before `end`. If not, the thread cannot be joined by then either.
inline bool doneBefore(const QDeadlineTimer& end, StoreThread& thread)
{
    if (!thread.started())
        return true;
    const auto over = std::make_shared<std::promise<void>>();
    const std::future<void> done = over->get_future();
    thread.post([over](Database*) { over->set_value(); });
    return cameBefore(end, done);
}

} // namespace plimsoll
