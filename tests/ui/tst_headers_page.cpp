// The Headers page in a real window, on the replies of the real sandbox, and the paste box.
#include "core/config/defaults.h"
#include "core/telemetry/limit_book.h"
#include "core/wire/inspect.h"
#include "core/wire/scenario.h"
#include "tests/ui/page_fixture.h"
#include "ui/models/limit_model.h"
#include "ui/pages/headers_page.h"
#include "ui/presenters/limit_rows.h"
#include "ui/presenters/reply_decoder.h"
#include "ui/widgets/segmented_control.h"

#include <QAbstractItemModelTester>
#include <QFileDialog>
#include <QJsonDocument>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>

using namespace plimsoll;
using namespace plimsoll::test;

namespace {

const QDateTime kNow(QDate(2026, 11, 30), QTime(12, 0), Qt::UTC);

DecodedReply decoded(const QString& text, const QString& profile = QStringLiteral("online"))
{
    return decodeReply(text, {}, shippedConfig(), profile, kNow);
}

void note(LimitBook& book, const QString& model, const HeaderList& headers, const QDateTime& at,
          const QString& provider = QStringLiteral("anthropic"))
{
    const WallMs ms = at.toMSecsSinceEpoch();
    book.note(provider, model, headers, inspectReply(200, headers, "{}", {}, ms), ms);
}

HeaderList requests(int remaining, const QByteArray& reset = "12s")
{
    return {{"x-ratelimit-limit-requests", "60"},
            {"x-ratelimit-remaining-requests", QByteArray::number(remaining)},
            {"x-ratelimit-reset-requests", reset}};
}

HeaderList subscription(double used)
{
    return {{"anthropic-ratelimit-unified-5h-utilization", QByteArray::number(used)},
            {"anthropic-ratelimit-unified-5h-status", "allowed"},
            {"anthropic-ratelimit-unified-5h-reset", QByteArray::number(kNow.addSecs(7200).toSecsSinceEpoch())}};
}

} // namespace

class TestHeadersPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyControlHasAName()
    {
        PageFixture fixture;
        HeadersPage page(fixture.context);
        QCOMPARE(namelessControls(page), QStringList());
    }

    void anEmptyPageSaysWhatItIsFor()
    {
        PageFixture fixture;
        HeadersPage page(fixture.context);
        fixture.show(page, kWindow);
        QSignalSpy asked(&page, &Page::pageRequested);
        QTest::mouseClick(child<QPushButton>(page, "send"), Qt::LeftButton);
        QCOMPARE(asked.first().first().toString(), QStringLiteral("prompt"));
        picture(page, QStringLiteral("headers-empty"));
        QTest::mouseClick(child<QPushButton>(page, "decodeOne"), Qt::LeftButton);
        QVERIFY(child<QPlainTextEdit>(page, "paste")->isVisible());
    }

    void realRepliesFillIt()
    {
        PageFixture fixture;
        HeadersPage page(fixture.context);
        fixture.show(page, kWindow);
        for (const char* model : {"claude-sonnet-4.5", "gpt-4.1", "claude-sonnet-4.5"})
            sendPrompt(fixture, QStringLiteral("hello"), QLatin1String(model));
        auto* table = child<QTableView>(page, "limits");
        QTRY_VERIFY(table->isVisible() && table->model()->rowCount() >= 4);
        QStringList models;
        for (int row = 0; row < table->model()->rowCount(); ++row)
            models << table->model()->index(row, LimitModel::Model).data().toString();
        QVERIFY(models.contains(QLatin1String("gpt-4.1")));
        QVERIFY(table->model()->index(0, LimitModel::Left).data().toString().contains(QLatin1Char('/')));
        auto* replies = child<QListWidget>(page, "replies");
        QTRY_COMPARE(replies->count(), 3);
        auto* headers = child<QPlainTextEdit>(page, "headers");
        QVERIFY2(headers->toPlainText().startsWith(QLatin1String("HTTP/1.1 200")), qPrintable(headers->toPlainText()));
        QVERIFY(headers->toPlainText().contains(QLatin1String("anthropic-ratelimit-requests-remaining: ")));
        replies->setFocus();
        QTest::keyClick(replies, Qt::Key_Down);
        QVERIFY(headers->toPlainText().contains(QLatin1String("x-ratelimit-remaining-requests: ")));
        sendPrompt(fixture, QStringLiteral("hello"), QStringLiteral("gpt-4.1"));
        QTRY_COMPARE(replies->count(), 4);
        QCOMPARE(replies->currentRow(), 2); // the one that is read stays
        picture(page, QStringLiteral("headers"));
        QTest::mouseClick(child<QPushButton>(page, "decode"), Qt::LeftButton);
        QVERIFY(child<QPlainTextEdit>(page, "paste")->toPlainText().startsWith(QLatin1String("HTTP/1.1 200")));
        QVERIFY(child<QTableView>(page, "decodedWindows")->model()->rowCount() >= 2);
    }

    void aPastedResponseIsDecodedAndSaved()
    {
        PageFixture fixture;
        HeadersPage page(fixture.context);
        fixture.show(page, kWindow);
        QTest::mouseClick(child<QPushButton>(page, "decodeOne"), Qt::LeftButton);
        auto* paste = child<QPlainTextEdit>(page, "paste");
        QTRY_VERIFY(paste->hasFocus());
        QVERIFY(!child<QPushButton>(page, "save")->isEnabled());
        QTest::keyClicks(paste, QStringLiteral("hello"));
        QTRY_VERIFY(child<QLabel>(page, "rule")->text().contains(QLatin1String("no HTTP response")));
        paste->clear();
        QTest::keyClicks(paste, QStringLiteral("HTTP/1.1 429 Too Many Requests"));
        QTest::keyClick(paste, Qt::Key_Return);
        QTest::keyClicks(paste, QStringLiteral("Retry-After: 2"));
        QTRY_VERIFY2(child<QLabel>(page, "rule")->text().contains(QLatin1String("Retry-After decides: 2 s")),
                     qPrintable(child<QLabel>(page, "rule")->text()));
        QVERIFY2(child<QLabel>(page, "next")->text().contains(QLatin1String("after 2 s")),
                 qPrintable(child<QLabel>(page, "next")->text()));
        QTest::mouseClick(child<QPushButton>(page, "save"), Qt::LeftButton);
        auto* dialog = page.findChild<QFileDialog*>();
        QVERIFY(dialog);
        const QString path = fixture.folder.filePath(QStringLiteral("reply.json"));
        Q_EMIT dialog->fileSelected(path);
        dialog->close();
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(parseScenario(file.readAll()));
        QCOMPARE(file.permissions() & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
        QTest::mouseClick(child<QPushButton>(page, "example"), Qt::LeftButton);
        QCOMPARE(child<QTableView>(page, "decodedWindows")->model()->rowCount(), 1);
        picture(page, QStringLiteral("headers-decode"));
    }

    void theRuleThatWinsIsNamed_data()
    {
        QTest::addColumn<QString>("reply");
        QTest::addColumn<QString>("rule");
        QTest::addColumn<QString>("next");
        QTest::newRow("ms before seconds") << "HTTP/2 429\nretry-after-ms: 1500\nretry-after: 2\n\n"
                                           << "retry-after-ms decides: 1.5 s"
                                           << "starts after 1.5 s";
        QTest::newRow("too long a wait") << "HTTP/2 429\nretry-after: 300\n\n"
                                         << "Retry-After decides: 5 m 00 s"
                                         << "No further attempt at this model";
        QTest::newRow("no hint") << "HTTP/2 503\n\n"
                                 << "names no time"
                                 << "a pause of the client's own";
        QTest::newRow("answered") << "HTTP/2 200\n\n"
                                  << "good answer"
                                  << "Nothing more is sent";
        QTest::newRow("not to be tried again") << "HTTP/2 401\n\n{\"error\":{\"message\":\"bad key\"}}"
                                               << "names no time"
                                               << "No further attempt";
    }
    void theRuleThatWinsIsNamed()
    {
        QFETCH(QString, reply);
        QFETCH(QString, rule);
        QFETCH(QString, next);
        const DecodedReply seen = decoded(reply);
        QVERIFY(seen.valid);
        QVERIFY2(seen.rule.contains(rule), qPrintable(seen.rule));
        QVERIFY2(seen.next.contains(next), qPrintable(seen.next));
    }

    void whatIsNotUsedIsToldToo()
    {
        const DecodedReply seen =
            decoded(QStringLiteral("HTTP/2 429\nretry-after-ms: 1500\nretry-after: 2\nx-request-id: req_1\n\n"
                                   "{\"error\":{\"message\":\"key sk-abcdefghijklmnopqrstuv is over its limit\"}}"));
        const QString notes = seen.notes.join(QLatin1Char('\n'));
        QVERIFY2(notes.contains(QLatin1String("Retry-After says 2 s")), qPrintable(notes));
        QVERIFY(notes.contains(QLatin1String("req_1")));
        QVERIFY(notes.contains(QLatin1String("key *** is over")));
        QVERIFY(!seen.scenario.contains("sk-abc"));
        QVERIFY(!decoded(QString()).valid);
        QVERIFY(decoded(QString()).rule.isEmpty());
        QVERIFY(!decoded(QString(2 << 20, QLatin1Char('a'))).valid);
    }

    void subscriptionsComeFirstAndOnce()
    {
        LimitBook book;
        note(book, QStringLiteral("sonnet"), requests(41), kNow.addSecs(-5));
        note(book, QStringLiteral("sonnet"), subscription(0.5), kNow.addSecs(-4));
        note(book, QStringLiteral("opus"), subscription(0.9), kNow.addSecs(-2));
        const auto rows = limit_rows::of(book, kNow);
        QCOMPARE(rows.size(), 2u);
        QVERIFY(rows[0].subscription);
        QCOMPARE(rows[0].window, QStringLiteral("5 h"));
        QCOMPARE(rows[0].share, 0.1);
        QCOMPARE(rows[0].meaning, Meaning::Warning);
        QCOMPARE(rows[0].age, QStringLiteral("2 s ago"));
        QCOMPARE(rows[1].model, QStringLiteral("sonnet"));
        QCOMPARE(rows[1].left, QStringLiteral("41 / 60"));
        QCOMPARE(rows[1].resets, QStringLiteral("in 7 s"));
        QCOMPARE(limit_rows::of(book, kNow.addSecs(60))[1].resets, QStringLiteral("has reset"));
        QCOMPARE(limit_rows::of(book, kNow.addSecs(60))[1].meaning, Meaning::Idle);
    }

    void theTrendIsTold()
    {
        LimitBook book;
        for (int i = 0; i < 6; ++i)
            note(book, QStringLiteral("sonnet"), requests(50 - 5 * i), kNow.addSecs(2 * i));
        LimitRow row = limit_rows::of(book, kNow.addSecs(12))[0];
        QCOMPARE(row.line.size(), 6);
        QVERIFY(row.trend.contains(QLatin1String("falling")));
        note(book, QStringLiteral("sonnet"), requests(60), kNow.addSecs(14));
        row = limit_rows::of(book, kNow.addSecs(14))[0];
        QVERIFY(row.trend.contains(QLatin1String("rising")));
        row = limit_rows::of(book, kNow.addSecs(14))[0];
        QCOMPARE(row.state, QStringLiteral("ok"));
    }

    void theModelKeepsTheChoiceWithItsWindow()
    {
        LimitModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        LimitBook book;
        note(book, QStringLiteral("sonnet"), requests(41), kNow);
        model.set(limit_rows::of(book, kNow));
        QPersistentModelIndex chosen(model.index(0, 0));
        QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
        model.set(limit_rows::of(book, kNow.addSecs(1)));
        QCOMPARE(changes.size(), 1);
        note(book, QStringLiteral("opus"), subscription(0.1), kNow);
        model.set(limit_rows::of(book, kNow));
        QCOMPARE(chosen.row(), 1);
        model.set({});
        QVERIFY(!chosen.isValid());
    }

    void lookAtIt()
    {
        PageFixture fixture;
        HeadersPage page(fixture.context);
        fixture.show(page, kWindow);
        auto& book = const_cast<LimitBook&>(fixture.client.limits());
        const QDateTime now = QDateTime::currentDateTime();
        for (int i = 0; i < 20; ++i) {
            HeaderList headers{
                {"anthropic-ratelimit-unified-5h-utilization", QByteArray::number(0.4 + 0.025 * i)},
                {"anthropic-ratelimit-unified-5h-status", "allowed"},
                {"anthropic-ratelimit-unified-5h-reset", QByteArray::number(now.addSecs(7000).toSecsSinceEpoch())},
                {"anthropic-ratelimit-unified-7d-utilization", "0.31"},
                {"anthropic-ratelimit-unified-7d-status", "allowed"},
                {"anthropic-ratelimit-unified-7d-reset", QByteArray::number(now.addDays(3).toSecsSinceEpoch())},
                {"request-id", "req_011CSHoEeqs5C35K2UUqR7Fy"}};
            note(book, QStringLiteral("claude-sonnet-4.5"), headers, now.addSecs(i - 30),
                 QStringLiteral("sandbox-anthropic"));
            note(book, QStringLiteral("gpt-4.1"), requests(59 - 3 * i), now.addSecs(i - 25));
        }
        for (const char* model : {"claude-sonnet-4.5", "gemini-2.5-flash"})
            sendPrompt(fixture, QStringLiteral("hello"), QLatin1String(model));
        QTRY_VERIFY(child<QListWidget>(page, "replies")->count() > 8);
        child<QTableView>(page, "limits")->selectRow(1);
        picture(page, QStringLiteral("headers-full"));
    }
};

QTEST_MAIN(TestHeadersPage)
#include "tst_headers_page.moc"
