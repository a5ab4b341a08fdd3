// History & queue in the settings: what is kept is said as it lies on the disk, and is gone when a person has wiped it.
#include "core/store/history_read.h"
#include "core/store/history_schema.h"
#include "tests/ui/page_fixture.h"
#include "ui/pages/settings_page.h"

#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>

using namespace plimsoll;
using namespace plimsoll::test;

namespace {

QJsonObject eventOf(const QString& what, const QString& call)
{
    return {{QStringLiteral("event"), what},
            {QStringLiteral("call"), call},
            {QStringLiteral("t_ms"), 1},
            {QStringLiteral("profile"), QStringLiteral("online")},
            {QStringLiteral("outcome"), QStringLiteral("success")}};
}

/// The page with the panel, over files that hold two calls of two events, a prompt and an answer.
struct Scene
{
    explicit Scene(bool filled = true, const HistoryOptions& options = {})
    {
        fixture.prompts.setOptions(options);
        fixture.history.start();
        fixture.prompts.start();
        if (filled)
            fill();
        page = std::make_unique<SettingsPage>(fixture.context);
        fixture.show(*page, kWindow);
        page->showPanel(QStringLiteral("history"));
    }
    void fill()
    {
        for (const char* call : {"1", "2"})
            for (const char* what : {"accepted", "done"})
                fixture.history.append(eventOf(QLatin1String(what), QLatin1String(call)));
        CallResult result;
        result.request.messages = {{QStringLiteral("user"), QStringLiteral("hello")}};
        result.text = QStringLiteral("fine");
        fixture.prompts.record(result);
        fixture.answers.setLimits({Duration(60'000), 1000});
        fixture.answers.store({QByteArray("exact"), QByteArray("any")},
                              {QStringLiteral("m"), QStringLiteral("fine"), {}, {}}, Instant{});
        int events = 0, prompts = 0, answers = 0;
        QVERIFY(QTest::qWaitFor([&] {
            fixture.history.store()->ask(
                page_guard.get(), [](Database* database) { return database ? readSize(*database) : std::nullopt; },
                [&](const std::optional<HistorySize>& size) { events = size ? int(size->events) : 0; });
            fixture.prompts.store()->ask(
                page_guard.get(), [](Database* database) { return database ? prompts::size(*database) : std::nullopt; },
                [&](const std::optional<PromptsSize>& size) { prompts = size ? int(size->rows) : 0; });
            fixture.answers.figures(page_guard.get(), [&](const std::optional<AnswerStoreFigures>& figures) {
                answers = figures ? figures->entries : 0;
            });
            return events == 4 && prompts == 1 && answers == 1;
        }));
        page_guard.reset(); // what was asked last refers to this frame
    }
    QString text(const char* name) const { return page->findChild<QLabel*>(QLatin1String(name))->text(); }
    QPushButton* button(const char* name) const { return page->findChild<QPushButton*>(QLatin1String(name)); }
    QMessageBox* question() const { return page->window()->findChild<QMessageBox*>(QStringLiteral("wipe")); }
    void wipe(const char* kind, const char* answer)
    {
        QTest::mouseClick(button(kind), Qt::LeftButton);
        QVERIFY(question() && question()->isVisible());
        QTest::mouseClick(question()->findChild<QPushButton*>(QLatin1String(answer)), Qt::LeftButton);
        QVERIFY(QTest::qWaitFor([this] { return !question(); }));
    }

    PageFixture fixture;
    std::unique_ptr<QObject> page_guard = std::make_unique<QObject>();
    std::unique_ptr<SettingsPage> page;
};

} // namespace

class TestHistoryPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsSaidToBeNothing()
    {
        Scene scene(false);
        QTRY_COMPARE(scene.text("callsKept"), QStringLiteral("No event and no call is kept"));
        QTRY_COMPARE(scene.text("promptsKept"), QStringLiteral("No prompt is kept"));
        QTRY_COMPARE(scene.text("answersKept"), QStringLiteral("No answer is stored"));
        QVERIFY(!scene.button("promptsWipe")->isEnabled() && !scene.button("answersWipe")->isEnabled());
        QVERIFY(!scene.fixture.answers.hasFile()); // looking makes none
        picture(*scene.page, QStringLiteral("history-empty"));
    }

    void whatIsKeptIsShown()
    {
        Scene scene;
        QTRY_VERIFY2(scene.text("callsKept").startsWith(QStringLiteral("4 events of 2 calls, ")),
                     qPrintable(scene.text("callsKept")));
        QTRY_VERIFY2(scene.text("promptsKept").startsWith(QStringLiteral("1 prompt with its answer, ")),
                     qPrintable(scene.text("promptsKept")));
        QTRY_VERIFY2(scene.text("answersKept").startsWith(QStringLiteral("1 of at most 1,000 answers, ")) &&
                         scene.text("answersKept").endsWith(QStringLiteral(" kB, each for 1 m 00 s")),
                     qPrintable(scene.text("answersKept")));
        QVERIFY2(scene.text("callsKept").contains(QStringLiteral(" kB, since ")) &&
                     scene.text("promptsKept").contains(QStringLiteral(" kB, since ")),
                 qPrintable(scene.text("callsKept")));
        QTRY_VERIFY2(scene.text("keptTotal").contains(QStringLiteral("they may grow to 1.0 GB together")),
                     qPrintable(scene.text("keptTotal")));
        picture(*scene.page, QStringLiteral("history-kept"));
        auto* days = scene.page->findChild<QWidget*>(QStringLiteral("/history/events_days"))->findChild<QLineEdit*>();
        auto* size = scene.page->findChild<QWidget*>(QStringLiteral("/history/max_mb"))->findChild<QLineEdit*>();
        for (const auto& [field, value] : {std::pair(days, "7"), std::pair(size, "100")}) {
            field->setFocus();
            field->selectAll();
            QTest::keyClicks(field, QLatin1String(value));
            QTest::keyClick(field, Qt::Key_Return);
        }
        QCOMPARE(scene.fixture.config.config().history.events_days, 7);
        QCOMPARE(scene.fixture.config.config().history.max_mb, 100);
        QTRY_VERIFY2(scene.text("keptTotal").contains(QStringLiteral("100.0 MB together")),
                     qPrintable(scene.text("keptTotal")));
    }

    void cancelKeepsEverything()
    {
        Scene scene;
        QTRY_VERIFY(scene.button("promptsWipe")->isEnabled());
        QTest::mouseClick(scene.button("promptsWipe"), Qt::LeftButton);
        QVERIFY2(scene.question()->informativeText().contains(QStringLiteral("pinned ones too")),
                 qPrintable(scene.question()->informativeText()));
        picture(*scene.question(), QStringLiteral("history-wipe"));
        QTest::keyClick(scene.question(), Qt::Key_Return); // the default is to do nothing
        QTRY_VERIFY(!scene.question());
        for (const char* kind : {"callsWipe", "answersWipe"})
            scene.wipe(kind, "cancel");
        QCOMPARE(scene.text("callsKept").left(8), QStringLiteral("4 events"));
        QVERIFY(scene.text("promptsKept").startsWith(QStringLiteral("1 prompt")));
    }

    void eachIsWipedByItself()
    {
        Scene scene;
        QTRY_VERIFY(scene.button("promptsWipe")->isEnabled() && scene.button("callsWipe")->isEnabled() &&
                    scene.button("answersWipe")->isEnabled());
        scene.wipe("promptsWipe", "yes");
        QTRY_COMPARE(scene.text("promptsKept"), QStringLiteral("No prompt is kept"));
        QVERIFY(scene.text("callsKept").startsWith(QStringLiteral("4 events of 2 calls")));
        scene.wipe("callsWipe", "yes");
        QTRY_COMPARE(scene.text("callsKept"), QStringLiteral("No event and no call is kept"));
        QVERIFY(scene.text("answersKept").startsWith(QStringLiteral("1 of")));
        scene.wipe("answersWipe", "yes");
        QTRY_COMPARE(scene.text("answersKept"), QStringLiteral("No answer is stored"));
        scene.fixture.history.append(eventOf(QStringLiteral("accepted"), QStringLiteral("3"))); // it goes on
        scene.fixture.history.finish();
        const auto history =
            Database::open(scene.fixture.folder.filePath(QStringLiteral("history.sqlite")), historySchema());
        QVERIFY(history);
        QCOMPARE(readSize(**history)->calls, 1);
    }

    void aFileThatCannotBeWipedSaysWhy()
    {
        Scene scene;
        QTRY_VERIFY(scene.button("callsWipe")->isEnabled());
        const auto other =
            Database::open(scene.fixture.folder.filePath(QStringLiteral("history.sqlite")), historySchema());
        QVERIFY(other && (*other)->begin()); // another process writes, for longer than anyone waits
        scene.wipe("callsWipe", "yes");
        auto* problem = scene.page->findChild<QLabel*>(QStringLiteral("callsProblem"));
        QTRY_VERIFY(problem->isVisible());
        QCOMPARE(problem->text(), QStringLiteral("Not wiped: another program is using the file; try again"));
        picture(*scene.page, QStringLiteral("history-not-wiped"));
        (*other)->rollback();
        scene.wipe("callsWipe", "yes");
        QTRY_VERIFY(!problem->isVisible());
    }

    void withPromptsOffItSaysSo()
    {
        HistoryOptions off;
        off.prompts = KeepPrompts::Off;
        Scene scene(false, off);
        QVERIFY(scene.fixture.config.apply(
            {{QStringLiteral("history"), QJsonObject{{QStringLiteral("prompts"), QStringLiteral("off")}}}},
            QStringLiteral("test")));
        scene.page->hide();
        scene.page->show();
        QTRY_COMPARE(scene.text("promptsKept"), QStringLiteral("No prompt is kept; new ones are not kept"));
    }
};

QTEST_MAIN(TestHistoryPanel)
#include "tst_history_panel.moc"
