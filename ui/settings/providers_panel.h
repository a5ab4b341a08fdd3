// Providers & keys: the panel of the providers' knobs, with the key, the test and the presets on top.
#pragma once

#include "ui/settings/settings_panel.h"

#include <QUrl>

#include <functional>

class QComboBox;
class QLabel;

namespace plimsoll {

class ConfigService;
class KeyCard;
class KeyStore;
class TestCard;

class ProvidersPanel : public SettingsPanel
{
    Q_OBJECT
public:
    ProvidersPanel(SettingsPresenter& presenter, const SettingsPanelSpec& panel, ConfigService& config, KeyStore& keys,
                   std::function<QUrl()> sandbox, QWidget* parent = nullptr);

protected:
    void entryShown() override;

private:
    QWidget* makePresets();
    void addPreset();

    ConfigService& m_config;
    KeyCard* m_key;
    TestCard* m_test;
    QComboBox* m_presets;
    QLabel* m_hint;
};

} // namespace plimsoll
