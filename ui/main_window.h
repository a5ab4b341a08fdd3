// The window: side bar, pages, status line. It knows no page by name: the registry does. Pages are built when they are
// first shown, and one timer beats for the page that is visible, and only while the window is.
#pragma once

#include "ui/page_registry.h"
#include "ui/presenters/live_presenter.h"
#include "ui/theme/meaning.h"

#include <QMainWindow>
#include <QTimer>

#include <functional>
#include <optional>
#include <vector>

class QStackedWidget;

namespace plimsoll {

class Closing;
class NoticeBar;
class SideBar;
class StatusStrip;
struct WindowState;

class MainWindow : public QMainWindow
{
    Q_OBJECT
public:
    /// `stateFile` as in WindowState; an empty `page`: the one that was open last, else the first.
    MainWindow(AppContext& context, QList<PageEntry> pages, QString stateFile, const QString& page = {},
               QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Builds the page if it was never shown. "settings/budgets": at that place of it. False: there is none of that name.
    bool showPage(const QString& id);
    QString currentPage() const;
    /// The page, if it was built.
    Page* builtPage(const QString& id) const;
    void showNotice(Meaning meaning, const QString& text);
    void clearNotice();
    void turnPage(int step);
    void foldSideBar();

    /// Shown, not minimized, before all others; on `page`, if it is named.
    void bringToFront(const QString& page = {});
    /// Asked when the window is closed: whether it may go on hidden, because there is a way to bring it back.
    void setMayHide(std::function<bool()> may_hide) { m_may_hide = std::move(may_hide); }
    void hideInTray();
    bool isHiddenInTray() const { return m_in_tray; }
    /// Ends the program, also where closing only hides; asks as closing does.
    void quit();
    /// What the system says of the network; nothing if it says nothing.
    void setOnline(std::optional<bool> online);

    /// The session ends, and stands still for us. False: the person wants to stay; asked only if `mayAsk`.
    bool sessionEnds(bool mayAsk);
    /// Closes whatever is under way, as after a signal.
    void closeUnasked();

Q_SIGNALS:
    /// Once: the window is on the screen. What need not be there before it may start now.
    void firstPainted();
    void shownOrHidden();
    /// By a person.
    void noticeClosed();
    /// It has been closed, and not only hidden.
    void closed();

protected:
    void paintEvent(QPaintEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void restore(const WindowState& state);
    void pace();
    void showIndex(int index);
    int indexOf(const QString& id) const;
    void beat();
    void showStatus();
    void showPaused(bool on);
    void remember() const;

    AppContext& m_context;
    QList<PageEntry> m_entries;
    QString m_stateFile;
    std::vector<Page*> m_pages; ///< by index; null until it was first shown
    LivePresenter m_presenter;
    SideBar* m_sideBar;
    NoticeBar* m_notice;
    NoticeBar* m_paused; ///< says so on every page, and takes it back
    NoticeBar* m_waiting; ///< it closes when something has ended
    QStackedWidget* m_stack;
    StatusStrip* m_status;
    Closing* m_closing;
    QTimer m_beat;
    std::function<bool()> m_may_hide;
    std::optional<bool> m_online;
    bool m_quitting = false, m_in_tray = false;
    std::int64_t m_beats = 0;
    int m_current = -1;
    bool m_painted = false;
};

} // namespace plimsoll
