// History & queue: the panel of their knobs, with what is kept on top.
#pragma once

#include "ui/settings/settings_panel.h"

namespace plimsoll {

struct AppContext;

class HistoryPanel : public SettingsPanel
{
    Q_OBJECT
public:
    HistoryPanel(SettingsPresenter& presenter, const SettingsPanelSpec& panel, AppContext& context,
                 QWidget* parent = nullptr);
};

} // namespace plimsoll
