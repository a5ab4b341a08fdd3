// Below the events: the call of the selected one (its waterfall, and all its events with their offsets), and the event
// itself as it is kept.
#pragma once

#include "ui/presenters/call_timeline.h"

#include <QWidget>

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QTableView;

namespace plimsoll {

class Card;
class EventsPresenter;
class TimelineModel;
class Waterfall;

class EventDetail : public QWidget
{
    Q_OBJECT
public:
    explicit EventDetail(QWidget* parent = nullptr);

    /// `now` on the events' clock.
    void show(const EventsPresenter& presenter, qint64 now);

Q_SIGNALS:
    void callWanted(const QString& call);  ///< only its events are to be shown
    void eventChosen(qulonglong sequence); ///< in the timeline
    void copyWanted();

private:
    QWidget* makeTimeline();
    QWidget* makeEvent();

    Card* m_timeline;
    QLabel* m_hint;
    Waterfall* m_waterfall;
    QWidget* m_picture;
    QTableView* m_table;
    TimelineModel* m_model;
    QPushButton* m_only;
    QPlainTextEdit* m_json;
    QPushButton* m_copy;
    QString m_call;
};

} // namespace plimsoll
