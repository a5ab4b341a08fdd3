// Every key of the window is in the list that F1 shows, with the words and keys of its action, and none is used twice
// where both would act.
#include "tests/ui/page_fixture.h"
#include "ui/main_window.h"
#include "ui/page.h"
#include "ui/shell/about_dialog.h"
#include "ui/shell/commands.h"
#include "ui/shell/keys_dialog.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QShortcut>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

using namespace plimsoll;

namespace {

struct World : test::AppWorld
{
    MainWindow window{context, allPages(), QString(), QStringLiteral("prompt")};

    World()
    {
        for (const PageEntry& page : allPages())
            window.showPage(page.id); // built when first shown
        window.showPage(QStringLiteral("prompt"));
    }
    void show()
    {
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        window.activateWindow();
        QTRY_VERIFY(QApplication::activeWindow() == &window);
    }
    /// The page that a widget is in; empty: the window's own.
    QString pageOf(const QObject* object) const
    {
        for (; object; object = object->parent()) {
            for (const PageEntry& page : allPages()) {
                if (object == window.builtPage(page.id))
                    return page.id;
            }
        }
        return {};
    }
};

struct Key
{
    QString page, text;
    QKeySequence keys;
};

/// All that the window reacts to.
QList<Key> keysOf(const World& world)
{
    QList<Key> all;
    for (const QAction* action : world.window.findChildren<QAction*>()) {
        for (const QKeySequence& keys : action->shortcuts())
            all.append({world.pageOf(action), action->text(), keys});
    }
    for (const QShortcut* shortcut : world.window.findChildren<QShortcut*>())
        all.append({world.pageOf(shortcut), shortcut->objectName(), shortcut->key()});
    return all;
}

/// The list as a person sees it: "page title|keys".
QStringList listed(KeysDialog& dialog)
{
    QStringList rows;
    const auto* list = dialog.findChild<QTreeWidget*>(QStringLiteral("keysList"));
    for (int i = 0; i < list->topLevelItemCount(); ++i) {
        const QTreeWidgetItem* group = list->topLevelItem(i);
        for (int row = 0; row < group->childCount(); ++row) {
            for (const QString& key : group->child(row)->text(1).split(QStringLiteral(",  ")))
                rows << QStringLiteral("%1|%2").arg(group->text(0), key);
        }
    }
    rows.sort();
    return rows;
}

} // namespace

class ShortcutsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyKeyIsInTheListAndEveryListedKeyActs();
    void noKeyMeansTwoThings();
    void theListCanBeSearched();
    void f1AndShiftF1OpenTheirDialogs();
    void findGoesToThePagesSearch_data();
    void findGoesToThePagesSearch();
    void pagesTurn();
    void pauseAndSideBar();
    void settingsAreUndoneByKey();
    void aboutTellsVersionsAndPaths();
};

void ShortcutsTest::everyKeyIsInTheListAndEveryListedKeyActs()
{
    World world;
    QHash<QString, QString> titles{{QString(), QStringLiteral("Everywhere")}};
    for (const PageEntry& page : allPages())
        titles.insert(page.id, page.title);
    QStringList acting;
    for (const Key& key : keysOf(world))
        acting << QStringLiteral("%1|%2").arg(titles.value(key.page), key.keys.toString(QKeySequence::NativeText));
    acting.sort();
    KeysDialog dialog(allPages());
    QCOMPARE(acting, listed(dialog));
    QVERIFY(acting.size() > 25);
}

void ShortcutsTest::noKeyMeansTwoThings()
{
    World world;
    QHash<QString, QString> everywhere;
    QHash<QString, QString> on_page;
    const QList<Key> keys = keysOf(world);
    for (const Key& key : keys) {
        const QString name = key.keys.toString();
        QVERIFY2(!name.isEmpty(), qPrintable(key.text));
        if (key.page.isEmpty()) {
            QVERIFY2(!everywhere.contains(name), qPrintable(name + u' ' + key.text + u' ' + everywhere.value(name)));
            everywhere.insert(name, key.text);
        }
    }
    for (const Key& key : keys) {
        if (key.page.isEmpty())
            continue;
        const QString name = key.keys.toString();
        QVERIFY2(!everywhere.contains(name), qPrintable(name + u' ' + key.text + u' ' + everywhere.value(name)));
        const QString here = key.page + u' ' + name;
        QVERIFY2(!on_page.contains(here), qPrintable(here + u' ' + key.text + u' ' + on_page.value(here)));
        on_page.insert(here, key.text);
    }
}

