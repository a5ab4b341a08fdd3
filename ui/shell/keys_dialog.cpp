#include "ui/shell/keys_dialog.h"

#include "ui/shell/commands.h"
#include "ui/theme/icon.h"
#include "ui/theme/spacing.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace plimsoll {

namespace {

constexpr QSize kSize(520, 560);

QString keysOf(const KeyCommand& command)
{
    QStringList keys;
    for (const QKeySequence& key : command.keys)
        keys << key.toString(QKeySequence::NativeText);
    return keys.join(QStringLiteral(",  "));
}

} // namespace

KeysDialog::KeysDialog(const QList<PageEntry>& pages, QWidget* parent)
    : QDialog(parent), m_search(new QLineEdit), m_list(new QTreeWidget)
{
    setObjectName(QStringLiteral("keys"));
    setWindowTitle(tr("Keyboard shortcuts"));
    resize(kSize);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(spacing::kPage, spacing::kPage, spacing::kPage, spacing::kPage);
    column->setSpacing(spacing::kUnit);
    m_search->setObjectName(QStringLiteral("keysSearch"));
    m_search->setPlaceholderText(tr("Search keys and what they do"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->setClearButtonEnabled(true);
    m_search->addAction(symbolicIcon(QStringLiteral("search"), QPalette::PlaceholderText), QLineEdit::LeadingPosition);
    m_list->setObjectName(QStringLiteral("keysList"));
    m_list->setAccessibleName(tr("Keyboard shortcuts by page"));
    m_list->setColumnCount(2);
    m_list->setHeaderLabels({tr("What it does"), tr("Keys")});
    m_list->setRootIsDecorated(false);
    m_list->setItemsExpandable(false);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->button(QDialogButtonBox::Close)->setIcon({}); // the style's own follows no theme
    column->addWidget(m_search);
    column->addWidget(m_list, 1);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_search, &QLineEdit::textChanged, this, &KeysDialog::filter);
    fill(pages);
}

void KeysDialog::fill(const QList<PageEntry>& pages)
{
    const auto heading = [this](const QString& text) {
        auto* item = new QTreeWidgetItem(m_list, {text});
        QFont bold = font();
        bold.setWeight(QFont::DemiBold);
        item->setFont(0, bold);
        item->setFlags(Qt::ItemIsEnabled);
        item->setFirstColumnSpanned(true);
        return item;
    };
    const QList<KeyCommand> commands = commands::all();
    const auto add = [&](QTreeWidgetItem* group, const QString& page) {
        for (const KeyCommand& command : commands) {
            if (command.page == page)
                new QTreeWidgetItem(group, {command.text, keysOf(command)});
        }
    };
    auto* everywhere = heading(tr("Everywhere"));
    for (const PageEntry& page : pages) {
        const KeyCommand show = commands::showPage(page);
        new QTreeWidgetItem(everywhere, {tr("Show %1").arg(show.text), keysOf(show)});
    }
    add(everywhere, {});
    for (const PageEntry& page : pages) {
        auto* group = heading(page.title);
        add(group, page.id);
        if (group->childCount() == 0)
            delete group;
    }
    m_list->expandAll();
}

void KeysDialog::filter(const QString& text)
{
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem* group = m_list->topLevelItem(i);
        bool any = false;
        for (int row = 0; row < group->childCount(); ++row) {
            QTreeWidgetItem* item = group->child(row);
            const bool matches = item->text(0).contains(text, Qt::CaseInsensitive) || item->text(1).contains(text, Qt::CaseInsensitive);
            item->setHidden(!matches);
            any = any || matches;
        }
        group->setHidden(!any);
    }
}

} // namespace plimsoll
