#include "ui/settings/history_panel.h"

#include "ui/app_context.h"
#include "ui/presenters/kept_presenter.h"
#include "ui/settings/kept_card.h"

#include <QVBoxLayout>

namespace plimsoll {

HistoryPanel::HistoryPanel(SettingsPresenter& presenter, const SettingsPanelSpec& panel, AppContext& context,
                           QWidget* parent)
    : SettingsPanel(presenter, panel, parent)
{
    auto* kept = new KeptPresenter(context.history, context.prompts, context.answers, context.config, this);
    extra()->addWidget(new KeptCard(kept));
}

} // namespace plimsoll
