#include "core/live/cache_key.h"

#include "core/wire/canonical_prompt.h"

#include <QCryptographicHash>
#include <QtEndian>

namespace plimsoll {

namespace {

// Each part goes in with its length: otherwise "ab" + "c" and "a" + "bc" would be one request.
void add(QCryptographicHash& hash, const QByteArray& part)
{
    const quint64 size = qToLittleEndian(quint64(part.size()));
    hash.addData(QByteArrayView(reinterpret_cast<const char*>(&size), sizeof size));
    hash.addData(part);
}

} // namespace

CacheKey PromptDigest::key() const
{
    if (exact.isEmpty())
        return {};
    return CacheKey{qFromLittleEndian<quint64>(exact.constData()) >> 1}; // the highest number means: none
}

PromptDigest digestOf(const PromptRequest& request, const QString& profile, const QString& firstModel)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    add(hash, profile.toUtf8());
    add(hash, canonicalText(request.system).toUtf8());
    for (const PromptMessage& message : request.messages) {
        add(hash, message.role.toUtf8());
        add(hash, canonicalText(message.text).toUtf8());
    }
    add(hash, request.temperature ? QByteArray::number(*request.temperature, 'g', 17) : QByteArray());
    add(hash, QByteArray::number(qint64(request.maxTokens)));
    PromptDigest digest;
    digest.any_model = hash.result();
    add(hash, firstModel.toUtf8());
    digest.exact = hash.result();
    return digest;
}

} // namespace plimsoll
