#include "ui/pages/costs_page_spent.h"

#include "core/config/config_file.h"
#include "core/store/budget_watch.h"
#include "core/store/history.h"
#include "core/wire/private_file.h"
#include "core/telemetry/format.h"
#include "ui/app_context.h"
#include "ui/charts/chart_legend.h"
#include "ui/charts/chart_picture.h"
#include "ui/charts/stacked_bars.h"
#include "ui/language/core_texts.h"
#include "ui/models/costs_model.h"
#include "ui/presenters/costs_presenter.h"
#include "ui/presenters/costs_words.h"
#include "ui/theme/fonts.h"
#include "ui/theme/series_colors.h"
#include "ui/theme/spacing.h"
#include "ui/theme/state_colors.h"
#include "ui/widgets/budget_meter.h"
#include "ui/widgets/caption.h"
#include "ui/widgets/card.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/notice_bar.h"
#include "ui/widgets/segmented_control.h"

#include <QApplication>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>

namespace plimsoll {

namespace {

enum { EmptyView, FilledView };
constexpr int kSwatch = 10;

/// The colour of the group's bars before its name; the total in the title's weight.
class GroupDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        if (index.data(CostsModel::TotalRole).toBool())
            option->font.setWeight(QFont::DemiBold);
        const int series = index.column() == CostsModel::Group ? index.data(CostsModel::SeriesRole).toInt() : -1;
        if (series < 0)
            return;
        QPixmap swatch(kSwatch, kSwatch);
        swatch.fill(seriesColor(series, option->palette));
        option->icon = QIcon(swatch);
        option->decorationSize = QSize(kSwatch, kSwatch);
        option->features |= QStyleOptionViewItem::HasDecoration;
    }
};

QLabel* makeFigure(const char* name)
{
    auto* label = new QLabel;
    label->setObjectName(QLatin1String(name));
    label->setFont(figureFont(TextRole::PageTitle));
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

CostsSpent::CostsSpent(CostsPresenter& presenter, AppContext& context, QWidget* parent)
    : QWidget(parent), m_presenter(presenter), m_context(context), m_model(new CostsModel(this)),
      m_stack(new QStackedWidget(this)), m_told(new NoticeBar(this))
{
    auto* filled = new QWidget;
    auto* column = new QVBoxLayout(filled);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing::kUnit);
    column->addWidget(makeControls());
    m_told->setObjectName(QStringLiteral("told"));
    column->addWidget(m_told);
    column->addWidget(makeFigures());
    auto* parts = new QSplitter(Qt::Vertical);
    parts->setHandleWidth(spacing::kUnit);
    parts->setChildrenCollapsible(false);
    parts->addWidget(makeChart());
    parts->addWidget(makeTable());
    parts->setSizes({100, 100}); // shares
    parts->setStretchFactor(0, 1);
    parts->setStretchFactor(1, 1);
    column->addWidget(parts, 1);
    m_stack->addWidget(makeEmpty());
    m_stack->addWidget(filled);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(m_stack);
    connect(&m_presenter, &CostsPresenter::changed, this, &CostsSpent::show);
    connect(&m_context.budget, &BudgetWatch::changed, this, &CostsSpent::showBudget);
    connect(&m_context.config, &ConfigService::changed, this, &CostsSpent::showBudget);
    show();
    showBudget();
}

QWidget* CostsSpent::makeEmpty()
{
    auto* empty = new EmptyState(
        QStringLiteral("costs"), tr("No calls yet"),
        tr("This page shows what the calls of all your programs cost, by model, provider, profile and day, "
           "and what of it was wasted. The planner works without calls too."));
    QPushButton* send = empty->addButton(tr("Send a prompt"));
    send->setObjectName(QStringLiteral("send"));
    connect(send, &QPushButton::clicked, this, [this] { Q_EMIT pageRequested(QStringLiteral("prompt")); });
    return empty;
}

