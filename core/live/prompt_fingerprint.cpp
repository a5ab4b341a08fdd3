#include "core/live/prompt_fingerprint.h"

#include "core/wire/canonical_prompt.h"

#include <QCryptographicHash>

namespace plimsoll {

namespace {

// With its length: otherwise "ab" + "c" and "a" + "bc" would be one prompt.
void add(QCryptographicHash& hash, const QString& text)
{
    const QByteArray bytes = text.toUtf8();
    hash.addData(QByteArray::number(bytes.size()));
    hash.addData(":");
    hash.addData(bytes);
}

} // namespace

PromptFingerprint fingerprintOf(const PromptRequest& request)
{
    PromptFingerprint print;
    QCryptographicHash hash(QCryptographicHash::Sha256);
    add(hash, canonicalText(request.system));
    print.chars = request.system.size();
    for (const PromptMessage& message : request.messages) {
        add(hash, message.role);
        add(hash, canonicalText(message.text));
        print.chars += message.text.size();
    }
    print.hash = QString::fromLatin1(hash.result().toHex().left(32));
    return print;
}

} // namespace plimsoll
