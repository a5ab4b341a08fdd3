// A configuration: every fault has a place and a reason; what has none can be written, read again, told as a difference
// and compiled for the engine, and stays what it was.
#include "tests/fuzz/targets.h"

#include "core/config/config_json.h"
#include "core/config/defaults.h"
#include "core/config/engine_names.h"

#include <QJsonDocument>

namespace plimsoll {

QString fuzzConfig(const QByteArray& input)
{
    const QJsonDocument document = QJsonDocument::fromJson(input);
    if (!document.isObject())
        return {};
    static const Config shipped = shippedConfig();
    for (const ConfigSource source : {ConfigSource::File, ConfigSource::Scenario}) {
        const CheckedConfig checked = checkConfig(document.object(), shipped, {}, source);
        for (const Error& error : checked.errors)
            if (!error.where.starts_with('/') || error.what.empty())
                return QStringLiteral("an error without place or reason");
        if (!checked.errors.isEmpty())
            continue;
        const QByteArray written = QJsonDocument(toJson(checked.config)).toJson();
        const auto read = configFromJson(QJsonDocument::fromJson(written).object(), Config{}, {}, source);
        if (!read)
            return QStringLiteral("what was written cannot be read: %1: %2")
                .arg(QString::fromStdString(read.error().where), QString::fromStdString(read.error().what));
        if (!(*read == checked.config))
            return QStringLiteral("something else was read than was written");
        const auto changed = configFromJson(difference(shipped, checked.config), shipped, {}, source);
        if (source == ConfigSource::File && (!changed || !(*changed == checked.config)))
            return QStringLiteral("the difference does not lead there");
        EngineNames names;
        if (compile(checked.config, names).models.size() != checked.config.models.size())
            return QStringLiteral("the engine has other models");
    }
    return {};
}

} // namespace plimsoll
