// The real window with the real client and sandbox: pages on first show, keys, what is remembered, the storm on Live.
#include "tests/ui/app_world.h"
#include "ui/main_window.h"
#include "ui/page.h"
#include "ui/theme/state_colors.h"
#include "ui/widgets/model_card_view.h"
#include "ui/widgets/notice_bar.h"
#include "ui/window_state.h"

#include <QApplication>
#include <QPushButton>
#include <QSignalSpy>
#include <QScreen>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace plimsoll;

namespace {

/// A page that counts.
class ProbePage : public Page
{
public:
    using Page::Page;
    void tick(const Tick&) override { ++ticks; }
    void activated() override { ++shown; }
    int ticks = 0, shown = 0;
};

struct World : test::AppWorld
{
    QString state = folder.filePath(QStringLiteral("window.ini"));
};

PageEntry probe(const QString& id, int place)
{
    return {id, id.toUpper(), QStringLiteral("live"), place,
            [](AppContext&, QWidget* parent) -> Page* { return new ProbePage(parent); }};
}

/// By the formula of WCAG 2.1.
double luminance(const QColor& color)
{
    const auto linear = [](double c) { return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

double contrast(const QColor& a, const QColor& b)
{
    const double x = luminance(a), y = luminance(b);
    return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

} // namespace

class MainWindowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pagesAreBuiltWhenFirstShown();
    void onlyTheVisiblePageTicks();
    void shortcutsChangeThePage();
    void pageAndGeometryAreRemembered();
    void aWindowWithoutAFrameComesBackWhereItWas();
    void aWindowOffTheScreenComesBackOntoIt();
    void aWindowThatComesBackIsUpToDateAtOnce();
    void factsAtTheFootLeadToTheirPages();
    void themeChangesWhileRunning();
    void stateColoursAreReadable();
    void everyFocusableWidgetHasAName();
    void aPauseIsSaidOnEveryPageAndTakenBackThere();
    void theStormFillsTheLivePage();
};

void MainWindowTest::pagesAreBuiltWhenFirstShown()
{
    World world;
    MainWindow window(world.context, {probe(QStringLiteral("a"), 1), probe(QStringLiteral("b"), 2)}, world.state);
    QVERIFY(window.builtPage(QStringLiteral("a")));
    QVERIFY(!window.builtPage(QStringLiteral("b")));
    QVERIFY(window.showPage(QStringLiteral("b")));
    QVERIFY(window.builtPage(QStringLiteral("b")));
    QVERIFY(!window.showPage(QStringLiteral("c")));
    QCOMPARE(window.currentPage(), QStringLiteral("b"));
}

void MainWindowTest::onlyTheVisiblePageTicks()
{
    World world;
    MainWindow window(world.context, {probe(QStringLiteral("a"), 1), probe(QStringLiteral("b"), 2)}, world.state);
    QSignalSpy painted(&window, &MainWindow::firstPainted);
    window.show();
    QVERIFY(painted.wait());
    auto* a = static_cast<ProbePage*>(window.builtPage(QStringLiteral("a")));
    window.showPage(QStringLiteral("b"));
    auto* b = static_cast<ProbePage*>(window.builtPage(QStringLiteral("b")));
    const int before = a->ticks;
    const int seen = b->ticks;
    QTRY_VERIFY(b->ticks > seen + 3);
    QCOMPARE(a->ticks, before);
    window.hide();
    const int hidden = b->ticks;
    QTest::qWait(150);
    QCOMPARE(b->ticks, hidden);
    QCOMPARE(painted.count(), 1);
}

void MainWindowTest::shortcutsChangeThePage()
{
    World world;
    MainWindow window(world.context, {probe(QStringLiteral("a"), 1), probe(QStringLiteral("b"), 8)}, world.state);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    window.activateWindow();
    QTRY_VERIFY(QApplication::activeWindow() == &window);
    QTest::keyClick(&window, Qt::Key_8, Qt::ControlModifier);
    QCOMPARE(window.currentPage(), QStringLiteral("b"));
    QTest::keyClick(&window, Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(window.currentPage(), QStringLiteral("a"));
}

void MainWindowTest::pageAndGeometryAreRemembered()
{
    World world;
    const QList<PageEntry> pages{probe(QStringLiteral("a"), 1), probe(QStringLiteral("b"), 2)};
    {
        MainWindow window(world.context, pages, world.state);
        QCOMPARE(window.size(), QSize(1280, 800).boundedTo(window.screen()->availableSize()));
        window.resize(900, 640);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        window.showPage(QStringLiteral("b"));
        window.close();
    }
    MainWindow again(world.context, pages, world.state);
    QCOMPARE(again.currentPage(), QStringLiteral("b"));
    QCOMPARE(again.size(), QSize(900, 640));
    MainWindow asked(world.context, pages, world.state, QStringLiteral("a"));
    QCOMPARE(asked.currentPage(), QStringLiteral("a"));
}

/// Nothing draws a title bar here: none must be made room for, however often.
void MainWindowTest::aWindowWithoutAFrameComesBackWhereItWas()
{
    World world;
    const QList<PageEntry> pages{probe(QStringLiteral("a"), 1)};
    const QRect place(3, 5, 900, 640);
    for (int start = 0; start < 3; ++start) {
        MainWindow window(world.context, pages, world.state);
        if (start == 0)
            window.setGeometry(place);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QCOMPARE(window.geometry(), place);
        window.close();
    }
}

/// As if a screen had been taken away, or was larger.
void MainWindowTest::aWindowOffTheScreenComesBackOntoIt()
{
    World world;
    const QList<PageEntry> pages{probe(QStringLiteral("a"), 1)};
    QRect screen;
    {
        MainWindow window(world.context, pages, world.state);
        screen = window.screen()->availableGeometry();
        window.setGeometry(QRect(screen.bottomRight() + QPoint(500, 700), QSize(900, 640)));
        WindowState{window.saveGeometry(), {}, false, window.geometry()}.save(world.state);
    }
    MainWindow again(world.context, pages, world.state);
    QVERIFY2(screen.contains(again.geometry().topLeft()) && screen.intersected(again.geometry()).width() >= 800,
             qPrintable(QStringLiteral("%1 %2").arg(again.x()).arg(again.y())));
}

void MainWindowTest::aWindowThatComesBackIsUpToDateAtOnce()
{
    World world;
    MainWindow window(world.context, {probe(QStringLiteral("a"), 1)}, world.state);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    auto* a = static_cast<ProbePage*>(window.builtPage(QStringLiteral("a")));
    window.hide();
    const int before = a->ticks;
    window.bringToFront();
    QTRY_VERIFY(a->ticks > before);
    window.setWindowState(Qt::WindowMinimized);
    const int minimized = a->ticks;
    QTest::qWait(150);
    QCOMPARE(a->ticks, minimized);
    window.bringToFront();
    QTRY_VERIFY(a->ticks > minimized);
}

void MainWindowTest::factsAtTheFootLeadToTheirPages()
{
    World world;
    MainWindow window(world.context, {probe(QStringLiteral("a"), 1), probe(QStringLiteral("queue"), 7), probe(QStringLiteral("costs"), 5)},
                      world.state);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    for (const QString& page : {QStringLiteral("queue"), QStringLiteral("costs")}) {
        auto* fact = window.findChild<QAbstractButton*>(page == QLatin1String("costs") ? QStringLiteral("cost") : page);
        QVERIFY(fact && !fact->toolTip().isEmpty());
        fact->setFocus();
        QTest::keyClick(fact, Qt::Key_Return);
        QCOMPARE(window.currentPage(), page);
    }
    QCOMPARE(window.findChild<QAbstractButton*>(QStringLiteral("reach"))->text(), QStringLiteral("sandbox only"));
}

void MainWindowTest::themeChangesWhileRunning()
{
    World world;
    MainWindow window(world.context, allPages(), world.state, QStringLiteral("live"));
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QVERIFY(!isDark(window.palette()));
    QSignalSpy changed(&world.appearance, &Appearance::changed);
    world.appearance.setTheme(Theme::Dark);
    QTRY_VERIFY(isDark(window.palette()));
    QCOMPARE(changed.count(), 1);
    QTRY_VERIFY(isDark(window.builtPage(QStringLiteral("live"))->palette()));
    world.appearance.setTheme(Theme::Light);
    QTRY_VERIFY(!isDark(window.palette()));
}

void MainWindowTest::stateColoursAreReadable()
{
    World world;
    for (const Theme theme : {Theme::Light, Theme::Dark}) {
        world.appearance.setTheme(theme);
        const QPalette palette = QApplication::palette();
        for (const QColor& ground : {palette.color(QPalette::Window), palette.color(QPalette::Base)}) {
            QVERIFY(contrast(palette.color(QPalette::WindowText), ground) >= 4.5);
            QVERIFY(contrast(mutedText(palette), ground) >= 4.5);
            for (const Meaning m : {Meaning::Ok, Meaning::Warning, Meaning::Failed, Meaning::Information, Meaning::Idle})
                QVERIFY2(contrast(stateColor(m, palette), ground) >= 4.5, qPrintable(QString::number(int(m))));
        }
    }
}

void MainWindowTest::everyFocusableWidgetHasAName()
{
    World world;
    MainWindow window(world.context, allPages(), world.state, QStringLiteral("live"));
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        if (widget->focusPolicy() & Qt::TabFocus && !widget->objectName().startsWith(QLatin1String("qt_")))
            QVERIFY2(!widget->accessibleName().isEmpty() || (button && !button->text().isEmpty()),
                     widget->metaObject()->className());
    }
}

void MainWindowTest::aPauseIsSaidOnEveryPageAndTakenBackThere()
{
    World world;
    MainWindow window(world.context, {probe(QStringLiteral("a"), 1)}, world.state);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    auto* bar = window.findChild<NoticeBar*>(QStringLiteral("paused"));
    QVERIFY(bar && !bar->isVisible());
    world.client.setPaused(true);
    QVERIFY(bar->isVisible() && bar->accessibleName().contains(QLatin1String("paused")));
    QVERIFY(window.findChild<QAbstractButton*>(QStringLiteral("limit"))->text().startsWith(QLatin1String("PAUSED")));
    auto* resume = bar->findChild<QPushButton*>();
    resume->setFocus();
    QTest::keyClick(resume, Qt::Key_Space);
    QVERIFY(!world.client.paused());
    QVERIFY(!bar->isVisible());
}

void MainWindowTest::theStormFillsTheLivePage()
{
    World world;
    SandboxSettings settings;
    settings.speed = 20;
    QSignalSpy ready(&world.sandbox_thread, &SandboxThread::ready);
    world.sandbox_thread.start(settings);
    QVERIFY(ready.wait());
    world.client.setSandboxUrl(world.sandbox_thread.url());
    MainWindow window(world.context, allPages(), world.state, QStringLiteral("live"));
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QVERIFY(window.findChildren<ModelCardView*>().isEmpty());
    QPushButton* start = nullptr;
    for (QPushButton* button : window.findChildren<QPushButton*>()) {
        if (button->isVisible() && button->isDefault())
            start = button;
    }
    QVERIFY(start);
    QSignalSpy finished(&world.storm, &StormDemo::finished);
    QTest::mouseClick(start, Qt::LeftButton);
    QVERIFY(world.storm.running());
    QTRY_COMPARE(window.findChildren<ModelCardView*>().size(), 5);
    QVERIFY(finished.wait(60000));
    QCOMPARE(finished.at(0).at(0).toInt() + finished.at(0).at(1).toInt(), StormDemo::kPrompts);
    QVERIFY(world.metrics.rateLimited().total(world.client.now(), std::chrono::minutes(5)).count >= 3);
    QVERIFY(!world.metrics.fallbacks(world.client.now(), std::chrono::minutes(5)).empty());
}

QTEST_MAIN(MainWindowTest)
#include "tst_main_window.moc"
