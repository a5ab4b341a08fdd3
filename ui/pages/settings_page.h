// Settings: panels at the left, a form at the right, a search over all of them, and the way back at the bottom. Every
// change acts at once, also on running traffic.
#pragma once

#include "ui/page.h"
#include "ui/page_registry.h"
#include "ui/presenters/settings_exchange.h"
#include "ui/presenters/settings_presenter.h"

class QLineEdit;
class QListWidget;
class QScrollArea;
class QStackedWidget;

namespace plimsoll {

struct AppContext;
class ImportPanel;
class KnobForm;
class NoticeBar;
class SettingsPanel;

class SettingsPage : public Page
{
    Q_OBJECT
public:
    static PageEntry entry();

    explicit SettingsPage(AppContext& context, QWidget* parent = nullptr);

    void tick(const Tick& tick) override;
    void activated() override;
    /// Brings a panel to the front, by SettingsPanelSpec::id.
    void showPanel(const QString& id);
    /// The panel of that name, with the keyboard focus on its first setting.
    void showPlace(const QString& panel) override;

private:
    QWidget* makeTitle();
    QWidget* makeParts();
    void showRow(int row);
    SettingsPanel* makePanel(const SettingsPanelSpec& panel);
    QWidget* withPreview(const SettingsPanelSpec& spec, SettingsPanel* panel);
    void search(const QString& text);
    /// The file that is looked at, else the panel that is chosen.
    void showImport();

    AppContext& m_context;
    SettingsPresenter m_presenter;
    SettingsExchange m_exchange;
    QList<SettingsPanelSpec> m_panels;
    NoticeBar* m_told;
    ImportPanel* m_import;
    QLineEdit* m_search;
    QListWidget* m_list;
    QStackedWidget* m_stack;
    QScrollArea* m_found;
    QHash<int, QWidget*> m_made; ///< by row; a panel is made when it is first shown
};

} // namespace plimsoll
