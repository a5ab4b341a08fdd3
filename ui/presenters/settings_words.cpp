#include "ui/presenters/settings_words.h"

#include "ui/presenters/price_tier_text.h"

#include <QCoreApplication>
#include <QHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QLocale>

namespace plimsoll::settings_words {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(SettingsWords)
};

QString number(double value)
{
    if (value == double(qint64(value)))
        return QLocale().toString(qint64(value));
    return QLocale().toString(value, 'g', 6);
}

} // namespace

QString label(const Knob& knob)
{
    return QCoreApplication::translate("Knob", knob.label);
}

QString help(const Knob& knob)
{
    // The help speaks of the file's null; here that is a field left empty.
    return QCoreApplication::translate("Knob", knob.help).replace(QLatin1String("null:"), Words::tr("empty:"));
}

QString unit(KnobUnit unit)
{
    switch (unit) {
    case KnobUnit::None:
    case KnobUnit::Count:
    case KnobUnit::Ratio: return {};
    case KnobUnit::Milliseconds: return Words::tr("ms");
    case KnobUnit::Seconds: return Words::tr("s");
    case KnobUnit::Days: return Words::tr("days");
    case KnobUnit::Tokens: return Words::tr("tokens");
    case KnobUnit::PerMinute: return Words::tr("per minute");
    case KnobUnit::TokensPerMinute: return Words::tr("tokens / min");
    case KnobUnit::PerSecond: return Words::tr("per second");
    case KnobUnit::Factor: return Words::tr("×");
    case KnobUnit::UsdPerMillionTokens: return Words::tr("USD / million tokens");
    case KnobUnit::Usd: return Words::tr("USD");
    case KnobUnit::Megabytes: return Words::tr("MB");
    }
    return {};
}

QString choice(const QString& word)
{
    static const QHash<QString, const char*> kTexts{
        {QStringLiteral("openai"), QT_TRANSLATE_NOOP("SettingsWords", "OpenAI chat completions")},
        {QStringLiteral("anthropic"), QT_TRANSLATE_NOOP("SettingsWords", "Anthropic messages")},
        {QStringLiteral("bearer"), QT_TRANSLATE_NOOP("SettingsWords", "Authorization: Bearer")},
        {QStringLiteral("keychain"), QT_TRANSLATE_NOOP("SettingsWords", "system keychain")},
        {QStringLiteral("env"), QT_TRANSLATE_NOOP("SettingsWords", "environment variable")},
        {QStringLiteral("none"), QT_TRANSLATE_NOOP("SettingsWords", "none")},
        {QStringLiteral("full"), QT_TRANSLATE_NOOP("SettingsWords", "full: anywhere from 0")},
        {QStringLiteral("equal"), QT_TRANSLATE_NOOP("SettingsWords", "equal: the upper half")},
        {QStringLiteral("proportional"), QT_TRANSLATE_NOOP("SettingsWords", "proportional: a share on top")},
        {QStringLiteral("model"), QT_TRANSLATE_NOOP("SettingsWords", "next model")},
        {QStringLiteral("degrade"), QT_TRANSLATE_NOOP("SettingsWords", "smaller request")},
        {QStringLiteral("cache"), QT_TRANSLATE_NOOP("SettingsWords", "stored answer")},
        {QStringLiteral("queue"), QT_TRANSLATE_NOOP("SettingsWords", "queue")},
        {QStringLiteral("system"), QT_TRANSLATE_NOOP("SettingsWords", "as the system")},
        {QStringLiteral("light"), QT_TRANSLATE_NOOP("SettingsWords", "light")},
        {QStringLiteral("dark"), QT_TRANSLATE_NOOP("SettingsWords", "dark")},
        {QStringLiteral("on"), QT_TRANSLATE_NOOP("SettingsWords", "on")},
        {QStringLiteral("off"), QT_TRANSLATE_NOOP("SettingsWords", "off")},
        {QStringLiteral("first"), QT_TRANSLATE_NOOP("SettingsWords", "before any request")},
        {QStringLiteral("fallback"), QT_TRANSLATE_NOOP("SettingsWords", "when all models fail")},
        {QStringLiteral("ask"), QT_TRANSLATE_NOOP("SettingsWords", "ask")},
        {QStringLiteral("resend"), QT_TRANSLATE_NOOP("SettingsWords", "send again")},
        {QStringLiteral("caller"), QT_TRANSLATE_NOOP("SettingsWords", "the caller's own")},
        {QStringLiteral("max_completion_tokens"), QT_TRANSLATE_NOOP("SettingsWords", "asks for max_completion_tokens")},
        {QStringLiteral("no_stream_options"), QT_TRANSLATE_NOOP("SettingsWords", "knows no stream_options")},
        {QStringLiteral("no_usage_in_stream"), QT_TRANSLATE_NOOP("SettingsWords", "reports no usage in streams")},
    };
    static const QHash<QString, QString> kLanguages{ // each in its own words, for those who read no other
        {QStringLiteral("en"), QStringLiteral("English")},
        {QStringLiteral("ko"), QStringLiteral("한국어")},
        {QStringLiteral("ja"), QStringLiteral("日本語")},
    };
    if (kLanguages.contains(word))
        return kLanguages.value(word);
    const char* text = kTexts.value(word, nullptr);
    return text ? QCoreApplication::translate("SettingsWords", text) : word;
}