QWidget* CostsSpent::makeControls()
{
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing::kUnit);
    m_groups = new SegmentedControl(tr("Costs by"), row);
    m_groups->setObjectName(QStringLiteral("groups"));
    for (const CostBy by : {CostBy::Model, CostBy::Provider, CostBy::Profile, CostBy::Day})
        m_groups->addChoice(int(by), costs_words::heading(by), tr("By %1").arg(costs_words::heading(by)));
    m_groups->setCurrent(int(m_presenter.group()));
    connect(m_groups, &SegmentedControl::changed, this, [this](int by) { m_presenter.setGroup(CostBy(by)); });
    m_ranges = new SegmentedControl(tr("Time range"), row);
    m_ranges->setObjectName(QStringLiteral("ranges"));
    m_ranges->addChoice(int(CostRange::Today), tr("Today"), tr("Today"));
    for (const auto& [range, days] :
         {std::pair(CostRange::Week, 7), std::pair(CostRange::Month, 30), std::pair(CostRange::Quarter, 90)})
        m_ranges->addChoice(int(range), tr("%1d", "days").arg(QLocale().toString(days)),
                            tr("Last %n days", nullptr, days));
    m_ranges->addChoice(int(CostRange::All), tr("All"), tr("All there is"));
    m_ranges->setCurrent(int(m_presenter.range()));
    connect(m_ranges, &SegmentedControl::changed, this, [this](int range) { m_presenter.setRange(CostRange(range)); });
    auto* more = new QPushButton(tr("Export"), row);
    more->setObjectName(QStringLiteral("export"));
    auto* menu = new QMenu(more);
    QAction* chart = menu->addAction(tr("Chart as PNG…"));
    chart->setObjectName(QStringLiteral("exportChart"));
    QAction* table = menu->addAction(tr("Table as CSV…"));
    table->setObjectName(QStringLiteral("exportTable"));
    more->setMenu(menu);
    connect(chart, &QAction::triggered, this, [this] {
        askWhere(tr("Export the chart"), QStringLiteral("costs.png"), tr("Pictures (*.png)"), &CostsSpent::saveChart);
    });
    connect(table, &QAction::triggered, this, [this] {
        askWhere(tr("Export the table"), QStringLiteral("costs.csv"), tr("Tables (*.csv)"), &CostsSpent::saveTable);
    });
    layout->addWidget(m_groups);
    layout->addStretch();
    layout->addWidget(m_ranges);
    layout->addWidget(more);
    return row;
}

QWidget* CostsSpent::makeFigures()
{
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing::kCardPadding);
    const auto add = [&](const QString& title, QLabel* figure, Caption* words) {
        auto* card = new Card(title);
        words->setWordWrap(true);
        card->body()->addWidget(figure);
        card->body()->addWidget(words, 1, Qt::AlignTop);
        layout->addWidget(card, 1);
    };
    m_spent = makeFigure("spent");
    m_gaps = new Caption;
    m_gaps->setObjectName(QStringLiteral("gaps"));
    add(tr("Spent"), m_spent, m_gaps);
    m_wasted = makeFigure("wasted");
    m_wasteParts = new Caption;
    m_wasteParts->setObjectName(QStringLiteral("wasteParts"));
    add(tr("Of it wasted"), m_wasted, m_wasteParts);

    m_budgetCard = new Card(tr("Budget"));
    m_budgetCard->setObjectName(QStringLiteral("budget"));
    m_day = new BudgetMeter(tr("Today"));
    m_day->setObjectName(QStringLiteral("budgetDay"));
    m_month = new BudgetMeter(tr("This month"));
    m_month->setObjectName(QStringLiteral("budgetMonth"));
    auto* change = new QPushButton(tr("Set"));
    change->setObjectName(QStringLiteral("setBudget"));
    change->setAccessibleName(tr("Set the budget lines in Settings"));
    change->setToolTip(change->accessibleName());
    m_budgetCard->header()->addWidget(change);
    connect(change, &QPushButton::clicked, this, [this] { Q_EMIT pageRequested(QStringLiteral("settings/budgets")); });
    auto* lines = new QHBoxLayout;
    lines->setSpacing(spacing::kPage);
    lines->addWidget(m_day, 1, Qt::AlignTop);
    lines->addWidget(m_month, 1, Qt::AlignTop);
    m_budgetCard->body()->addLayout(lines);
    layout->addWidget(m_budgetCard, 2);
    return row;
}

QWidget* CostsSpent::makeChart()
{
    m_chartCard = new Card;
    m_bars = new StackedBars(tr("Cost over time"));
    m_bars->setObjectName(QStringLiteral("bars"));
    m_legend = new ChartLegend;
    m_barText = new Caption;
    m_barText->setWordWrap(true);
    m_barText->hide();
    connect(m_bars, &StackedBars::barChosen, this, [this](int bar) {
        m_barText->setVisible(bar >= 0);
        if (bar >= 0)
            m_barText->setText(m_bars->tellBar(bar).replace(QLatin1Char('\n'), QStringLiteral(" · ")));
    });
    m_chartCard->body()->addWidget(m_bars, 1);
    m_chartCard->body()->addWidget(m_barText);
    m_chartCard->body()->addWidget(m_legend);
    return m_chartCard;
}

