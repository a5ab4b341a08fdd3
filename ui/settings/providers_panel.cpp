#include "ui/settings/providers_panel.h"

#include "core/config/config_file.h"
#include "core/config/config_json.h"
#include "core/config/presets.h"
#include "ui/presenters/settings_presenter.h"
#include "ui/settings/key_card.h"
#include "ui/settings/problem_label.h"
#include "ui/settings/test_card.h"
#include "ui/theme/icon.h"
#include "ui/theme/spacing.h"
#include "ui/widgets/caption.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QPushButton>

namespace plimsoll {

ProvidersPanel::ProvidersPanel(SettingsPresenter& presenter, const SettingsPanelSpec& panel, ConfigService& config, KeyStore& keys,
                               std::function<QUrl()> sandbox, QWidget* parent)
    : SettingsPanel(presenter, panel, parent), m_config(config), m_key(new KeyCard(keys)),
      m_test(new TestCard(presenter, keys, std::move(sandbox)))
{
    extra()->addWidget(makePresets());
    extra()->addWidget(m_key);
    extra()->addWidget(m_test);
    entryShown();
}

QWidget* ProvidersPanel::makePresets()
{
    auto* part = new QWidget;
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing::kHalf);
    auto* line = new QHBoxLayout;
    line->setSpacing(spacing::kUnit);
    m_presets = new QComboBox;
    m_presets->setObjectName(QStringLiteral("presets"));
    m_presets->setAccessibleName(tr("Provider to add"));
    for (const ProviderPreset& preset : providerPresets())
        m_presets->addItem(preset.title, preset.id);
    auto* label = new QLabel(tr("&Add"));
    label->setBuddy(m_presets);
    auto* add = new QPushButton(symbolicIcon(QStringLiteral("add")), tr("Add provider"));
    add->setObjectName(QStringLiteral("addProvider"));
    line->addWidget(label);
    line->addWidget(m_presets);
    line->addWidget(add);
    line->addStretch(1);
    m_hint = new Caption;
    m_hint->setWordWrap(true);
    m_hint->setOpenExternalLinks(true);
    m_hint->setTextFormat(Qt::RichText);
    m_hint->hide();
    column->addLayout(line);
    column->addWidget(m_hint);
    connect(add, &QPushButton::clicked, this, &ProvidersPanel::addPreset);
    return part;
}

void ProvidersPanel::addPreset()
{
    const ProviderPreset& preset = providerPresets().at(m_presets->currentIndex());
    QString name = preset.id;
    const QStringList taken = presenter().entries(SettingsScope::Provider);
    for (int n = 2; taken.contains(name); ++n)
        name = QStringLiteral("%1-%2").arg(preset.id).arg(n);
    Config with = m_config.config();
    with.providers[name] = preset.entry;
    const QJsonObject values = toJson(with).value(QLatin1String("providers")).toObject().value(name).toObject();
    QString hint;
    if (const auto why = presenter().add(SettingsScope::Provider, name, values))
        hint = *why;
    else if (!preset.fill_in.isEmpty())
        hint = tr("Put your own value for \"%1\" into the base URL below.").arg(preset.fill_in.toHtmlEscaped());
    else if (!preset.key_page.isEmpty())
        hint = tr("A key is made at <a href=\"%1\">%1</a>. Paste it here, then press Test.").arg(preset.key_page);
    m_hint->setText(hint);
    m_hint->setVisible(!hint.isEmpty());
    select(name);
}

void ProvidersPanel::entryShown()
{
    const auto& providers = m_config.config().providers;
    const auto found = providers.find(entry());
    if (found == providers.end())
        return;
    m_key->show(found->first, found->second);
    m_test->show(found->first, found->second);
}

} // namespace plimsoll