QString nothing(const Knob& knob)
{
    switch (knob.group) {
    case KnobGroup::Prices: return Words::tr("not known");
    case KnobGroup::Limits:
        return knob.key().endsWith(QLatin1String("burst")) ? Words::tr("automatic") : Words::tr("no limit");
    case KnobGroup::Attempts: return Words::tr("no limit");
    case KnobGroup::Breaker: return Words::tr("off");
    case KnobGroup::Models: return knob.kind == KnobKind::Text ? Words::tr("same as here") : Words::tr("not known");
    case KnobGroup::Providers: return Words::tr("by the dialect");
    default: return Words::tr("none");
    }
}

QString value(const Knob& knob, const QJsonValue& value)
{
    if (value.isNull() || value.isUndefined())
        return nothing(knob);
    if (value.isBool())
        return value.toBool() ? Words::tr("on") : Words::tr("off");
    if (value.isDouble()) {
        const QString text = unit(knob.unit);
        return text.isEmpty() ? number(value.toDouble()) : number(value.toDouble()) + u' ' + text;
    }
    if (value.isString())
        return knob.kind == KnobKind::Choice ? choice(value.toString()) : value.toString();
    QStringList parts;
    if (value.isArray()) {
        for (const QJsonValue& part : value.toArray()) {
            if (part.isObject())
                parts << priceTierLine(part.toObject());
            else if (part.isDouble())
                parts << QString::number(part.toInteger());
            else
                parts << (knob.kind == KnobKind::Choices ? choice(part.toString()) : part.toString());
        }
    } else {
        const QJsonObject object = value.toObject();
        for (auto it = object.begin(); it != object.end(); ++it)
            parts << it.key() + u'=' + it.value().toString();
    }
    return parts.isEmpty() ? Words::tr("none") : parts.join(QStringLiteral(", "));
}

QString range(const Knob& knob)
{
    if (knob.kind != KnobKind::Whole && knob.kind != KnobKind::Number && knob.kind != KnobKind::WholeList)
        return {};
    const QString text = Words::tr("%1 to %2", "the range of a setting").arg(number(knob.min), number(knob.max));
    const QString with = unit(knob.unit);
    return with.isEmpty() ? text : text + u' ' + with;
}

QString group(KnobGroup group)
{
    switch (group) {
    case KnobGroup::General: return Words::tr("General");
    case KnobGroup::Providers: return Words::tr("Connection");
    case KnobGroup::Models: return Words::tr("Model");
    case KnobGroup::Prices: return Words::tr("Prices");
    case KnobGroup::Limits: return Words::tr("Limits");
    case KnobGroup::Chains: return Words::tr("Fallback");
    case KnobGroup::Attempts: return Words::tr("Attempts and times");
    case KnobGroup::Retry: return Words::tr("Waits between attempts");
    case KnobGroup::ServerHint: return Words::tr("Server hints");
    case KnobGroup::Breaker: return Words::tr("Breaker");
    case KnobGroup::RetryBudget: return Words::tr("Retry budget");
    case KnobGroup::Sandbox: return Words::tr("Sandbox");
    case KnobGroup::Appearance: return Words::tr("Appearance");
    case KnobGroup::Cache: return Words::tr("Stored answers");
    case KnobGroup::Queue: return Words::tr("Queue");
    case KnobGroup::Degrade: return Words::tr("Smaller request");
    case KnobGroup::Relay: return Words::tr("Relay");
    case KnobGroup::Hooks: return Words::tr("Hooks");
    case KnobGroup::History: return Words::tr("History");
    case KnobGroup::Budget: return Words::tr("Money");
    case KnobGroup::Notifications: return Words::tr("Notifications");
    }
    return {};
}

} // namespace plimsoll::settings_words
