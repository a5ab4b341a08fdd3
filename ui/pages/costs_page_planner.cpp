#include "ui/pages/costs_page_planner.h"

#include "core/config/config_file.h"
#include "core/telemetry/format.h"
#include "ui/presenters/costs_presenter.h"
#include "ui/presenters/plan_models.h"
#include "ui/presenters/plan_words.h"
#include "ui/presenters/prices_presenter.h"
#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/widgets/caption.h"
#include "ui/widgets/card.h"
#include "ui/widgets/mix_bars.h"
#include "ui/widgets/plan_row.h"

#include <QComboBox>
#include <QCompleter>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace plimsoll {

namespace {
constexpr double kMillion = 1e6;
constexpr double kFirstOutput = 50e6; ///< while there is no traffic to take it from

QDoubleSpinBox* makeTokens(const char* name)
{
    auto* box = new QDoubleSpinBox;
    box->setObjectName(QLatin1String(name));
    box->setRange(0, 1e9);
    box->setDecimals(3);
    box->setGroupSeparatorShown(true);
    box->setSuffix(QStringLiteral(" M"));
    box->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    box->setAlignment(Qt::AlignRight);
    box->setFont(figureFont(TextRole::Body));
    box->setMinimumWidth(140);
    return box;
}

} // namespace

CostsPlanner::CostsPlanner(CostsPresenter& presenter, PricesPresenter& prices, ConfigService& config, QWidget* parent)
    : QWidget(parent), m_presenter(presenter), m_prices(prices), m_config(config)
{
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setAccessibleName(tr("Planner"));
    auto* board = new QWidget(scroll);
    auto* column = new QVBoxLayout(board);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing::kCardPadding);
    auto* top = new QHBoxLayout;
    top->setSpacing(spacing::kCardPadding);
    top->addWidget(makeVolume());
    top->addWidget(makeResult(), 1);
    column->addLayout(top);
    column->addWidget(makeMix());
    column->addStretch();
    scroll->setWidget(board);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(scroll);
    m_plan.setVolume(0, kFirstOutput);
    takeModels();
    showVolume();
    connect(&m_config, &ConfigService::changed, this, &CostsPlanner::takeModels);
    connect(&m_prices, &PricesPresenter::changed, this, &CostsPlanner::takeTables);
    connect(&m_presenter, &CostsPresenter::changed, this, &CostsPlanner::takeHistory);
}

CostsPlanner::~CostsPlanner() = default;

QWidget* CostsPlanner::makeVolume()
{
    auto* card = new Card(tr("Tokens a month"));
    auto* grid = new QGridLayout;
    grid->setSpacing(spacing::kUnit);
    m_output = makeTokens("planOutput");
    m_input = makeTokens("planInput");
    auto* outputLabel = new QLabel(tr("&Output"));
    outputLabel->setBuddy(m_output);
    auto* inputLabel = new QLabel(tr("&Input"));
    inputLabel->setBuddy(m_input);
    m_output->setAccessibleName(tr("Output tokens a month, in millions"));
    m_input->setAccessibleName(tr("Input tokens a month, in millions"));
    grid->addWidget(outputLabel, 0, 0);
    grid->addWidget(m_output, 0, 1);
    grid->addWidget(inputLabel, 1, 0);
    grid->addWidget(m_input, 1, 1);
    m_asBefore = new QPushButton(tr("As in the last 30 days"));
    m_asBefore->setObjectName(QStringLiteral("asBefore"));
    m_asBefore->setToolTip(tr("Takes tokens and mix from the history"));
    m_asBefore->setEnabled(false); // until there is one
    card->body()->addLayout(grid);
    card->body()->addWidget(m_asBefore);
    card->body()->addStretch();
    const auto take = [this] {
        m_plan.setVolume(m_input->value() * kMillion, m_output->value() * kMillion);
        showFigures();
    };
    connect(m_output, &QDoubleSpinBox::valueChanged, this, take);
    connect(m_input, &QDoubleSpinBox::valueChanged, this, take);
    connect(m_asBefore, &QPushButton::clicked, this, [this] {
        m_plan.setVolume(double(m_presenter.mixInput()), double(m_presenter.mixOutput()));
        toRecentMix();
        showVolume();
    });
    return card;
}

QWidget* CostsPlanner::makeResult()
{
    auto* card = new Card(tr("Cost a month"));
    m_cost = new QLabel;
    m_cost->setObjectName(QStringLiteral("planCost"));
    m_cost->setFont(figureFont(TextRole::PageTitle));
    m_beside = new QLabel;
    m_beside->setObjectName(QStringLiteral("planBeside"));
    m_beside->setWordWrap(true);
    for (QLabel* label : {m_cost, m_beside})
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_bars = new MixBars(tr("The mix beside that of the last 30 days"));
    m_note = new Caption;
    m_note->setObjectName(QStringLiteral("planNote"));
    m_note->setWordWrap(true);
    auto* line = new QHBoxLayout;
    line->setSpacing(spacing::kPage);
    line->addWidget(m_cost);
    line->addWidget(m_beside, 1);
    card->body()->addLayout(line);
    card->body()->addWidget(m_bars);
    card->body()->addWidget(m_note);
    return card;
}

