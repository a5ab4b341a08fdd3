#include "ui/pages/live_page.h"

#include "core/config/config_file.h"
#include "core/live/live_client.h"
#include "core/sandbox/storm_demo.h"
#include "ui/app_context.h"
#include "ui/language/core_texts.h"
#include "ui/pages/live_charts_view.h"
#include "ui/pages/live_models_view.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icon.h"
#include "ui/theme/spacing.h"
#include "ui/widgets/caption.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/notice_bar.h"
#include "ui/widgets/segmented_control.h"

#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace plimsoll {

namespace {
enum { EmptyView, BoardView };
}

PageEntry LivePage::entry()
{
    return {QStringLiteral("live"), tr("Live"), QStringLiteral("live"), 2,
            [](AppContext& context, QWidget* parent) -> Page* { return new LivePage(context, parent); }};
}

LivePage::LivePage(AppContext& context, QWidget* parent)
    : Page(parent), m_context(context), m_presenter(context.client.names(), context.metrics),
      m_stack(new QStackedWidget(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(spacing::kPage, spacing::kPage, 0, 0);
    column->setSpacing(spacing::kUnit);
    column->addWidget(makeHeading());
    makeCalibrationNotice();
    column->addWidget(m_notice);
    m_stack->addWidget(makeEmptyState());
    m_stack->addWidget(makeBoard());
    column->addWidget(m_stack, 1);
    connect(&m_context.client, &LiveClient::pausedChanged, this, &LivePage::showPaused);
    showPaused();
}

QWidget* LivePage::makeHeading()
{
    auto* heading = new QWidget(this);
    auto* row = new QHBoxLayout(heading);
    row->setContentsMargins(0, 0, spacing::kPage, 0);
    row->setSpacing(spacing::kPage);
    auto* title = new QLabel(tr("Live"), heading);
    title->setFont(textFont(TextRole::PageTitle));
    m_amplification = new Caption({}, heading);
    m_amplification->setObjectName(QStringLiteral("amplification"));
    m_amplification->setToolTip(
        tr("Retry amplification: attempts sent upstream for each call. 1 means that nothing was retried."));
    m_span = new SegmentedControl(tr("Time range of the charts"), heading);
    for (const int minutes : {1, 5, 15, 60})
        m_span->addChoice(minutes, tr("%1m").arg(QLocale().toString(minutes)), tr("Last %n minutes", nullptr, minutes));
    m_span->setCurrent(int(m_presenter.span() / std::chrono::minutes(1)));
    connect(m_span, &SegmentedControl::changed, this, [this](int minutes) {
        m_presenter.setSpan(std::chrono::minutes(minutes));
        m_fresh = true;
    });
    m_pause = new QPushButton(heading);
    m_pause->setObjectName(QStringLiteral("pause"));
    connect(m_pause, &QPushButton::clicked, this, [this] { m_context.client.setPaused(!m_context.client.paused()); });
    row->addWidget(title);
    row->addStretch();
    row->addWidget(m_amplification);
    row->addWidget(m_span);
    row->addWidget(m_pause);
    return heading;
}

QWidget* LivePage::makeEmptyState()
{
    auto* empty = new EmptyState(QStringLiteral("live"), tr("Nothing has been sent yet"),
                                 tr("This page shows how full each model's limits are, what holds calls up and until when, "
                                    "and where they go instead. Fill it with twenty prompts to the built-in sandbox, which "
                                    "answers some of them with 429 and 529."),
                                 this);
    connect(empty->addButton(tr("Start the 429 storm demo")), &QPushButton::clicked, this,
            [this] { m_context.storm.start(); });
    connect(empty->addButton(tr("Send a prompt")), &QPushButton::clicked, this,
            [this] { Q_EMIT pageRequested(QStringLiteral("prompt")); });
    return empty;
}

QWidget* LivePage::makeBoard()
{
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setAccessibleName(tr("Models and charts"));
    m_board = new QWidget(scroll);
    auto* column = new QVBoxLayout(m_board);
    column->setContentsMargins(0, 0, spacing::kPage, spacing::kPage);
    column->setSpacing(spacing::kCardPadding);
    m_models = new LiveModelsView(m_board);
    column->addWidget(m_models);
    column->addStretch();
    scroll->setWidget(m_board);
    connect(m_models, &LiveModelsView::breakerForced, &m_context.client, &LiveClient::forceBreaker);
    connect(m_models, &LiveModelsView::resetAsked, this, &LivePage::reset);
    connect(m_models, &LiveModelsView::calibrationAsked, this, &LivePage::calibrate);
    return scroll;
}

void LivePage::makeCalibrationNotice()
{
    m_notice = new NoticeBar(this);
    m_notice->setObjectName(QStringLiteral("calibrated"));
    m_undo = m_notice->addButton(tr("Undo"));
    m_undo->setObjectName(QStringLiteral("undo"));
    connect(m_undo, &QPushButton::clicked, this, &LivePage::undoCalibration);
}

void LivePage::showPaused()
{
    const bool paused = m_context.client.paused();
    m_pause->setText(paused ? tr("Resume all calls") : tr("Pause all calls"));
    m_pause->setIcon(symbolicIcon(paused ? QStringLiteral("play") : QStringLiteral("pause"), QPalette::ButtonText));
    m_pause->setToolTip(
        paused ? tr("Requests are sent again")
               : tr("No new request is sent by this program, until you resume. What runs goes on, deadlines go on."));
    m_fresh = true;
}

void LivePage::reset(const QString& model)
{
    m_context.client.resetBreaker(model);
    m_context.client.clearCooling(model);
    m_fresh = true;
}

void LivePage::calibrate(const ModelCard& card)
{
    const ConfigService::Outcome done =
        m_context.config.apply(LivePresenter::calibration(card), QStringLiteral("live"));
    m_undo->setVisible(bool(done));
    if (!done) {
        m_notice->set(Meaning::Failed,
                      tr("The limits were not changed: %1").arg(fromCore(done.error().front().what)));
        return;
    }
    m_calibrated = m_context.config.changes().isEmpty() ? QDateTime() : m_context.config.changes().last().when;
    m_notice->set(Meaning::Information, tr("Adopted from the server. %1").arg(LivePresenter::calibrationWords(card)));
    m_undo->setFocus();
    m_fresh = true;
}

void LivePage::undoCalibration()
{
    const QList<ConfigChange>& changes = m_context.config.changes();
    m_undo->hide();
    if (changes.isEmpty() || changes.last().when != m_calibrated) { // it would take back something else
        m_notice->set(Meaning::Warning,
                      tr("Something else was changed since. Settings can undo one change after the other."));
        return;
    }
    if (const ConfigService::Outcome done = m_context.config.undo(); !done)
        m_notice->set(Meaning::Failed,
                      tr("The limits were not changed: %1").arg(fromCore(done.error().front().what)));
    else
        m_notice->clear();
    m_fresh = true;
}

void LivePage::activated()
{
    m_fresh = true;
    if (!m_span->focusWidget())
        m_span->setFocus();
}

void LivePage::tick(const Tick& tick)
{
    const bool gauges = m_fresh || tick.due(kGaugeRate);
    const bool charts = m_fresh || tick.due(kChartRate);
    const bool countdowns = m_fresh || tick.due(kCountdownRate);
    if (!gauges && !charts)
        return;
    if (gauges) {
        const EngineSnapshot snapshot = m_context.client.snapshot();
        const bool empty = m_presenter.empty(snapshot);
        m_stack->setCurrentIndex(empty ? EmptyView : BoardView);
        if (!empty)
            m_models->set(m_presenter.cards(snapshot, QDateTime::currentDateTime()), countdowns,
                          !m_context.config.config().ui.reduce_motion);
    }
    if (charts && m_stack->currentIndex() == BoardView) {
        if (!m_charts) {
            m_charts = new LiveChartsView(m_presenter, m_board);
            qobject_cast<QVBoxLayout*>(m_board->layout())->insertWidget(1, m_charts);
            m_charts->show();
        }
        m_charts->refresh(tick.now, countdowns);
        if (countdowns)
            m_amplification->setText(m_presenter.amplification(tick.now));
    }
    m_fresh = false;
}

} // namespace plimsoll
