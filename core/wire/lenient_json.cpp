#include "core/wire/lenient_json.h"

#include <QByteArray>
#include <QString>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace plimsoll {

namespace {

constexpr bool isWordByte(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-' || c == '+' || c == '.';
}

bool isReadableWord(QByteArrayView word)
{
    if (word == "true" || word == "false" || word == "null")
        return true;
    double value = 0;
    const auto result = std::from_chars(word.data(), word.data() + word.size(), value);
    return result.ec == std::errc() && result.ptr == word.data() + word.size() && std::isfinite(value);
}

/// The text with `null` for each bare word that is no JSON value.
QByteArray withoutUnreadableWords(QByteArrayView text)
{
    QByteArray out;
    out.reserve(text.size());
    for (qsizetype i = 0; i < text.size();) {
        qsizetype end = i + 1;
        if (text[i] == '"') {
            while (end < text.size() && text[end] != '"')
                end += text[end] == '\\' ? 2 : 1;
            end = std::min(end + 1, text.size());
        } else if (isWordByte(text[i])) {
            while (end < text.size() && isWordByte(text[end]))
                ++end;
            if (!isReadableWord(text.sliced(i, end - i))) {
                out.append("null");
                i = end;
                continue;
            }
        }
        out.append(text.sliced(i, end - i));
        i = end;
    }
    return out;
}

} // namespace

QJsonDocument parseLenientJson(QByteArrayView bytes)
{
    if (bytes.startsWith("\xEF\xBB\xBF"))
        bytes = bytes.sliced(3);
    if (!bytes.startsWith('{') && !bytes.startsWith('['))
        return {}; // HTML, words, nothing
    QJsonParseError error;
    QByteArray text = QByteArray::fromRawData(bytes.data(), bytes.size());
    QJsonDocument document = QJsonDocument::fromJson(text, &error);
    // Each repair once, so that a broken body costs a few passes at most.
    if (error.error == QJsonParseError::IllegalUTF8String) {
        text = QString::fromUtf8(text).toUtf8();
        document = QJsonDocument::fromJson(text, &error);
    }
    if (error.error == QJsonParseError::IllegalNumber || error.error == QJsonParseError::IllegalValue)
        document = QJsonDocument::fromJson(withoutUnreadableWords(text));
    return document;
}

} // namespace plimsoll
