// What the Settings page does: reads and changes the configuration knob by knob, says what was changed last, finds knobs.
#pragma once

#include "core/config/knob.h"
#include "ui/presenters/settings_panels.h"

#include <QJsonObject>
#include <QObject>

#include <optional>

namespace plimsoll {

class ConfigService;

class SettingsPresenter : public QObject
{
    Q_OBJECT
public:
    explicit SettingsPresenter(ConfigService& config, QObject* parent = nullptr);

    /// The places of a panel's knobs for one entry (ignored by a global panel), grouped as the panel lists them.
    QStringList pointers(const SettingsPanelSpec& panel, KnobGroup group, const QString& entry) const;
    /// Names of the entries of a scope, sorted.
    QStringList entries(SettingsScope scope) const;

    QJsonValue value(const QString& pointer) const;
    bool isChanged(const QString& pointer) const;

    /// Changes one knob at once. Nothing: done; else the reason why not, one line.
    std::optional<QString> set(const QString& pointer, const QJsonValue& value);
    std::optional<QString> reset(const QString& pointer);
    /// A new entry with these values; over those of `like`, if that is not empty.
    std::optional<QString> add(SettingsScope scope, const QString& name, const QJsonObject& values, const QString& like = {});
    std::optional<QString> remove(SettingsScope scope, const QString& name);
    /// Several things in one step.
    std::optional<QString> apply(const QJsonObject& change);

    /// "Breaker · Failures in a row: 5 → 3"; empty when nothing can be undone.
    QString lastChange() const;
    /// The last changes with who made them and when, newest first, a line each.
    QString changeList(int most = 15) const;
    bool canRedo() const;
    std::optional<QString> undo();
    std::optional<QString> redo();

    /// Why the file on disk is not in force; empty when it is.
    QString fileProblem() const;

    /// Places whose name, help, key or entry contains every word of the text; at most `most`.
    QStringList search(const QString& text, int most) const;
    /// Where a place belongs, for a person: "Profile online · Retry".
    QString context(const QString& pointer) const;

Q_SIGNALS:
    void changed();        ///< some value, from here or elsewhere
    void historyChanged(); ///< lastChange() may be another

private:
    ConfigService& m_config;
    QJsonObject m_values;
};

} // namespace plimsoll
