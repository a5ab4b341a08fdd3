// The card of one model: breaker lamp, gauges, what holds it up, its traffic; and the buttons to act by hand.
#pragma once

#include "ui/presenters/model_card.h"
#include "ui/widgets/card.h"

#include <QList>

class QPushButton;
class QToolButton;

namespace plimsoll {

class Caption;
class Gauge;
class Lamp;

class ModelCardView : public Card
{
    Q_OBJECT
public:
    explicit ModelCardView(QWidget* parent = nullptr);

    /// `countdowns`: whether the texts that count down have their turn, or only the gauges move.
    void set(const ModelCard& card, bool countdowns);
    void setEased(bool eased);

Q_SIGNALS:
    void breakerForced(const QString& model, bool open);
    void resetAsked(const QString& model);
    void calibrationAsked(const plimsoll::ModelCard& card);

private:
    QToolButton* addAct(const QString& text, const char* name, const QString& tip);
    void showWords(const ModelCard& card);
    void showDrift(const ModelCard& card);

    ModelCard m_card;
    bool m_eased = true;
    Lamp* m_lamp;
    Caption* m_lampNote;
    Caption* m_hold;
    Caption* m_traffic;
    Caption* m_quality;
    QVBoxLayout* m_gaugeColumn;
    QList<Gauge*> m_gauges;
    QHBoxLayout* m_acts;
    QToolButton *m_trip, *m_close, *m_reset;
    QWidget* m_driftRow;
    Caption* m_drift;
    QPushButton* m_calibrate;
};

} // namespace plimsoll
