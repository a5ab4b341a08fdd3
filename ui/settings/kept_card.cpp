#include "ui/settings/kept_card.h"

#include "ui/settings/knob_row.h"
#include "ui/settings/problem_label.h"
#include "ui/theme/spacing.h"
#include "ui/widgets/caption.h"

#include <QGridLayout>
#include <QMessageBox>
#include <QPushButton>

namespace plimsoll {

namespace {

constexpr int kLookMs = 5000; // other programs write, too

const char* nameOf(KeptPresenter::Kind kind)
{
    switch (kind) {
    case KeptPresenter::Kind::Calls:
        return "calls";
    case KeptPresenter::Kind::Prompts:
        return "prompts";
    case KeptPresenter::Kind::Answers:
        break;
    }
    return "answers";
}

} // namespace

KeptCard::KeptCard(KeptPresenter* presenter, QWidget* parent)
    : Card(tr("What is kept"), parent), m_presenter(presenter), m_total(new Caption)
{
    m_presenter->setParent(this);
    setObjectName(QStringLiteral("kept"));
    auto* grid = new QGridLayout;
    grid->setContentsMargins(spacing::kUnit, 0, 0, 0);
    grid->setHorizontalSpacing(spacing::kUnit);
    grid->setVerticalSpacing(spacing::kUnit);
    grid->setColumnMinimumWidth(0, KnobRow::kNameWidth);
    grid->setColumnStretch(1, 1);
    for (const KeptPresenter::Kind kind : KeptPresenter::kKinds)
        addRow(*grid, kind);
    body()->addLayout(grid);
    m_total->setObjectName(QStringLiteral("keptTotal"));
    m_total->setWordWrap(true);
    m_total->setContentsMargins(spacing::kUnit, 0, 0, 0);
    body()->addWidget(m_total);
    m_look.setInterval(kLookMs);
    connect(&m_look, &QTimer::timeout, m_presenter, &KeptPresenter::refresh);
    connect(m_presenter, &KeptPresenter::changed, this, &KeptCard::refresh);
    refresh();
}

void KeptCard::addRow(QGridLayout& grid, KeptPresenter::Kind kind)
{
    Row& row = m_rows[std::size_t(kind)];
    const QString name = QLatin1String(nameOf(kind));
    const int line = int(kind) * 2;
    auto* title = new QLabel(KeptPresenter::title(kind));
    title->setWordWrap(true);
    title->setFixedWidth(KnobRow::kNameWidth);
    row.figures = new QLabel;
    row.figures->setObjectName(name + QStringLiteral("Kept"));
    row.figures->setTextFormat(Qt::PlainText);
    row.figures->setWordWrap(true);
    row.wipe = new QPushButton(tr("Wipe…"));
    row.wipe->setObjectName(name + QStringLiteral("Wipe"));
    row.wipe->setAccessibleName(tr("Wipe: %1").arg(title->text()));
    row.problem = new ProblemLabel;
    row.problem->setObjectName(name + QStringLiteral("Problem"));
    grid.addWidget(title, line, 0);
    grid.addWidget(row.figures, line, 1);
    grid.addWidget(row.wipe, line, 2);
    grid.addWidget(row.problem, line + 1, 1, 1, 2);
    connect(row.wipe, &QPushButton::clicked, this, [this, kind] { ask(kind); });
}

void KeptCard::refresh()
{
    for (const KeptPresenter::Kind kind : KeptPresenter::kKinds) {
        const KeptPresenter::Kept& kept = m_presenter->kept(kind);
        const Row& row = m_rows[std::size_t(kind)];
        row.figures->setText(kept.figures);
        row.wipe->setEnabled(kept.anything);
        row.problem->setText(kept.problem);
        row.problem->setVisible(!kept.problem.isEmpty());
    }
    m_total->setText(m_presenter->total());
}

void KeptCard::ask(KeptPresenter::Kind kind)
{
    auto* question =
        new QMessageBox(QMessageBox::NoIcon, tr("Wipe"), m_presenter->question(kind), QMessageBox::NoButton, window());
    question->setObjectName(QStringLiteral("wipe"));
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setInformativeText(m_presenter->kept(kind).figures + QStringLiteral(".\n") +
                                 KeptPresenter::consequence(kind));
    QPushButton* wipe = question->addButton(tr("&Wipe"), QMessageBox::DestructiveRole);
    wipe->setObjectName(QStringLiteral("yes"));
    QPushButton* cancel = question->addButton(tr("Cancel"), QMessageBox::RejectRole);
    cancel->setObjectName(QStringLiteral("cancel"));
    question->setDefaultButton(cancel);
    question->setEscapeButton(cancel);
    connect(wipe, &QPushButton::clicked, m_presenter, [this, kind] { m_presenter->wipe(kind); });
    question->open();
}

void KeptCard::showEvent(QShowEvent* event)
{
    Card::showEvent(event);
    m_presenter->refresh();
    m_look.start();
}

void KeptCard::hideEvent(QHideEvent* event)
{
    m_look.stop();
    Card::hideEvent(event);
}

} // namespace plimsoll
