#include "ui/widgets/model_card_view.h"

#include "ui/theme/icon.h"
#include "ui/theme/spacing.h"
#include "ui/widgets/caption.h"
#include "ui/widgets/gauge.h"
#include "ui/widgets/lamp.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

namespace plimsoll {

ModelCardView::ModelCardView(QWidget* parent)
    : Card({}, parent), m_lamp(new Lamp(this)), m_lampNote(new Caption({}, this)), m_hold(new Caption({}, this)),
      m_traffic(new Caption({}, this)), m_quality(new Caption({}, this)), m_gaugeColumn(new QVBoxLayout),
      m_menuButton(new QToolButton(this))
{
    header()->addWidget(m_lampNote);
    header()->addWidget(m_lamp);
    header()->addWidget(m_menuButton);
    m_gaugeColumn->setSpacing(spacing::kUnit);
    body()->addLayout(m_gaugeColumn);
    body()->addStretch();
    body()->addWidget(m_hold);
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_traffic);
    foot->addStretch();
    foot->addWidget(m_quality);
    body()->addLayout(foot);

    auto* menu = new QMenu(m_menuButton);
    m_trip = menu->addAction(tr("Trip the breaker"), this, [this] { Q_EMIT breakerForced(m_card.name, true); });
    m_close = menu->addAction(tr("Close the breaker"), this, [this] { Q_EMIT breakerForced(m_card.name, false); });
    menu->addSeparator();
    m_clear = menu->addAction(tr("Reset the rest time"), this, [this] { Q_EMIT coolingCleared(m_card.name); });
    m_menuButton->setIcon(symbolicIcon(QStringLiteral("more"), QPalette::PlaceholderText));
    m_menuButton->setMenu(menu);
    m_menuButton->setPopupMode(QToolButton::InstantPopup);
    m_menuButton->setAutoRaise(true);
    m_menuButton->setFocusPolicy(Qt::TabFocus);
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
                              card.hold.isEmpty() != m_card.hold.isEmpty() || card.traffic != m_card.traffic;
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
        const QString words = tr("Act on %1 by hand").arg(card.name);
        m_menuButton->setAccessibleName(words);
        m_menuButton->setToolTip(words);
    }
    m_lamp->set(card.lamp, card.lampWord);
    m_lamp->setToolTip(tr("Breaker: %1").arg(card.lampWord));
    m_lampNote->setText(card.lampNote);
    m_hold->setText(card.hold);
    m_hold->setVisible(!card.hold.isEmpty());
    QPalette colours = palette();
    colours.setColor(QPalette::PlaceholderText, stateColor(card.holdMeaning, palette()));
    m_hold->setPalette(colours);
    m_traffic->setText(card.traffic);
    m_quality->setText(card.quality);
    m_trip->setEnabled(card.lamp != Meaning::Failed);
    m_close->setEnabled(card.tripped);
    m_clear->setEnabled(card.cooling);
}

} // namespace plimsoll
