// History, comparison, load and copying on the Prompt page, in a real window, with keys and mouse.
#include "tests/ui/page_fixture.h"
#include "ui/pages/prompt_page.h"
#include "ui/presenters/live_presenter.h"
#include "ui/widgets/segmented_control.h"

#include <QAbstractButton>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QTextBrowser>
#include <QToolButton>

using namespace plimsoll;
using namespace plimsoll::test;

namespace {

void click(QWidget& page, const char* name)
{
    QTest::mouseClick(child<QWidget>(page, name), Qt::LeftButton);
}

void choose(QWidget& page, const char* segment)
{
    for (auto* button : child<QWidget>(page, "mode")->findChildren<QAbstractButton*>())
        if (button->text() == QLatin1String(segment))
            QTest::mouseClick(button, Qt::LeftButton);
}

void write(QWidget& page, const char* text)
{
    auto* prompt = child<QPlainTextEdit>(page, "prompt");
    prompt->setFocus();
    QTest::keyClick(prompt, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(prompt, QLatin1String(text));
}

void send(QWidget& page)
{
    QTest::keyClick(child<QPlainTextEdit>(page, "prompt"), Qt::Key_Return, Qt::ControlModifier);
}

QString text(QWidget& page, const char* name)
{
    return child<QLabel>(page, name)->text();
}

/// As the composition root does it.
void keepPrompts(PageFixture& fixture)
{
    fixture.prompts.start();
    QObject::connect(&fixture.client, &LiveClient::finished, &fixture.prompts,
                     [&](CallId, const CallResult& result) { fixture.prompts.record(result); });
}

} // namespace

class TestPromptTools : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keptPromptsAreFoundAndUsedAgain()
    {
        PageFixture fixture;
        keepPrompts(fixture);
        PromptPage page(fixture.context);
        fixture.show(page, kWindow);
        auto* summary = child<QLabel>(page, "summary");
        for (const char* prompt : {"How deep may a ship lie in the water?", "What is a token bucket?",
                                   "Explain exponential backoff with jitter"}) {
            write(page, prompt);
            child<QSpinBox>(page, "maxTokens")->setValue(100 + int(qstrlen(prompt)));
            send(page);
            QTRY_VERIFY(child<QPushButton>(page, "stop")->isEnabled());
            QTRY_VERIFY_WITH_TIMEOUT(!child<QPushButton>(page, "stop")->isEnabled() && summary->isVisible(), 15000);
        }
        QVERIFY(!child<QWidget>(page, "history")->isVisible());
        QTest::keyClick(&page, Qt::Key_H, Qt::ControlModifier);
        auto* list = child<QListView>(page, "historyList");
        auto* search = child<QLineEdit>(page, "historySearch");
        QVERIFY(child<QWidget>(page, "history")->isVisible());
        QVERIFY(search->hasFocus());
        QTRY_COMPARE(list->model()->rowCount(), 3);
        QTest::keyClick(search, Qt::Key_Down);
        QVERIFY(list->hasFocus());
        QTest::keyClick(list, Qt::Key_Down);
        picture(page, QStringLiteral("prompt-history"));

        search->setFocus();
        QTest::keyClicks(search, QStringLiteral("ship"));
        QTRY_COMPARE(list->model()->rowCount(), 1);
        QTest::keyClick(search, Qt::Key_Down);
        QTest::keyClick(list, Qt::Key_Return);
        auto* prompt = child<QPlainTextEdit>(page, "prompt");
        QCOMPARE(prompt->toPlainText(), QStringLiteral("How deep may a ship lie in the water?"));
        QCOMPARE(child<QSpinBox>(page, "maxTokens")->value(), 100 + int(prompt->toPlainText().size()));
        QVERIFY(prompt->hasFocus());

        // Pinned with the mouse, it comes first, found again without the search.
        click(page, "historyPin");
        QTRY_COMPARE(child<QToolButton>(page, "historyPin")->accessibleName(), QStringLiteral("Unpin"));
        search->clear();
        QTRY_COMPARE(list->model()->rowCount(), 3);
        QCOMPARE(list->model()->index(0, 0).data().toString(), prompt->toPlainText());
        picture(page, QStringLiteral("prompt-history-pinned"));

        list->setFocus();
        list->setCurrentIndex(list->model()->index(1, 0));
        QTest::keyClick(list, Qt::Key_Delete);
        QTRY_COMPARE(list->model()->rowCount(), 2);

