#include "ui/presenters/settings_preview.h"

#include "core/engine/policy_preview.h"
#include "core/telemetry/format.h"
#include "ui/presenters/waterfall_words.h"

#include <QCoreApplication>
#include <QLocale>

namespace plimsoll::settings_previews {

namespace {

constexpr Duration kHorizon{60000};

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(SettingsPreview)
};

QString size()
{
    return Words::tr("calls of %1 tokens in and %2 out")
        .arg(QLocale().toString(kPreviewInputTokens), QLocale().toString(kPreviewOutputTokens));
}

QString count(double value)
{
    return formatTokens(qint64(value + 0.5));
}

QString inFlight(const ModelEntry& model)
{
    return model.concurrency ? Words::tr("Never more than %n in flight.", nullptr, *model.concurrency)
                             : Words::tr("Any number may be in flight.");
}

QString steady(const LimitsPreview& preview)
{
    if (preview.per_minute <= 0)
        return Words::tr("then none: the rate of %1 is 0.").arg(waterfall_words::limit(preview.binds));
    const double gap = 60000 / preview.per_minute;
    return Words::tr("then %1 a minute (one each %2), held by %3.")
        .arg(figure(preview.per_minute), gap < 1 ? Words::tr("less than 1 ms") : time(ceilMs(gap)),
             waterfall_words::limit(preview.binds));
}

PreviewPlot plot(const LimitsPreview& preview)
{
    PreviewPlot plot;
    PreviewPlot::Line started{{{0, 0}}, Meaning::Information, true};
    for (std::size_t i = 0; i < preview.starts.size(); ++i) {
        const bool last_of_its_time = i + 1 == preview.starts.size() || preview.starts[i + 1] != preview.starts[i];
        if (last_of_its_time)
            started.points << QPointF(double(toMs(preview.starts[i])), double(i + 1));
    }
    const bool whole = preview.starts.size() < LimitsPreview::kMostStarts;
    plot.x_to = whole ? double(kHorizon.count()) : std::max(1.0, double(toMs(preview.starts.back())));
    started.points << QPointF(plot.x_to, double(preview.starts.size()));
    plot.y_to = std::max(1.0, double(preview.starts.size()));
    plot.y_ticks = niceTicks(plot.y_to, count);
    plot.boxes << PreviewPlot::Box{0, plot.x_to, 0, double(preview.at_once), Meaning::Ok, true};
    plot.lines << started;
    for (const double share : {0.0, 0.5, 1.0})
        plot.x_ticks << PreviewPlot::Tick{plot.x_to * share, time(ceilMs(plot.x_to * share))};
    return plot;
}

} // namespace

QList<SettingsPreview> limits(const ModelEntry& model)
{
    const LimitsPreview preview = previewLimits(model.limits, kPreviewInputTokens, kPreviewOutputTokens, kHorizon);
    SettingsPreview shown{Words::tr("Calls started in the first minute"), {}, {}};
    if (!preview.limited) {
        shown.words = Words::tr("No rate holds this model: all calls start at once. %1").arg(inFlight(model));
    } else if (preview.impossible) {
        shown.words = Words::tr("Never: one of the %1 is larger than all that %2 can hold.")
                          .arg(size(), waterfall_words::limit(*preview.impossible));
    } else {
        shown.words = Words::tr("Of %1, %Ln start at once, %2 %3", nullptr, int(preview.at_once))
                          .arg(size(), steady(preview), inFlight(model));
        shown.plot = plot(preview);
    }
    return {shown};
}

} // namespace plimsoll::settings_previews
