// Closing the real window while something is under way: who is asked, what each answer does, and who is not asked.
#include "tests/ui/page_fixture.h"
#include "ui/closing.h"
#include "ui/main_window.h"
#include "ui/presenters/under_way.h"
#include "ui/widgets/segmented_control.h"

#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>

using namespace plimsoll;
using namespace plimsoll::test;

namespace {

PromptRequest request(const QString& profile = QStringLiteral("online"))
{
    PromptRequest prompt;
    prompt.profile = profile;
    prompt.model = QStringLiteral("gemini-2.5-flash");
    prompt.messages = {{QStringLiteral("user"), QStringLiteral("hello")}};
    prompt.maxTokens = 50;
    return prompt;
}

QAbstractButton* choice(QWidget& page, const QString& text)
{
    for (auto* segment : child<SegmentedControl>(page, "mode")->findChildren<QAbstractButton*>())
        if (segment->text() == text)
            return segment;
    qFatal("no choice %s", qPrintable(text));
}

/// The window on the real client and sandbox. `fault`: what becomes of the next request.
struct Scene
{
    explicit Scene(const QString& fault = {}) : window(fixture.context, allPages(), QString(), QStringLiteral("live"))
    {
        if (!fault.isEmpty() && !fixture.sandbox.addFaults({fault}))
            qFatal("no such fault");
        window.show();
        if (!QTest::qWaitForWindowExposed(&window))
            qFatal("no window");
    }
    UnderWay underWay() { return plimsoll::underWay(fixture.client, fixture.queue); }
    /// A call whose request the sandbox has and does not answer.
    void call()
    {
        id = fixture.client.submit(request());
        QVERIFY(QTest::qWaitFor([this] { return inFlight() == 1; }));
    }
    void end() { fixture.client.cancel(id); } ///< the call, at a time of the test's choice
    void job()
    {
        bool stored = false;
        fixture.jobs.add(request(), {Duration(0), FailureClass::Ok}, &fixture.jobs,
                         [&](const Result<JobStore::Accepted>& accepted) { stored = bool(accepted); });
        QVERIFY(QTest::qWaitFor([&] { return stored; }));
    }
    /// The request that the fault was for has arrived: those that follow are answered.
    bool faultIsTaken()
    {
        const auto pending = fixture.sandbox.addFaults({});
        return pending && *pending == 0;
    }
    int inFlight()
    {
        int n = 0;
        for (const CallSnapshot& each : fixture.client.snapshot().calls)
            n += each.phase == CallPhase::Running;
        return n;
    }
    QMessageBox* question() { return window.findChild<QMessageBox*>(QStringLiteral("closing")); }
    void answer(const char* name)
    {
        QVERIFY(question());
        auto* button = question()->findChild<QPushButton*>(QLatin1String(name));
        QVERIFY(button && button->isVisible());
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(QTest::qWaitFor([this] { return !question(); }));
    }
    bool says(const QString& words)
    {
        for (const QLabel* label : window.findChildren<QLabel*>())
            if (label->isVisible() && label->text().contains(words))
                return true;
        return false;
    }

    PageFixture fixture;
    MainWindow window;
    CallId id;
};

} // namespace

