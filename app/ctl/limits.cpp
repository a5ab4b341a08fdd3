// plimsollctl limits: what all processes of the user have in common now. 0 ok, 1 no readable state, 2 usage or an
// invalid configuration.
#include "app/ctl/commands.h"
#include "app/ctl/config_problem.h"
#include "app/ctl/output.h"
#include "app/ctl/store_notices.h"

#include "core/config/config_file.h"
#include "core/store/common_state.h"
#include "core/telemetry/format.h"

#include <CLI/CLI.hpp>

#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>

#include <cstdio>
#include <memory>

namespace plimsoll {

namespace {

constexpr std::array<const char*, 4> kBuckets{"requests", "input_tokens", "output_tokens", "tokens"};
constexpr std::array<const char*, 4> kShort{"requests", "in", "out", "tokens"};

QString word(std::string_view text) { return QString::fromLatin1(text.data(), qsizetype(text.size())); }

/// What an instant of the state is by the wall clock.
QJsonValue wallTime(Instant instant, Instant now)
{
    if (instant >= kNever)
        return QJsonValue::Null;
    return QDateTime::currentDateTimeUtc().addMSecs((instant - now).count()).toString(Qt::ISODateWithMs);
}

QJsonObject json(const ModelSnapshot& model, const CommonState& state)
{
    const Instant now = state.snapshot.now;
    QJsonObject buckets;
    for (std::size_t i = 0; i < model.buckets.size(); ++i) {
        const BucketSnapshot& bucket = model.buckets[i];
        if (bucket.limited)
            buckets.insert(QLatin1String(kBuckets[i]), QJsonObject{{QStringLiteral("level"), bucket.level},
                                                                   {QStringLiteral("capacity"), bucket.capacity},
                                                                   {QStringLiteral("per_minute"), bucket.per_minute},
                                                                   {QStringLiteral("full_at"), wallTime(bucket.full_at, now)}});
    }
    QJsonObject breaker{{QStringLiteral("state"), word(name(model.breaker))},
                        {QStringLiteral("failures"), model.breaker_failures},
                        {QStringLiteral("samples"), model.breaker_samples}};
    if (model.breaker == BreakerState::Open)
        breaker.insert(QStringLiteral("until"), wallTime(model.breaker_until, now));
    QJsonObject object{{QStringLiteral("model"), state.names.models.name(model.model)},
                       {QStringLiteral("provider"), state.names.providers.name(state.names.provider_of[model.model.value])},
                       {QStringLiteral("buckets"), buckets},
                       {QStringLiteral("breaker"), breaker}};
    if (model.cooling_until > now)
        object.insert(QStringLiteral("cooling"), QJsonObject{{QStringLiteral("until"), wallTime(model.cooling_until, now)},
                                                             {QStringLiteral("reason"), word(name(model.cooling_reason))}});
    return object;
}

QJsonObject json(const CommonState& state)
{
    QJsonArray models, providers;
    for (const ModelSnapshot& model : state.snapshot.models)
        models.append(json(model, state));
    for (std::size_t i = 0; i < state.snapshot.retry_budget.size(); ++i)
        providers.append(QJsonObject{{QStringLiteral("provider"), state.names.providers.name(ProviderId{static_cast<std::uint16_t>(i)})},
                                     {QStringLiteral("retry_budget"), state.snapshot.retry_budget[i]},
                                     {QStringLiteral("capacity"), state.snapshot.retry_budget_capacity}});
    return {{QStringLiteral("models"), models}, {QStringLiteral("providers"), providers}};
}

QString left(Instant until, Instant now)
{
    return until >= kNever ? QStringLiteral("a person acts") : formatDuration(until - now, QLocale::c());
}

/// Why a model is left alone: what a server asked for, or a limit that is spent.
QString coolingWords(FallbackReason reason)
{
    switch (reason) {
    case FallbackReason::RetryAfterTooLong: return QStringLiteral("the server asks for a longer wait than max_wait_ms");
    case FallbackReason::WaitBudgetSpent: return QStringLiteral("the server asks for a longer wait than a call may take");
    case FallbackReason::Deadline: return QStringLiteral("the server asks for a wait beyond a call's deadline");
    case FallbackReason::UsageWindow: return QStringLiteral("a usage window is spent");
    case FallbackReason::QuotaExhausted: return QStringLiteral("the credit or quota is spent");
    default: return word(name(reason)).replace(QLatin1Char('_'), QLatin1Char(' '));
    }
}

QString line(const ModelSnapshot& model, const CommonState& state)
{
    const Instant now = state.snapshot.now;
    QString text = state.names.models.name(model.model).leftJustified(24);
    for (std::size_t i = 0; i < model.buckets.size(); ++i) {
        const BucketSnapshot& bucket = model.buckets[i];
        if (bucket.limited)
            text += QStringLiteral("  %1 %2/%3").arg(QLatin1String(kShort[i]), formatTokens(std::int64_t(bucket.level), QLocale::c()),
                                                      formatTokens(std::int64_t(bucket.capacity), QLocale::c()));
    }
    text += QStringLiteral("  breaker ") + word(name(model.breaker));
    if (model.breaker == BreakerState::Open)
        text += QStringLiteral(" for ") + left(model.breaker_until, now);
    else if (model.breaker_failures > 0)
        text += QStringLiteral(" (%1 of %2 failed)").arg(model.breaker_failures).arg(model.breaker_samples);
    if (model.cooling_until > now)
        text += QStringLiteral("  cooling %1 (%2)").arg(model.cooling_until >= kNever ? QStringLiteral("until a person acts")
                                                                                      : QStringLiteral("for ") + left(model.cooling_until, now),
                                                        coolingWords(model.cooling_reason));
    return text;
}

int limits(bool as_json, const QString& config_path)
{
    const ConfigService config(config_path.isEmpty() ? ConfigService::defaultPath() : config_path, ConfigService::Watch::No);
    if (refusesConfig(config))
        return kExitUsage;
    const auto state = readCommonState(config.config());
    if (!state) {
        std::fprintf(stderr, "plimsollctl: %s: %s\n", state.error().where.c_str(), state.error().what.c_str());
        return kExitFailed;
    }
    if (!state->set_aside.isEmpty())
        tellDamage("the file of shared limits", state->set_aside);
    if (as_json) {
        writeOut(QJsonDocument(json(*state)).toJson());
        return kExitOk;
    }
    for (const ModelSnapshot& model : state->snapshot.models)
        printOut("%s\n", qUtf8Printable(line(model, *state)));
    for (std::size_t i = 0; i < state->snapshot.retry_budget.size(); ++i) {
        const QString provider = state->names.providers.name(ProviderId{static_cast<std::uint16_t>(i)});
        printOut("%s  retry budget %.0f/%.0f\n", qUtf8Printable(provider.leftJustified(24)),
                 state->snapshot.retry_budget[i], state->snapshot.retry_budget_capacity);
    }
    return kExitOk;
}

} // namespace

void addLimits(CLI::App& app, int& exitCode)
{
    struct Arguments
    {
        std::string config;
        bool json = false;
    };
    const auto given = std::make_shared<Arguments>();
    CLI::App* command = app.add_subcommand("limits", "Buckets, breakers, cooling and retry budgets that all processes share now");
    command->add_flag("--json", given->json, "One JSON object: models, providers");
    command->add_option("--config", given->config, "Another configuration file")->check(CLI::ExistingFile);
    command->footer("Exit codes: 0 ok, 1 the shared state cannot be read, 2 usage or an invalid configuration.");
    command->callback([given, &exitCode] { exitCode = limits(given->json, QString::fromStdString(given->config)); });
}

} // namespace plimsoll
