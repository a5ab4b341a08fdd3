// Settings: panels at the left, a form at the right, a search over all of them, and the way back at the bottom. Every
// change acts at once, also on running traffic.
#pragma once

#include "ui/page.h"
#include "ui/page_registry.h"
#include "ui/presenters/settings_presenter.h"

class QLineEdit;
class QListWidget;
class QScrollArea;
class QStackedWidget;

namespace plimsoll {

struct AppContext;
class KnobForm;

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

private:
    QWidget* makeTitle();
    QWidget* makeParts();
    void showRow(int row);
    QWidget* makePanel(const SettingsPanelSpec& panel);
    void search(const QString& text);

    AppContext& m_context;
    SettingsPresenter m_presenter;
    QList<SettingsPanelSpec> m_panels;
    QLineEdit* m_search;
    QListWidget* m_list;
    QStackedWidget* m_stack;
    QScrollArea* m_found;
    QHash<int, QWidget*> m_made; ///< by row; a panel is made when it is first shown
};

} // namespace plimsoll
