#include "tests/support/compressed.h"

#include <brotli/encode.h>
#include <zlib.h>

namespace plimsoll::test {

struct Compressor::Stream
{
    z_stream z{};
};

Compressor::Compressor(const QByteArray& coding) : m_stream(std::make_unique<Stream>())
{
    constexpr int kWindow = 15, kGzip = 16; // zlib's own frame is what HTTP calls deflate
    deflateInit2(&m_stream->z, Z_BEST_COMPRESSION, Z_DEFLATED, coding == "gzip" ? kWindow + kGzip : kWindow, 8, Z_DEFAULT_STRATEGY);
}

Compressor::~Compressor() { deflateEnd(&m_stream->z); }

QByteArray Compressor::run(const QByteArray& bytes, int flush)
{
    z_stream& z = m_stream->z;
    z.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.constData()));
    z.avail_in = uInt(bytes.size());
    QByteArray out;
    char buffer[16384];
    do {
        z.next_out = reinterpret_cast<Bytef*>(buffer);
        z.avail_out = sizeof buffer;
        deflate(&z, flush);
        out.append(buffer, qsizetype(sizeof buffer - z.avail_out));
    } while (z.avail_out == 0);
    return out;
}

QByteArray Compressor::flushed(const QByteArray& bytes) { return run(bytes, Z_SYNC_FLUSH); }
QByteArray Compressor::finished() { return run({}, Z_FINISH); }

QByteArray compressed(const QByteArray& bytes, const QByteArray& coding)
{
    if (coding == "identity")
        return bytes;
    if (coding == "br") {
        std::size_t size = BrotliEncoderMaxCompressedSize(std::size_t(bytes.size()));
        QByteArray out(qsizetype(size), Qt::Uninitialized);
        BrotliEncoderCompress(BROTLI_DEFAULT_QUALITY, BROTLI_DEFAULT_WINDOW, BROTLI_MODE_TEXT, std::size_t(bytes.size()),
                              reinterpret_cast<const std::uint8_t*>(bytes.constData()), &size, reinterpret_cast<std::uint8_t*>(out.data()));
        out.truncate(qsizetype(size));
        return out;
    }
    Compressor whole(coding);
    QByteArray out = whole.flushed(bytes);
    return out += whole.finished();
}

} // namespace plimsoll::test
