#include "core/telemetry/event_export.h"

#include "core/telemetry/event_csv.h"
#include "core/wire/event_json.h"

#include <QSaveFile>

namespace plimsoll {

namespace {

/// The event's own text with its time in front: as `plimsollctl export` prints it.
QByteArray jsonLine(const EventRecord& event, const QString& at)
{
    QByteArray line = "{\"at\":\"" + at.toLatin1() + '"';
    if (event.json.size() > 2)
        line += ',';
    return line + event.json.mid(1) + '\n';
}

} // namespace

Result<std::size_t> writeEvents(const QString& path, EventFormat format, const std::vector<EventRecord>& events,
                                const QDateTime& origin)
{
    QSaveFile file(path);
    const auto failed = [&] { return Error{path.toStdString(), file.errorString().toStdString()}; };
    if (!file.open(QIODevice::WriteOnly) || !file.setPermissions(QFile::ReadOwner | QFile::WriteOwner))
        return failed();
    const bool csv = format == EventFormat::Csv;
    if (csv)
        file.write(csvHeader(eventColumns()));
    for (const EventRecord& event : events) {
        const QString at = rfc3339(origin.addMSecs(event.t_ms));
        if (csv) {
            QJsonObject object = event.object();
            object.insert(QLatin1String("at"), at);
            file.write(csvLine(eventColumns(), object));
        } else {
            file.write(jsonLine(event, at));
        }
        if (file.error() != QFileDevice::NoError)
            return failed();
    }
    if (!file.commit())
        return failed();
    return events.size();
}

} // namespace plimsoll
