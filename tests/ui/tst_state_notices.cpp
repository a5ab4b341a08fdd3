// The bar over the page: every damaged file is told, once; what a person has closed stays closed.
#include "tests/ui/app_world.h"
#include "ui/main_window.h"
#include "ui/page_registry.h"
#include "ui/presenters/notice_board.h"
#include "ui/shell/state_notices.h"

#include <QFile>
#include <QLabel>
#include <QTest>
#include <QToolButton>

using namespace plimsoll;

class TestStateNotices : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachIsToldUntilItIsClosedOrPutRight()
    {
        NoticeBoard board;
        board.set(QStringLiteral("a"), Meaning::Warning, QStringLiteral("one"));
        board.set(QStringLiteral("b"), Meaning::Failed, QStringLiteral("two"));
        QCOMPARE(board.shown(), QStringLiteral("one\ntwo"));
        QCOMPARE(board.meaning(), Meaning::Failed);
        board.close();
        board.set(QStringLiteral("a"), Meaning::Warning, QStringLiteral("one"));
        QCOMPARE(board.shown(), QString());
        board.set(QStringLiteral("a"), Meaning::Warning, QStringLiteral("another one"));
        QCOMPARE(board.shown(), QStringLiteral("another one"));
        QCOMPARE(board.meaning(), Meaning::Warning);
        board.set(QStringLiteral("b"), Meaning::Failed, QString()); // put right, and wrong again
        board.set(QStringLiteral("b"), Meaning::Failed, QStringLiteral("two"));
        QCOMPARE(board.shown(), QStringLiteral("another one\ntwo"));
    }

    void severalDamagedFilesAreToldAndStayClosed()
    {
        test::AppWorld world;
        const QStringList files{QStringLiteral("history.sqlite"), QStringLiteral("prompts.sqlite"), QStringLiteral("queue.sqlite")};
        for (const QString& name : files) {
            QFile file(world.folder.filePath(name));
            QVERIFY(file.open(QFile::WriteOnly));
            QCOMPARE(file.write(QByteArray(8192, 'x')), 8192);
        }
        MainWindow window(world.context, allPages(), QString(), QStringLiteral("settings"));
        const StateNotices notices(world.context, nullptr, window);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        auto* bar = window.findChild<QWidget*>(QStringLiteral("notice"));
        QVERIFY(bar && !bar->isVisible());
        world.history.start();
        world.prompts.start();
        world.jobs.thread().start();
        const auto tells = [&](const QString& words) { return bar->isVisible() && bar->findChild<QLabel*>()->text().contains(words); };
        for (const QString& name : files)
            QTRY_VERIFY2(tells(name + QStringLiteral(".broken-")), qPrintable(bar->findChild<QLabel*>()->text()));

        QTest::mouseClick(bar->findChild<QToolButton*>(), Qt::LeftButton);
        QVERIFY(!bar->isVisible());
        QVERIFY(world.config.apply({{QStringLiteral("history"), QJsonObject{{QStringLiteral("events_days"), 7}}}}, QStringLiteral("test")));
        QVERIFY(!bar->isVisible());

        QFile config(world.config.path());
        QVERIFY(config.open(QFile::WriteOnly));
        config.write("{");
        config.close();
        world.config.reload();
        QVERIFY(tells(world.config.path()));
        QVERIFY(!tells(QStringLiteral(".broken-"))); // something else is wrong: that alone is told
    }
};

QTEST_MAIN(TestStateNotices)
#include "tst_state_notices.moc"
