// Waits between attempts: the backoff with its jitter, and what a server's hint does to it.
#include "ui/presenters/settings_preview.h"

#include "core/engine/policy_preview.h"
#include "ui/presenters/waterfall_words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>

namespace plimsoll::settings_previews {

namespace {

constexpr int kMostRetries = 12;
constexpr double kShortestHint = 100, kLongestHint = 3'600'000; // ms, of the axis

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(SettingsPreview)
};

QString axisTime(double ms)
{
    return time(ceilMs(ms));
}

/// Which waits, in words: "0.5 to 1 s, 1 to 2 s, …".
QString listed(const std::vector<TimeBand>& waits)
{
    QStringList words;
    for (const TimeBand& wait : waits)
        words << times(wait.low, wait.high);
    return words.join(QStringLiteral(", "));
}

PreviewPlot plotOf(const std::vector<TimeBand>& waits, int fit, Meaning meaning)
{
    PreviewPlot plot;
    Duration most{1};
    for (const TimeBand& wait : waits)
        most = std::max(most, wait.high);
    plot.y_to = double(most.count());
    plot.y_ticks = niceTicks(plot.y_to, axisTime);
    plot.x_from = 0.4;
    plot.x_to = double(waits.size()) + 0.6;
    for (std::size_t i = 0; i < waits.size(); ++i) {
        const double x = double(i) + 1;
        const Meaning shown = int(i) < fit ? meaning : Meaning::Idle;
        plot.boxes << PreviewPlot::Box{x - 0.3, x + 0.3, 0, double(waits[i].high.count()), shown, true}
                   << PreviewPlot::Box{x - 0.3, x + 0.3, double(waits[i].low.count()), double(waits[i].high.count()), shown, true};
        plot.lines << PreviewPlot::Line{{{x - 0.3, double(waits[i].middle.count())}, {x + 0.3, double(waits[i].middle.count())}}, shown};
        plot.x_ticks << PreviewPlot::Tick{x, Words::tr("attempt %1").arg(i + 2)};
    }
    return plot;
}

SettingsPreview schedule(const ProfileEntry& profile, bool throttle)
{
    const int retries = std::min(profile.attempts.per_model, profile.attempts.total) - 1;
    const auto waits = previewBackoff(profile.retry, std::min(retries, kMostRetries), throttle);
    const int fit = waitsThatFit(waits, profile.attempts.total_wait);
    SettingsPreview shown{throttle ? Words::tr("Waits after a rate limit or an overload") : Words::tr("Waits after another failure"), {}, {}};
    if (waits.empty()) {
        shown.words = Words::tr("No retry: a model is asked once for a call.");
        return shown;
    }
    shown.plot = plotOf(waits, fit, throttle ? Meaning::Warning : Meaning::Information);
    shown.words = waits.size() == 1 ? Words::tr("Before attempt 2 at one model: %1.").arg(listed(waits))
                                    : Words::tr("Before attempts 2 to %1 at one model: %2.").arg(waits.size() + 1).arg(listed(waits));
    if (retries > kMostRetries)
        shown.words += u' ' + Words::tr("And so on up to attempt %1.").arg(retries + 1);
    if (fit < int(waits.size()))
        shown.words += u' '
            + Words::tr("The waits from attempt %1 on (grey) are not taken: together they are longer than the %2 that a call may wait.")
                  .arg(fit + 2)
                  .arg(time(profile.attempts.total_wait));
    return shown;
}

HintPreview fateOf(const ProfileEntry& profile, double ms)
{
    return previewHint(profile.server_hint, profile.attempts, ceilMs(ms));
}

bool sameFate(const HintPreview& a, const HintPreview& b)
{
    return a.fate == b.fate && a.why == b.why;
}

struct Zone
{
    double from = 0, to = 0; ///< ms
    HintPreview hint;
};

/// Where one fate ends and the next begins, found by asking the policy.
std::vector<Zone> zones(const ProfileEntry& profile)
{
    std::vector<Zone> found;
    double from = 1;
    while (from <= kLongestHint) {
        const HintPreview first = fateOf(profile, from);
        double to = from; // grow by doubling, then halve down to the last millisecond of this fate
        double jump = 1;
        while (to < kLongestHint && sameFate(first, fateOf(profile, std::min(to + jump, kLongestHint)))) {
            to = std::min(to + jump, kLongestHint);
            jump *= 2;
        }
        for (double step = jump; step >= 1; step = std::floor(step / 2))
            if (to + step <= kLongestHint && sameFate(first, fateOf(profile, to + step)))
                to += step;
        found.push_back({from, to, first});
        from = to + 1;
    }
    return found;
}

QString fateWords(const Zone& zone)
{
    const QString from = time(ceilMs(zone.from)), to = time(ceilMs(zone.to));
    switch (zone.hint.fate) {
    case HintFate::Ignored: return Words::tr("Hints are not respected: the backoff decides.");
    case HintFate::Waited: return Words::tr("Up to %1: waited for.").arg(to);
    case HintFate::NextIfReady:
        return Words::tr("Up to %1: the next model if one can start now, else waited for.").arg(to);
    case HintFate::Left:
        return Words::tr("Beyond %1: the model is left at once, %2.").arg(time(ceilMs(zone.from - 1)), waterfall_words::fallbackReason(*zone.hint.why));
    }
    return {};
}

QString fateLabel(HintFate fate)
{
    switch (fate) {
    case HintFate::Ignored: return Words::tr("backoff");
    case HintFate::Waited: return Words::tr("waits");
    case HintFate::NextIfReady: return Words::tr("next, or waits");
    case HintFate::Left: return Words::tr("leaves");
    }
    return {};
}

Meaning fateMeaning(HintFate fate)
{
    switch (fate) {
    case HintFate::Ignored: return Meaning::Idle;
    case HintFate::Waited: return Meaning::Ok;
    case HintFate::NextIfReady: return Meaning::Warning;
    case HintFate::Left: return Meaning::Failed;
    }
    return Meaning::Idle;
}

} // namespace

