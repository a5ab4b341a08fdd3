#include "ui/settings/entry_bar.h"

#include "ui/presenters/settings_presenter.h"
#include "ui/settings/problem_label.h"
#include "ui/theme/icon.h"
#include "ui/theme/spacing.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>

namespace plimsoll {

EntryBar::EntryBar(SettingsPresenter& presenter, const SettingsPanelSpec& panel, QWidget* parent)
    : QWidget(parent), m_presenter(presenter), m_scope(panel.scope), m_box(new QComboBox), m_problem(new ProblemLabel)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing::kHalf);
    auto* line = new QHBoxLayout;
    line->setSpacing(spacing::kUnit);
    column->addLayout(line);
    column->addWidget(m_problem);

    const QString name = m_scope == SettingsScope::Provider ? tr("Pro&vider")
        : m_scope == SettingsScope::Model                   ? tr("&Model")
                                                            : tr("P&rofile");
    auto* label = new QLabel(name);
    label->setBuddy(m_box);
    m_box->setObjectName(QStringLiteral("entry"));
    m_box->setAccessibleName(QString(name).remove(u'&'));
    m_box->setMinimumWidth(184);
    line->addWidget(label);
    line->addWidget(m_box);
    line->addStretch(1);
    if (panel.managed)
        line->addWidget(makeManagement());
    connect(m_box, &QComboBox::currentTextChanged, this, &EntryBar::chosen);
    refresh();
}

QWidget* EntryBar::makeManagement()
{
    auto* part = new QWidget;
    auto* line = new QHBoxLayout(part);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(spacing::kUnit);
    if (m_scope != SettingsScope::Provider) { // providers are added from presets
        m_new_name = new QLineEdit;
        m_new_name->setObjectName(QStringLiteral("newName"));
        m_new_name->setPlaceholderText(tr("new name"));
        m_new_name->setAccessibleName(tr("Name of the copy"));
        m_new_name->setFixedWidth(136);
        auto* add = new QPushButton(symbolicIcon(QStringLiteral("add")), tr("Add copy"));
        add->setToolTip(tr("Adds a copy of the one that is shown, under the new name"));
        line->addWidget(m_new_name);
        line->addWidget(add);
        connect(add, &QPushButton::clicked, this, &EntryBar::addCopy);
        connect(m_new_name, &QLineEdit::returnPressed, this, &EntryBar::addCopy);
    }
    m_remove = new QPushButton(symbolicIcon(QStringLiteral("remove")), tr("Remove"));
    m_remove->setObjectName(QStringLiteral("removeEntry"));
    connect(m_remove, &QPushButton::clicked, this, &EntryBar::removeCurrent);
    line->addWidget(m_remove);
    return part;
}

QString EntryBar::current() const
{
    return m_box->currentText();
}

void EntryBar::select(const QString& entry)
{
    m_box->setCurrentText(entry);
}

void EntryBar::refresh()
{
    const QStringList names = m_presenter.entries(m_scope);
    const QString before = m_box->currentText();
    const bool first = m_box->count() == 0;
    {
        const QSignalBlocker blocker(m_box);
        m_box->clear();
        m_box->addItems(names);
        const QString wanted = first && m_scope == SettingsScope::Profile
            ? m_presenter.value(QStringLiteral("/default_profile")).toString()
            : before;
        m_box->setCurrentIndex(qMax(0, int(names.indexOf(wanted))));
    }
    if (m_remove)
        m_remove->setEnabled(names.size() > 1);
    if (m_box->currentText() != before && !first)
        Q_EMIT chosen(m_box->currentText());
}

void EntryBar::addCopy()
{
    const QString name = m_new_name->text().trimmed();
    const auto why = m_presenter.add(m_scope, name, {}, current());
    showProblem(why);
    if (why)
        return;
    m_new_name->clear();
    select(name);
}

void EntryBar::removeCurrent()
{
    showProblem(m_presenter.remove(m_scope, current()));
}

void EntryBar::showProblem(const std::optional<QString>& why)
{
    m_problem->setVisible(why.has_value());
    if (why)
        m_problem->setText(*why);
}

} // namespace plimsoll
