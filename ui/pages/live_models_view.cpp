#include "ui/pages/live_models_view.h"

#include "ui/delegates/live_table_delegate.h"
#include "ui/models/live_table_model.h"
#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/state_colors.h"
#include "ui/widgets/card.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/model_card_view.h"

#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSet>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace plimsoll {

namespace {
constexpr int kCardColumn = 300;
constexpr int kMostRows = 10; ///< on the screen at once: below are the charts
constexpr int kGaugeColumn = 92;
} // namespace

LiveModelsView::LiveModelsView(QWidget* parent)
    : QWidget(parent), m_cardBoard(new QWidget(this)), m_flow(new FlowLayout(kCardColumn, spacing::kCardPadding))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_cardBoard->setLayout(m_flow);
    column->addWidget(m_cardBoard);
}

void LiveModelsView::set(const std::vector<ModelCard>& cards, bool countdowns, bool eased)
{
    const bool table = cards.size() > kMostCards;
    if (table && !m_tableBoard) {
        m_tableBoard = makeTable();
        layout()->addWidget(m_tableBoard);
    }
    m_cardBoard->setVisible(!table);
    if (m_tableBoard)
        m_tableBoard->setVisible(table);
    if (table)
        showTable(cards, countdowns);
    else
        showCards(cards, countdowns, eased);
}

void LiveModelsView::showCards(const std::vector<ModelCard>& cards, bool countdowns, bool eased)
{
    QSet<int> present;
    for (const ModelCard& card : cards) {
        const int number = card.model.value;
        present.insert(number);
        ModelCardView*& view = m_cards[number];
        if (!view) {
            view = new ModelCardView(m_cardBoard);
            connect(view, &ModelCardView::breakerForced, this, &LiveModelsView::breakerForced);
            connect(view, &ModelCardView::resetAsked, this, &LiveModelsView::resetAsked);
            connect(view, &ModelCardView::calibrationAsked, this, &LiveModelsView::calibrationAsked);
            m_flow->addWidget(view);
        }
        view->setEased(eased);
        view->set(card, countdowns);
    }
    for (auto it = m_cards.cbegin(); it != m_cards.cend(); ++it)
        (*it)->setVisible(present.contains(it.key()));
}

QWidget* LiveModelsView::makeTable()
{
    auto* card = new Card(tr("Models"), this);
    m_model = new LiveTableModel(this);
    m_table = makeDataTable(tr("Models: breaker, limits, traffic"), card);
    m_table->setObjectName(QStringLiteral("models"));
    m_table->setModel(m_model);
    m_table->setItemDelegate(new LiveTableDelegate(m_table));
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setFont(figureFont(TextRole::Caption));
    QStyleOptionViewItem option;
    option.font = m_table->font();
    option.fontMetrics = QFontMetrics(option.font);
    m_table->verticalHeader()->setDefaultSectionSize(m_table->itemDelegate()->sizeHint(option, {}).height());
    QHeaderView* header = m_table->horizontalHeader();
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    const int digit = option.fontMetrics.horizontalAdvance(QLatin1Char('0'));
    header->resizeSection(LiveTableModel::Name, 22 * digit);
    header->resizeSection(LiveTableModel::Breaker, 17 * digit);
    for (int limit = LiveTableModel::Requests; limit <= LiveTableModel::Tokens; ++limit)
        header->resizeSection(limit, kGaugeColumn);
    header->resizeSection(LiveTableModel::State, 27 * digit);
    header->resizeSection(LiveTableModel::InFlight, 24 * digit);
    header->setStretchLastSection(true);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &LiveModelsView::showChosen);

    auto* row = new QHBoxLayout;
    row->setSpacing(spacing::kUnit);
    m_chosen = new QLabel(card);
    m_chosen->setTextFormat(Qt::PlainText);
    row->addWidget(m_chosen, 1);
    const auto button = [&](const QString& text, const char* name, const QString& tip) {
        auto* made = new QPushButton(text, card);
        made->setObjectName(QLatin1String(name));
        made->setToolTip(tip);
        row->addWidget(made);
        return made;
    };
    m_calibrate = button(tr("Calibrate"), "calibrate", tr("Set the limits that the server says it has; can be undone"));
    m_trip =
        button(tr("Trip"), "trip",
               tr("Open the breaker now: nothing goes there until it has been open for its time, or you close it"));
    m_close = button(tr("Close"), "close", tr("Close the breaker now"));
    m_reset = button(tr("Reset"), "reset", tr("Close the breaker, forget what has failed, end the rest time"));
    card->body()->addWidget(m_table);
    card->body()->addLayout(row);
    connect(m_trip, &QPushButton::clicked, this, [this] { Q_EMIT breakerForced(chosen()->name, true); });
    connect(m_close, &QPushButton::clicked, this, [this] { Q_EMIT breakerForced(chosen()->name, false); });
    connect(m_reset, &QPushButton::clicked, this, [this] { Q_EMIT resetAsked(chosen()->name); });
    connect(m_calibrate, &QPushButton::clicked, this, [this] {
        const ModelCard adopted = *chosen(); // the configuration that changes may be told of before this returns
        Q_EMIT calibrationAsked(adopted);
    });
    return card;
}

const ModelCard* LiveModelsView::chosen() const
{
    return m_model->at(m_table->currentIndex().row());
}

void LiveModelsView::showTable(const std::vector<ModelCard>& cards, bool countdowns)
{
    QPalette colours = palette(); // states keep their colours in the chosen row
    QColor ground = stateTint(Meaning::Information, palette());
    ground.setAlphaF(ground.alphaF() * 0.5F);
    colours.setColor(QPalette::Highlight, ground);
    colours.setColor(QPalette::HighlightedText, palette().color(QPalette::WindowText));
    if (m_table->palette().color(QPalette::Highlight) != colours.color(QPalette::Highlight))
        m_table->setPalette(colours);
    const ModelCard* before = chosen();
    const ModelId model = before ? before->model : cards.front().model;
    const int rows = m_model->rowCount();
    m_model->set(cards, countdowns);
    if (rows != m_model->rowCount()) {
        const int shown = std::min<int>(kMostRows, m_model->rowCount());
        m_table->setFixedHeight(m_table->horizontalHeader()->sizeHint().height() +
                                shown * m_table->verticalHeader()->defaultSectionSize() +
                                m_table->horizontalScrollBar()->sizeHint().height());
    }
    for (int limit = LiveTableModel::Requests; limit <= LiveTableModel::Tokens; ++limit)
        m_table->setColumnHidden(limit, !m_model->used(LiveTableModel::Column(limit)));
    if (!m_table->currentIndex().isValid())
        m_table->selectRow(std::max(0, m_model->rowOf(model)));
    showChosen();
}

void LiveModelsView::showChosen()
{
    const ModelCard* card = chosen();
    m_trip->setEnabled(card && card->lamp != Meaning::Failed);
    m_close->setEnabled(card && card->tripped);
    m_reset->setEnabled(card && card->resettable);
    m_calibrate->setEnabled(card && !card->gaps.empty());
    if (!card)
        return;
    const QString words =
        card->drift.isEmpty() ? card->name : tr("%1: %2").arg(card->name, card->drift.section(QLatin1Char('\n'), 0, 0));
    m_chosen->setText(words);
    m_chosen->setToolTip(card->drift);
    for (QPushButton* button : {m_trip, m_close, m_reset, m_calibrate})
        button->setAccessibleName(tr("%1 %2").arg(button->text(), card->name));
}

} // namespace plimsoll
