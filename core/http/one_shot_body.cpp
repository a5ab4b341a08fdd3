#include "core/http/one_shot_body.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace plimsoll {

OneShotBody::OneShotBody(QByteArray bytes, QObject* parent) : QIODevice(parent), m_bytes(std::move(bytes))
{
    open(QIODevice::ReadOnly | QIODevice::Unbuffered);
}

qint64 OneShotBody::bytesAvailable() const { return m_bytes.size() - m_offset; }

qint64 OneShotBody::readData(char* data, qint64 most)
{
    const qint64 n = std::min<qint64>(most, m_bytes.size() - m_offset);
    if (n == 0)
        return -1; // the end
    std::memcpy(data, m_bytes.constData() + m_offset, std::size_t(n));
    if (std::exchange(m_offset, m_offset + n) == 0)
        Q_EMIT firstTaken();
    return n;
}

} // namespace plimsoll
