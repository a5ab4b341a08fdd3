// A key, or any other secret, in memory: shared by copies, wiped when the last one is gone, and with no way to print it.
#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <memory>

namespace plimsoll {

class Secret
{
public:
    Secret() = default;
    explicit Secret(QByteArrayView bytes);
    /// Takes the bytes over and wipes the caller's buffer, if nobody else shares it.
    static Secret take(QByteArray&& bytes);

    bool isEmpty() const { return view().isEmpty(); }
    /// Valid as long as this copy lives. Not to be logged, stored or shown.
    QByteArrayView view() const;
    friend bool operator==(const Secret& a, const Secret& b) { return a.view() == b.view(); }

private:
    class Buffer;
    std::shared_ptr<const Buffer> m_buffer;
};

/// Overwrites the bytes with zeros, also when the optimiser thinks that nobody looks.
void wipe(QByteArray& bytes);

} // namespace plimsoll
