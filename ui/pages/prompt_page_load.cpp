#include "ui/pages/prompt_page_load.h"

#include "ui/presenters/prompt_load_words.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icon.h"
#include "ui/theme/spacing.h"
#include "ui/tick.h"
#include "ui/widgets/caption.h"
#include "ui/widgets/card.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/share_bar.h"

#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace plimsoll {

namespace {

enum { EmptyView, FiguresView };
constexpr int kFiguresRate = 10;
constexpr int kBar = 12;

} // namespace

PromptLoadPanel::PromptLoadPanel(LiveClient& client, QWidget* parent) : QWidget(parent), m_load(client)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    auto* card = new Card(tr("Load"));
    column->addWidget(card);
    QVBoxLayout* body = card->body();
    body->setSpacing(spacing::kUnit);

    auto* bar = new QHBoxLayout;
    bar->setSpacing(spacing::kUnit);
    const auto number = [&](const QString& name, const QString& object, int most, int value, const QString& tip) {
        auto* label = new QLabel(name);
        auto* box = new QSpinBox;
        box->setObjectName(object);
        box->setRange(1, most);
        box->setValue(value);
        box->setGroupSeparatorShown(true);
        box->setAccessibleName(QString(name).remove(u'&'));
        box->setToolTip(tip);
        label->setBuddy(box);
        bar->addWidget(label);
        bar->addWidget(box);
        return box;
    };
    m_calls = number(tr("Cal&ls"), QStringLiteral("loadCalls"), PromptLoad::kMostCalls, 100,
                     tr("How often the prompt is sent"));
    m_at_once = number(tr("&At once"), QStringLiteral("loadAtOnce"), PromptLoad::kMostAtOnce, 8,
                         tr("How many of them may be under way at once, in flight or waiting: the limits of models and profile hold too"));
    bar->addStretch(1);
    m_cancel = new QPushButton(tr("Cancel"));
    m_cancel->setObjectName(QStringLiteral("loadCancel"));
    m_cancel->setToolTip(tr("Sends no more, and stops those under way (Esc)"));
    m_start = new QPushButton(tr("Start"));
    m_start->setObjectName(QStringLiteral("loadStart"));
    m_start->setToolTip(tr("Sends the prompt as often (Ctrl+Return)"));
    bar->addWidget(m_cancel);
    bar->addWidget(m_start);
    body->addLayout(bar);

    auto* empty =
        new EmptyState(QStringLiteral("retry"), tr("No load yet"),
                       tr("Sends the prompt many times and counts how the calls end: see what your limits, retries and "
                          "fallbacks do under pressure. With a real provider every call costs."));
    m_progress_bar = new QProgressBar;
    m_progress_bar->setObjectName(QStringLiteral("loadBar"));
    m_progress_bar->setAccessibleName(tr("Calls that have ended"));
    m_progress_bar->setTextVisible(false);
    m_progress_bar->setFixedHeight(kBar);
    m_progress = new QLabel;
    m_progress->setObjectName(QStringLiteral("loadProgress"));
    m_outcomes = new ShareBar;
    m_outcomes->setObjectName(QStringLiteral("loadOutcomes"));
    m_outcomes->setAccessibleName(tr("How the calls ended"));
    m_figures = new QLabel;
    m_figures->setObjectName(QStringLiteral("loadFigures"));
    m_remark = new Caption;
    m_remark->setObjectName(QStringLiteral("loadRemark"));
    for (QLabel* label : {m_progress, m_figures, m_remark}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    m_progress->setFont(figureFont(TextRole::Body));
    m_figures->setFont(figureFont(TextRole::Body));
    auto* shown = new QWidget;
    auto* lines = new QVBoxLayout(shown);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(spacing::kUnit);
    lines->addWidget(m_progress_bar);
    lines->addWidget(m_progress);
    lines->addSpacing(spacing::kUnit);
    lines->addWidget(new Caption(tr("How the calls ended")));
    lines->addWidget(m_outcomes);
    lines->addSpacing(spacing::kUnit);
    lines->addWidget(m_figures);
    lines->addWidget(m_remark);
    lines->addStretch(1);
    m_stack = new QStackedWidget;
    m_stack->addWidget(empty);
    m_stack->addWidget(shown);
    body->addWidget(m_stack, 1);

    connect(m_calls, &QSpinBox::valueChanged, this, &PromptLoadPanel::callsChanged);
    connect(m_start, &QPushButton::clicked, this, &PromptLoadPanel::startRequested);
    connect(m_cancel, &QPushButton::clicked, this, &PromptLoadPanel::cancel);
    connect(&m_load, &PromptLoad::started, this, &PromptLoadPanel::showRunning);
    connect(&m_load, &PromptLoad::finished, this, &PromptLoadPanel::showRunning);
    showRunning();
}

int PromptLoadPanel::calls() const
{
    return m_calls->value();
}

void PromptLoadPanel::start(const PromptRequest& request)
{
    m_load.start(request, m_calls->value(), m_at_once->value());
}

void PromptLoadPanel::showRunning()
{
    const bool running = m_load.running();
    QPushButton* shown = running ? m_cancel : m_start;
    QPushButton* hidden = running ? m_start : m_cancel;
    const bool focus = hidden->hasFocus() || (running && (m_calls->hasFocus() || m_at_once->hasFocus()));
    shown->show();
    if (focus)
        shown->setFocus(); // it stands where the other was
    hidden->hide();
    m_calls->setEnabled(!running);
    m_at_once->setEnabled(!running);
    showFigures();
    Q_EMIT runningChanged();
}

void PromptLoadPanel::showFigures()
{
    const PromptLoadFigures figures = m_load.figures();
    m_stack->setCurrentIndex(figures.calls > 0 ? FiguresView : EmptyView);
    if (figures.calls == 0)
        return;
    m_progress_bar->setRange(0, figures.calls);
    m_progress_bar->setValue(figures.done);
    m_progress->setText(prompt_load_words::progress(figures, m_load.running()));
    m_outcomes->set(prompt_load_words::outcomes(figures), figures.calls);
    m_figures->setText(prompt_load_words::figures(figures));
    m_remark->setText(prompt_load_words::remark(figures));
    m_remark->setVisible(!m_remark->text().isEmpty());
}

void PromptLoadPanel::tick(const Tick& tick)
{
    if (m_load.running() && tick.due(kFiguresRate))
        showFigures();
}

} // namespace plimsoll