        // Wiping asks first, and No is what a hasty Return says.
        click(page, "historyWipe");
        QVERIFY(text(page, "historyQuestion").contains(QLatin1String("all 2")));
        QVERIFY(child<QPushButton>(page, "historyWipeNo")->hasFocus());
        picture(page, QStringLiteral("prompt-history-wipe"));
        QTest::keyClick(child<QPushButton>(page, "historyWipeNo"), Qt::Key_Space);
        QVERIFY(!child<QLabel>(page, "historyQuestion")->isVisible());
        QCOMPARE(list->model()->rowCount(), 2);
        click(page, "historyWipe");
        click(page, "historyWipeYes");
        QTRY_COMPARE(list->model()->rowCount(), 0);
        QTRY_VERIFY(child<QLabel>(page, "historyEmpty")->isVisible());
        QTest::keyClick(search, Qt::Key_Escape);
        QVERIFY(!child<QWidget>(page, "history")->isVisible());
    }

    void theDrawerNeedsNoWiderWindow()
    {
        PageFixture fixture;
        PromptPage page(fixture.context);
        fixture.show(page, QSize(856, 620)); // a window of 1024 x 700
        const QSize before = page.size();
        auto* history = child<QWidget>(page, "history");
        auto* prompt = child<QPlainTextEdit>(page, "prompt");
        click(page, "historyToggle");
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        QVERIFY(history->isVisible());
        QCOMPARE(page.size(), before);
        QVERIFY(history->geometry().intersects(QRect(prompt->mapTo(&page, QPoint()), prompt->size())));
        QVERIFY(page.minimumSizeHint().width() <= before.width());
        if (qEnvironmentVariableIsSet("PLIMSOLL_PICTURES_SMALL"))
            return; // that is all the room there is
        page.resize(kWindow);
        QTRY_VERIFY(!history->geometry().intersects(QRect(prompt->mapTo(&page, QPoint()), prompt->size())));
    }

    void anAnswerThatComesIsInTheOpenDrawer()
    {
        PageFixture fixture;
        keepPrompts(fixture);
        PromptPage page(fixture.context);
        fixture.show(page, kWindow);
        click(page, "historyToggle");
        auto* list = child<QListView>(page, "historyList");
        QCOMPARE(list->model()->rowCount(), 0);
        write(page, "Hello");
        send(page);
        QTRY_COMPARE_WITH_TIMEOUT(list->model()->rowCount(), 1, 15000);
        click(page, "historyToggle");
        QVERIFY(!child<QWidget>(page, "history")->isVisible());
    }

    void promptsOffIsSaid()
    {
        PageFixture fixture;
        PromptPage page(fixture.context);
        fixture.show(page, kWindow);
        QVERIFY(fixture.config.apply(
            {{QStringLiteral("history"), QJsonObject{{QStringLiteral("prompts"), QStringLiteral("off")}}}},
            QStringLiteral("test")));
        QTest::keyClick(&page, Qt::Key_H, Qt::ControlModifier);
        QVERIFY(child<QLabel>(page, "historyNotice")->isVisible());
        QVERIFY(text(page, "historyNotice").contains(QLatin1String("history.prompts")));
        picture(page, QStringLiteral("prompt-history-off"));
    }

    void modelsAreComparedSideBySide()
    {
        PageFixture fixture;
        PromptPage page(fixture.context);
        fixture.show(page, kWindow);
        choose(page, "Compare");
        QVERIFY(child<QTextBrowser>(page, "compareAnswer1")->isVisible());
        QVERIFY(!child<QTextBrowser>(page, "compareAnswer2")->isVisible());
        click(page, "compareAdd");
        QVERIFY(child<QTextBrowser>(page, "compareAnswer2")->isVisible());
        auto* model = child<QComboBox>(page, "compareModel2");
        model->setFocus();
        while (model->currentText() != QLatin1String("deepseek-v3.2")) {
            const int before = model->currentIndex();
            QTest::keyClick(model, Qt::Key_Up);
            if (model->currentIndex() == before)
                break;
        }
        while (model->currentText() != QLatin1String("deepseek-v3.2"))
            QTest::keyClick(model, Qt::Key_Down);
        QVERIFY(fixture.sandbox.addFaults({QStringLiteral("hang@deepseek-v3.2")}));
        write(page, "Explain backoff with an example");
        QTRY_VERIFY2(text(page, "forecast").contains(QLatin1String("together")), qPrintable(text(page, "forecast")));
        QVERIFY2(text(page, "forecast").contains(QLatin1String("now on deepseek-v3.2")),
                 qPrintable(text(page, "forecast")));
        send(page);
        QTRY_VERIFY(child<QToolButton>(page, "compareStop2")->isEnabled());
        picture(page, QStringLiteral("prompt-compare-running"));
        for (const char* status : {"compareStatus0", "compareStatus1"})
            QTRY_VERIFY_WITH_TIMEOUT(text(page, status).contains(QLatin1String(" out")), 15000);
        QTRY_VERIFY(!child<QTextBrowser>(page, "compareAnswer0")->toPlainText().isEmpty());
        QVERIFY(!child<QToolButton>(page, "compareStop0")->isEnabled());
        QVERIFY2(text(page, "compareStatus2").contains(QLatin1String("running")),
                 qPrintable(text(page, "compareStatus2")));
        click(page, "compareStop2");
        QTRY_VERIFY2(text(page, "compareRemark2").contains(QLatin1String("Stopped")),
                     qPrintable(text(page, "compareRemark2")));
        QVERIFY(!child<QPushButton>(page, "stop")->isEnabled());
        picture(page, QStringLiteral("prompt-compare"));
        click(page, "compareClose2");
        QVERIFY(!child<QTextBrowser>(page, "compareAnswer2")->isVisible());
    }

