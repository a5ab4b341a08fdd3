// One panel of the settings: what it is about, which entry is shown, and the forms made from the knobs.
#pragma once

#include "ui/presenters/settings_panels.h"

#include <QJsonValue>
#include <QWidget>

class QVBoxLayout;

namespace plimsoll {

class EntryBar;
class KnobForm;
class SettingsPresenter;

class SettingsPanel : public QWidget
{
    Q_OBJECT
public:
    SettingsPanel(SettingsPresenter& presenter, SettingsPanelSpec panel, QWidget* parent = nullptr);

    QString entry() const;
    void select(const QString& entry);

Q_SIGNALS:
    /// Another entry is shown, or the same one has other values: what was typed and not applied is gone.
    void shown(const QString& entry);
    void typed(const QString& pointer, const QJsonValue& value); ///< as KnobRow::typed()

protected:
    SettingsPresenter& presenter() const { return m_presenter; }
    /// What stands between the entry bar and the forms.
    QVBoxLayout* extra() const { return m_extra; }
    /// Another entry is shown, or the same one has other values.
    virtual void entryShown() {}

private:
    void rebuild();
    void refresh();

    SettingsPresenter& m_presenter;
    const SettingsPanelSpec m_panel;
    EntryBar* m_entries = nullptr;
    QVBoxLayout* m_extra;
    QVBoxLayout* m_forms_place;
    QList<KnobForm*> m_forms;
    QStringList m_names; ///< of all entries that editors offer, when the forms were made
};

} // namespace plimsoll
