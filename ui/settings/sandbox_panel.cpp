#include "ui/settings/sandbox_panel.h"

#include "core/config/config.h"
#include "core/config/json_pointer.h"
#include "ui/presenters/fault_dials.h"
#include "ui/presenters/settings_presenter.h"
#include "ui/settings/problem_label.h"
#include "ui/theme/icon.h"
#include "ui/theme/spacing.h"
#include "ui/widgets/caption.h"
#include "ui/widgets/card.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QJsonArray>
#include <QPushButton>
#include <QSpinBox>

namespace plimsoll {

namespace {

const QString kFaults = QStringLiteral("/sandbox/faults");
constexpr int kMostTimes = 1000;

} // namespace

SandboxPanel::SandboxPanel(SettingsPresenter& presenter, const SettingsPanelSpec& panel, QWidget* parent)
    : SettingsPanel(presenter, panel, parent)
{
    extra()->addWidget(makeDials());
    showKind();
    entryShown();
}

Card* SandboxPanel::makeDials()
{
    auto* card = new Card(tr("Make it fail"));
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(spacing::kUnit);
    grid->setVerticalSpacing(spacing::kHalf);
    const auto place = [&](int column, const QString& name, QWidget* control) {
        auto* label = new QLabel(name);
        label->setBuddy(control);
        control->setAccessibleName(QString(name).remove(u'&'));
        grid->addWidget(label, 0, column);
        grid->addWidget(control, 1, column);
        return label;
    };
    m_kind = new QComboBox;
    m_kind->setObjectName(QStringLiteral("faultKind"));
    for (const fault_dials::Kind& kind : fault_dials::kinds())
        m_kind->addItem(kind.name);
    m_figure = new QDoubleSpinBox;
    m_figure->setObjectName(QStringLiteral("faultFigure"));
    m_figure->setDecimals(0);
    m_times = new QSpinBox;
    m_times->setObjectName(QStringLiteral("faultTimes"));
    m_times->setRange(0, kMostTimes);
    m_times->setValue(1);
    m_times->setSpecialValueText(tr("all, until cleared")); // in the place of 0
    m_model = new QComboBox;
    m_model->setObjectName(QStringLiteral("faultModel"));
    place(0, tr("&What happens"), m_kind);
    m_figure_name = place(1, QString(), m_figure);
    place(2, tr("to so man&y requests"), m_times);
    place(3, tr("t&o"), m_model);
    grid->setColumnStretch(4, 1);
    auto* add = new QPushButton(symbolicIcon(QStringLiteral("add")), tr("Add fault"));
    add->setObjectName(QStringLiteral("addFault"));
    m_clear = new QPushButton(tr("Clear all faults"));
    m_clear->setObjectName(QStringLiteral("clearFaults"));
    auto* line = new QHBoxLayout;
    line->setSpacing(spacing::kUnit);
    m_words = new Caption;
    m_words->setObjectName(QStringLiteral("faultWords"));
    m_words->setWordWrap(true);
    line->addWidget(m_words, 1);
    line->addWidget(m_clear);
    line->addWidget(add);
    m_problem = new ProblemLabel;
    card->body()->setSpacing(spacing::kUnit);
    card->body()->addLayout(grid);
    card->body()->addLayout(line);
    card->body()->addWidget(m_problem);

    connect(m_kind, &QComboBox::currentIndexChanged, this, &SandboxPanel::showKind);
    connect(m_figure, &QDoubleSpinBox::valueChanged, this, &SandboxPanel::showWords);
    connect(m_times, &QSpinBox::valueChanged, this, &SandboxPanel::showWords);
    connect(m_model, &QComboBox::currentIndexChanged, this, &SandboxPanel::showWords);
    connect(add, &QPushButton::clicked, this, [this] { set(fault_dials::added(faults(), dialled())); });
    connect(m_clear, &QPushButton::clicked, this, [this] { set({}); });
    return card;
}

Fault SandboxPanel::dialled() const
{
    const fault_dials::Kind kind = fault_dials::kinds().at(m_kind->currentIndex());
    Fault fault = kind.fault;
    if (!kind.figure.isEmpty() && m_figure->value() > 0)
        fault.arg = m_figure->value();
    fault.times = m_times->value() == 0 ? Fault::kAlways : m_times->value();
    fault.model = m_model->currentData().toString();
    return fault;
}

void SandboxPanel::showKind()
{
    const fault_dials::Kind kind = fault_dials::kinds().at(m_kind->currentIndex());
    m_figure_name->setText(kind.figure);
    m_figure->setAccessibleName(kind.figure);
    m_figure_name->setVisible(!kind.figure.isEmpty());
    m_figure->setVisible(!kind.figure.isEmpty());
    m_figure->setRange(0, kind.most);
    m_figure->setValue(kind.standard);
    // Without a figure a status has no hint, and the others have their own default.
    m_figure->setSpecialValueText(kind.fault.kind == Fault::Kind::Status ? tr("no hint") : kind.fault.kind == Fault::Kind::Hang ? tr("never") : QString());
    showWords();
}

void SandboxPanel::showWords()
{
    m_words->setText(fault_dials::words(dialled()));
}

QStringList SandboxPanel::faults()
{
    QStringList texts;
    for (const QJsonValue& text : presenter().value(kFaults).toArray())
        texts << text.toString();
    return texts;
}

void SandboxPanel::set(const QStringList& faults)
{
    const auto why = presenter().set(kFaults, QJsonArray::fromStringList(faults));
    m_problem->setVisible(why.has_value());
    if (why)
        m_problem->setText(tr("Not applied: %1").arg(*why));
}

void SandboxPanel::entryShown()
{
    if (!m_model)
        return;
    m_clear->setEnabled(!faults().isEmpty());
    const QString chosen = m_model->currentData().toString();
    m_model->clear();
    m_model->addItem(tr("any model"), QString());
    for (const QString& model : presenter().entries(SettingsScope::Model)) {
        const QString entry = pointerTo(QStringLiteral("/models"), model);
        const QString provider = presenter().value(entry + QStringLiteral("/provider")).toString();
        const QString address = pointerTo(QStringLiteral("/providers"), provider) + QStringLiteral("/base_url");
        if (presenter().value(address).toString() == kSandboxUrl)
            m_model->addItem(model, model);
    }
    m_model->setCurrentIndex(std::max(0, m_model->findData(chosen)));
    showWords();
}

} // namespace plimsoll
