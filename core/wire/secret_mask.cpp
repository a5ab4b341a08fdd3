#include "core/wire/secret_mask.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace plimsoll {

namespace {

constexpr std::array<const char*, 10> kSecretHeaders{
    "authorization",  "proxy-authorization",  "cookie",          "set-cookie", "set-cookie2", "x-api-key", "api-key",
    "x-goog-api-key", "x-amz-security-token", "x-plimsoll-token"};

constexpr std::array<const char*, 9> kKeyStarts{"sk-", "sk_", "gsk_", "xai-", "AIza", "hf_", "ghp_", "pk-", "eyJ"};
constexpr qsizetype kShortestKey = 16;

bool isKeyChar(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) || c == '-' || c == '_' || c == '.' || c == '*';
}

/// How long the key is that begins at `at`; 0: none does.
qsizetype keyAt(const QByteArray& text, qsizetype at)
{
    if (at > 0 && isKeyChar(text[at - 1]))
        return 0; // in the middle of a word
    const QByteArrayView rest = QByteArrayView(text).sliced(at);
    if (std::none_of(kKeyStarts.begin(), kKeyStarts.end(), [&](const char* start) { return rest.startsWith(start); }))
        return 0;
    qsizetype length = 0;
    while (length < rest.size() && isKeyChar(rest[length]))
        ++length;
    while (length > 0 && rest[length - 1] == '.')
        --length; // the sentence's
    return length >= kShortestKey ? length : 0;
}

/// The token after "Bearer ", whatever it looks like.
qsizetype bearerAt(const QByteArray& text, qsizetype at)
{
    constexpr QByteArrayView kBearer("bearer ");
    if (at < kBearer.size() ||
        QByteArrayView(text).sliced(at - kBearer.size(), kBearer.size()).compare(kBearer, Qt::CaseInsensitive) != 0)
        return 0;
    qsizetype length = 0;
    while (at + length < text.size() &&
           (isKeyChar(text[at + length]) || QByteArrayView("+/=~").contains(text[at + length])))
        ++length;
    return length >= kShortestKey ? length : 0;
}

} // namespace

QByteArray maskSecrets(QByteArray text)
{
    for (qsizetype at = 0; at < text.size(); ++at) {
        const qsizetype length = std::max(keyAt(text, at), bearerAt(text, at));
        if (length > 0)
            text.replace(at, length, "***");
    }
    return text;
}

HeaderList maskSecrets(HeaderList headers)
{
    for (auto& [name, value] : headers) {
        const bool secret =
            std::any_of(kSecretHeaders.begin(), kSecretHeaders.end(),
                        [&name = name](const char* known) { return name.compare(known, Qt::CaseInsensitive) == 0; });
        value = secret ? QByteArray("***") : maskSecrets(value);
    }
    return headers;
}

} // namespace plimsoll
