#include "core/wire/expectation.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <cmath>

namespace plimsoll {

namespace {

bool same(const QJsonValue& pattern, const QJsonValue& value)
{
    if (value.isDouble() && pattern.isArray()) {
        const QJsonArray range = pattern.toArray();
        return range.size() == 2 && range[0].isDouble() && range[1].isDouble() && range[0].toDouble() <= value.toDouble() &&
               value.toDouble() <= range[1].toDouble();
    }
    if (value.isDouble() && pattern.isDouble())
        return std::abs(value.toDouble() - pattern.toDouble()) <= 1e-9;
    return pattern == value;
}

QString text(const QJsonObject& object)
{
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

} // namespace

bool matches(const QJsonObject& pattern, const QJsonObject& event)
{
    for (auto it = pattern.begin(); it != pattern.end(); ++it) {
        const auto found = event.constFind(it.key());
        if (found == event.constEnd() || !same(*it, *found))
            return false;
    }
    return true;
}

QStringList unmet(const QJsonObject& expect, const QList<QJsonObject>& events)
{
    QStringList out;
    const QJsonArray wanted = expect[QLatin1String("events")].toArray();
    qsizetype next = 0;
    for (qsizetype n = 0; n < wanted.size(); ++n) {
        const QJsonObject pattern = wanted[n].toObject();
        qsizetype at = next;
        while (at < events.size() && !matches(pattern, events[at]))
            ++at;
        if (at == events.size()) {
            QStringList seen;
            for (const QJsonObject& event : events)
                if (event[QLatin1String("event")] == pattern[QLatin1String("event")] && seen.size() < 5)
                    seen.append(text(event));
            out.append(QStringLiteral("/expect/events/%1 not seen after event %2: %3; of its kind: %4")
                           .arg(n)
                           .arg(next)
                           .arg(text(pattern), seen.isEmpty() ? QStringLiteral("none") : seen.join(QStringLiteral(", "))));
            break;
        }
        next = at + 1;
    }
    const QJsonArray never = expect[QLatin1String("never")].toArray();
    for (qsizetype n = 0; n < never.size(); ++n) {
        for (const QJsonObject& event : events) {
            if (matches(never[n].toObject(), event)) {
                out.append(QStringLiteral("/expect/never/%1 seen: %2").arg(n).arg(text(event)));
                break;
            }
        }
    }
    const QJsonArray counts = expect[QLatin1String("count")].toArray();
    for (qsizetype n = 0; n < counts.size(); ++n) {
        const QJsonObject count = counts[n].toObject();
        const QJsonObject pattern = count[QLatin1String("match")].toObject();
        int k = 0;
        for (const QJsonObject& event : events)
            k += matches(pattern, event);
        if (!same(count[QLatin1String("n")], k))
            out.append(QStringLiteral("/expect/count/%1 %2: wanted %3, seen %4")
                           .arg(n)
                           .arg(text(pattern),
                                QString::fromUtf8(QJsonDocument(QJsonArray{count[QLatin1String("n")]}).toJson(QJsonDocument::Compact)))
                           .arg(k));
    }
    return out;
}

} // namespace plimsoll
