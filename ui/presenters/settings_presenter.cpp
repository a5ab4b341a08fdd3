#include "ui/presenters/settings_presenter.h"

#include "core/config/config_exchange.h"
#include "core/config/config_file.h"
#include "core/config/config_json.h"
#include "core/config/json_pointer.h"
#include "core/config/knob_merge.h"
#include "ui/language/core_texts.h"
#include "ui/presenters/settings_change.h"
#include "ui/presenters/settings_words.h"

#include <QLocale>

namespace plimsoll {

namespace {

const QString kWho = QStringLiteral("settings");

/// Who changed the configuration: a part of Plimsoll by its name, or somebody's editor.
QString whoWords(const QString& who)
{
    if (who == kWho)
        return SettingsPresenter::tr("settings");
    if (who == kImported)
        return SettingsPresenter::tr("imported from a file");
    return who == QLatin1String("file") ? SettingsPresenter::tr("edited in the file") : who;
}

QString sentence(const QList<Error>& errors)
{
    QStringList lines;
    for (const Error& error : errors)
        lines << fromCore(error.what);
    lines.removeDuplicates();
    return lines.join(QStringLiteral("; "));
}

std::optional<QString> reason(const ConfigService::Outcome& outcome)
{
    return outcome ? std::nullopt : std::optional(sentence(outcome.error()));
}

QStringList keysOf(const QString& pointer)
{
    const auto keys = splitPointer(pointer);
    return keys ? *keys : QStringList();
}

/// The partial configuration that says only this.
QJsonObject changeAt(const QString& pointer, const QJsonValue& value)
{
    QJsonObject change;
    if (const QStringList keys = keysOf(pointer); !keys.isEmpty())
        insertAt(change, keys, value);
    return change;
}

/// Maps are merged by name: what is to go must be named.
QJsonObject mapChange(const QJsonObject& from, QJsonObject to)
{
    for (auto it = from.begin(); it != from.end(); ++it) {
        if (!to.contains(it.key()))
            to.insert(it.key(), QJsonValue::Null);
    }
    return to;
}

} // namespace

SettingsPresenter::SettingsPresenter(ConfigService& config, QObject* parent)
    : QObject(parent), m_config(config), m_values(toJson(config.config()))
{
    connect(&config, &ConfigService::changed, this, [this] {
        m_values = toJson(m_config.config());
        Q_EMIT changed();
    });
    connect(&config, &ConfigService::rejected, this, &SettingsPresenter::changed);
    connect(&config, &ConfigService::historyChanged, this, &SettingsPresenter::historyChanged);
}

QStringList SettingsPresenter::pointers(const SettingsPanelSpec& panel, KnobGroup group, const QString& entry) const
{
    QStringList places;
    for (const Knob& knob : allKnobs()) {
        if (knob.group != group || knob.path == QLatin1String("/version"))
            continue;
        const SettingsScope scope = scopeOf(knob);
        if (scope == SettingsScope::Global || (scope == panel.scope && !entry.isEmpty()))
            places << pointerOf(knob, entry);
    }
    return places;
}

QStringList SettingsPresenter::entries(SettingsScope scope) const
{
    return m_values.value(collectionOf(scope)).toObject().keys();
}

QJsonValue SettingsPresenter::value(const QString& pointer) const
{
    return valueAt(m_values, keysOf(pointer));
}

bool SettingsPresenter::isChanged(const QString& pointer) const
{
    const QJsonValue standard = standardValue(pointer);
    return !standard.isUndefined() && value(pointer) != standard;
}

std::optional<QString> SettingsPresenter::set(const QString& pointer, const QJsonValue& value)
{
    const Knob* knob = findKnob(pointer);
    if (knob && knob->kind == KnobKind::TextMap)
        return apply(changeAt(pointer, mapChange(this->value(pointer).toObject(), value.toObject())));
    return apply(changeAt(pointer, value));
}

std::optional<QString> SettingsPresenter::reset(const QString& pointer)
{
    return set(pointer, standardValue(pointer));
}

std::optional<QString> SettingsPresenter::add(SettingsScope scope, const QString& name, const QJsonObject& values, const QString& like)
{
    if (name.isEmpty())
        return tr("A name is needed.");
    if (entries(scope).contains(name))
        return tr("There is one of that name already.");
    QJsonObject entry = m_values.value(collectionOf(scope)).toObject().value(like).toObject();
    for (auto it = values.begin(); it != values.end(); ++it)
        entry.insert(it.key(), it.value());
    return apply({{collectionOf(scope), QJsonObject{{name, entry}}}});
}

std::optional<QString> SettingsPresenter::remove(SettingsScope scope, const QString& name)
{
    return apply({{collectionOf(scope), QJsonObject{{name, QJsonValue::Null}}}});
}

std::optional<QString> SettingsPresenter::apply(const QJsonObject& change)
{
    return reason(m_config.apply(change, kWho));
}

QString SettingsPresenter::lastChange() const
{
    if (!m_config.canUndo())
        return {};
    const ConfigChange& change = m_config.changes().last();
    const QString what = describeChange(change.backward, change.forward);
    return change.who == kWho ? what : tr("%1 (%2)", "a change, and who made it").arg(what, whoWords(change.who));
}

QString SettingsPresenter::changeList(int most) const
{
    QStringList lines;
    const QList<ConfigChange>& changes = m_config.changes();
    for (auto change = changes.rbegin(); change != changes.rend() && lines.size() < most; ++change)
        lines << QLocale().toString(change->when.toLocalTime(), QLocale::ShortFormat) + u"  " + whoWords(change->who) + u"  "
                     + describeChange(change->backward, change->forward);
    return lines.join(u'\n');
}

bool SettingsPresenter::canRedo() const
{
    return m_config.canRedo();
}

std::optional<QString> SettingsPresenter::undo()
{
    // What the person saw as the last change, not what came a moment ago.
    return reason(m_config.canUndo() ? m_config.undo(m_config.changes().last()) : m_config.undo());
}

std::optional<QString> SettingsPresenter::redo()
{
    return reason(m_config.redo());
}

QString SettingsPresenter::fileProblem() const
{
    if (m_config.fileErrors().isEmpty())
        return {};
    const Error& first = m_config.fileErrors().first();
    return tr("The file %1 is not in force. At %2: %3. The settings from before it was changed go on.")
        .arg(m_config.path(), QString::fromStdString(first.where), fromCore(first.what));
}

QStringList SettingsPresenter::search(const QString& text, int most) const
{
    const QStringList words = text.simplified().split(u' ', Qt::SkipEmptyParts);
    QStringList found;
    if (words.isEmpty())
        return found;
    QList<KnobGroup> shown;
    for (const SettingsPanelSpec& panel : settingsPanels())
        shown += panel.groups;
    for (const Knob& knob : allKnobs()) {
        if (!shown.contains(knob.group) || knob.path == QLatin1String("/version"))
            continue;
        const SettingsScope scope = scopeOf(knob);
        const QStringList names = scope == SettingsScope::Global ? QStringList(QString()) : entries(scope);
        for (const QString& name : names) {
            const QString place = pointerOf(knob, name);
            const QString all = QStringList{settings_words::label(knob), settings_words::help(knob), place, context(place)}.join(u' ');
            const bool hit = std::all_of(words.begin(), words.end(), [&all](const QString& word) { return all.contains(word, Qt::CaseInsensitive); });
            if (hit)
                found << place;
            if (found.size() >= most)
                return found;
        }
    }
    return found;
}

QString SettingsPresenter::context(const QString& pointer) const
{
    return describePlace(pointer);
}

} // namespace plimsoll
