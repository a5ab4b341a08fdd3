#include "ui/pages/costs_page_prices.h"

#include "ui/models/price_lines_model.h"
#include "ui/presenters/price_words.h"
#include "ui/theme/icon.h"
#include "ui/theme/spacing.h"
#include "ui/widgets/caption.h"
#include "ui/widgets/card.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/notice_bar.h"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

namespace plimsoll {

CostsPrices::CostsPrices(PricesPresenter& presenter, QWidget* parent)
    : QWidget(parent), m_presenter(presenter), m_problem(new NoticeBar(this)), m_summary(new Caption)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing::kUnit);
    m_problem->setObjectName(QStringLiteral("priceProblem"));
    column->addWidget(m_problem);
    column->addWidget(makeTable(), 1);
    connect(&m_presenter, &PricesPresenter::changed, this, &CostsPrices::show);
    show();
}

QWidget* CostsPrices::makeTable()
{
    auto* card = new Card(tr("Prices of the models"));
    m_import = new QPushButton(tr("Import a price file…"));
    m_import->setObjectName(QStringLiteral("importPrices"));
    m_import->setToolTip(tr("LiteLLM's model_prices_and_context_window.json, or a table of Plimsoll's own format"));
    card->header()->addWidget(m_import);
    connect(m_import, &QPushButton::clicked, this, &CostsPrices::askFile);

    m_table = makeDataTable(tr("Prices: model, configured, by the table, where it is from"));
    m_table->setObjectName(QStringLiteral("prices"));
    m_table->setModel(new PriceLinesModel(m_presenter, this));
    QHeaderView* header = m_table->horizontalHeader();
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(PriceLinesModel::Source, QHeaderView::Stretch);
    auto* legend = new Caption(price_words::legend());
    legend->setWordWrap(true);
    m_summary->setObjectName(QStringLiteral("priceSummary"));
    m_summary->setWordWrap(true);
    card->body()->addWidget(legend);
    card->body()->addWidget(m_table, 1);

    m_apply = new QPushButton;
    m_apply->setObjectName(QStringLiteral("applyPrices"));
    m_discard = new QPushButton(tr("Leave it"));
    m_discard->setObjectName(QStringLiteral("discardPrices"));
    m_undo = new QPushButton(symbolicIcon(QStringLiteral("undo"), QPalette::ButtonText), tr("Undo"));
    m_undo->setObjectName(QStringLiteral("undoPrices"));
    m_undo->setToolTip(tr("Takes the last change of prices back"));
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(spacing::kUnit);
    buttons->addWidget(m_summary, 1);
    buttons->addWidget(m_undo);
    buttons->addWidget(m_discard);
    buttons->addWidget(m_apply);
    card->body()->addLayout(buttons);
    connect(m_apply, &QPushButton::clicked, this, [this] { tell(m_presenter.apply()); });
    connect(m_discard, &QPushButton::clicked, &m_presenter, &PricesPresenter::discard);
    connect(m_undo, &QPushButton::clicked, this, [this] { tell(m_presenter.undo()); });
    return card;
}

void CostsPrices::askFile()
{
    auto* dialog = new QFileDialog(this, tr("Import a price file"), {}, tr("Price files (*.json);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, &m_presenter, &PricesPresenter::open);
    dialog->open();
}

void CostsPrices::tell(const std::optional<QString>& problem)
{
    if (problem)
        m_problem->set(Meaning::Failed, *problem);
}

void CostsPrices::show()
{
    if (m_presenter.problem().isEmpty())
        m_problem->clear();
    else
        m_problem->set(Meaning::Failed, tr("The price file was not taken. %1").arg(m_presenter.problem()));
    const bool previewing = m_presenter.previewing();
    const int chosen = m_presenter.chosen();
    m_summary->setText(m_presenter.summary());
    m_import->setEnabled(!m_presenter.reading());
    m_discard->setVisible(previewing);
    m_apply->setVisible(previewing || chosen > 0);
    m_apply->setText(chosen > 0 ? tr("Change %n prices", nullptr, chosen) : tr("Keep the table"));
    m_undo->setVisible(m_presenter.canUndo());
}

} // namespace plimsoll