    void escapeStopsAllColumns()
    {
        PageFixture fixture;
        QVERIFY(fixture.sandbox.addFaults({QStringLiteral("hangx2")}));
        PromptPage page(fixture.context);
        fixture.show(page, kWindow);
        choose(page, "Compare");
        write(page, "Hello");
        send(page);
        QTRY_VERIFY(child<QPushButton>(page, "stop")->isEnabled());
        QTest::keyClick(child<QPlainTextEdit>(page, "prompt"), Qt::Key_Escape);
        QTRY_VERIFY(!child<QPushButton>(page, "stop")->isEnabled());
        QTRY_VERIFY(text(page, "compareRemark1").contains(QLatin1String("Stopped")));
    }

    void aPromptIsALoad()
    {
        PageFixture fixture(1000);
        PromptPage page(fixture.context);
        fixture.show(page, kWindow);
        choose(page, "Load");
        picture(page, QStringLiteral("prompt-load-empty"));
        write(page, "Hello");
        child<QComboBox>(page, "model")->setCurrentText(QStringLiteral("gemini-2.5-flash"));
        auto* calls = child<QSpinBox>(page, "loadCalls");
        calls->setFocus();
        calls->selectAll();
        QTest::keyClicks(calls, QStringLiteral("40"));
        QTRY_VERIFY2(text(page, "forecast").contains(QLatin1String("for 40 calls")),
                     qPrintable(text(page, "forecast")));
        QVERIFY(!child<QPushButton>(page, "send")->isVisible()); // Start sends
        child<QPushButton>(page, "loadStart")->setFocus();
        click(page, "loadStart");
        QVERIFY(child<QPushButton>(page, "loadCancel")->isVisible() && !child<QPushButton>(page, "loadStart")->isVisible());
        QVERIFY(child<QPushButton>(page, "loadCancel")->hasFocus());
        QVERIFY(!calls->isEnabled());
        QTRY_COMPARE_WITH_TIMEOUT(child<QProgressBar>(page, "loadBar")->value(), 40, 60'000);
        QTRY_VERIFY(!child<QPushButton>(page, "loadCancel")->isVisible());
        QVERIFY(child<QPushButton>(page, "loadStart")->hasFocus());
        QVERIFY2(text(page, "loadProgress").startsWith(QLatin1String("40 of 40 done")),
                 qPrintable(text(page, "loadProgress")));
        QVERIFY(child<QWidget>(page, "loadOutcomes")->accessibleDescription().contains(QLatin1String("40 answered")));
        QVERIFY(text(page, "loadFigures").contains(QLatin1String("p95")));
        picture(page, QStringLiteral("prompt-load"));
    }

    // The same words as at the foot of the window, for the same thing.
    void inFlightAreRequestsThatRun()
    {
        PageFixture fixture;
        QVERIFY(fixture.sandbox.addFaults({QStringLiteral("hangx8")}));
        const QJsonObject model{{QStringLiteral("limits"), QJsonObject{{QStringLiteral("concurrency"), 3}}}};
        QVERIFY(bool(fixture.config.apply({{QStringLiteral("models"), QJsonObject{{QStringLiteral("gpt-4.1"), model}}}}, QStringLiteral("test"))));
        PromptPage page(fixture.context);
        fixture.show(page, kWindow);
        choose(page, "Load");
        write(page, "Hello");
        auto* models = child<QComboBox>(page, "model");
        models->setCurrentIndex(models->findText(QStringLiteral("gpt-4.1")));
        send(page);
        QTRY_VERIFY2(text(page, "loadProgress").contains(QStringLiteral("3 in flight · 5 waiting")), qPrintable(text(page, "loadProgress")));
        const StatusFigures foot = LivePresenter(fixture.client.names(), fixture.metrics).status(fixture.client.snapshot(), QDateTime::currentDateTime());
        QCOMPARE(foot.inFlight, 3);
        QCOMPARE(foot.waiting, 5);
    }

    void aLoadIsCancelledByEscape()
    {
        PageFixture fixture;
        QVERIFY(fixture.sandbox.addFaults({QStringLiteral("hangx8"), QStringLiteral("429x3")}));
        PromptPage page(fixture.context);
        fixture.show(page, kWindow);
        choose(page, "Load");
        write(page, "Hello");
        child<QSpinBox>(page, "loadCalls")->setValue(1000);
        send(page);
        QTRY_VERIFY2(text(page, "loadProgress").contains(QStringLiteral("4 in flight · 4 waiting")),
                     qPrintable(text(page, "loadProgress")));
        QVERIFY(!child<QPushButton>(page, "stop")->isVisible()); // Cancel stops
        QTest::keyClick(child<QPlainTextEdit>(page, "prompt"), Qt::Key_Escape);
        QTRY_VERIFY2(text(page, "loadProgress").contains(QLatin1String("cancelled")),
                     qPrintable(text(page, "loadProgress")));
        QVERIFY(child<QWidget>(page, "loadOutcomes")->accessibleDescription().contains(QLatin1String("8 cancelled")));
        picture(page, QStringLiteral("prompt-load-cancelled"));
    }

    void aPromptIsCopied()
    {
        PageFixture fixture;
        PromptPage page(fixture.context);
        fixture.show(page, kWindow);
        write(page, "Hello");
        auto* menu = child<QMenu>(page, "copyMenu");
        const auto trigger = [&](const char* name) {
            QTimer once_open; // the menu has an event loop of its own
            connect(&once_open, &QTimer::timeout, menu, [&once_open, menu, name] {
                if (!menu->isVisible())
                    return;
                once_open.stop();
                menu->setActiveAction(menu->findChild<QAction*>(QLatin1String(name)));
                QTest::keyClick(menu, Qt::Key_Return);
            });
            once_open.start(10);
            click(page, "copy");
        };
        trigger("copyCurl");
        QTRY_VERIFY2(QApplication::clipboard()->text().startsWith(QLatin1String("curl ")),
                     qPrintable(QApplication::clipboard()->text()));
        QVERIFY(text(page, "copied").contains(QLatin1String("Copied as curl")));
        trigger("copyPython");
        QTRY_VERIFY(QApplication::clipboard()->text().startsWith(QLatin1String("import json")));
        trigger("copyScenario");
        QTRY_VERIFY2(QApplication::clipboard()->text().contains(QLatin1String("not sent yet")),
                     qPrintable(QApplication::clipboard()->text()));
        send(page);
        QTRY_VERIFY_WITH_TIMEOUT(child<QLabel>(page, "summary")->isVisible(), 15000);
        trigger("copyScenario");
        QTRY_VERIFY(QApplication::clipboard()->text().contains(QLatin1String("\"expect\"")));
        trigger("copyAnswer");
        QTRY_VERIFY(!QApplication::clipboard()->text().contains(QLatin1String("\"expect\"")));
        QVERIFY(
            QApplication::clipboard()->text().contains(child<QTextBrowser>(page, "answer")->toPlainText().left(10)));
    }

    void theForecastNamesWhoCannot()
    {
        PageFixture fixture;
        PromptPage page(fixture.context);
        fixture.show(page, kWindow);
        const QStringList chain = fixture.config.config().profiles.at(QStringLiteral("online")).chain;
        write(page, "Hello");
        QVERIFY(!child<QLabel>(page, "cannot")->isVisible());
        fixture.client.forceBreaker(chain.first(), true);
        QTRY_VERIFY(child<QLabel>(page, "cannot")->isVisible());
        QVERIFY2(text(page, "cannot").contains(chain.first()), qPrintable(text(page, "cannot")));
        QVERIFY2(text(page, "forecast").contains(chain.at(1)), qPrintable(text(page, "forecast")));
        picture(page, QStringLiteral("prompt-cannot"));
    }

    /// Every control by its name, also of those parts that are not in sight; the same order of Tab as on the screen.
    void everyControlHasAName()
    {
        PageFixture fixture;
        PromptPage page(fixture.context);
        fixture.show(page, kWindow);
        click(page, "historyToggle");
        for (const QWidget* widget : page.findChildren<QWidget*>()) {
            const auto* button = qobject_cast<const QAbstractButton*>(widget);
            if (widget->focusPolicy() == Qt::NoFocus || widget->objectName().startsWith(QLatin1String("qt_")) ||
                widget->inherits("QLineEditIconButton"))
                continue;
            if (qobject_cast<const QLineEdit*>(widget) && qobject_cast<const QAbstractSpinBox*>(widget->parentWidget()))
                continue;
            if (widget->inherits("QScrollArea") || qobject_cast<const QLabel*>(widget) ||
                widget->inherits("QComboBoxListView"))
                continue;
            QVERIFY2(!widget->accessibleName().isEmpty() || (button && !button->text().isEmpty()),
                     qPrintable(widget->objectName() + QLatin1String(widget->metaObject()->className())));
        }
    }
};

QTEST_MAIN(TestPromptTools)
#include "tst_prompt_tools.moc"
