#include "ui/settings/import_panel.h"

#include "ui/models/import_model.h"
#include "ui/settings/problem_label.h"
#include "ui/settings/state_line.h"
#include "ui/theme/spacing.h"
#include "ui/widgets/data_table.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QTableView>

namespace plimsoll {

ImportPanel::ImportPanel(SettingsExchange& exchange, QWidget* parent)
    : Card(tr("Import"), parent), m_exchange(exchange), m_summary(new StateLine), m_problem(new ProblemLabel),
      m_table(makeDataTable(tr("What the import would change"))), m_apply(new QPushButton(tr("&Import"))),
      m_discard(new QPushButton(tr("Dis&card")))
{
    setObjectName(QStringLiteral("import"));
    m_summary->setObjectName(QStringLiteral("importSummary"));
    m_problem->setObjectName(QStringLiteral("importProblem"));
    m_apply->setObjectName(QStringLiteral("importApply"));
    m_discard->setObjectName(QStringLiteral("importDiscard"));
    m_table->setModel(new ImportModel(m_exchange, m_table));
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    body()->setSpacing(spacing::kUnit);
    body()->addWidget(m_summary);
    body()->addWidget(m_problem);
    body()->addWidget(m_table, 1);
    body()->addStretch(0);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(spacing::kUnit);
    buttons->addStretch(1);
    buttons->addWidget(m_discard);
    buttons->addWidget(m_apply);
    body()->addLayout(buttons);

    connect(&m_exchange, &SettingsExchange::changed, this, &ImportPanel::refresh);
    connect(m_discard, &QPushButton::clicked, &m_exchange, &SettingsExchange::discard);
    connect(m_apply, &QPushButton::clicked, this, [this] {
        if (const auto why = m_exchange.apply()) {
            m_problem->setText(tr("Not imported: %1").arg(*why));
            m_problem->show();
        }
    });
    refresh();
}

void ImportPanel::refresh()
{
    const QString name = QFileInfo(m_exchange.path()).fileName();
    const QStringList& problems = m_exchange.problems();
    const int changes = int(m_exchange.rows().size());
    setTitle(name.isEmpty() ? tr("Import") : tr("Import of %1").arg(name));
    if (!problems.isEmpty())
        m_summary->show(Meaning::Failed, tr("This file cannot be imported. Nothing was changed."));
    else if (changes == 0)
        m_summary->show(Meaning::Ok, tr("The settings already are as this file says."));
    else
        m_summary->show(Meaning::Information, tr("%n settings would be changed, in one step that can be undone. What the file does not name goes back to "
                                                 "its default. Keys stay as they are.", nullptr, changes));
    m_problem->setText(problems.join(u'\n'));
    m_problem->setVisible(!problems.isEmpty());
    m_table->setVisible(changes > 0);
    m_apply->setVisible(changes > 0);
    m_discard->setText(changes > 0 ? tr("Dis&card") : tr("&Close"));
}

} // namespace plimsoll
