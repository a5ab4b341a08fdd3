// An answer that is not quite what was asked for says so on the Prompt page: a stored one, a shorter one, none yet.
#include "tests/ui/page_fixture.h"
#include "ui/pages/prompt_page.h"
#include "ui/pages/prompt_page_notice.h"
#include "ui/presenters/prompt_summary.h"

#include <QJsonArray>
#include <QPlainTextEdit>

using namespace plimsoll;
using namespace plimsoll::test;

namespace {

PromptCall ended(Outcome outcome)
{
    PromptCall call;
    call.result.emplace();
    call.result->done.outcome = outcome;
    return call;
}

} // namespace

class TestPromptMarks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aStoredAnswerSaysItsAge()
    {
        PromptCall call = ended(Outcome::Cached);
        call.result->answerAge = Duration(12'000);
        QVERIFY2(promptMark(call)->title.contains(QLatin1String("12 s")), qPrintable(promptMark(call)->title));
        call.result->answerAge.reset(); // joined a running flight
        QVERIFY(!promptMark(call)->title.isEmpty());
    }

    void aQueuedCallIsNoFailure()
    {
        PromptCall call = ended(Outcome::Queued);
        call.result->done.failure = FailureClass::UsageWindow;
        call.result->done.job = 17;
        QVERIFY(promptMark(call)->title.contains(QLatin1String("17")));
        QVERIFY(!promptFailure(call, QDateTime::currentDateTime()));
    }

    void whatIsSimplyAnAnswerOrAFailureHasNoMark()
    {
        for (const Outcome outcome : {Outcome::Success, Outcome::Failed, Outcome::Cancelled})
            QVERIFY(!promptMark(ended(outcome)));
        QVERIFY(!promptMark(PromptCall{}));
    }

    void aShorterAnswerIsMarkedOnThePage()
    {
        PageFixture fixture;
        const QJsonObject profile{{QStringLiteral("fallback"), QJsonArray{QStringLiteral("degrade")}},
                                  {QStringLiteral("max_attempts_per_model"), 1}};
        QVERIFY(fixture.config.apply({{QStringLiteral("default_profile"), QStringLiteral("exact")},
                                      {QStringLiteral("profiles"), QJsonObject{{QStringLiteral("exact"), profile}}}}, QStringLiteral("test")));
        QVERIFY(fixture.sandbox.addFaults({QStringLiteral("500x1")}));
        PromptPage page(fixture.context);
        fixture.show(page, QSize(1112, 720));
        auto* prompt = page.findChild<QPlainTextEdit*>(QStringLiteral("prompt"));
        QTest::keyClicks(prompt, QStringLiteral("hello"));
        QTest::keyClick(prompt, Qt::Key_Return, Qt::ControlModifier);
        auto* notice = page.findChild<PromptNotice*>(QStringLiteral("failure"));
        QTRY_VERIFY_WITH_TIMEOUT(notice->isVisible(), 20'000);
        QVERIFY2(notice->accessibleName().contains(QLatin1String("shorter")), qPrintable(notice->accessibleName()));
        picture(page, QStringLiteral("prompt-degraded"));
    }
};

QTEST_MAIN(TestPromptMarks)
#include "tst_prompt_marks.moc"