void ShortcutsTest::theListCanBeSearched()
{
    KeysDialog dialog(allPages());
    const auto* list = dialog.findChild<QTreeWidget*>(QStringLiteral("keysList"));
    const auto shown = [&] {
        int rows = 0;
        for (int i = 0; i < list->topLevelItemCount(); ++i) {
            for (int row = 0; row < list->topLevelItem(i)->childCount(); ++row)
                rows += list->topLevelItem(i)->child(row)->isHidden() ? 0 : 1;
        }
        return rows;
    };
    const int all = shown();
    dialog.findChild<QLineEdit*>(QStringLiteral("keysSearch"))->setText(QStringLiteral("send the PROMPT"));
    QCOMPARE(shown(), 1);
    dialog.findChild<QLineEdit*>(QStringLiteral("keysSearch"))->clear();
    QCOMPARE(shown(), all);
}

void ShortcutsTest::f1AndShiftF1OpenTheirDialogs()
{
    World world;
    world.show();
    QTest::keyClick(&world.window, Qt::Key_F1);
    auto* keys = world.window.findChild<KeysDialog*>();
    QVERIFY(keys && keys->isVisible());
    test::picture(*keys, QStringLiteral("keys"));
    keys->close();
    world.window.activateWindow();
    QTRY_VERIFY(QApplication::activeWindow() == &world.window);
    QTest::keyClick(&world.window, Qt::Key_F1, Qt::ShiftModifier);
    auto* about = world.window.findChild<AboutDialog*>();
    QVERIFY(about && about->isVisible());
    test::picture(*about, QStringLiteral("about"));
    QVERIFY(world.window.findChild<QMenu*>(QStringLiteral("windowMenu"))->actions().size() >= 5);
}

void ShortcutsTest::findGoesToThePagesSearch_data()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("field");
    QTest::newRow("prompt") << QStringLiteral("prompt") << QStringLiteral("historySearch");
    QTest::newRow("settings") << QStringLiteral("settings") << QStringLiteral("search");
}

void ShortcutsTest::findGoesToThePagesSearch()
{
    QFETCH(QString, page);
    QFETCH(QString, field);
    World world;
    world.show();
    world.window.showPage(page);
    QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : &world.window, Qt::Key_F, Qt::ControlModifier);
    auto* search = world.window.builtPage(page)->findChild<QLineEdit*>(field);
    QVERIFY(search);
    QTRY_VERIFY(search->hasFocus());
}

void ShortcutsTest::pagesTurn()
{
    World world;
    world.show();
    QTest::keyClick(&world.window, Qt::Key_PageDown, Qt::ControlModifier);
    QCOMPARE(world.window.currentPage(), QStringLiteral("live"));
    QTest::keyClick(&world.window, Qt::Key_PageUp, Qt::ControlModifier);
    QTest::keyClick(&world.window, Qt::Key_PageUp, Qt::ControlModifier);
    QCOMPARE(world.window.currentPage(), QStringLiteral("settings")); // around
}

void ShortcutsTest::pauseAndSideBar()
{
    World world;
    world.show();
    QTest::keyClick(&world.window, Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(world.client.paused());
    QTest::keyClick(&world.window, Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!world.client.paused());
}

void ShortcutsTest::settingsAreUndoneByKey()
{
    World world;
    world.show();
    world.window.showPage(QStringLiteral("settings"));
    const int before = world.config.config().notify.min_interval_s;
    QVERIFY(world.config.apply({{QStringLiteral("notify"), QJsonObject{{QStringLiteral("min_interval_s"), 7}}}}, QStringLiteral("test")));
    QTest::keyClick(&world.window, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(world.config.config().notify.min_interval_s, before);
    QTest::keyClick(&world.window, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(world.config.config().notify.min_interval_s, 7);
    world.window.showPage(QStringLiteral("live")); // elsewhere the key is not meant for settings
    QTest::keyClick(&world.window, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(world.config.config().notify.min_interval_s, 7);
}

void ShortcutsTest::aboutTellsVersionsAndPaths()
{
    World world;
    const QList<AboutFact> facts = aboutFacts(world.context);
    const auto value = [&](const char* name) {
        for (const AboutFact& fact : facts) {
            if (fact.name == QLatin1String(name))
                return fact.value;
        }
        return QString();
    };
    QCOMPARE(value("Plimsoll"), QStringLiteral(PLIMSOLL_VERSION));
    QVERIFY(value("Qt").startsWith(QLatin1String(qVersion())));
    QVERIFY2(value("SQLite").startsWith(QLatin1String("3.")), qPrintable(value("SQLite")));
    QVERIFY2(value("QtKeychain").contains(u'.'), qPrintable(value("QtKeychain")));
    QVERIFY2(value("TLS").contains(QLatin1String("OpenSSL")), qPrintable(value("TLS")));
    QCOMPARE(value("Configuration"), world.config.path());
    QCOMPARE(value("Data"), QDir(world.folder.path()).absolutePath());
    AboutDialog dialog(world.context);
    QApplication::clipboard()->clear();
    dialog.findChild<QPushButton*>(QStringLiteral("copyAbout"))->click();
    QCOMPARE(QApplication::clipboard()->text(), aboutText(facts));
}

QTEST_MAIN(ShortcutsTest)
#include "tst_shortcuts.moc"
