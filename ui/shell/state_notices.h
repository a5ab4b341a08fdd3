// What of the program's state a person is told in the bar over the page: a configuration that was not taken, files that
// were damaged or cannot be written, a sandbox that did not start.
#pragma once

#include "ui/presenters/notice_board.h"

#include <QObject>

namespace plimsoll {

class MachineGate;
class MainWindow;
struct AppContext;

class StateNotices : public QObject
{
    Q_OBJECT
public:
    /// `gate`: none while limits are not shared.
    StateNotices(AppContext& context, MachineGate* gate, MainWindow& window);

    /// The same for what nobody else remembers; an empty text takes it back.
    void tell(const QString& key, Meaning meaning, const QString& text);

private:
    void refresh();
    void show();

    AppContext& m_context;
    MachineGate* m_gate;
    MainWindow& m_window;
    NoticeBoard m_board;
};

} // namespace plimsoll
