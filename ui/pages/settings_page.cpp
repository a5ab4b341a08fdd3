#include "ui/pages/settings_page.h"

#include "core/sandbox/sandbox_thread.h"
#include "ui/app_context.h"
#include "ui/settings/exchange_buttons.h"
#include "ui/settings/history_panel.h"
#include "ui/settings/import_panel.h"
#include "ui/settings/knob_editor.h"
#include "ui/settings/knob_form.h"
#include "ui/settings/preview_strip.h"
#include "ui/settings/providers_panel.h"
#include "ui/settings/sandbox_panel.h"
#include "ui/settings/settings_panel.h"
#include "ui/settings/undo_bar.h"
#include "ui/shell/commands.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icon.h"
#include "ui/theme/spacing.h"
#include "ui/widgets/caption.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/notice_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollArea>
#include <QStackedWidget>

namespace plimsoll {

namespace {

constexpr int kListWidth = 168;
constexpr int kMostFound = 40;
constexpr int kFormWidth = 760; // longer lines are hard to read

QScrollArea* scrolled(QWidget* content)
{
    auto* area = new QScrollArea;
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    auto* holder = new QWidget;
    auto* layout = new QHBoxLayout(holder);
    layout->setContentsMargins(0, 0, 0, 0);
    content->setMaximumWidth(kFormWidth);
    layout->addWidget(content, 1);
    layout->addStretch(0);
    area->setWidget(holder);
    return area;
}

} // namespace

PageEntry SettingsPage::entry()
{
    return {QStringLiteral("settings"), tr("Settings"), QStringLiteral("settings"), 8,
            [](AppContext& context, QWidget* parent) -> Page* { return new SettingsPage(context, parent); }};
}

SettingsPage::SettingsPage(AppContext& context, QWidget* parent)
    : Page(parent), m_context(context), m_presenter(context.config), m_exchange(context.config), m_panels(settingsPanels()),
      m_told(new NoticeBar), m_import(new ImportPanel(m_exchange))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(spacing::kPage, spacing::kPage, spacing::kPage, spacing::kUnit);
    layout->setSpacing(spacing::kCardPadding);
    layout->addWidget(makeTitle());
    layout->addWidget(m_told);
    layout->addWidget(makeParts(), 1);
    auto* undo_bar = new UndoBar(m_presenter);
    layout->addWidget(undo_bar);

    commands::add(this, QStringLiteral("settings.find"), [this] {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
    });
    commands::add(this, QStringLiteral("settings.undo"), [undo_bar] { undo_bar->undo(); });
    commands::add(this, QStringLiteral("settings.redo"), [undo_bar] { undo_bar->redo(); });
    connect(m_list, &QListWidget::currentRowChanged, this, &SettingsPage::showRow);
    connect(m_search, &QLineEdit::textChanged, this, &SettingsPage::search);
    connect(&m_exchange, &SettingsExchange::changed, this, &SettingsPage::showImport);
    m_list->setCurrentRow(0);
}

QWidget* SettingsPage::makeTitle()
{
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* title = new QLabel(tr("Settings"));
    title->setFont(textFont(TextRole::PageTitle));
    m_search = new QLineEdit;
    m_search->setObjectName(QStringLiteral("search"));
    m_search->setPlaceholderText(tr("Search settings"));
    m_search->setAccessibleName(tr("Search settings"));
    m_search->setClearButtonEnabled(true);
    m_search->addAction(symbolicIcon(QStringLiteral("search"), QPalette::PlaceholderText), QLineEdit::LeadingPosition);
    m_search->setFixedWidth(280);
    layout->addWidget(title);
    layout->addStretch(1);
    layout->addWidget(new ExchangeButtons(m_exchange, *m_told));
    layout->addWidget(m_search);
    return row;
}

QWidget* SettingsPage::makeParts()
{
    auto* parts = new QWidget;
    auto* layout = new QHBoxLayout(parts);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing::kPage);
    m_list = new QListWidget;
    m_list->setObjectName(QStringLiteral("panels"));
    m_list->setAccessibleName(tr("Panels"));
    m_list->setFixedWidth(kListWidth);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->viewport()->setAutoFillBackground(false);
    m_list->setUniformItemSizes(true);
    m_list->setIconSize({spacing::kIcon, spacing::kIcon});
    for (const SettingsPanelSpec& panel : std::as_const(m_panels)) {
        auto* item = new QListWidgetItem(symbolicIcon(panel.icon), panel.title, m_list);
        item->setSizeHint({0, 32});
        item->setToolTip(panel.about);
    }
    m_found = scrolled(new QWidget);
    m_stack = new QStackedWidget;
    m_stack->addWidget(m_found);
    m_stack->addWidget(m_import);
    layout->addWidget(m_list);
    layout->addWidget(m_stack, 1);
    return parts;
}

