// Id -> slot number, open addressing with linear probing: a lookup is one cache line, and a warm map does not allocate.
#pragma once

#include <cstdint>
#include <vector>

namespace plimsoll {

class FlatMap
{
public:
    static constexpr std::uint32_t kNone = 0xffffffff;

    std::uint32_t find(std::uint64_t key) const
    {
        if (m_cells.empty())
            return kNone;
        for (std::size_t i = home(key);; i = (i + 1) & m_mask) {
            if (m_cells[i].slot == kNone)
                return kNone;
            if (m_cells[i].key == key)
                return m_cells[i].slot;
        }
    }

    /// Adds or replaces.
    void insert(std::uint64_t key, std::uint32_t slot)
    {
        if ((m_used + 1) * 2 > m_cells.size())
            grow();
        std::size_t i = home(key);
        while (m_cells[i].slot != kNone && m_cells[i].key != key)
            i = (i + 1) & m_mask;
        m_used += m_cells[i].slot == kNone;
        m_cells[i] = {key, slot};
    }

    void erase(std::uint64_t key)
    {
        if (m_cells.empty())
            return;
        std::size_t i = home(key);
        while (m_cells[i].key != key || m_cells[i].slot == kNone) {
            if (m_cells[i].slot == kNone)
                return;
            i = (i + 1) & m_mask;
        }
        // Close the gap, so that no search ends too early.
        for (std::size_t j = (i + 1) & m_mask; m_cells[j].slot != kNone; j = (j + 1) & m_mask) {
            const std::size_t h = home(m_cells[j].key);
            if (((j - h) & m_mask) >= ((j - i) & m_mask)) {
                m_cells[i] = m_cells[j];
                i = j;
            }
        }
        m_cells[i].slot = kNone;
        --m_used;
    }

private:
    struct Cell
    {
        std::uint64_t key = 0;
        std::uint32_t slot = kNone;
    };

    std::size_t home(std::uint64_t key) const
    {
        return static_cast<std::size_t>((key * 0x9e3779b97f4a7c15ULL) >> 32) & m_mask;
    }

    void grow()
    {
        const std::vector<Cell> old = std::move(m_cells);
        m_cells.assign(old.empty() ? 64 : old.size() * 2, Cell{});
        m_mask = m_cells.size() - 1;
        m_used = 0;
        for (const Cell& cell : old)
            if (cell.slot != kNone)
                insert(cell.key, cell.slot);
    }

    std::vector<Cell> m_cells;
    std::size_t m_mask = 0;
    std::size_t m_used = 0;
};

} // namespace plimsoll
