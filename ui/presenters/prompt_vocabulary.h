// The names of the event vocabulary back into the enums that the rest of the program decides with.
#pragma once

#include <QJsonObject>
#include <QString>

#include <array>
#include <optional>
#include <string_view>

namespace plimsoll {

/// Nothing for a name that is not in the table.
template <class Enum, std::size_t N>
std::optional<Enum> fromName(const std::array<std::string_view, N>& names, const QString& text)
{
    for (std::size_t i = 0; i < N; ++i) {
        if (text == QLatin1String(names[i].data(), qsizetype(names[i].size())))
            return static_cast<Enum>(i);
    }
    return std::nullopt;
}

/// A whole number of an event, or nothing when the event does not have it.
inline std::optional<qint64> wholeNumber(const QJsonObject& event, QLatin1String key)
{
    const QJsonValue value = event.value(key);
    return value.isDouble() ? std::optional<qint64>(value.toInteger()) : std::nullopt;
}

} // namespace plimsoll
