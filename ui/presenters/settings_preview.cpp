#include "ui/presenters/settings_preview.h"

#include "core/config/config_json.h"
#include "core/config/json_pointer.h"
#include "core/config/knob_merge.h"
#include "core/telemetry/format.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace plimsoll {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(SettingsPreview)
};

template <class Entry> const Entry* find(const std::map<QString, Entry>& entries, const QString& name)
{
    const auto found = entries.find(name);
    return found == entries.end() ? nullptr : &found->second;
}

} // namespace

bool hasPreviews(const QString& panel)
{
    static const QStringList all{QStringLiteral("limits"), QStringLiteral("retry"), QStringLiteral("server_hints"),
                                 QStringLiteral("breaker"), QStringLiteral("retry_budget")};
    return all.contains(panel);
}

QList<SettingsPreview> settingsPreviews(const QString& panel, const QString& entry, const Config& config)
{
    const ModelEntry* model = find(config.models, entry);
    const ProfileEntry* profile = find(config.profiles, entry);
    if (panel == QLatin1String("limits") && model)
        return settings_previews::limits(*model);
    if (panel == QLatin1String("retry") && profile)
        return settings_previews::backoff(*profile);
    if (panel == QLatin1String("server_hints") && profile)
        return settings_previews::hints(*profile);
    if (panel == QLatin1String("breaker"))
        return settings_previews::breaker(config.breaker);
    if (panel == QLatin1String("retry_budget"))
        return settings_previews::retryBudget(config.retry_budget);
    return {};
}

DraftConfig draftConfig(const Config& config, const QMap<QString, QJsonValue>& typed)
{
    QJsonObject change;
    for (auto it = typed.begin(); it != typed.end(); ++it)
        if (const auto keys = splitPointer(it.key()); keys && !keys->isEmpty())
            insertAt(change, *keys, it.value());
    CheckedConfig checked = checkConfig(change, config);
    if (checked.errors.isEmpty())
        return {std::move(checked.config), {}};
    return {config, QString::fromStdString(checked.errors.first().what)};
}

namespace settings_previews {

QString time(Duration duration)
{
    return formatDuration(duration);
}

QString times(Duration low, Duration high)
{
    return low == high ? time(low) : Words::tr("%1 to %2", "two durations").arg(time(low), time(high));
}

QString figure(double value)
{
    const double rounded = std::abs(value) >= 100 ? std::round(value) : std::round(value * 100) / 100;
    return QLocale().toString(rounded, 'g', rounded >= 1e9 ? 6 : 12);
}

QList<PreviewPlot::Tick> niceTicks(double& most, QString (*words)(double))
{
    const double size = std::pow(10, std::floor(std::log10(std::max(most, 1e-9))));
    for (const double step : {1.0, 2.0, 4.0, 5.0, 10.0}) {
        if (step * size >= most * (1 - 1e-9)) {
            most = step * size;
            break;
        }
    }
    return {{0, words(0)}, {most / 2, words(most / 2)}, {most, words(most)}};
}

} // namespace settings_previews

} // namespace plimsoll
