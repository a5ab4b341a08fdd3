#include "ui/settings/exchange_buttons.h"

#include "ui/presenters/settings_exchange.h"
#include "ui/theme/spacing.h"
#include "ui/widgets/notice_bar.h"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QPushButton>

namespace plimsoll {

ExchangeButtons::ExchangeButtons(SettingsExchange& exchange, NoticeBar& told, QWidget* parent)
    : QWidget(parent), m_exchange(exchange), m_told(told)
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing::kUnit);
    const auto add = [&](const QString& name, const QString& text, const QString& tip, void (ExchangeButtons::*ask)()) {
        auto* button = new QPushButton(text);
        button->setObjectName(name);
        button->setToolTip(tip);
        button->setAccessibleDescription(tip);
        layout->addWidget(button);
        connect(button, &QPushButton::clicked, this, ask);
    };
    add(QStringLiteral("importSettings"), tr("I&mport…"), tr("Look at a file of settings, and then make these settings what it says"),
        &ExchangeButtons::askImport);
    add(QStringLiteral("exportSettings"), tr("E&xport…"), tr("Write what differs from the defaults into a file, without keys and passwords"),
        &ExchangeButtons::askExport);
}

void ExchangeButtons::askImport()
{
    m_told.clear(); // of what was done before
    auto* dialog = new QFileDialog(this, tr("Import settings"), {}, tr("Settings (*.json);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, &m_exchange, &SettingsExchange::open);
    dialog->open();
}

void ExchangeButtons::askExport()
{
    m_told.clear();
    auto* dialog = new QFileDialog(this, tr("Export settings"), {}, tr("Settings (*.json)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("json"));
    dialog->selectFile(QStringLiteral("plimsoll-settings.json"));
    connect(dialog, &QFileDialog::fileSelected, this, &ExchangeButtons::write);
    dialog->open();
}

void ExchangeButtons::write(const QString& path)
{
    const SettingsExchange::Written written = m_exchange.write(path);
    if (!written.problem.isEmpty())
        m_told.set(Meaning::Failed, tr("%1 could not be written: %2").arg(path, written.problem));
    else if (!written.withheld.isEmpty())
        m_told.set(Meaning::Warning,
                   tr("Written to %1, without %2: it may be a secret.").arg(path, written.withheld.join(QStringLiteral(", "))));
    else
        m_told.set(Meaning::Ok, tr("Written to %1.").arg(path));
}

} // namespace plimsoll
