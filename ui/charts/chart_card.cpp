#include "ui/charts/chart_card.h"

#include "ui/models/chart_table_model.h"
#include "ui/presenters/chart_words.h"
#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

namespace plimsoll {

namespace {
constexpr int kHeight = 190;
}

ChartCard::ChartCard(TimeChart::Kind kind, const QString& title, QWidget* parent)
    : Card(title, parent), m_chart(new TimeChart(kind, title, this)), m_model(new ChartTableModel(this)),
      m_table(new QTableView(this)), m_stack(new QStackedWidget(this)), m_switch(new QToolButton(this))
{
    m_table->setModel(m_model);
    m_table->setAccessibleName(tr("%1, as a table").arg(title));
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setShowGrid(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(false);
    m_table->setFont(figureFont(TextRole::Caption));
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(QFontMetrics(m_table->font()).height() + spacing::kHalf);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setFont(m_table->font());
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_stack->addWidget(m_chart);
    m_stack->addWidget(m_table);
    m_stack->setFixedHeight(kHeight);
    body()->addWidget(m_stack);
    m_switch->setObjectName(QStringLiteral("asTable"));
    m_switch->setCheckable(true);
    m_switch->setAutoRaise(true);
    m_switch->setFont(textFont(TextRole::Caption));
    m_switch->setFocusPolicy(Qt::TabFocus);
    m_switch->setText(tr("Table"));
    m_switch->setToolTip(tr("Show the values as a table"));
    m_switch->setAccessibleName(tr("Show %1 as a table").arg(title));
    header()->addWidget(m_switch);
    connect(m_switch, &QToolButton::toggled, this, &ChartCard::showTable);
}

void ChartCard::showTable(bool on)
{
    m_fresh = true;
    m_stack->setCurrentWidget(on ? static_cast<QWidget*>(m_table) : m_chart);
}

void ChartCard::set(const ChartData& fresh, bool tableTurn)
{
    if (m_stack->currentWidget() != m_table)
        m_chart->set(fresh);
    else if (tableTurn || m_fresh)
        m_model->set(fresh);
    if (tableTurn || m_fresh) {
        const QString words = chart_words::summary(fresh);
        if (words != m_chart->accessibleDescription())
            m_chart->setAccessibleDescription(words);
        m_chart->setToolTip(fresh.note);
    }
    m_fresh = false;
}

} // namespace plimsoll
