#include "core/telemetry/event_record.h"

#include <QJsonDocument>

namespace plimsoll {

namespace {

using L = QLatin1String;
constexpr std::uint64_t kHashed = std::uint64_t(1) << 63;

} // namespace

QJsonObject EventRecord::object() const
{
    return QJsonDocument::fromJson(json).object();
}

std::uint64_t eventCallKey(const QString& call)
{
    if (call.isEmpty())
        return 0;
    bool number = false;
    const std::uint64_t value = call.toULongLong(&number);
    if (number && value != 0 && value < kHashed && call[0] != u'0' && call[0] != u'+')
        return value;
    return kHashed | std::uint64_t(qHash(call, 0));
}

EventRecord eventRecord(const QJsonObject& event, WordTable& names)
{
    EventRecord out;
    const QString kind = event.value(L("event")).toString();
    out.t_ms = event.value(L("t_ms")).toInteger();
    out.call = eventCallKey(event.value(L("call")).toString());
    out.kind = names.add(kind);
    if (kind == L("fallback")) {
        out.model = names.add(event.value(L("from")).toString());
        if (event.value(L("kind")).toString() != L("queue")) // there it is a job
            out.to = names.add(event.value(L("to")).toString());
    } else {
        out.model = names.add(event.value(L("model")).toString());
    }
    out.failure = names.add(event.value(kind == L("rejected") ? L("reason") : L("class")).toString());
    out.json = QJsonDocument(event).toJson(QJsonDocument::Compact);
    return out;
}

} // namespace plimsoll
