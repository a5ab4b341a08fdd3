#include "ui/settings/undo_bar.h"

#include "ui/presenters/settings_presenter.h"
#include "ui/settings/problem_label.h"
#include "ui/theme/icon.h"
#include "ui/theme/spacing.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace plimsoll {

UndoBar::UndoBar(SettingsPresenter& presenter, QWidget* parent)
    : QWidget(parent), m_presenter(presenter), m_text(new QLabel), m_problem(new ProblemLabel)
{
    setObjectName(QStringLiteral("undoBar"));
    m_text->setObjectName(QStringLiteral("lastChange"));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_undo = new QPushButton(symbolicIcon(QStringLiteral("undo")), tr("&Undo"));
    m_undo->setObjectName(QStringLiteral("undo"));
    m_redo = new QPushButton(symbolicIcon(QStringLiteral("redo")), tr("Re&do"));
    m_redo->setObjectName(QStringLiteral("redo"));

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, spacing::kHalf, 0, 0);
    layout->setSpacing(spacing::kUnit);
    auto* words = new QVBoxLayout;
    words->addWidget(m_text);
    words->addWidget(m_problem);
    layout->addLayout(words, 1);
    layout->addWidget(m_redo);
    layout->addWidget(m_undo);

    connect(m_undo, &QPushButton::clicked, this, &UndoBar::undo);
    connect(m_redo, &QPushButton::clicked, this, &UndoBar::redo);
    connect(&m_presenter, &SettingsPresenter::historyChanged, this, &UndoBar::refresh);
    connect(&m_presenter, &SettingsPresenter::changed, this, &UndoBar::refresh);
    refresh();
}

void UndoBar::undo()
{
    if (m_undo->isEnabled())
        show(m_presenter.undo());
}

void UndoBar::redo()
{
    if (m_redo->isEnabled())
        show(m_presenter.redo());
}

void UndoBar::refresh()
{
    const QString last = m_presenter.lastChange();
    m_text->setText(last.isEmpty() ? tr("Changes act at once, also on calls that run, and can be undone here.") : last);
    m_text->setToolTip(m_presenter.changeList());
    m_undo->setEnabled(!last.isEmpty());
    m_redo->setEnabled(m_presenter.canRedo());
    const QString problem = m_presenter.fileProblem();
    show(problem.isEmpty() ? std::nullopt : std::optional(problem));
}

void UndoBar::show(const std::optional<QString>& problem)
{
    m_problem->setVisible(problem.has_value());
    if (problem)
        m_problem->setText(*problem);
}

} // namespace plimsoll
