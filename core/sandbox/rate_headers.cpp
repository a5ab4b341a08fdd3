#include "core/sandbox/rate_headers.h"

#include <cmath>

namespace plimsoll {

namespace {

using Kind = ModelLimits::Kind;

QByteArray whole(double value) { return QByteArray::number(static_cast<qint64>(value)); }

/// Empty: the dialect has no such header.
QByteArray headerName(SandboxDialect dialect, Kind kind)
{
    switch (kind) {
    case Kind::Requests: return "requests";
    case Kind::InputTokens: return dialect == SandboxDialect::Anthropic ? "input-tokens" : "";
    case Kind::OutputTokens: return dialect == SandboxDialect::Anthropic ? "output-tokens" : "";
    case Kind::Tokens: return "tokens";
    case Kind::Concurrency: break;
    }
    return {};
}

QString limitName(Kind kind)
{
    switch (kind) {
    case Kind::Requests: return QStringLiteral("requests per min (RPM)");
    case Kind::InputTokens: return QStringLiteral("input tokens per min");
    case Kind::OutputTokens: return QStringLiteral("output tokens per min");
    case Kind::Tokens: return QStringLiteral("tokens per min (TPM)");
    case Kind::Concurrency: break;
    }
    return QStringLiteral("concurrent requests");
}

} // namespace

QByteArray goDuration(double ms)
{
    const auto total = static_cast<qint64>(std::ceil(std::max(ms, 0.0)));
    if (total < 1000)
        return total == 0 ? QByteArray("0s") : QByteArray::number(total) + "ms";
    const qint64 hours = total / 3'600'000;
    const qint64 minutes = total / 60'000 % 60;
    QByteArray text;
    if (hours)
        text += QByteArray::number(hours) + 'h';
    if (hours || minutes)
        text += QByteArray::number(minutes) + 'm';
    return text + QByteArray::number(static_cast<double>(total % 60'000) / 1000, 'g', 5) + 's';
}

HttpHeaders rateHeaders(SandboxDialect dialect, const ModelLimits& limits, Instant now, double speed, const QDateTime& wall)
{
    HttpHeaders headers;
    for (const ModelLimits::Window& w : limits.windows()) {
        const QByteArray name = headerName(dialect, w.kind);
        if (name.isEmpty())
            continue;
        const QByteArray limit = whole(w.bucket.capacity());
        const QByteArray remaining = whole(std::max(w.bucket.level(now), 0.0));
        const double resetMs = static_cast<double>((w.bucket.when(now, w.bucket.capacity()) - now).count()) / speed;
        if (dialect == SandboxDialect::OpenAi) {
            headers.append({"x-ratelimit-limit-" + name, limit});
            headers.append({"x-ratelimit-remaining-" + name, remaining});
            headers.append({"x-ratelimit-reset-" + name, goDuration(resetMs)});
        } else {
            const qint64 full = (wall.toMSecsSinceEpoch() + static_cast<qint64>(std::ceil(resetMs)) + 999) / 1000;
            const QByteArray reset = QDateTime::fromSecsSinceEpoch(full, Qt::UTC).toString(Qt::ISODate).toLatin1();
            headers.append({"anthropic-ratelimit-" + name + "-limit", limit});
            headers.append({"anthropic-ratelimit-" + name + "-remaining", remaining});
            headers.append({"anthropic-ratelimit-" + name + "-reset", reset});
        }
    }
    return headers;
}

HttpHeaders retryAfterHeaders(SandboxDialect dialect, double realMs)
{
    HttpHeaders headers{{"retry-after", whole(std::max(std::ceil(realMs / 1000), 1.0))}};
    if (dialect == SandboxDialect::OpenAi)
        headers.append({"retry-after-ms", whole(std::max(std::ceil(realMs), 1.0))});
    return headers;
}

ApiError refusalError(SandboxDialect dialect, const QString& model, const ModelLimits::Refusal& r, double speed)
{
    ApiError error{429, {}, QStringLiteral("rate_limit_exceeded"), {},
                   r.kind == Kind::Requests || r.kind == Kind::Concurrency ? QStringLiteral("requests") : QStringLiteral("tokens")};
    const QString limit = QString::fromLatin1(whole(r.limit));
    if (r.kind == Kind::Concurrency) {
        error.message = QStringLiteral("Number of concurrent connections has exceeded your rate limit (%1 for %2).").arg(limit, model);
    } else if (dialect == SandboxDialect::Anthropic) {
        error.message = QStringLiteral("This request would exceed your organization's rate limit of %1 %2 (model: %3).")
                            .arg(limit, limitName(r.kind), model);
    } else {
        error.message = QStringLiteral("Rate limit reached for %1 in organization org-sandbox on %2: Limit %3, Used %4, Requested %5.")
                            .arg(model, limitName(r.kind), limit, QString::fromLatin1(whole(r.used)), QString::fromLatin1(whole(r.requested)));
        if (r.wait)
            error.message += QStringLiteral(" Please try again in ")
                             + QString::fromLatin1(goDuration(static_cast<double>(r.wait->count()) / speed)) + u'.';
    }
    return error;
}

} // namespace plimsoll
