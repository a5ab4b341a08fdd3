#include "ui/presenters/settings_panels.h"

#include "core/config/json_pointer.h"

#include <QCoreApplication>

namespace plimsoll {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(SettingsPanels)
};

} // namespace

QList<SettingsPanelSpec> settingsPanels()
{
    using Scope = SettingsScope;
    using Group = KnobGroup;
    return {
        {QStringLiteral("providers"), Words::tr("Providers & keys"),
         Words::tr("Where requests go, and the key that opens the door. Keys are kept in the system's keychain only."),
         QStringLiteral("key"), Scope::Provider, {Group::Providers}, true},
        {QStringLiteral("models"), Words::tr("Models & prices"),
         Words::tr("What can be asked, by which provider, and what it costs."), QStringLiteral("provider"), Scope::Model,
         {Group::Models, Group::Prices}, true},
        {QStringLiteral("limits"), Words::tr("Limits"),
         Words::tr("How much a model is asked to bear. A request waits here rather than being refused there."),
         QStringLiteral("limits"), Scope::Model, {Group::Limits}, false},
        {QStringLiteral("retry"), Words::tr("Retry"), Words::tr("How often and how patiently a call tries again."),
         QStringLiteral("retry"), Scope::Profile, {Group::Attempts, Group::Retry}, false},
        {QStringLiteral("server_hints"), Words::tr("Server hints"),
         Words::tr("How far to follow a server that says when to come back (Retry-After)."), QStringLiteral("headers"), Scope::Profile,
         {Group::ServerHint}, false},
        {QStringLiteral("breaker"), Words::tr("Breaker"),
         Words::tr("When a failing model is left alone, and when it is tried again. Each model has its own breaker."),
         QStringLiteral("breaker"), Scope::Global, {Group::Breaker}, false},
        {QStringLiteral("retry_budget"), Words::tr("Retry budget"),
         Words::tr("Keeps retries from multiplying the load of a provider that is in trouble."), QStringLiteral("redo"), Scope::Global,
         {Group::RetryBudget}, false},
        {QStringLiteral("chains"), Words::tr("Fallback chains"),
         Words::tr("Who is asked next. Drag to order, or use Alt+Up and Alt+Down."), QStringLiteral("chain"), Scope::Profile,
         {Group::Chains, Group::Degrade}, false},
        {QStringLiteral("profiles"), Words::tr("Profiles"), Words::tr("Named ways to call: who waits, and for how long."),
         QStringLiteral("queue"), Scope::Profile, {Group::General, Group::Attempts}, true},
        {QStringLiteral("budgets"), Words::tr("Budgets"),
         Words::tr("What a day and a month may cost before you are told. Nothing is held back for it."), QStringLiteral("costs"),
         Scope::Global, {Group::Budget}, false},
        {QStringLiteral("history"), Words::tr("History & queue"),
         Words::tr("What is kept of calls, prompts and answers, and for how long; calls that wait for their time."),
         QStringLiteral("history"), Scope::Global, {Group::History, Group::Cache, Group::Queue}, false},
        {QStringLiteral("sandbox"), Words::tr("Sandbox faults"),
         Words::tr("The built-in provider fails as told, so that you can watch the client cope."), QStringLiteral("storm"),
         Scope::Global, {Group::Sandbox}, false},
        {QStringLiteral("notifications"), Words::tr("Notifications"),
         Words::tr("What the desktop tells you of while you look elsewhere. Shown by the desktop's notification service; where there is "
                   "none, nothing is shown, and the log says why."),
         QStringLiteral("warning"), Scope::Global, {Group::Notifications}, false},
        {QStringLiteral("appearance"), Words::tr("Appearance"), Words::tr("How the window looks."), QStringLiteral("appearance"),
         Scope::Global, {Group::Appearance}, false},
    };
}

QList<KnobGroup> groupsWithoutPanel()
{
    return {KnobGroup::Relay, KnobGroup::Hooks};
}

QString collectionOf(SettingsScope scope)
{
    switch (scope) {
    case SettingsScope::Global: return {};
    case SettingsScope::Provider: return QStringLiteral("providers");
    case SettingsScope::Model: return QStringLiteral("models");
    case SettingsScope::Profile: return QStringLiteral("profiles");
    }
    return {};
}

SettingsScope scopeOf(const Knob& knob)
{
    for (const auto scope : {SettingsScope::Provider, SettingsScope::Model, SettingsScope::Profile}) {
        if (knob.path.startsWith(u'/' + collectionOf(scope) + QStringLiteral("/*/")))
            return scope;
    }
    return SettingsScope::Global;
}

QString pointerOf(const Knob& knob, const QString& entry)
{
    const QString collection = collectionOf(scopeOf(knob));
    if (collection.isEmpty())
        return knob.path;
    return pointerTo(u'/' + collection, entry) + knob.path.mid(collection.size() + 3);
}

} // namespace plimsoll
