// Every key of the program: the one place where a command gets its name and its keys. Actions are made from here, and so
// is the list that F1 shows; a key that is not here does not exist.
#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>

#include <functional>

class QAction;
class QWidget;

namespace plimsoll {

struct PageEntry;

struct KeyCommand
{
    QString id;   ///< "prompt.send"
    QString page; ///< PageEntry::id where it acts; empty: everywhere
    QString text; ///< for people, translated
    QList<QKeySequence> keys;
};

namespace commands {

/// In the order in which a person reads them. Texts are in the language at the time of the call.
QList<KeyCommand> all();
/// The command that shows a page.
KeyCommand showPage(const PageEntry& page);
/// An action of the widget with the command's keys, which calls `run`. With the usual context it acts wherever the focus
/// is, as long as the widget is visible: a page's keys are its own. An id that is not in all() ends the program.
QAction* add(QWidget* owner, const QString& id, std::function<void()> run, Qt::ShortcutContext context = Qt::WindowShortcut);
QAction* add(QWidget* owner, const KeyCommand& command, std::function<void()> run,
             Qt::ShortcutContext context = Qt::WindowShortcut);
/// "Sends the prompt (Ctrl+Return)"
QString withKey(const QString& text, const QString& id);

} // namespace commands

} // namespace plimsoll
