#include "ui/shell/commands.h"

#include "ui/page_registry.h"

#include <QAction>
#include <QCoreApplication>
#include <QWidget>

#include <algorithm>

namespace plimsoll::commands {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Commands)
};

constexpr auto kCtrl = Qt::CTRL;
constexpr auto kCtrlShift = Qt::CTRL | Qt::SHIFT;

QList<KeyCommand> everywhere()
{
    const QString any;
    return {
        {QStringLiteral("page.next"), any, Words::tr("Next page"), {kCtrl | Qt::Key_PageDown}},
        {QStringLiteral("page.previous"), any, Words::tr("Previous page"), {kCtrl | Qt::Key_PageUp}},
        {QStringLiteral("pause"), any, Words::tr("Pause all calls, or resume"), {kCtrlShift | Qt::Key_P}},
        {QStringLiteral("sidebar"), any, Words::tr("Fold or unfold the side bar"), {kCtrl | Qt::Key_B}},
        {QStringLiteral("fullscreen"), any, Words::tr("Full screen, or back"), {Qt::Key_F11}},
        {QStringLiteral("keys"), any, Words::tr("Keyboard shortcuts"), {Qt::Key_F1}},
        {QStringLiteral("about"), any, Words::tr("About Plimsoll"), {Qt::SHIFT | Qt::Key_F1}},
        {QStringLiteral("close"), any, Words::tr("Close the window"), {kCtrl | Qt::Key_W}},
        {QStringLiteral("quit"), any, Words::tr("Quit"), {kCtrl | Qt::Key_Q}},
    };
}

QList<KeyCommand> ofPages()
{
    const auto prompt = QStringLiteral("prompt"), events = QStringLiteral("events"), queue = QStringLiteral("queue"),
               settings = QStringLiteral("settings");
    return {
        {QStringLiteral("prompt.send"), prompt, Words::tr("Send the prompt"), {kCtrl | Qt::Key_Return, kCtrl | Qt::Key_Enter}},
        {QStringLiteral("prompt.stop"), prompt, Words::tr("Stop the call, or close the history"), {Qt::Key_Escape}},
        {QStringLiteral("prompt.write"), prompt, Words::tr("Go to the prompt's text"), {kCtrl | Qt::Key_L}},
        {QStringLiteral("prompt.history"), prompt, Words::tr("Show or hide the history of prompts"), {kCtrl | Qt::Key_H}},
        {QStringLiteral("prompt.find"), prompt, Words::tr("Search the history of prompts"), {kCtrl | Qt::Key_F}},
        {QStringLiteral("prompt.copy"), prompt, Words::tr("Copy the answer"), {kCtrlShift | Qt::Key_C}},
        {QStringLiteral("events.find"), events, Words::tr("Find in events"), {kCtrl | Qt::Key_F}},
        {QStringLiteral("events.hold"), events, Words::tr("Hold the list still, or go on"), {kCtrl | Qt::Key_P}},
        {QStringLiteral("events.follow"), events, Words::tr("Follow the newest event, or stop following"), {kCtrl | Qt::Key_End}},
        {QStringLiteral("events.all"), events, Words::tr("Take all filters off"), {kCtrlShift | Qt::Key_F}},
        {QStringLiteral("events.copy"), events, Words::tr("Copy the selected event"), {kCtrl | Qt::Key_C}},
        {QStringLiteral("queue.retry"), queue, Words::tr("Try the selected job now"), {kCtrl | Qt::Key_R}},
        {QStringLiteral("queue.cancel"), queue, Words::tr("Cancel the selected job"), {kCtrl | Qt::Key_Delete}},
        {QStringLiteral("queue.hold"), queue, Words::tr("Pause the queue, or resume"), {kCtrl | Qt::Key_P}},
        {QStringLiteral("settings.find"), settings, Words::tr("Search settings"), {kCtrl | Qt::Key_F}},
        {QStringLiteral("settings.undo"), settings, Words::tr("Undo the last change"), {kCtrl | Qt::Key_Z}},
        {QStringLiteral("settings.redo"), settings, Words::tr("Redo it"), {kCtrlShift | Qt::Key_Z, kCtrl | Qt::Key_Y}},
    };
}

KeyCommand find(const QString& id)
{
    const QList<KeyCommand> known = all();
    const auto found = std::find_if(known.begin(), known.end(), [&](const KeyCommand& c) { return c.id == id; });
    if (found == known.end())
        qFatal("no command is named %s", qPrintable(id));
    return *found;
}

} // namespace

QList<KeyCommand> all()
{
    return everywhere() + ofPages();
}

KeyCommand showPage(const PageEntry& page)
{
    return {QStringLiteral("page.") + page.id, {}, page.title, {kCtrl | Qt::Key(Qt::Key_0 + page.place)}};
}

QAction* add(QWidget* owner, const QString& id, std::function<void()> run, Qt::ShortcutContext context)
{
    return add(owner, find(id), std::move(run), context);
}

QAction* add(QWidget* owner, const KeyCommand& command, std::function<void()> run, Qt::ShortcutContext context)
{
    auto* action = new QAction(command.text, owner);
    action->setObjectName(command.id);
    action->setShortcuts(command.keys);
    action->setShortcutContext(context);
    action->setAutoRepeat(false);
    QObject::connect(action, &QAction::triggered, owner, [run = std::move(run)] { run(); });
    owner->addAction(action);
    return action;
}

QString withKey(const QString& text, const QString& id)
{
    return Words::tr("%1 (%2)", "text, key").arg(text, find(id).keys.front().toString(QKeySequence::NativeText));
}

} // namespace plimsoll::commands
