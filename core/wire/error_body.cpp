#include "core/wire/error_body.h"

#include "core/policy/classification.h"
#include "core/wire/wire_number.h"

#include <QJsonArray>

#include <algorithm>

namespace plimsoll {

namespace {

using L = QLatin1String;

/// The number that a code is, if it is one ("502" counts).
int codeNumber(const QJsonValue& code)
{
    const auto number = jsonNumber(code);
    return number && *number >= 100 && *number <= 999 ? static_cast<int>(*number) : 0;
}

std::optional<std::int64_t> spanOf(const QString& quota)
{
    constexpr std::pair<const char*, std::int64_t> kSpans[] = {
        {"PerSecond", 1}, {"PerMinute", 60}, {"PerHour", 3600}, {"PerDay", 86400}, {"PerMonth", 2592000}};
    for (const auto& [word, span] : kSpans)
        if (quota.contains(L(word), Qt::CaseInsensitive))
            return span;
    return std::nullopt;
}

QString windowName(const QString& quota)
{
    const auto has = [&](const char* word) { return quota.contains(L(word), Qt::CaseInsensitive); };
    if (has("InputToken") || has("input_token"))
        return QStringLiteral("input_tokens");
    if (has("OutputToken") || has("output_token"))
        return QStringLiteral("output_tokens");
    if (has("Request") || !has("Token"))
        return QStringLiteral("requests");
    return QStringLiteral("tokens");
}

void readGoogleDetails(const QJsonArray& details, ErrorBody& out)
{
    for (const QJsonValue& value : details) {
        const QJsonObject detail = value.toObject();
        if (const QString delay = detail.value(L("retryDelay")).toString(); !delay.isEmpty() && !out.delay_ms)
            out.delay_ms = parseGoDuration(delay.toUtf8()); // protobuf's "38.2s" is one
        for (const QJsonValue& entry : detail.value(L("violations")).toArray()) {
            const QJsonObject violation = entry.toObject();
            QString quota = violation.value(L("quotaId")).toString();
            if (quota.isEmpty())
                quota = violation.value(L("quotaMetric")).toString();
            if (quota.isEmpty() && !violation.contains(L("quotaValue")))
                continue;
            ErrorBody::Violation seen{windowName(quota), std::nullopt, spanOf(quota)};
            if (const auto limit = jsonNumber(violation.value(L("quotaValue"))))
                seen.limit = knownAmount(*limit);
            const bool known = std::any_of(out.violations.begin(), out.violations.end(), [&](const auto& v) {
                return v.name == seen.name && v.span_s == seen.span_s;
            });
            if (!known)
                out.violations.push_back(seen);
        }
    }
}

/// FastAPI's list of what it does not accept, in one line: "body.stream_options: Extra inputs are not permitted".
QString validationWords(const QJsonArray& details)
{
    QStringList faults;
    for (const QJsonValue& detail : details) {
        QStringList place;
        for (const QJsonValue& step : detail[L("loc")].toArray())
            place.append(step.toVariant().toString());
        const QString words = detail[L("msg")].toString();
        if (!words.isEmpty())
            faults.append(place.isEmpty() ? words : QStringLiteral("%1: %2").arg(place.join(u'.'), words));
    }
    return faults.join(QLatin1String("; "));
}

} // namespace

ErrorBody readError(const QJsonObject& root, const QJsonObject& error)
{
    ErrorBody out;
    const QJsonValue details = error.value(L("details"));
    const QJsonValue metadata = error.value(L("metadata"));
    const QJsonValue code = error.value(L("code"));
    // The first known one decides (policies 2).
    for (const QJsonValue& word :
         {details.toObject().value(L("error_code")), metadata.toObject().value(L("limit_source")), code,
          error.value(L("type")), error.value(L("status")), root.value(L("code"))}) {
        const QByteArray text = word.toString().toUtf8();
        if (text.isEmpty())
            continue;
        const std::string_view view(text.constData(), std::size_t(text.size()));
        out.invalid_request |= view == "invalid_request_error";
        if (out.code_class)
            continue;
        out.code_class = classOfCode(view);
        out.in_flight_budget = out.code_class && view == "openrouter_in_flight_budget";
    }
    out.code_number = codeNumber(code);
    if (out.code_number == 0)
        out.code_number = codeNumber(error.value(L("status")));
    out.message = error.value(L("message")).toString();
    if (out.message.isEmpty())
        out.message = root.value(L("error")).toString(); // xAI: the error is a text
    if (out.message.isEmpty())
        out.message = root.value(L("message")).toString(); // Mistral: no error object
    if (out.message.isEmpty())
        out.message = root.value(L("detail")).toString();
    if (out.message.isEmpty())
        out.message = validationWords(root.value(L("detail")).toArray());
    if (out.message.isEmpty())
        out.message = validationWords(root.value(L("message"))[L("detail")].toArray()); // Mistral wraps it

    const QJsonObject headers = metadata.toObject().value(L("headers")).toObject();
    for (auto it = headers.begin(); it != headers.end(); ++it)
        out.limit_headers.append({it.key().toUtf8(), it->toVariant().toString().toUtf8()});

    readGoogleDetails(details.toArray(), out);
    if (const auto seconds = jsonNumber(error.value(L("resets_in_seconds"))); seconds && !out.delay_ms)
        out.delay_ms = *seconds * 1000;
    if (const auto at = jsonNumber(error.value(L("resets_at"))); at && *at >= 1e9 && *at < 2.5e14)
        out.resets_at = static_cast<WallMs>(*at >= 1e12 ? *at : *at * 1000);
    return out;
}

} // namespace plimsoll
