#include "core/live/said_back.h"

namespace plimsoll {

namespace {
constexpr qsizetype kShortest = 8;
} // namespace

void SaidBack::keepOut(Secret secret)
{
    if (secret.view().size() >= kShortest)
        m_secrets.push_back(std::move(secret));
}

QByteArray SaidBack::clean(QByteArray text) const
{
    for (const Secret& secret : m_secrets)
        if (text.contains(secret.view()))
            text.replace(secret.view(), "***");
    return text;
}

QString SaidBack::clean(const QString& text) const
{
    const QByteArray bytes = text.toUtf8();
    const QByteArray cleaned = clean(bytes);
    return cleaned == bytes ? text : QString::fromUtf8(cleaned);
}

HeaderList SaidBack::clean(HeaderList headers) const
{
    for (auto& [name, value] : headers)
        value = clean(value);
    return headers;
}

} // namespace plimsoll
