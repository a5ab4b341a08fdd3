#include "ui/widgets/model_card_view.h"

#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/widgets/caption.h"
#include "ui/widgets/gauge.h"
#include "ui/widgets/lamp.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace plimsoll {

ModelCardView::ModelCardView(QWidget* parent)
    : Card({}, parent), m_lamp(new Lamp(this)), m_lampNote(new Caption({}, this)), m_hold(new Caption({}, this)),
      m_traffic(new Caption({}, this)), m_quality(new Caption({}, this)), m_gaugeColumn(new QVBoxLayout),
      m_acts(new QHBoxLayout), m_driftRow(new QWidget(this)), m_drift(new Caption({}, m_driftRow)),
      m_calibrate(new QPushButton(tr("Calibrate"), m_driftRow))
{
    header()->addWidget(m_lamp);
    m_lampNote->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // it is short, or it is cut
    m_acts->setSpacing(0);
    m_acts->addWidget(m_lampNote, 1);
    m_trip =
        addAct(tr("Trip"), "trip",
               tr("Open the breaker now: nothing goes there until it has been open for its time, or you close it"));
    m_close = addAct(tr("Close"), "close", tr("Close the breaker now"));
    m_reset = addAct(tr("Reset"), "reset", tr("Close the breaker, forget what has failed, end the rest time"));
    body()->addLayout(m_acts);
    m_gaugeColumn->setSpacing(spacing::kUnit);
    body()->addLayout(m_gaugeColumn);
    body()->addStretch();
    m_hold->setWordWrap(true);
    body()->addWidget(m_hold);
    auto* drift = new QHBoxLayout(m_driftRow);
    drift->setContentsMargins(0, 0, 0, 0);
    m_drift->setWordWrap(true);
    m_calibrate->setObjectName(QStringLiteral("calibrate"));
    m_calibrate->setToolTip(tr("Set the limits that the server says it has; can be undone"));
    drift->addWidget(m_drift, 1);
    drift->addWidget(m_calibrate);
    m_driftRow->hide();
    body()->addWidget(m_driftRow);
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_traffic);
    foot->addStretch();
    foot->addWidget(m_quality);
    body()->addLayout(foot);
    connect(m_trip, &QToolButton::clicked, this, [this] { Q_EMIT breakerForced(m_card.name, true); });
    connect(m_close, &QToolButton::clicked, this, [this] { Q_EMIT breakerForced(m_card.name, false); });
    connect(m_reset, &QToolButton::clicked, this, [this] { Q_EMIT resetAsked(m_card.name); });
    connect(m_calibrate, &QPushButton::clicked, this, [this] { Q_EMIT calibrationAsked(ModelCard(m_card)); });
}

QToolButton* ModelCardView::addAct(const QString& text, const char* name, const QString& tip)
{
    auto* button = new QToolButton(this);
    button->setObjectName(QLatin1String(name));
    button->setText(text);
    button->setToolTip(tip);
    button->setFont(textFont(TextRole::Caption));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    m_acts->addWidget(button);
    return button;
}

void ModelCardView::setEased(bool eased)
{
    m_eased = eased;
    for (Gauge* gauge : std::as_const(m_gauges))
        gauge->setEased(eased);
}

void ModelCardView::set(const ModelCard& card, bool countdowns)
{
    while (std::size_t(m_gauges.size()) < card.gauges.size()) {
        m_gauges.append(new Gauge(this));
        m_gauges.back()->setEased(m_eased);
        m_gaugeColumn->addWidget(m_gauges.back());
    }
    bool binds = false;
    for (qsizetype i = 0; i < m_gauges.size(); ++i) {
        const bool used = std::size_t(i) < card.gauges.size();
        m_gauges[i]->setVisible(used);
        if (!used)
            continue;
        GaugeReading reading = card.gauges[std::size_t(i)];
        if (!countdowns && std::size_t(i) < m_card.gauges.size() && m_card.gauges[std::size_t(i)].name == reading.name &&
            reading.note.isEmpty() == m_card.gauges[std::size_t(i)].note.isEmpty())
            reading.note = m_card.gauges[std::size_t(i)].note;
        binds = binds || reading.binding;
        m_gauges[i]->set(reading);
    }
    const bool changedState = card.name != m_card.name || card.lamp != m_card.lamp || card.cooling != m_card.cooling ||
                              card.hold.isEmpty() != m_card.hold.isEmpty() || card.traffic != m_card.traffic ||
                              card.resettable != m_card.resettable || card.gaps != m_card.gaps;
    setOutline(card.lamp == Meaning::Failed || binds ? stateColor(Meaning::Failed, palette())
               : card.cooling || card.lamp == Meaning::Warning ? stateColor(Meaning::Warning, palette()) : QColor());
    if (countdowns || changedState) {
        showWords(card);
        m_card = card;
    }
}

void ModelCardView::showWords(const ModelCard& card)
{
    if (card.name != m_card.name) {
        setTitle(card.name);
        for (QToolButton* button : {m_trip, m_close, m_reset})
            button->setAccessibleName(tr("%1 the breaker of %2").arg(button->text(), card.name));
        m_calibrate->setAccessibleName(tr("Calibrate %1").arg(card.name));
    }
    m_lamp->set(card.lamp, card.lampWord);
    m_lamp->setToolTip(tr("Breaker: %1").arg(card.lampWord));
    m_lampNote->setText(card.lampNote);
    m_lampNote->setToolTip(card.lampNote);
    m_hold->setText(card.hold);
    m_hold->setVisible(!card.hold.isEmpty());
    QPalette colours = palette();
    colours.setColor(QPalette::PlaceholderText, stateColor(card.holdMeaning, palette()));
    m_hold->setPalette(colours);
    m_traffic->setText(card.traffic);
    m_quality->setText(card.quality);
    m_trip->setEnabled(card.lamp != Meaning::Failed);
    m_close->setEnabled(card.tripped);
    m_reset->setEnabled(card.resettable);
    showDrift(card);
}

void ModelCardView::showDrift(const ModelCard& card)
{
    m_driftRow->setVisible(!card.drift.isEmpty());
    if (card.drift.isEmpty())
        return;
    m_drift->setText(card.drift);
    QPalette colours = palette();
    colours.setColor(QPalette::PlaceholderText, stateColor(Meaning::Information, palette()));
    m_drift->setPalette(colours);
    m_calibrate->setVisible(!card.gaps.empty());
}

} // namespace plimsoll
