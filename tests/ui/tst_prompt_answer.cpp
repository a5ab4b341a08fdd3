// The answer's Markdown while it grows: the same picture as if it had been read at once, the place and the selection
// kept.
#include "ui/pages/prompt_page_answer.h"
#include "ui/presenters/markdown_parts.h"

#include <QScrollBar>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextList>
#include <QtTest>

using namespace plimsoll;

namespace {

const char* const kText =
    "# Waiting\n\nA client should *wait*.\nAs long as it is **told**.\n\n- one\n- two\n\n- three, after a blank "
    "line\n\n"
    "1. first\n\n2. second\n\nThen code:\n\n```cpp\nint a = 1;\n\nint b = 2;\n```\n\nAnd a table:\n\n"
    "| a | b |\n|---|---|\n| 1 | 2 |\n\nAfter it, `inline` words.\n\n> a quote\n> of two lines\n\n## End\n\nLast "
    "words.\n";

QString longText(int paragraphs)
{
    QString text;
    for (int i = 0; i < paragraphs; ++i)
        text +=
            QStringLiteral("Paragraph %1 says something about waiting as long as the server asks for it.\n\n").arg(i);
    return text;
}

/// Text and looks of each block.
QStringList looks(const QTextDocument& document)
{
    QStringList lines;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QString line = block.text();
        line += QStringLiteral(" h%1 c%2")
                    .arg(block.blockFormat().headingLevel())
                    .arg(block.blockFormat().hasProperty(QTextFormat::BlockCodeFence));
        if (const auto* list = block.textList())
            line += QStringLiteral(" list%1:%2").arg(list->format().style()).arg(list->itemNumber(block));
        lines << line;
    }
    return lines;
}

} // namespace

class TestPromptAnswer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCutIsWhereNothingBeforeItCanChange_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("cut");
        QTest::newRow("one paragraph") << QStringLiteral("a\nb\n") << 0;
        QTest::newRow("two paragraphs") << QStringLiteral("a\n\nb\n") << 3;
        QTest::newRow("an unfinished line") << QStringLiteral("a\n\nb") << 0;
        QTest::newRow("a list goes on") << QStringLiteral("- a\n\n- b\n") << 0;
        QTest::newRow("a numbered list goes on") << QStringLiteral("1. a\n\n2. b\n") << 0;
        QTest::newRow("after a list") << QStringLiteral("- a\n\nb\n") << 5;
        QTest::newRow("inside of code") << QStringLiteral("```\na\n\nb\n") << 0;
        QTest::newRow("after code") << QStringLiteral("```\na\n\nb\n```\n\nc\n") << 14;
        QTest::newRow("a longer fence holds a shorter one") << QStringLiteral("````\n```\n\nb\n") << 0;
        QTest::newRow("indented") << QStringLiteral("a\n\n    b\n") << 0;
        QTest::newRow("bold is no list") << QStringLiteral("a\n\n**b**\n") << 3;
    }
    void aCutIsWhereNothingBeforeItCanChange()
    {
        QFETCH(QString, text);
        QTEST(int(settledMarkdown(text)), "cut");
    }

    void theSameAsReadAtOnce_data()
    {
        QTest::addColumn<int>("step");
        for (const int step : {1, 7, 40, 1000})
            QTest::addRow("%d", step) << step;
    }
    void theSameAsReadAtOnce()
    {
        QFETCH(int, step);
        const QString text = QString::fromLatin1(kText);
        PromptAnswer whole, streamed;
        whole.setText(text);
        whole.renderWhole();
        for (qsizetype n = step; n < text.size() + step; n += step) {
            streamed.setText(text.left(n));
            streamed.renderNow();
        }
        if (step < 1000)
            QVERIFY(streamed.settled() > text.size() / 2);
        QCOMPARE(looks(*streamed.document()).join(u'\n'), looks(*whole.document()).join(u'\n'));
        streamed.renderWhole();
        QCOMPARE(looks(*streamed.document()), looks(*whole.document()));
    }

    void anotherTextTakesItsPlace()
    {
        PromptAnswer answer;
        answer.setText(longText(20));
        answer.renderNow();
        answer.setText(QStringLiteral("Something else.\n"));
        answer.renderNow();
        QCOMPARE(answer.toPlainText().trimmed(), QStringLiteral("Something else."));
        answer.setText(QString());
        answer.renderNow();
        QVERIFY(answer.toPlainText().isEmpty());
    }

    void placeAndSelectionAreKept()
    {
        PromptAnswer answer;
        answer.resize(400, 200);
        answer.show();
        QString text = longText(40);
        answer.setText(text);
        answer.renderNow();
        QVERIFY(answer.verticalScrollBar()->maximum() > 100);
        answer.verticalScrollBar()->setValue(answer.verticalScrollBar()->maximum());
        text += longText(10);
        answer.setText(text);
        answer.renderNow();
        QCOMPARE(answer.verticalScrollBar()->value(), answer.verticalScrollBar()->maximum()); // at the end it follows

        answer.verticalScrollBar()->setValue(60);
        QTextCursor cursor = answer.textCursor();
        cursor.setPosition(10);
        cursor.setPosition(25, QTextCursor::KeepAnchor);
        answer.setTextCursor(cursor);
        answer.verticalScrollBar()->setValue(60);
        const QString selected = cursor.selectedText();
        for (int i = 0; i < 20; ++i) {
            text += QStringLiteral("More %1.\n\n").arg(i);
            answer.setText(text);
            answer.renderNow();
        }
        QCOMPARE(answer.verticalScrollBar()->value(), 60);
        QCOMPARE(answer.textCursor().selectedText(), selected);
        answer.renderWhole();
        QCOMPARE(answer.textCursor().selectedText(), selected);
        QCOMPARE(answer.verticalScrollBar()->value(), 60);
    }

    void aLongTextIsNotReadAgainForEachPiece()
    {
        PromptAnswer answer;
        answer.resize(500, 400);
        answer.show();
        QString text = longText(600); // 45,000 characters
        answer.setText(text);
        answer.renderNow();
        QElapsedTimer clock;
        clock.start();
        answer.document()->setMarkdown(text);
        const qint64 whole = qMax<qint64>(clock.nsecsElapsed(), 1);
        answer.setText(QString());
        answer.renderNow();
        answer.setText(text);
        answer.renderNow();
        clock.start();
        for (int i = 0; i < 20; ++i) {
            text += QStringLiteral("And %1 more.\n\n").arg(i);
            answer.setText(text);
            answer.renderNow();
        }
        const qint64 each = clock.nsecsElapsed() / 20;
        qInfo("the whole %lld us, a piece %lld us", whole / 1000, each / 1000);
        QVERIFY2(each * 5 < whole, "a piece costs as much as a good part of the whole");
    }
};

QTEST_MAIN(TestPromptAnswer)
#include "tst_prompt_answer.moc"
