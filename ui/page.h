// One page of the window. A page is built when it is first shown, gets ticks only while it is visible, and leaves its
// decisions to a presenter (Qt Core only, tested without a window).
#pragma once

#include "ui/prompt_handover.h"
#include "ui/tick.h"

#include <QString>
#include <QWidget>

namespace plimsoll {

class Page : public QWidget
{
    Q_OBJECT
public:
    using QWidget::QWidget;

    /// While the page is visible, Tick::kRate times a second. Take a share with tick.due(rate).
    virtual void tick(const Tick& tick) = 0;
    /// The page has come to the front: put the keyboard focus where it belongs, catch up with what happened meanwhile.
    virtual void activated() {}
    /// To the front with a part of the page, by a name that is the page's own; of most pages there are none.
    virtual void showPlace(const QString&) {}
    /// How many calls it would yet start by itself, as a load does.
    virtual int unsentCalls() const { return 0; }
    /// Whether it is to start none of them: the program ends when what is under way has ended.
    virtual void holdCalls(bool) {}
    /// Of the Prompt page: fills itself in with it. It has come to the front before.
    virtual void take(const PromptHandover&) {}

Q_SIGNALS:
    /// Asks the window to bring another page to the front, by PageEntry::id; "settings/budgets" is a place of it.
    void pageRequested(const QString& id);
    /// Asks the window to bring the Prompt page to the front with this.
    void promptHandedOver(const plimsoll::PromptHandover& prompt);
};

} // namespace plimsoll
