// How whoever started a long computation holds on to it: stop, pause, go on; asked by the threads that compute.
#pragma once

#include <atomic>
#include <condition_variable>
#include <mutex>

namespace plimsoll {

class RunControl
{
public:
    void stop()
    {
        m_stop = true;
        setPaused(false);
    }
    void setPaused(bool paused)
    {
        {
            const std::lock_guard guard(m_lock);
            m_paused = paused && !m_stop;
        }
        m_changed.notify_all();
    }
    bool stopped() const { return m_stop.load(std::memory_order_relaxed); }
    const std::atomic<bool>* flag() const { return &m_stop; }
    /// Comes back when it is not paused.
    void waitWhilePaused()
    {
        std::unique_lock guard(m_lock);
        m_changed.wait(guard, [this] { return !m_paused; });
    }

private:
    std::atomic<bool> m_stop{false};
    std::mutex m_lock;
    std::condition_variable m_changed;
    bool m_paused = false;
};

} // namespace plimsoll
