// A binary heap whose entries can be taken out by handle: for timers and waiting lists, where cancelling is common.
// Push, pop and remove are O(log n); nodes are reused, so a warm heap does not allocate.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace plimsoll {

/// The smallest Key comes first. Keys must be unique in practice (add a sequence number).
template <class Key, class Item> class IndexedHeap
{
public:
    using Handle = std::uint32_t;
    static constexpr Handle kNone = 0xffffffff;

    bool empty() const { return m_heap.empty(); }
    std::size_t size() const { return m_heap.size(); }
    const Key& topKey() const { return m_nodes[m_heap.front()].key; }
    const Item& top() const { return m_nodes[m_heap.front()].item; }
    Handle topHandle() const { return m_heap.front(); }

    Handle push(Key key, Item item)
    {
        Handle handle;
        if (!m_free.empty()) {
            handle = m_free.back();
            m_free.pop_back();
            m_nodes[handle] = {std::move(key), std::move(item), 0};
        } else {
            handle = static_cast<Handle>(m_nodes.size());
            m_nodes.push_back({std::move(key), std::move(item), 0});
        }
        m_heap.push_back(handle);
        m_nodes[handle].place = static_cast<std::uint32_t>(m_heap.size() - 1);
        up(m_heap.size() - 1);
        return handle;
    }

    /// Takes the entry out and clears the caller's handle; nothing happens for kNone.
    void remove(Handle& handle)
    {
        if (handle == kNone)
            return;
        const std::size_t place = m_nodes[handle].place;
        m_free.push_back(handle);
        handle = kNone;
        const Handle last = m_heap.back();
        m_heap.pop_back();
        if (place == m_heap.size())
            return;
        m_heap[place] = last;
        m_nodes[last].place = static_cast<std::uint32_t>(place);
        up(place);
        down(m_nodes[last].place);
    }

private:
    struct Node
    {
        Key key;
        Item item;
        std::uint32_t place;
    };

    bool less(std::size_t a, std::size_t b) const { return m_nodes[m_heap[a]].key < m_nodes[m_heap[b]].key; }
    void swapAt(std::size_t a, std::size_t b)
    {
        std::swap(m_heap[a], m_heap[b]);
        m_nodes[m_heap[a]].place = static_cast<std::uint32_t>(a);
        m_nodes[m_heap[b]].place = static_cast<std::uint32_t>(b);
    }
    void up(std::size_t i)
    {
        while (i > 0 && less(i, (i - 1) / 2)) {
            swapAt(i, (i - 1) / 2);
            i = (i - 1) / 2;
        }
    }
    void down(std::size_t i)
    {
        for (;;) {
            std::size_t best = i;
            for (std::size_t child = 2 * i + 1; child <= 2 * i + 2 && child < m_heap.size(); ++child)
                if (less(child, best))
                    best = child;
            if (best == i)
                return;
            swapAt(i, best);
            i = best;
        }
    }

    std::vector<Node> m_nodes;
    std::vector<Handle> m_heap;
    std::vector<Handle> m_free;
};

} // namespace plimsoll
