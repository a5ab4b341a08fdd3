#include "ui/settings/settings_panel.h"

#include "ui/presenters/settings_presenter.h"
#include "ui/presenters/settings_words.h"
#include "ui/settings/entry_bar.h"
#include "ui/settings/knob_form.h"
#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/widgets/caption.h"

#include <QLabel>
#include <QVBoxLayout>

namespace plimsoll {

SettingsPanel::SettingsPanel(SettingsPresenter& presenter, SettingsPanelSpec panel, QWidget* parent)
    : QWidget(parent), m_presenter(presenter), m_panel(std::move(panel)), m_extra(new QVBoxLayout), m_forms_place(new QVBoxLayout)
{
    setObjectName(m_panel.id);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, spacing::kUnit, 0);
    layout->setSpacing(spacing::kCardPadding);
    auto* about = new Caption(m_panel.about);
    about->setWordWrap(true);
    layout->addWidget(about);
    if (m_panel.scope != SettingsScope::Global) {
        m_entries = new EntryBar(m_presenter, m_panel);
        layout->addWidget(m_entries);
        connect(m_entries, &EntryBar::chosen, this, [this] { rebuild(); });
    }
    m_extra->setSpacing(spacing::kCardPadding);
    m_forms_place->setSpacing(spacing::kCardPadding);
    layout->addLayout(m_extra);
    layout->addLayout(m_forms_place);
    layout->addStretch(1);
    connect(&m_presenter, &SettingsPresenter::changed, this, &SettingsPanel::refresh);
    rebuild();
}

QString SettingsPanel::entry() const
{
    return m_entries ? m_entries->current() : QString();
}

void SettingsPanel::select(const QString& entry)
{
    if (m_entries)
        m_entries->select(entry);
}

void SettingsPanel::rebuild()
{
    // An editor of the old forms may be what asked for this: it is deleted when it has returned.
    for (KnobForm* form : std::as_const(m_forms)) {
        form->hide();
        form->deleteLater();
    }
    m_forms.clear();
    m_names = m_presenter.entries(SettingsScope::Provider) + m_presenter.entries(SettingsScope::Model)
        + m_presenter.entries(SettingsScope::Profile);
    for (const KnobGroup group : m_panel.groups) {
        const QStringList pointers = m_presenter.pointers(m_panel, group, entry());
        if (pointers.isEmpty())
            continue;
        auto* form = new KnobForm(m_presenter, settings_words::group(group), pointers);
        m_forms_place->addWidget(form);
        m_forms << form;
        connect(form, &KnobForm::typed, this, &SettingsPanel::typed);
    }
    entryShown();
    Q_EMIT shown(entry());
}

void SettingsPanel::refresh()
{
    const QString before = entry();
    if (m_entries)
        m_entries->refresh(); // may choose another entry, which rebuilds
    const QStringList names = m_presenter.entries(SettingsScope::Provider) + m_presenter.entries(SettingsScope::Model)
        + m_presenter.entries(SettingsScope::Profile);
    if (names != m_names && entry() == before) {
        rebuild();
        return;
    }
    for (KnobForm* form : std::as_const(m_forms))
        form->refresh();
    entryShown();
    Q_EMIT shown(entry());
}

} // namespace plimsoll
