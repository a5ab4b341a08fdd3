// Numbers as servers write them. Strict: what is not a plain decimal is unreadable, never a wrong value.
#pragma once

#include <QByteArrayView>
#include <QJsonValue>

#include <cstdint>
#include <optional>

namespace plimsoll {

/// "12", "-1", "0.5"; no exponent, no sign but '-', no "nan", no blanks inside. Finite.
std::optional<double> parseDecimal(QByteArrayView text);
/// The decimal that `text` starts with; `used` is its length.
std::optional<double> leadingDecimal(QByteArrayView text, qsizetype& used);
/// A Go duration in ms: "12ms", "1m9.696s", "1h2m3.5s", "6m0s"; units h, m, s, ms, us, ns and d.
std::optional<double> parseGoDuration(QByteArrayView text);
/// A duration inside a sentence: a Go duration, or "20 seconds", "2 minutes"; a bare number only if `bare_seconds`.
std::optional<double> leadingDelay(QByteArrayView text, bool bare_seconds);
/// A JSON number, or a text that holds one.
std::optional<double> jsonNumber(const QJsonValue& value);
/// A count of tokens: whole, never negative, saturating.
std::optional<std::int64_t> jsonCount(const QJsonValue& value);

/// A limit or what remains of it: -1 is unknown, other negatives are 0.
std::optional<double> knownAmount(double value);

} // namespace plimsoll
