// How a C++ type is written in JSON, and which kind of knob it makes. Reading expects a value that passed the knob's
// check.
#pragma once

#include "core/base/instant.h"
#include "core/config/enum_words.h"
#include "core/config/knob.h"
#include "core/config/price_tiers.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QMap>

#include <optional>
#include <type_traits>
#include <vector>

namespace plimsoll {

template <class T> struct KnobCodec;

template <> struct KnobCodec<bool>
{
    static constexpr KnobKind kind = KnobKind::Switch;
    static QJsonValue write(bool value) { return value; }
    static void read(bool& value, const QJsonValue& json) { value = json.toBool(); }
};

template <class T>
    requires std::is_integral_v<T>
struct KnobCodec<T>
{
    static constexpr KnobKind kind = KnobKind::Whole;
    static QJsonValue write(T value) { return static_cast<qint64>(value); }
    static void read(T& value, const QJsonValue& json) { value = static_cast<T>(json.toDouble()); }
};

template <> struct KnobCodec<double>
{
    static constexpr KnobKind kind = KnobKind::Number;
    static QJsonValue write(double value) { return value; }
    static void read(double& value, const QJsonValue& json) { value = json.toDouble(); }
};

template <> struct KnobCodec<Duration>
{
    static constexpr KnobKind kind = KnobKind::Whole;
    static QJsonValue write(Duration value) { return static_cast<qint64>(value.count()); }
    static void read(Duration& value, const QJsonValue& json) { value = Duration(static_cast<qint64>(json.toDouble())); }
};

template <> struct KnobCodec<QString>
{
    static constexpr KnobKind kind = KnobKind::Text;
    static QJsonValue write(const QString& value) { return value; }
    static void read(QString& value, const QJsonValue& json) { value = json.toString(); }
};

template <class E>
    requires std::is_enum_v<E>
struct KnobCodec<E>
{
    static constexpr KnobKind kind = KnobKind::Choice;
    static QStringList choices() { return allWords<E>(); }
    static QJsonValue write(E value) { return wordOf(value); }
    static void read(E& value, const QJsonValue& json) { value = fromWord<E>(json.toString()); }
};

template <class T> struct KnobCodec<std::optional<T>> : KnobCodec<T>
{
    static QJsonValue write(const std::optional<T>& value)
    {
        return value ? KnobCodec<T>::write(*value) : QJsonValue(QJsonValue::Null);
    }
    static void read(std::optional<T>& value, const QJsonValue& json)
    {
        if (json.isNull())
            value.reset();
        else
            KnobCodec<T>::read(value.emplace(), json);
    }
};

template <class T> struct KnobListCodec // a list is replaced as a whole, never merged
{
    static QJsonValue write(const T& list)
    {
        QJsonArray json;
        for (const auto& value : list)
            json.append(KnobCodec<typename T::value_type>::write(value));
        return json;
    }
    static void read(T& list, const QJsonValue& json)
    {
        list.clear();
        for (const QJsonValue& value : json.toArray())
            KnobCodec<typename T::value_type>::read(list.emplace_back(), value);
    }
};

template <> struct KnobCodec<std::vector<int>> : KnobListCodec<std::vector<int>>
{
    static constexpr KnobKind kind = KnobKind::WholeList;
};

template <> struct KnobCodec<QStringList> : KnobListCodec<QStringList>
{
    static constexpr KnobKind kind = KnobKind::TextList;
};

template <class E>
    requires std::is_enum_v<E>
struct KnobCodec<std::vector<E>> : KnobListCodec<std::vector<E>>
{
    static constexpr KnobKind kind = KnobKind::Choices;
    static QStringList choices() { return allWords<E>(); }
};

template <> struct KnobCodec<PriceTier>
{
    static QJsonValue write(const PriceTier& tier) { return toJson(tier); }
    static void read(PriceTier& tier, const QJsonValue& json) { tier = priceTierFromJson(json.toObject()); }
};

template <> struct KnobCodec<std::vector<PriceTier>> : KnobListCodec<std::vector<PriceTier>>
{
    static constexpr KnobKind kind = KnobKind::PriceTiers;
};

template <> struct KnobCodec<QMap<QString, QString>> // merged by name; null takes a name away
{
    static constexpr KnobKind kind = KnobKind::TextMap;
    static QJsonValue write(const QMap<QString, QString>& map)
    {
        QJsonObject json;
        for (auto it = map.begin(); it != map.end(); ++it)
            json.insert(it.key(), it.value());
        return json;
    }
    static void read(QMap<QString, QString>& map, const QJsonValue& json)
    {
        const QJsonObject object = json.toObject();
        for (auto it = object.begin(); it != object.end(); ++it) {
            if (it.value().isNull())
                map.remove(it.key());
            else
                map.insert(it.key(), it.value().toString());
        }
    }
};

} // namespace plimsoll