QList<SettingsPreview> backoff(const ProfileEntry& profile)
{
    QList<SettingsPreview> shown{schedule(profile, false), schedule(profile, true)};
    shown.first().words += u' '
        + (profile.server_hint.respect ? Words::tr("A Retry-After takes their place (Server hints).")
                                       : Words::tr("Also where the server says when to come back: its hints are not respected."));
    return shown;
}

QList<SettingsPreview> hints(const ProfileEntry& profile)
{
    SettingsPreview shown{Words::tr("What a Retry-After of that length does"), {}, {}};
    QStringList words;
    bool left = false;
    double label_from = 0;
    shown.plot.x_from = std::log10(kShortestHint);
    shown.plot.x_to = std::log10(kLongestHint);
    for (const Zone& zone : zones(profile)) {
        const double from = std::max(shown.plot.x_from, std::log10(zone.from)), to = std::log10(zone.to);
        if (!left || zone.hint.fate != HintFate::Left) // the second reason to leave comes after the first has done it
            words << fateWords(zone);
        left = left || zone.hint.fate == HintFate::Left;
        if (to <= from)
            continue;
        shown.plot.boxes << PreviewPlot::Box{from, to, 0, 1, fateMeaning(zone.hint.fate), true}
                         << PreviewPlot::Box{from, to, 0, 0.06, fateMeaning(zone.hint.fate), false};
        if (shown.plot.labels.isEmpty() || shown.plot.labels.last().text != fateLabel(zone.hint.fate)) {
            label_from = from;
            shown.plot.labels << PreviewPlot::Label{0, 0.55, fateLabel(zone.hint.fate)};
        }
        shown.plot.labels.last().x = (label_from + to) / 2; // over all of that fate, whatever its reasons
    }
    for (const double ms : std::array{100.0, 1000.0, 10'000.0, 60'000.0, 600'000.0, 3'600'000.0})
        shown.plot.x_ticks << PreviewPlot::Tick{std::log10(ms), time(ceilMs(ms))};
    if (profile.server_hint.respect) {
        const HintPreview sample = fateOf(profile, 1000);
        if (sample.fate != HintFate::Left)
            words << Words::tr("1 s is waited for as %1.").arg(times(sample.wait.low, sample.wait.high));
    }
    shown.words = words.join(u' ');
    return {shown};
}

} // namespace plimsoll::settings_previews
