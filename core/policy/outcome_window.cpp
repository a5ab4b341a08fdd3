#include "core/policy/outcome_window.h"

#include <algorithm>

namespace plimsoll {

OutcomeWindow::OutcomeWindow(Duration window, int slices)
    : m_width(std::max<std::int64_t>(1, window.count() / std::max(1, slices))),
      m_slices(static_cast<std::size_t>(std::max(1, slices)))
{
}

void OutcomeWindow::add(Instant now, bool failure)
{
    const std::int64_t number = std::max(numberAt(now), m_newest);
    const auto n = static_cast<std::int64_t>(m_slices.size());
    if (number != m_newest) {
        for (std::int64_t i = std::max(m_newest + 1, number - n + 1); i <= number; ++i) {
            Slice& stale = m_slices[static_cast<std::size_t>(i % n)];
            m_sum.failures -= stale.failures;
            m_sum.total -= stale.total;
            stale = Slice{i, 0, 0};
        }
        m_newest = number;
    }
    Slice& slice = m_slices[static_cast<std::size_t>(number % n)];
    slice.failures += failure;
    ++slice.total;
    m_sum.failures += failure;
    ++m_sum.total;
}

OutcomeWindow::Counts OutcomeWindow::counts(Instant now) const
{
    const std::int64_t number = numberAt(now);
    if (number <= m_newest)
        return m_sum;
    Counts sum;
    for (const Slice& slice : m_slices) {
        if (slice.number > number - static_cast<std::int64_t>(m_slices.size())) {
            sum.failures += slice.failures;
            sum.total += slice.total;
        }
    }
    return sum;
}

void OutcomeWindow::clear()
{
    std::fill(m_slices.begin(), m_slices.end(), Slice{});
    m_sum = {};
    m_newest = -1;
}

} // namespace plimsoll
