#include "core/live/secret.h"

#include <cstring>
#include <vector>

namespace plimsoll {

class Secret::Buffer
{
public:
    explicit Buffer(QByteArrayView bytes) : m_bytes(bytes.begin(), bytes.end()) {}
    ~Buffer() { explicit_bzero(m_bytes.data(), m_bytes.size()); }
    Buffer(const Buffer&) = delete;
    Buffer& operator=(const Buffer&) = delete;
    QByteArrayView view() const { return QByteArrayView(m_bytes.data(), qsizetype(m_bytes.size())); }

private:
    std::vector<char> m_bytes;
};

Secret::Secret(QByteArrayView bytes)
{
    if (!bytes.isEmpty())
        m_buffer = std::make_shared<const Buffer>(bytes);
}

Secret Secret::take(QByteArray&& bytes)
{
    Secret secret{QByteArrayView(bytes)};
    wipe(bytes);
    return secret;
}

QByteArrayView Secret::view() const
{
    return m_buffer ? m_buffer->view() : QByteArrayView();
}

void wipe(QByteArray& bytes)
{
    if (bytes.isDetached())
        explicit_bzero(bytes.data(), size_t(bytes.size()));
    bytes.clear();
}

} // namespace plimsoll