void SettingsPage::showRow(int row)
{
    if (row < 0)
        return;
    m_search->clear();
    if (m_exchange.opened())
        m_exchange.discard(); // the file is left for the panel
    if (!m_made.contains(row)) {
        m_made.insert(row, withPreview(m_panels.at(row), makePanel(m_panels.at(row))));
        m_stack->addWidget(m_made.value(row));
    }
    m_stack->setCurrentWidget(m_made.value(row));
}

/// The preview stays in sight while the knobs are scrolled.
QWidget* SettingsPage::withPreview(const SettingsPanelSpec& spec, SettingsPanel* panel)
{
    QScrollArea* area = scrolled(panel);
    if (!hasPreviews(spec.id))
        return area;
    auto* both = new QWidget;
    auto* layout = new QVBoxLayout(both);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing::kCardPadding);
    auto* preview = new PreviewStrip(m_context.config, spec.id);
    preview->setMaximumWidth(kFormWidth - spacing::kUnit); // as wide as the panel's cards
    layout->addWidget(preview);
    layout->addWidget(area, 1);
    connect(panel, &SettingsPanel::shown, preview, &PreviewStrip::show);
    connect(panel, &SettingsPanel::typed, preview, &PreviewStrip::setTyped);
    preview->show(panel->entry());
    return both;
}

SettingsPanel* SettingsPage::makePanel(const SettingsPanelSpec& panel)
{
    if (panel.id == QLatin1String("providers"))
        return new ProvidersPanel(m_presenter, panel, m_context.config, m_context.keys, [this] { return m_context.sandbox.url(); });
    if (panel.id == QLatin1String("history"))
        return new HistoryPanel(m_presenter, panel, m_context);
    if (panel.id == QLatin1String("sandbox"))
        return new SandboxPanel(m_presenter, panel);
    return new SettingsPanel(m_presenter, panel);
}

void SettingsPage::showPanel(const QString& id)
{
    for (int row = 0; row < m_panels.size(); ++row) {
        if (m_panels.at(row).id == id)
            m_list->setCurrentRow(row);
    }
}

void SettingsPage::showPlace(const QString& panel)
{
    m_search->clear();
    showPanel(panel);
    QWidget* shown = m_stack->currentWidget();
    for (QWidget* widget : shown->findChildren<QWidget*>())
        if (qobject_cast<KnobEditor*>(widget)) {
            widget->setFocus(Qt::ShortcutFocusReason);
            return;
        }
}

void SettingsPage::showImport()
{
    QWidget* panel = m_made.value(m_list->currentRow());
    if (m_exchange.opened())
        m_stack->setCurrentWidget(m_import);
    else if (panel && m_stack->currentWidget() == m_import)
        m_stack->setCurrentWidget(panel);
}

void SettingsPage::search(const QString& text)
{
    if (text.trimmed().isEmpty()) {
        if (m_made.contains(m_list->currentRow()))
            m_stack->setCurrentWidget(m_made.value(m_list->currentRow()));
        return;
    }
    const QStringList places = m_presenter.search(text, kMostFound);
    QWidget* content = nullptr;
    if (places.isEmpty()) {
        content = new EmptyState(QStringLiteral("search"), tr("Nothing found"), tr("No setting has \"%1\" in its name or description.").arg(text.trimmed()));
    } else {
        content = new QWidget;
        auto* layout = new QVBoxLayout(content);
        layout->setContentsMargins(0, 0, spacing::kUnit, 0);
        const QString title = places.size() == kMostFound ? tr("The first %n settings found", nullptr, kMostFound)
                                                          : tr("%n settings found", nullptr, int(places.size()));
        auto* form = new KnobForm(m_presenter, title, places, true);
        connect(&m_presenter, &SettingsPresenter::changed, form, &KnobForm::refresh);
        layout->addWidget(form);
        layout->addStretch(1);
    }
    QScrollArea* old = m_found;
    m_found = scrolled(content);
    m_stack->addWidget(m_found);
    m_stack->setCurrentWidget(m_found);
    m_stack->removeWidget(old);
    old->deleteLater();
}

void SettingsPage::tick(const Tick&) {}

void SettingsPage::activated()
{
    m_list->setFocus();
}

} // namespace plimsoll
