// On top of a panel whose settings belong to named entries: which one is shown; where entries are managed, also adds a
// copy of it under a new name and removes it.
#pragma once

#include "ui/presenters/settings_panels.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace plimsoll {

class SettingsPresenter;

class EntryBar : public QWidget
{
    Q_OBJECT
public:
    EntryBar(SettingsPresenter& presenter, const SettingsPanelSpec& panel, QWidget* parent = nullptr);

    QString current() const;
    void select(const QString& entry);
    /// Takes over what entries there are now.
    void refresh();

Q_SIGNALS:
    void chosen(const QString& entry);

private:
    QWidget* makeManagement();
    void addCopy();
    void removeCurrent();
    void showProblem(const std::optional<QString>& why);

    SettingsPresenter& m_presenter;
    const SettingsScope m_scope;
    QComboBox* m_box;
    QLineEdit* m_new_name = nullptr;
    QPushButton* m_remove = nullptr;
    QLabel* m_problem;
};

} // namespace plimsoll
