#include "app/desktop/demo_table.h"

#include "core/live/live_client.h"
#include "core/telemetry/format.h"
#include "core/telemetry/metrics.h"
#include "ui/app_context.h"

#include <QJsonValue>

#include <cstdio>

namespace plimsoll {

namespace {

QString text(const QJsonObject& event, const char* key)
{
    return event.value(QLatin1String(key)).toString();
}

QString duration(const QJsonObject& event, const char* key)
{
    return formatDuration(Duration(event.value(QLatin1String(key)).toInteger()));
}

QString number(const QJsonObject& event, const char* key)
{
    return QString::number(event.value(QLatin1String(key)).toInteger());
}

/// "retry_after_too_long" as one reads it.
QString words(QString name)
{
    return name.replace(u'_', u' ');
}

QString replyDetails(const QJsonObject& event)
{
    QString details = words(text(event, "class")) + QLatin1String(" after ") + duration(event, "latency_ms");
    if (event.contains(QLatin1String("retry_after_ms")))
        details += QLatin1String(", retry after ") + duration(event, "retry_after_ms");
    return details;
}

QString doneDetails(const QJsonObject& event)
{
    const qint64 attempts = event.value(QLatin1String("attempts")).toInteger();
    QString details = QString::number(attempts) + (attempts == 1 ? QLatin1String(" attempt, ") : QLatin1String(" attempts, "))
                      + duration(event, "latency_ms");
    if (event.value(QLatin1String("waited_ms")).toInteger() > 0)
        details += QLatin1String(", waited ") + duration(event, "waited_ms");
    if (event.contains(QLatin1String("cost_usd")))
        details += QLatin1String(", ") + formatMoney(event.value(QLatin1String("cost_usd")).toDouble());
    if (event.contains(QLatin1String("unknown_cost_attempts")))
        details +=
            event.contains(QLatin1String("cost_usd")) ? QLatin1String(" or more") : QLatin1String(", cost unknown");
    return details;
}

} // namespace

void DemoTable::start(const QString& sandbox)
{
    std::printf("Twenty prompts to the built-in sandbox at %s in a storm of 429s and 529s\n\n", qPrintable(sandbox));
    std::printf("%8s  %-5s %-22s %-20s %s\n", "time", "call", "what", "model", "details");
    std::fflush(stdout);
}

void DemoTable::line(const QJsonObject& event, const QString& what, const QString& model, const QString& details)
{
    const QString call = text(event, "call");
    std::printf("%7.2fs  %-5s %-22s %-20s %s\n", double(event.value(QLatin1String("t_ms")).toInteger()) / 1000,
                qPrintable(call.isEmpty() ? call : QString(QLatin1Char('#') + call)), qPrintable(what), qPrintable(model),
                qPrintable(details));
    std::fflush(stdout);
}

void DemoTable::add(const QJsonObject& event)
{
    const QString kind = text(event, "event");
    const QString model = text(event, "model");
    if (kind == QLatin1String("attempt")) {
        line(event, QLatin1String("attempt ") + number(event, "total"), model, {});
    } else if (kind == QLatin1String("reply")) {
        const bool answered = event.contains(QLatin1String("status"));
        line(event, answered ? number(event, "status") : text(event, "network"), model, replyDetails(event));
    } else if (kind == QLatin1String("wait")) {
        ++m_waits;
        const bool asked = text(event, "reason") == QLatin1String("retry_after");
        line(event, QLatin1String("wait ") + duration(event, "wait_ms"), model,
             asked ? QStringLiteral("the server asked for it (Retry-After)") : QStringLiteral("backoff with jitter"));
    } else if (kind == QLatin1String("throttled")) {
        ++m_waits;
        line(event, QLatin1String("wait ") + duration(event, "wait_ms"), model,
             QLatin1String("own limit: ") + words(text(event, "limit")));
    } else if (kind == QLatin1String("breaker")) {
        m_openings += text(event, "to") == QLatin1String("open") ? 1 : 0;
        line(event, QLatin1String("breaker ") + words(text(event, "to")), model, words(text(event, "reason")));
    } else if (kind == QLatin1String("fallback")) {
        ++m_fallbacks;
        const QString to = text(event, "to");
        line(event, QLatin1String("fallback ") + text(event, "kind"), text(event, "from"),
             (to.isEmpty() ? QString() : QString(QLatin1String("to ") + to + QLatin1String(": "))) + words(text(event, "reason")));
    } else if (kind == QLatin1String("done")) {
        line(event, text(event, "outcome").toUpper(), model, doneDetails(event));
    }
}

void DemoTable::summary(int answered, int failed, const AppContext& context)
{
    const Instant now = context.client.now();
    const Duration hour = std::chrono::hours(1);
    const Metrics& metrics = context.metrics;
    std::printf(
        "\n%d answered, %d failed; %u attempts, of them %u refused with 429 and %u with 529; %d waits, breaker opened "
        "%d times, %d fallbacks; cost %s",
        answered, failed, metrics.attempts().total(now, hour).count, metrics.rateLimited().total(now, hour).count,
        metrics.overloaded().total(now, hour).count, m_waits, m_openings, m_fallbacks,
        qPrintable(formatMoney(metrics.cost().total(now, hour).sum)));
    if (const auto unknown = metrics.unknownCost().total(now, hour).count; unknown > 0)
        std::printf(", and that of %u calls is not known", unknown);
    std::printf("\n");
    std::fflush(stdout);
}

} // namespace plimsoll