QWidget* CostsPlanner::makeMix()
{
    auto* card = new Card(tr("Mix of models"));
    auto* today = new QPushButton(tr("Mix of the last 30 days"));
    today->setObjectName(QStringLiteral("recentMix"));
    today->setToolTip(tr("The models' parts of the last 30 days' output tokens"));
    connect(today, &QPushButton::clicked, this, [this] {
        toRecentMix();
        showFigures();
    });
    m_add = new QComboBox;
    m_add->setObjectName(QStringLiteral("addModel"));
    m_add->setAccessibleName(tr("Add a model from the price tables"));
    m_add->setEditable(true);
    m_add->setInsertPolicy(QComboBox::NoInsert);
    m_add->lineEdit()->setPlaceholderText(tr("Add a model…"));
    m_add->completer()->setCompletionMode(QCompleter::PopupCompletion);
    m_add->completer()->setFilterMode(Qt::MatchContains);
    m_add->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_add->setMinimumContentsLength(22);
    connect(m_add, &QComboBox::activated, this, [this](int index) {
        if (index < 0)
            return;
        const QString name = m_add->itemText(index);
        m_add->setCurrentIndex(-1);
        if (m_added.contains(name))
            return;
        m_added << name;
        takeModels();
    });
    card->header()->addWidget(m_add);
    card->header()->addWidget(today);
    m_grid = new QGridLayout;
    m_grid->setHorizontalSpacing(spacing::kPage);
    m_grid->setVerticalSpacing(spacing::kHalf);
    PlanRow::addHeadings(*m_grid);
    card->body()->addLayout(m_grid);
    auto* rule = new Caption(tr("The parts always add up to 100 %: what you set stays, and the model that was set "
                                "longest ago takes or gives the rest."));
    rule->setWordWrap(true);
    card->body()->addWidget(rule);
    return card;
}

/// The configured models, and those that were added; a row each.
void CostsPlanner::takeModels()
{
    const auto series = [this](const QString& name) { return m_presenter.seriesOfModel(name); };
    std::vector<PlanModel> models = planModels(m_config.config(), m_prices.book(), QDate::currentDate(), series);
    for (const PlanModel& model : m_tableModels)
        if (m_added.contains(model.name)) {
            models.push_back(model);
            models.back().series = series(model.name);
        }
    if (models == m_plan.models())
        return;
    m_plan.setModels(std::move(models));
    if (!m_set)
        toRecentMix();
    const std::size_t count = m_plan.models().size();
    while (m_rows.size() > count) {
        m_rows.back()->removeFrom(*m_grid);
        delete m_rows.back();
        m_rows.pop_back();
    }
    while (m_rows.size() < count) {
        const std::size_t i = m_rows.size();
        auto* row = new PlanRow(*m_grid, int(i) + 1, this);
        connect(row, &PlanRow::changed, this, [this, i](int percent) {
            m_set = true;
            m_plan.setShare(i, percent);
            showFigures();
        });
        m_rows.push_back(row);
    }
    showFigures();
}

void CostsPlanner::takeTables()
{
    if (!m_prices.book())
        return;
    std::vector<PlanModel> models = tableModels(*m_prices.book(), QDate::currentDate());
    if (models != m_tableModels) {
        m_tableModels = std::move(models);
        QStringList names;
        for (const PlanModel& model : m_tableModels)
            names << model.name;
        const QSignalBlocker quiet(m_add);
        m_add->clear();
        m_add->addItems(names);
        m_add->setCurrentIndex(-1);
    }
    takeModels();
}

/// As long as nobody sets a share, the plan's mix is what was, and goes along with it.
void CostsPlanner::takeHistory()
{
    m_asBefore->setEnabled(!m_presenter.mix().empty());
    if (!m_set)
        toRecentMix();
    showFigures();
}

std::vector<PlanPart> CostsPlanner::recentMix() const
{
    return plan_words::recentMix(m_presenter.mix(), m_config.config());
}

void CostsPlanner::toRecentMix()
{
    m_set = false;
    m_plan.setMix(recentMix());
}

plan_words::Traffic CostsPlanner::traffic() const
{
    if (m_presenter.mix().empty())
        return plan_words::Traffic::None;
    return m_presenter.mixIsPlay() ? plan_words::Traffic::Play : plan_words::Traffic::Real;
}

void CostsPlanner::showVolume()
{
    const QSignalBlocker quietOutput(m_output), quietInput(m_input);
    m_output->setValue(m_plan.output() / kMillion);
    m_input->setValue(m_plan.input() / kMillion);
    showFigures();
}

void CostsPlanner::showFigures()
{
    MixBar mine{tr("This mix"), plan_words::cost(m_plan.cost()), {}};
    for (std::size_t i = 0; i < m_plan.models().size() && i < m_rows.size(); ++i) {
        const PlanModel& model = m_plan.models()[i];
        m_rows[i]->set(model, m_plan.share(i), plan_words::cost(m_plan.costOf(i)),
                       plan_words::cost(m_plan.costAlone(i)), m_plan.models().size() > 1);
        mine.parts.push_back({model.series, m_plan.costOf(i).usd});
    }
    const std::vector<PlanPart> recent = recentMix();
    const PlanCost before = m_plan.costOf(recent);
    const QString name = m_presenter.mix().empty() ? tr("Default profile: %1").arg(plan_words::parts(recent))
                                                   : tr("Last 30 days' mix");
    MixBar beside{name, plan_words::cost(before), {}};
    for (const PlanPart& part : recent)
        beside.parts.push_back({m_presenter.seriesOfModel(part.model), m_plan.costOf(std::vector<PlanPart>{part}).usd});
    m_cost->setText(plan_words::cost(m_plan.cost()));
    m_beside->setText(plan_words::beside(m_plan.cost(), before));
    m_note->setText(plan_words::note(m_plan, before, traffic()));
    m_note->setVisible(!m_note->text().isEmpty());
    m_bars->set({mine, beside});
}

} // namespace plimsoll
