#include "ui/settings/knob_row.h"

#include "ui/presenters/settings_presenter.h"
#include "ui/presenters/settings_words.h"
#include "ui/settings/knob_editor.h"
#include "ui/settings/problem_label.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icon.h"
#include "ui/theme/spacing.h"
#include "ui/theme/state_colors.h"
#include "ui/widgets/caption.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QTimer>
#include <QToolButton>

namespace plimsoll {

namespace {

constexpr int kMark = 6;

/// "Range: 1 to 1,000 ms. Default: 500 ms."
QString boundsOf(const Knob& knob, const QString& pointer)
{
    const QString range = settings_words::range(knob);
    const QString standard = KnobRow::tr("Default: %1.").arg(settings_words::value(knob, standardValue(pointer)));
    return range.isEmpty() ? standard : KnobRow::tr("Range: %1.").arg(range) + u' ' + standard;
}

} // namespace

KnobRow::KnobRow(SettingsPresenter& presenter, QString pointer, bool placed, QWidget* parent)
    : QWidget(parent), m_presenter(presenter), m_pointer(std::move(pointer)), m_knob(findKnob(m_pointer)),
      m_editor(makeKnobEditor(*m_knob, offers(m_knob->target)))
{
    setObjectName(m_pointer);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(spacing::kUnit, spacing::kUnit, 0, spacing::kUnit);
    grid->setHorizontalSpacing(spacing::kUnit);
    grid->setVerticalSpacing(2);
    grid->setColumnMinimumWidth(0, kNameWidth);
    grid->setColumnStretch(1, 1);

    m_name = new QLabel(settings_words::label(*m_knob));
    m_name->setBuddy(m_editor->control());
    m_name->setWordWrap(true);
    m_name->setFixedWidth(kNameWidth);
    grid->addWidget(m_name, 0, 0, Qt::AlignLeft | Qt::AlignVCenter);
    grid->addWidget(makeEditor(placed), 0, 1);

    QString help = settings_words::help(*m_knob);
    if (placed)
        help = m_presenter.context(m_pointer) + QStringLiteral(": ") + help;
    auto* effect = new Caption(help);
    effect->setWordWrap(true);
    m_editor->control()->setAccessibleName(settings_words::label(*m_knob));
    const QString bounds = boundsOf(*m_knob, m_pointer);
    m_editor->control()->setToolTip(bounds);
    m_editor->control()->setAccessibleDescription(help + u' ' + bounds);
    grid->addWidget(effect, 1, 1);
    m_problem = new ProblemLabel;
    m_problem->setObjectName(QStringLiteral("problem"));
    grid->addWidget(m_problem, 2, 1);

    connect(m_editor, &KnobEditor::committed, this, &KnobRow::commit);
    connect(m_editor, &KnobEditor::refused, this, &KnobRow::showProblem);
    connect(m_editor, &KnobEditor::typed, this, [this](const QJsonValue& value) { Q_EMIT typed(m_pointer, value); });
    refresh();
}

QWidget* KnobRow::makeEditor(bool)
{
    auto* line = new QWidget;
    auto* layout = new QHBoxLayout(line);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing::kUnit);
    layout->addWidget(m_editor, m_editor->wide() ? 1 : 0);
    const QString unit = settings_words::unit(m_knob->unit);
    if (!unit.isEmpty())
        layout->addWidget(new Caption(unit));

    m_standard = new Caption;
    m_standard->setFont(figureFont(TextRole::Caption));
    m_reset = new QToolButton;
    m_reset->setObjectName(QStringLiteral("reset"));
    m_reset->setIcon(symbolicIcon(QStringLiteral("reset")));
    m_reset->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_reset->setAutoRaise(true);
    m_reset->setText(tr("Reset"));
    m_reset->setAccessibleName(tr("Reset %1").arg(settings_words::label(*m_knob)));
    connect(m_reset, &QToolButton::clicked, this, [this] { commit(standardValue(m_pointer)); });
    if (!m_editor->wide())
        layout->addStretch(1);
    layout->addWidget(m_standard);
    layout->addWidget(m_reset);
    return line;
}

QStringList KnobRow::offers(KnobTarget target) const
{
    switch (target) {
    case KnobTarget::Nothing: return {};
    case KnobTarget::Provider: return m_presenter.entries(SettingsScope::Provider);
    case KnobTarget::Model: return m_presenter.entries(SettingsScope::Model);
    case KnobTarget::Profile: return m_presenter.entries(SettingsScope::Profile);
    }
    return {};
}

void KnobRow::refresh()
{
    if (m_problem->isHidden())
        m_editor->setValue(m_presenter.value(m_pointer));
    m_changed = m_presenter.isChanged(m_pointer);
    m_standard->setVisible(m_changed);
    m_reset->setVisible(m_changed);
    const QString standard = settings_words::value(*m_knob, standardValue(m_pointer));
    m_standard->setText(m_editor->wide() ? QString() : tr("Default: %1").arg(standard));
    m_reset->setToolTip(tr("Back to the default: %1").arg(standard));
    m_name->setFont(textFont(m_changed ? TextRole::CardTitle : TextRole::Body));
    update();
}

void KnobRow::commit(const QJsonValue& value)
{
    if (const auto why = m_presenter.set(m_pointer, value)) {
        showProblem(*why);
        return;
    }
    m_problem->hide();
    refresh();
    Q_EMIT typed(m_pointer, QJsonValue::Undefined);
}

void KnobRow::showProblem(const QString& why)
{
    m_problem->setText(tr("Not applied: %1").arg(why));
    m_problem->show();
    QTimer::singleShot(0, m_problem,
                       [label = m_problem] { // when it has its place: below the lowest row it may be out of sight
                           for (QWidget* above = label->parentWidget(); above; above = above->parentWidget())
                               if (auto* area = qobject_cast<QScrollArea*>(above))
                                   area->ensureWidgetVisible(label, 0, spacing::kPage);
                       });
}

void KnobRow::paintEvent(QPaintEvent*)
{
    if (!m_changed)
        return;
    QPainter painter(this); // a line at the left edge, beside the bold name
    painter.fillRect(QRect(0, spacing::kUnit, kMark / 2, height() - 2 * spacing::kUnit), stateColor(Meaning::Information, palette()));
}

} // namespace plimsoll
