// What is kept of the servers' limits, and that no credential is kept with it.
#include "core/telemetry/limit_book.h"
#include "core/wire/inspect.h"
#include "core/wire/secret_mask.h"

#include <QTest>

using namespace plimsoll;

namespace {

const QString kModel = QStringLiteral("sonnet"), kProvider = QStringLiteral("anthropic");
constexpr WallMs kNow = 1796040000000;

HeaderList requests(int remaining)
{
    return {{"x-ratelimit-limit-requests", "60"}, {"x-ratelimit-remaining-requests", QByteArray::number(remaining)}};
}

void note(LimitBook& book, const HeaderList& headers, WallMs at, int status = 200, const QString& model = kModel)
{
    book.note(kProvider, model, headers, inspectReply(status, headers, "{}", {}, at), at);
}

} // namespace

class TestLimitBook : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theLatestFigureStays()
    {
        LimitBook book;
        QVERIFY(!book.find(kModel));
        note(book, requests(59), kNow);
        note(book, {}, kNow + 5000, 529); // says nothing of it
        const KnownModel* model = book.find(kModel);
        QVERIFY(model);
        QCOMPARE(model->windows.size(), 1u);
        QCOMPARE(model->windows[0].window.remaining, 59.0);
        QCOMPARE(model->windows[0].at, kNow);
        note(book, requests(41), kNow + 9000);
        QCOMPARE(model->windows[0].window.remaining, 41.0);
        QCOMPARE(model->windows[0].at, kNow + 9000);
        QCOMPARE(model->windows[0].trend, (std::vector<RemainingAt>{{kNow, 59}, {kNow + 9000, 41}}));
        QCOMPARE(model->replies.size(), 3u);
        QCOMPARE(model->replies.front().number, 3u);
        QCOMPARE(model->replies[1].inspection.status, 529);
        QCOMPARE(book.revision(), 3u);
    }

    void aTrendSpansTimeUnderALoad()
    {
        LimitBook book;
        for (int i = 0; i < 100'000; ++i) // a thousand a second
            note(book, requests(i % 60), kNow + i);
        const auto& trend = book.find(kModel)->windows[0].trend;
        QCOMPARE(trend.size(), LimitBook::kMostPoints);
        QVERIFY2(trend.back().at - trend.front().at > 30'000,
                 qPrintable(QString::number(trend.back().at - trend.front().at)));
        QCOMPARE(trend.back().at, kNow + 99'999);
        QCOMPARE(trend.back().remaining, double(99'999 % 60));
    }

    void itIsBounded()
    {
        LimitBook book;
        HeaderList many;
        for (int i = 0; i < 500; ++i)
            many.append({"x-" + QByteArray::number(i), QByteArray(10'000, 'a')});
        note(book, many, kNow);
        const KnownReply& reply = book.find(kModel)->replies.front();
        QCOMPARE(reply.headers.size(), LimitBook::kMostHeaders);
        QVERIFY(reply.headers[0].second.size() <= LimitBook::kMostHeaderBytes + 3);
        for (std::size_t i = 0; i < 2 * LimitBook::kMostReplies; ++i)
            note(book, requests(1), kNow);
        QCOMPARE(book.find(kModel)->replies.size(), LimitBook::kMostReplies);
        for (int i = 0; i < 100; ++i)
            note(book, {{"ratelimit", "\"policy" + QByteArray::number(i) + "\";r=1;t=1"}}, kNow + i);
        QVERIFY(book.find(kModel)->windows.size() <= LimitBook::kMostWindows);
        for (std::size_t i = 0; i < 2 * LimitBook::kMostModels; ++i) {
            note(book, requests(1), kNow, 200, QString::number(i));
            note(book, requests(1), kNow); // is heard of all the time
        }
        QCOMPARE(book.models().size(), LimitBook::kMostModels);
        QVERIFY(book.find(kModel));
        QVERIFY(!book.find(QStringLiteral("0")));
    }

    void anotherProvidersFiguresDoNotHold()
    {
        LimitBook book;
        note(book, requests(3), kNow);
        book.note(QStringLiteral("another"), kModel, {}, inspectReply(200, {}, "{}", {}, kNow), kNow);
        QCOMPARE(book.find(kModel)->provider, QStringLiteral("another"));
        QVERIFY(book.find(kModel)->windows.empty());
        QCOMPARE(book.find(kModel)->replies.size(), 1u);
    }

    void credentialsAreMasked_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QByteArray>("masked");
        QTest::newRow("cookie") << QByteArray("Set-Cookie") << QByteArray("__cf_bm=abc; path=/") << QByteArray("***");
        QTest::newRow("authorization") << QByteArray("authorization") << QByteArray("Basic abc") << QByteArray("***");
        QTest::newRow("a key in words") << QByteArray("x-note")
                                        << QByteArray("key sk-" "ant-no-real-key-at-all, refused.")
                                        << QByteArray("key ***, refused.");
        QTest::newRow("at the end of a sentence")
            << QByteArray("x-note") << QByteArray("refused: AIza" "NoRealKeyAtAllNoRealKey.") << QByteArray("refused: ***.");
        QTest::newRow("bearer") << QByteArray("x-echo") << QByteArray("Bearer abcdefghijklmnop1234=")
                                << QByteArray("Bearer ***");
        QTest::newRow("two") << QByteArray("x-echo") << QByteArray("sk-aaaaaaaaaaaaaaaaaa sk-bbbbbbbbbbbbbbbbbb")
                             << QByteArray("*** ***");
        QTest::newRow("no key: within a word") << QByteArray("x-note") << QByteArray("risk-assessment-of-everything")
                                               << QByteArray("risk-assessment-of-everything");
        QTest::newRow("no key: short") << QByteArray("x-note") << QByteArray("sk-learn") << QByteArray("sk-learn");
        QTest::newRow("a plain one") << QByteArray("request-id") << QByteArray("req_0123456789abcdefghij")
                                     << QByteArray("req_0123456789abcdefghij");
        QTest::newRow("a limit") << QByteArray("x-ratelimit-remaining-tokens") << QByteArray("40000")
                                 << QByteArray("40000");
    }
    void credentialsAreMasked()
    {
        QFETCH(QByteArray, name);
        QFETCH(QByteArray, value);
        QFETCH(QByteArray, masked);
        LimitBook book;
        note(book, {{name, value}}, kNow);
        QCOMPARE(book.find(kModel)->replies.front().headers, (HeaderList{{name, masked}}));
    }
};

QTEST_APPLESS_MAIN(TestLimitBook)
#include "tst_limit_book.moc"
