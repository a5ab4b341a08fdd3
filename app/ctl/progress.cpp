#include "app/ctl/progress.h"

#include "core/telemetry/format.h"

#include <QDateTime>

namespace plimsoll {

namespace {

QString span(const QJsonValue& ms) { return formatDuration(Duration(qint64(ms.toDouble()))); }

QString replyLine(const QJsonObject& event)
{
    const QString how = event.value(QLatin1String("class")).toString();
    if (how == QLatin1String("ok"))
        return {};
    QString line = event.value(QLatin1String("model")).toString() + QStringLiteral(": ");
    if (event.contains(QLatin1String("status")))
        line += QString::number(event.value(QLatin1String("status")).toInt()) + QLatin1Char(' ');
    line += how;
    if (event.contains(QLatin1String("retry_after_ms")))
        line += QStringLiteral(", the server asks to wait ") + span(event.value(QLatin1String("retry_after_ms")));
    return line;
}

QString throttleLine(const QJsonObject& event)
{
    const QString model = event.value(QLatin1String("model")).toString();
    const QString limit = event.value(QLatin1String("limit")).toString();
    if (!event.contains(QLatin1String("wait_ms")))
        return QStringLiteral("%1: waiting for %2").arg(model, limit);
    return QStringLiteral("%1: waiting %2 for %3").arg(model, span(event.value(QLatin1String("wait_ms"))), limit);
}

QString fallbackLine(const QJsonObject& event)
{
    const QString kind = event.value(QLatin1String("kind")).toString();
    const QString from = event.value(QLatin1String("from")).toString();
    const QString to = event.value(QLatin1String("to")).toString();
    const QString reason = event.value(QLatin1String("reason")).toString();
    if (kind == QLatin1String("model"))
        return to.isEmpty() ? QStringLiteral("%1 left (%2), no model after it").arg(from, reason)
                            : QStringLiteral("%1 → %2 (%3)").arg(from, to, reason);
    return QStringLiteral("fallback: %1 (%2)").arg(kind, reason);
}

} // namespace

QString counted(qint64 count, const char* noun)
{
    return QStringLiteral("%1 %2%3").arg(count).arg(QLatin1String(noun), QLatin1String(count == 1 ? "" : "s"));
}

QString progressLine(const QJsonObject& event)
{
    const QString kind = event.value(QLatin1String("event")).toString();
    const QString model = event.value(QLatin1String("model")).toString();
    if (kind == QLatin1String("attempt"))
        return QStringLiteral("%1: attempt %2").arg(model).arg(event.value(QLatin1String("total")).toInt());
    if (kind == QLatin1String("reply"))
        return replyLine(event);
    if (kind == QLatin1String("wait")) {
        const bool asked = event.value(QLatin1String("reason")).toString() == QLatin1String("retry_after");
        return QStringLiteral("%1: waiting %2 (%3)")
            .arg(model, span(event.value(QLatin1String("wait_ms"))),
                 asked ? QStringLiteral("the server asked for it: Retry-After") : QStringLiteral("backoff"));
    }
    if (kind == QLatin1String("throttled"))
        return throttleLine(event);
    if (kind == QLatin1String("fallback"))
        return fallbackLine(event);
    if (kind == QLatin1String("breaker"))
        return QStringLiteral("%1: breaker %2 → %3 (%4)")
            .arg(model, event.value(QLatin1String("from")).toString(), event.value(QLatin1String("to")).toString(),
                 event.contains(QLatin1String("elsewhere")) ? QStringLiteral("by another process")
                                                            : event.value(QLatin1String("reason")).toString());
    if (kind == QLatin1String("stream") && event.value(QLatin1String("state")).toString() == QLatin1String("broken"))
        return QStringLiteral("%1: the stream broke off").arg(model);
    return {};
}

QString markLine(const QJsonObject& done)
{
    const QString outcome = done.value(QLatin1String("outcome")).toString();
    const QString model = done.value(QLatin1String("model")).toString();
    if (outcome == QLatin1String("cached")) {
        const QJsonValue age = done.value(QLatin1String("age_ms"));
        return age.isUndefined() ? QStringLiteral("cached: the answer of an equal call, from %1").arg(model)
                                 : QStringLiteral("cached: a stored answer of %1, %2 old").arg(model, span(age));
    }
    if (outcome == QLatin1String("degraded"))
        return QStringLiteral("degraded: a shorter answer of %1, asked for less").arg(model);
    return {};
}

QString failureLine(const QJsonObject& done, const QString& words)
{
    QString line = QStringLiteral("failed: ") + done.value(QLatin1String("class")).toString();
    if (!words.isEmpty())
        line += QStringLiteral(": ") + words;
    const QDateTime at = QDateTime::fromString(done.value(QLatin1String("retry_at")).toString(), Qt::ISODateWithMs);
    if (!at.isValid())
        return line;
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const Countdown left = formatCountdown(Duration(std::max<qint64>(now.msecsTo(at), 0)), now.toLocalTime());
    return line + QStringLiteral("; try again ") + (left.clock ? QStringLiteral("at ") : QStringLiteral("in ")) + left.text;
}

} // namespace plimsoll
