// What the settings of a panel would do, drawn small and said in words (core/engine/policy_preview computes it). Also for
// values that are typed and not applied yet.
#pragma once

#include "core/config/config.h"
#include "ui/presenters/preview_plot.h"

#include <QJsonValue>
#include <QMap>

namespace plimsoll {

struct SettingsPreview
{
    QString title;
    QString words; ///< says all that the plot shows
    PreviewPlot plot; ///< may be empty: then the words are all
    friend bool operator==(const SettingsPreview&, const SettingsPreview&) = default;
};

/// The calls that the limits are tried with: those of the Lab's default workload.
inline constexpr int kPreviewInputTokens = 1200;
inline constexpr int kPreviewOutputTokens = 800;

/// Whether a panel (SettingsPanelSpec::id) has any.
bool hasPreviews(const QString& panel);
/// Of one entry of the panel, where it has entries.
QList<SettingsPreview> settingsPreviews(const QString& panel, const QString& entry, const Config& config);

/// What is typed, by its place, over what is in force.
struct DraftConfig
{
    Config config;
    QString problem; ///< why it could not be applied, one line; then `config` is what is in force
};
DraftConfig draftConfig(const Config& config, const QMap<QString, QJsonValue>& typed);

namespace settings_previews { // one function a panel, each in a file of its own

QList<SettingsPreview> limits(const ModelEntry& model);
QList<SettingsPreview> backoff(const ProfileEntry& profile);
QList<SettingsPreview> hints(const ProfileEntry& profile);
QList<SettingsPreview> breaker(const BreakerOptions& options);
QList<SettingsPreview> retryBudget(const RetryBudgetOptions& options);

/// A time in the fewest digits: "1.5 s", "3 m".
QString time(Duration duration);
/// "1.5 s", or "1 to 2 s" where it varies.
QString times(Duration low, Duration high);
/// "12", "1.5": a figure that is not always whole.
QString figure(double value);
/// 0, a round middle and the top of an axis up to `most`; `most` is raised to that top.
QList<PreviewPlot::Tick> niceTicks(double& most, QString (*words)(double));

} // namespace settings_previews

} // namespace plimsoll
