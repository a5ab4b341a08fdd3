// Content codings as a server applies them.
#pragma once

#include <QByteArray>

#include <memory>

namespace plimsoll::test {

/// gzip or deflate, piece by piece.
class Compressor
{
public:
    explicit Compressor(const QByteArray& coding);
    ~Compressor();
    /// The coded bytes, complete enough to be decoded as far as `bytes` goes.
    QByteArray flushed(const QByteArray& bytes);
    /// The end of the coding.
    QByteArray finished();

private:
    QByteArray run(const QByteArray& bytes, int flush);
    struct Stream;
    std::unique_ptr<Stream> m_stream;
};

/// gzip, deflate, br, identity.
QByteArray compressed(const QByteArray& bytes, const QByteArray& coding);

} // namespace plimsoll::test
