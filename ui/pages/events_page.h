// The event stream: filtered, followed or paused, one event's call and JSON, export. A flood is taken in a few times a
// second, whole; nothing is painted per event.
#pragma once

#include "ui/page.h"
#include "ui/page_registry.h"
#include "ui/presenters/events_presenter.h"

class QPushButton;
class QStackedWidget;
class QTableView;

namespace plimsoll {

class Caption;
class Card;
class EventDetail;
class EventFilters;
class NoticeBar;

class EventsPage : public Page
{
    Q_OBJECT
public:
    static PageEntry entry();
    explicit EventsPage(AppContext& context, QWidget* parent = nullptr);

    void tick(const Tick& tick) override;
    void activated() override;
    /// The newest event stays in sight.
    bool following() const { return m_following; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addShortcuts();
    QWidget* makeTitle();
    QWidget* makeEmpty();
    QWidget* makeTable();
    bool listKey(const QKeyEvent& key);
    void setFollowing(bool on);
    void setPaused(bool on);
    void takeNew();
    void applyFilters();
    void showSummary();
    void showDetail();
    void keepInPlace(int removed);
    void copyEvent();
    void chooseFile(EventFormat format);

    AppContext& m_context;
    EventsPresenter m_presenter;
    Caption* m_summary;
    QPushButton* m_follow;
    QPushButton* m_pause;
    QPushButton* m_export;
    NoticeBar* m_notice;
    EventFilters* m_filters;
    QStackedWidget* m_stack;
    QTableView* m_table;
    EventDetail* m_detail;
    bool m_following = true;
    bool m_moving = false; ///< it is us who scrolls or selects
};

} // namespace plimsoll