class TestClosing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nobodyIsAskedWhileNothingIsUnderWay()
    {
        Scene scene;
        QVERIFY(scene.window.close());
        QVERIFY(!scene.question());
    }

    void aCallIsAskedAboutAndCancelKeepsItGoing()
    {
        Scene scene(QStringLiteral("hang"));
        QSignalSpy finished(&scene.fixture.client, &LiveClient::finished);
        scene.call();
        QVERIFY(!scene.window.close());
        QVERIFY(scene.window.isVisible() && scene.question()->isVisible());
        QCOMPARE(scene.question()->text(), QStringLiteral("1 call is under way."));
        picture(*scene.question(), QStringLiteral("closing-call"));
        QVERIFY(!scene.window.close()); // again: one question, not two
        QCOMPARE(scene.window.findChildren<QMessageBox*>().size(), 1);
        QTest::keyClick(scene.question(), Qt::Key_Escape);
        QTRY_VERIFY(!scene.question());
        QCOMPARE(scene.underWay().calls, 1);
        scene.end();
        QTRY_COMPARE(finished.size(), 1);
        QVERIFY(scene.window.isVisible());
        QVERIFY(scene.window.close());
    }

    void quitClosesAtOnce()
    {
        Scene scene(QStringLiteral("hang"));
        scene.call();
        QVERIFY(!scene.window.close());
        scene.answer("quit");
        QTRY_VERIFY(!scene.window.isVisible());
        QCOMPARE(scene.underWay().calls, 1);
    }

    void waitClosesWhenAllHasEnded()
    {
        Scene scene(QStringLiteral("hang"));
        QSignalSpy finished(&scene.fixture.client, &LiveClient::finished);
        scene.call();
        QVERIFY(!scene.window.close());
        scene.answer("wait");
        QVERIFY(scene.window.isVisible());
        QVERIFY(scene.says(QStringLiteral("Plimsoll quits when all has ended. 1 call is under way.")));
        picture(scene.window, QStringLiteral("closing-waits"));
        scene.end();
        QTRY_VERIFY(!scene.window.isVisible());
        QCOMPARE(finished.size(), 1);
    }

    void waitingStartsNoMoreOfALoad()
    {
        Scene scene(QStringLiteral("hangx3"));
        QVERIFY(scene.window.showPage(QStringLiteral("prompt")));
        Page& page = *scene.window.builtPage(QStringLiteral("prompt"));
        QTest::mouseClick(choice(page, QStringLiteral("Load")), Qt::LeftButton);
        child<QPlainTextEdit>(page, "prompt")->setPlainText(QStringLiteral("Hello"));
        child<QSpinBox>(page, "loadCalls")->setValue(100);
        child<QSpinBox>(page, "loadAtOnce")->setValue(3);
        QTest::mouseClick(child<QPushButton>(page, "loadStart"), Qt::LeftButton);
        QTRY_VERIFY(scene.faultIsTaken());
        QTRY_COMPARE(scene.inFlight(), 3);
        QVERIFY(!scene.window.close());
        QVERIFY2(scene.question()->informativeText().contains(QStringLiteral("97 more calls of the load are not sent")),
                 qPrintable(scene.question()->informativeText()));
        picture(*scene.question(), QStringLiteral("closing-load"));
        scene.answer("wait");
        QSignalSpy finished(&scene.fixture.client, &LiveClient::finished);
        QVERIFY(!scene.window.close()); // called off: the load goes on
        const std::vector<CallSnapshot> first = scene.fixture.client.snapshot().calls;
        scene.fixture.client.cancel(first.front().call);
        QTRY_COMPARE(finished.size(), 1);
        QTRY_COMPARE(scene.underWay().calls, 2);
        scene.answer("cancel");
        QTRY_VERIFY(scene.fixture.client.snapshot().calls.size() >= 3 || finished.size() > 1);
        QTRY_VERIFY_WITH_TIMEOUT(finished.size() > 4, 20'000); // those after the fault are answered
        QVERIFY(!scene.window.close());
        scene.answer("wait");
        const auto left = page.unsentCalls();
        QVERIFY(left > 0);
        for (const CallSnapshot& call : scene.fixture.client.snapshot().calls)
            scene.fixture.client.cancel(call.call);
        QTRY_VERIFY(!scene.window.isVisible());
        QCOMPARE(page.unsentCalls(), left);
    }

    void waitingCanBeCalledOff()
    {
        Scene scene(QStringLiteral("hang"));
        scene.fixture.queue.start();
        scene.call();
        QVERIFY(!scene.window.close());
        scene.answer("wait");
        QVERIFY(!scene.window.close());
        scene.answer("cancel");
        QVERIFY(!scene.says(QStringLiteral("Plimsoll quits when")));
        QSignalSpy ended(&scene.fixture.queue, &QueueRunner::ended);
        scene.job(); // the queue goes on
        scene.fixture.queue.look();
        QTRY_COMPARE(ended.size(), 1);
        QVERIFY(scene.window.isVisible());
    }

    void whatEndsWhileOneIsAskedIsNoQuestionAnyMore()
    {
        Scene scene(QStringLiteral("hang"));
        scene.call();
        QVERIFY(!scene.window.close());
        QVERIFY(scene.question());
        scene.end();
        QTRY_VERIFY(!scene.window.isVisible());
        QTRY_VERIFY(!scene.question());
    }

    void aJobIsAskedAbout()
    {
        Scene scene(QStringLiteral("hang"));
        scene.job();
        scene.fixture.queue.start();
        QTRY_COMPARE(scene.inFlight(), 1);
        QTRY_VERIFY(scene.faultIsTaken());
        scene.fixture.client.submit(request());
        scene.fixture.client.submit(request());
        QVERIFY(!scene.window.close());
        QTRY_VERIFY(scene.question()->text().contains(QStringLiteral("1 job")));
        QVERIFY(scene.question()->informativeText().contains(QStringLiteral("unknown outcome")));
        QTRY_COMPARE_WITH_TIMEOUT(scene.question()->text(), QStringLiteral("1 job is under way."),
                                  30'000); // the calls are answered
        picture(*scene.question(), QStringLiteral("closing-job"));
        scene.answer("cancel");
    }

    void countsAreSaid()
    {
        const Translation plurals(Language::English);
        QCOMPARE(underWayWords({2, 1}), QStringLiteral("2 calls and 1 job are under way."));
        QCOMPARE(underWayWords({0, 3}), QStringLiteral("3 jobs are under way."));
        QCOMPARE(underWayWords({1, 0}), QStringLiteral("1 call is under way."));
        QVERIFY(!endingWords({1, 0}).contains(QStringLiteral("load")));
        QVERIFY(endingWords({1, 0}).contains(QStringLiteral("billed")));
    }

    // Its next attempt has not gone out: it goes back to the queue, and nothing is lost.
    void aJobThatWaitsIsNotAskedAbout()
    {
        Scene scene(QStringLiteral("500"));
        const QJsonObject patient{{QStringLiteral("max_total_wait_ms"), 600'000},
                                  {QStringLiteral("retry"), QJsonObject{{QStringLiteral("base_ms"), 60'000},
                                                                        {QStringLiteral("cap_ms"), 60'000}}}};
        const QJsonObject profiles{{QStringLiteral("online"), patient}, {QStringLiteral("batch"), patient}};
        QVERIFY(scene.fixture.config.apply({{QStringLiteral("profiles"), profiles}}, QStringLiteral("test")));
        scene.job();
        scene.fixture.queue.start();
        QTRY_VERIFY(!scene.fixture.client.snapshot().calls.empty() && scene.inFlight() == 0 &&
                    scene.fixture.client.snapshot().calls.front().attempts == 1);
        QCOMPARE(scene.fixture.queue.running(), 1);
        QVERIFY(scene.underWay().nothing());
        QVERIFY(scene.window.close());
    }

    void theEndOfASessionDoesNotAskUnlessItMay()
    {
        Scene scene(QStringLiteral("hang"));
        scene.call();
        QVERIFY(scene.window.sessionEnds(false));
        QVERIFY(scene.window.close());
        QVERIFY(!scene.question());
    }

    void theEndOfASessionCanBeCalledOff_data()
    {
        QTest::addColumn<QString>("button");
        QTest::addColumn<bool>("ends");
        QTest::newRow("quit") << QStringLiteral("quit") << true;
        QTest::newRow("cancel") << QStringLiteral("cancel") << false;
    }
    void theEndOfASessionCanBeCalledOff()
    {
        QFETCH(QString, button);
        QFETCH(bool, ends);
        Scene scene(QStringLiteral("hang"));
        scene.call();
        QTimer::singleShot(0, this, [&] {
            auto* asked = scene.window.findChild<QMessageBox*>(QStringLiteral("sessionEnds"));
            QVERIFY(asked && asked->isVisible());
            picture(*asked, QStringLiteral("closing-session"));
            QVERIFY(!scene.question());
            QTest::mouseClick(asked->findChild<QPushButton*>(button), Qt::LeftButton);
        });
        QCOMPARE(scene.window.sessionEnds(true), ends);
        QCOMPARE(scene.window.close(), ends); // stays: the next time it is asked about again
        QCOMPARE(scene.question() != nullptr, !ends);
    }

    void aSignalDoesNotAsk()
    {
        Scene scene(QStringLiteral("hang"));
        scene.call();
        scene.window.closeUnasked();
        QVERIFY(!scene.window.isVisible());
        QVERIFY(!scene.question());
    }
};

QTEST_MAIN(TestClosing)
#include "tst_closing.moc"
