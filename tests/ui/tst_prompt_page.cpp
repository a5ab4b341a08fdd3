// The Prompt page in a real window, driven by keys, against a real sandbox.
#include "tests/ui/page_fixture.h"
#include "ui/pages/prompt_page.h"
#include "ui/presenters/waterfall_words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTextBrowser>

using namespace plimsoll;
using namespace plimsoll::test;

namespace {

QString story(QWidget& page)
{
    return child<QWidget>(page, "waterfall")->accessibleDescription();
}

} // namespace

class TestPromptPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsItsEmptyState()
    {
        PageFixture fixture;
        PromptPage page(fixture.context);
        fixture.show(page, kWindow);
        QVERIFY(child<QPlainTextEdit>(page, "prompt")->hasFocus());
        QVERIFY(!child<QPushButton>(page, "send")->isEnabled());
        QVERIFY(child<QPushButton>(page, "example")->isVisible());
        QVERIFY(!child<QTextBrowser>(page, "answer")->isVisible());
        picture(page, QStringLiteral("prompt-empty"));
    }

    void forecastsWhileOneWrites()
    {
        PageFixture fixture;
        PromptPage page(fixture.context);
        fixture.show(page, kWindow);
        QTest::keyClicks(child<QPlainTextEdit>(page, "prompt"), QStringLiteral("How deep may a ship lie in the water?"));
        auto* forecast = child<QLabel>(page, "forecast");
        QTRY_VERIFY2(forecast->text().contains(QLatin1String("claude-sonnet-4.5")), qPrintable(forecast->text()));
        QVERIFY(forecast->text().contains(QLatin1String("tokens in")));
        QVERIFY(forecast->text().contains(u'$'));
    }

    void waitsAsTheServerAskedThenAnswers()
    {
        PageFixture fixture;
        QVERIFY(fixture.sandbox.addFaults({QStringLiteral("429:1x2")}));
        PromptPage page(fixture.context);
        fixture.show(page, kWindow);
        auto* prompt = child<QPlainTextEdit>(page, "prompt");
        QTest::keyClicks(prompt, QStringLiteral("Why wait as long as Retry-After says?"));
        QElapsedTimer clock;
        clock.start();
        QTest::keyClick(prompt, Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(child<QPushButton>(page, "stop")->isEnabled());

        QTRY_VERIFY2(story(page).contains(QLatin1String("Waiting 1 s: the server asked for it (Retry-After)"))
                         || story(page).contains(QLatin1String("Waiting 2 s: the server asked for it (Retry-After)")),
                     qPrintable(story(page)));
        QVERIFY(story(page).contains(QLatin1String("429 rate limit")));
        picture(page, QStringLiteral("prompt-waiting"));

        auto* summary = child<QLabel>(page, "summary");
        QTRY_VERIFY_WITH_TIMEOUT(summary->isVisible(), 15000);
        QVERIFY2(clock.elapsed() >= 2000, "came back before the server allowed it");
        QVERIFY(!child<QTextBrowser>(page, "answer")->toPlainText().trimmed().isEmpty());
        QTRY_VERIFY(story(page).contains(QLatin1String("Waited 1")));
        QVERIFY(summary->text().contains(QLatin1String("in, ")));
        QVERIFY(summary->text().contains(u'$'));
        QVERIFY(child<QLabel>(page, "requestId")->isVisible());
        QVERIFY(!child<QPushButton>(page, "stop")->isEnabled());
        QVERIFY(!child<QWidget>(page, "failure")->isVisible());
        picture(page, QStringLiteral("prompt-answered"));
    }

    void aFallbackNamesItsCause()
    {
        PageFixture fixture;
        QVERIFY(fixture.sandbox.addFaults({QStringLiteral("429:5@claude-sonnet-4.5")}));
        PromptPage page(fixture.context);
        fixture.show(page, kWindow);
        QTest::keyClicks(child<QPlainTextEdit>(page, "prompt"), QStringLiteral("Hello"));
        QTest::keyClick(child<QPlainTextEdit>(page, "prompt"), Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(child<QLabel>(page, "summary")->isVisible(), 15000);
        QTRY_VERIFY2(story(page).contains(QStringLiteral("→ gemini-2.5-flash: the server asked for a longer wait than you allow (Server hints)")),
                     qPrintable(story(page)));
        picture(page, QStringLiteral("prompt-fallback"));
    }

    void escapeStops()
    {
        PageFixture fixture;
        QVERIFY(fixture.sandbox.addFaults({QStringLiteral("hang")}));
        PromptPage page(fixture.context);
        fixture.show(page, kWindow);
        QTest::keyClicks(child<QPlainTextEdit>(page, "prompt"), QStringLiteral("Hello"));
        QTest::keyClick(child<QPlainTextEdit>(page, "prompt"), Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(story(page).contains(QLatin1String("running")));
        QTest::keyClick(child<QPlainTextEdit>(page, "prompt"), Qt::Key_Escape);
        auto* failure = child<QWidget>(page, "failure");
        QTRY_VERIFY(failure->isVisible());
        QVERIFY2(failure->accessibleName().startsWith(QLatin1String("Stopped.")), qPrintable(failure->accessibleName()));
        QTRY_VERIFY(story(page).contains(QLatin1String("stopped")));
    }

    void aBrokenStreamKeepsItsTextAndSaysSo()
    {
        PageFixture fixture;
        QVERIFY(fixture.sandbox.addFaults({QStringLiteral("cut:6")}));
        PromptPage page(fixture.context);
        fixture.show(page, kWindow);
        QTest::keyClicks(child<QPlainTextEdit>(page, "prompt"), QStringLiteral("Hello"));
        QTest::keyClick(child<QPlainTextEdit>(page, "prompt"), Qt::Key_Return, Qt::ControlModifier);
        auto* failure = child<QWidget>(page, "failure");
        QTRY_VERIFY_WITH_TIMEOUT(failure->isVisible(), 15000);
        QVERIFY2(failure->accessibleName().contains(QLatin1String("broke off")), qPrintable(failure->accessibleName()));
        QVERIFY(!child<QTextBrowser>(page, "answer")->toPlainText().trimmed().isEmpty());
        picture(page, QStringLiteral("prompt-broken"));
    }

    void severalCallsRunAndOneIsShown()
    {
        PageFixture fixture;
        QVERIFY(fixture.sandbox.addFaults({QStringLiteral("hang")}));
        PromptPage page(fixture.context);
        fixture.show(page, kWindow);
        auto* prompt = child<QPlainTextEdit>(page, "prompt");
        prompt->setPlainText(QStringLiteral("First"));
        QTest::keyClick(prompt, Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(story(page).contains(QLatin1String("running")));
        prompt->setPlainText(QStringLiteral("Second"));
        QTest::keyClick(prompt, Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(child<QLabel>(page, "summary")->isVisible(), 15000);
        auto* calls = child<QComboBox>(page, "calls");
        QCOMPARE(calls->count(), 2);
        QVERIFY(calls->itemText(0).contains(QLatin1String("Second")));
        QVERIFY(calls->itemText(1).contains(QLatin1String("running")));
        calls->setFocus();
        QTest::keyClick(calls, Qt::Key_Down);
        QTRY_VERIFY(child<QPushButton>(page, "stop")->isEnabled());
        QVERIFY(!child<QLabel>(page, "summary")->isVisible());
    }

    void everyControlHasAName()
    {
        PageFixture fixture;
        PromptPage page(fixture.context);
        for (const QWidget* widget : page.findChildren<QWidget*>()) {
            if (widget->focusPolicy() == Qt::NoFocus || qobject_cast<const QAbstractButton*>(widget) || widget->objectName().startsWith(QLatin1String("qt_")))
                continue;
            if (qobject_cast<const QLineEdit*>(widget) && qobject_cast<const QAbstractSpinBox*>(widget->parentWidget()))
                continue;
            if (qobject_cast<const QScrollArea*>(widget) || qobject_cast<const QLabel*>(widget) || widget->inherits("QComboBoxListView"))
                continue;
            QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
        }
    }
};

QTEST_MAIN(TestPromptPage)
#include "tst_prompt_page.moc"