QWidget* CostsSpent::makeTable()
{
    auto* card = new Card;
    m_table = makeDataTable(tr("Costs: group, calls, failed, tokens in and out, cost, waste"));
    m_table->setObjectName(QStringLiteral("costs"));
    m_table->setModel(m_model);
    m_table->setItemDelegate(new GroupDelegate(m_table));
    QHeaderView* header = m_table->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(CostsModel::Group, QHeaderView::Stretch);
    header->setSortIndicatorClearable(true);
    header->setSortIndicator(-1, Qt::DescendingOrder);
    m_table->setSortingEnabled(true);
    card->body()->addWidget(m_table, 1);
    return card;
}

void CostsSpent::show()
{
    const bool nothing = m_presenter.empty() || !m_context.history.store();
    m_stack->setCurrentIndex(nothing ? EmptyView : FilledView);
    if (!m_presenter.known())
        return;
    const CostTableRow& total = m_presenter.total();
    const CostTableRow& play = m_presenter.playTotal();
    std::vector<CostTableRow> sums;
    if (!m_presenter.playOnly())
        sums.push_back(total);
    if (play.sums.calls > 0)
        sums.push_back(play);
    m_model->set(m_presenter.group(), m_presenter.rows(), sums);
    m_spent->setText(costs_words::figure(total.sums));
    const QString gaps = costs_words::gaps(total.sums);
    const QString calls = tr("%Ln calls", nullptr, int(total.sums.calls));
    QStringList words{calls};
    if (!gaps.isEmpty())
        words << gaps;
    if (play.sums.calls > 0)
        words << tr("and %1 of play money in the sandbox").arg(costs_words::figure(play.sums));
    m_gaps->setText(words.join(QStringLiteral(" · ")));
    m_wasted->setText(costs_words::waste(total.sums));
    m_wasteParts->setText(costs_words::wasteParts(total));

    const CostBy by = m_presenter.group();
    switch (by == CostBy::Day ? CostBy::Model : by) {
    case CostBy::Provider:
        m_chartCard->setTitle(tr("Cost by provider"));
        break;
    case CostBy::Profile:
        m_chartCard->setTitle(tr("Cost by profile"));
        break;
    default:
        m_chartCard->setTitle(tr("Cost by model"));
        break;
    }
    if (m_presenter.playOnly())
        m_chartCard->setTitle(tr("%1: sandbox (play money)", "%1: what the chart shows").arg(m_chartCard->accessibleName()));
    const CostBars& bars = m_presenter.bars();
    m_bars->set(bars, m_presenter.rows().empty() ? tr("No calls in this time.") : tr("Nothing was spent in this time."));
    std::vector<ChartSeries> legend;
    for (const CostBars::Series& one : bars.series)
        legend.push_back({one.name, std::nullopt, one.series, false, one.total, {}});
    if (bars.limit)
        legend.push_back({bars.limitText, Meaning::Failed, 0, true, {}, {}});
    m_legend->set(legend);
}

void CostsSpent::showBudget()
{
    const BudgetLines& state = m_context.budget.state();
    const double warnAt = m_context.config.config().budget.warn_at;
    m_day->set(state.day, warnAt);
    m_month->set(state.month, warnAt);
    const BudgetLevel worst = state.worst();
    m_budgetCard->setOutline(worst >= BudgetLevel::Near ? stateColor(costs_words::meaning(worst), palette())
                                                        : QColor());
}

std::optional<QString> CostsSpent::saveChart(const QString& path) const
{
    const QString title = m_chartCard->accessibleName() + QStringLiteral(" · ") +
                          QLocale().toString(QDateTime::currentDateTime(), QLocale::ShortFormat);
    const auto error = writePrivateFile(path, chartPicture(title, {m_bars, m_legend}));
    return error ? std::optional(fromCore(error->what)) : std::nullopt;
}

std::optional<QString> CostsSpent::saveTable(const QString& path) const
{
    const auto error = writePrivateFile(path, m_presenter.csv());
    return error ? std::optional(fromCore(error->what)) : std::nullopt;
}

void CostsSpent::askWhere(const QString& title, const QString& name, const QString& filter,
                          std::optional<QString> (CostsSpent::*save)(const QString&) const)
{
    auto* dialog = new QFileDialog(this, title, {}, filter);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(name.section(QLatin1Char('.'), -1));
    dialog->selectFile(name);
    connect(dialog, &QFileDialog::fileSelected, this, [this, save](const QString& path) {
        if (const auto problem = (this->*save)(path))
            m_told->set(Meaning::Failed, tr("%1 could not be written: %2").arg(path, *problem));
        else
            m_told->set(Meaning::Ok, tr("Written to %1.").arg(path));
    });
    dialog->open();
}

} // namespace plimsoll
