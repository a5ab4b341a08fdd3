#include "app/ctl/what_if.h"

#include "app/ctl/commands.h"
#include "app/ctl/lab_source.h"
#include "app/ctl/lab_words.h"
#include "app/ctl/output.h"
#include "app/ctl/setting_text.h"
#include "core/config/config_file.h"
#include "core/config/config_json.h"
#include "core/lab/what_if.h"
#include "core/telemetry/format.h"

#include <QDateTime>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>

#include <cmath>
#include <cstdio>
#include <map>

namespace plimsoll {

namespace {

constexpr std::size_t kShown = 20; ///< changed calls of the table

QString seconds(double ms) { return formatDuration(Duration(std::llround(ms)), QLocale::c()); }

QJsonObject dayJson(const DaySummary& day, double fallbacks)
{
    return {{QStringLiteral("success"), day.success},   {QStringLiteral("p50_ms"), day.p50_ms},     {QStringLiteral("p95_ms"), day.p95_ms},
            {QStringLiteral("p99_ms"), day.p99_ms},     {QStringLiteral("wait_ms"), day.mean_wait_ms}, {QStringLiteral("cost_usd"), day.cost_usd},
            {QStringLiteral("attempts"), day.attempts}, {QStringLiteral("refused"), day.refused},   {QStringLiteral("fallbacks"), fallbacks}};
}

void printTable(const FittedTraffic& fitted, const WhatIf& seen)
{
    printOut("%-10s %10s %9s %9s %9s %10s %9s %7s %10s\n", "", "answered", "p50", "p95", "mean wait", "cost USD", "attempts", "429s", "fallbacks");
    const auto row = [](const char* name, const DaySummary& day, double fallbacks) {
        printOut("%-10s %8.2f %% %9s %9s %9s %10.4f %9.0f %7.0f %10.0f\n", name, 100 * day.success, qUtf8Printable(seconds(day.p50_ms)), qUtf8Printable(seconds(day.p95_ms)),
                 qUtf8Printable(seconds(day.mean_wait_ms)), day.cost_usd, day.attempts, day.refused, fallbacks);
    };
    row("as it is", seen.before, seen.fallbacks_before);
    row("changed", seen.after, seen.fallbacks_after);
    std::map<std::string, std::size_t> kinds;
    for (const ChangedCall& call : seen.changed)
        ++kinds[changeName(call.kind)];
    printOut("\n%zu of %zu calls change", seen.changed.size(), fitted.calls.size());
    const char* before = ": ";
    for (const auto& [kind, count] : kinds) {
        printOut("%s%s %zu", before, kind.c_str(), count);
        before = ", ";
    }
    printOut("\n");
    for (std::size_t i = 0; i < std::min(kShown, seen.changed.size()); ++i) {
        const ChangedCall& call = seen.changed[i];
        printOut("  %s  %s: %s -> %s; before: %s; now: %s\n",
                 qUtf8Printable(QDateTime::fromMSecsSinceEpoch(fitted.calls[call.call].at_ms).toString(Qt::ISODateWithMs)), changeName(call.kind),
                 qUtf8Printable(seconds(double(call.before.latency.count()))), qUtf8Printable(seconds(double(call.after.latency.count()))),
                 qUtf8Printable(stepWords(call.step_before, fitted.names)), qUtf8Printable(stepWords(call.step_after, fitted.names)));
    }
    if (seen.changed.size() > kShown)
        printOut("  and %zu more (--json lists all)\n", seen.changed.size() - kShown);
}

QJsonArray changedJson(const FittedTraffic& fitted, const WhatIf& seen)
{
    QJsonArray calls;
    for (const ChangedCall& call : seen.changed) {
        const auto side = [&](const SimulatedCall& of, const std::optional<SimulatedStep>& step) {
            const std::string_view outcome = name(of.outcome);
            return QJsonObject{{QStringLiteral("outcome"), QString::fromLatin1(outcome.data(), qsizetype(outcome.size()))},
                               {QStringLiteral("model"), fitted.names.models.name(of.model)},
                               {QStringLiteral("attempts"), of.attempts},
                               {QStringLiteral("latency_ms"), qint64(of.latency.count())},
                               {QStringLiteral("waited_ms"), qint64(of.waited.count())},
                               {QStringLiteral("cost_usd"), of.cost_usd},
                               {QStringLiteral("step"), stepWords(step, fitted.names)}};
        };
        const RecordedCall& recorded = fitted.calls[call.call];
        calls.append(QJsonObject{{QStringLiteral("call"), recorded.call},
                                 {QStringLiteral("at"), QDateTime::fromMSecsSinceEpoch(recorded.at_ms, Qt::UTC).toString(Qt::ISODateWithMs)},
                                 {QStringLiteral("change"), QLatin1String(changeName(call.kind))},
                                 {QStringLiteral("before"), side(call.before, call.step_before)},
                                 {QStringLiteral("after"), side(call.after, call.step_after)}});
    }
    return calls;
}

/// Tells what is not.
bool fine(const QList<Error>& errors, const std::string& before = {})
{
    for (const Error& error : errors)
        std::fprintf(stderr, "%s%s: %s\n", before.c_str(), error.where.c_str(), error.what.c_str());
    return errors.isEmpty();
}

} // namespace

std::optional<Config> changedConfig(const Config& base, const std::string& file, const std::vector<std::string>& settings)
{
    QJsonObject change;
    if (!file.empty()) {
        const QString path = QString::fromStdString(file);
        if (!QFileInfo::exists(path)) {
            std::fprintf(stderr, "%s: there is no such file\n", file.c_str());
            return std::nullopt;
        }
        const FileContent content = readConfigFile(path);
        if (!fine(content.errors, file + ": "))
            return std::nullopt;
        change = content.json;
    }
    CheckedConfig checked = checkConfig(change, base);
    for (const std::string& setting : settings) {
        if (!fine(checked.errors))
            return std::nullopt;
        const QString text = QString::fromStdString(setting);
        const qsizetype equals = std::max<qsizetype>(0, text.indexOf(u'='));
        const auto one = settingChange(checked.config, text.left(equals), text.mid(equals + 1));
        if (!one) {
            std::fprintf(stderr, "%s: must be /POINTER=VALUE, as in /breaker/open_ms=5000\n", setting.c_str());
            return std::nullopt;
        }
        checked = checkConfig(*one, checked.config);
    }
    return fine(checked.errors) ? std::optional(std::move(checked.config)) : std::nullopt;
}

int printWhatIf(const FittedTraffic& fitted, const FitError& error, const Config& changed, bool json, const std::atomic<bool>& stop)
{
    const WhatIf seen = whatIf(fitted, changed, &stop);
    if (seen.stopped) {
        std::fprintf(stderr, "interrupted\n");
        return kExitInterrupted;
    }
    if (!json) {
        printFit(fitted, error);
        printTable(fitted, seen);
        return kExitOk;
    }
    writeOut(QJsonDocument(QJsonObject{{QStringLiteral("fit"), fitJson(fitted, error)},
                                       {QStringLiteral("before"), dayJson(seen.before, seen.fallbacks_before)},
                                       {QStringLiteral("after"), dayJson(seen.after, seen.fallbacks_after)},
                                       {QStringLiteral("changed"), changedJson(fitted, seen)}})
                 .toJson());
    return kExitOk;
}

} // namespace plimsoll
