// The bodies of answers: how they are coded, framed, cut and kept small.
#include "tests/support/asked.h"
#include "tests/support/compressed.h"
#include "tests/support/live_fixture.h"
#include "tests/support/openai_script.h"

#include <QFile>
#include <QTest>

using namespace plimsoll;
using namespace plimsoll::test;
using namespace std::chrono_literals;
using Cause = HttpEnd::Cause;

namespace {
constexpr qint64 kMiB = 1 << 20;

/// What the process holds now, in bytes.
qint64 residentMemory()
{
    QFile file(QStringLiteral("/proc/self/statm"));
    return file.open(QIODevice::ReadOnly) ? file.readAll().split(' ').value(1).toLongLong() * 4096 : 0;
}
} // namespace

class TestBodies : public QObject, private LiveFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void hugeBodyIsCutOff_data();
    void hugeBodyIsCutOff();
    void hugeAnswerIsMalformedInWords();
    void endlessLineIsBounded();
    void bombIsNoAnswer_data();
    void bombIsNoAnswer();
    void codedBodyIsDecoded_data();
    void codedBodyIsDecoded();
    void codedStreamComesPieceByPiece();
    void cutCodedBodyIsNoAnswer();
    void cutCodedStreamIsBroken();
    void undecodableBodyIsNoAnswer();
    void unknownCodingIsNoAnswer();
    void continueIsSkipped();
    void otherInterimAnswersAreFailures_data();
    void otherInterimAnswersAreFailures();
    void trailersAreNoContent();
    void closeDelimited_data();
    void closeDelimited();
    void aWholeDocumentBeforeABrokenConnection();
    void repeatedHeadersArriveWhole();
    void duplicateLengths_data();
    void duplicateLengths();
    void dripOfPingsIsAStall();
    void dripOfHeadersIsATimeout();
    void emptyAnswers_data();
    void emptyAnswers();

private:
    std::unique_ptr<ScriptedServer> server;
};

void TestBodies::init()
{
    server = std::make_unique<ScriptedServer>();
    QVERIFY(server->listen());
    open(server->url());
    configure(json(R"({"profiles": {"t": {"chain": ["a"], "max_attempts_per_model": 1}}})"));
}

void TestBodies::cleanup() { close(); }

void TestBodies::hugeBodyIsCutOff_data()
{
    QTest::addColumn<HeaderList>("headers");
    QTest::newRow("length unknown") << HeaderList{};
    QTest::newRow("length known") << HeaderList{{"content-length", QByteArray::number(1000 * kMiB)}};
}

// The server would send for ever; the client reads no more than it means to keep.
void TestBodies::hugeBodyIsCutOff()
{
    QFETCH(HeaderList, headers);
    server->answer({{Send{httpHead(200, headers) + QByteArray(4 * kMiB, 'x')}, Hang{}}});
    Asked asked(transport(), Asked::kPatient, kMiB);
    asked.post(server->url());
    QTRY_COMPARE(asked.ends, 1);
    QCOMPARE(asked.end.cause, Cause::BodyTooLarge);
    QVERIFY(asked.body.size() <= kMiB);
    QVERIFY2(asked.end.words.contains(QLatin1String("1 MiB")), qPrintable(asked.end.words));
    QTRY_COMPARE(server->abandoned(), 1);
}

void TestBodies::hugeAnswerIsMalformedInWords()
{
    server->answer({{Send{httpHead(200, kJson)}, Flood{QByteArray(kMiB, ' '), 100}, Hang{}}});
    const CallId call = send(QStringLiteral("hello"), noStream);
    QTRY_COMPARE_WITH_TIMEOUT(heard->ends.value(call), 1, 20000);
    COMPARE_CLASS(heard->results[call], FailureClass::Malformed);
    QVERIFY2(heard->results[call].errorMessage.contains(QLatin1String("64 MiB")), qPrintable(heard->results[call].errorMessage));
    QTRY_COMPARE(server->abandoned(), 1);
}

// One line of a stream that never ends: what is kept of it has a limit, and it is no answer.
void TestBodies::endlessLineIsBounded()
{
    const qint64 before = residentMemory();
    server->answer({{Send{httpHead(200, kEventStream) + openAiDelta("some ") + "data: {\"x\":\""}, Flood{QByteArray(kMiB, 'x'), 100}, Hang{}}});
    const CallId call = send();
    QTRY_COMPARE_WITH_TIMEOUT(heard->ends.value(call), 1, 20000);
    COMPARE_OUTCOME(heard->results[call], Outcome::Failed);
    COMPARE_CLASS(heard->results[call], FailureClass::StreamBroken);
    QCOMPARE(heard->results[call].text, QStringLiteral("some "));
    const qint64 grown = residentMemory() - before;
    QVERIFY2(grown < 96 * kMiB, qPrintable(QString::number(grown / kMiB) + QLatin1String(" MiB")));
    QTRY_COMPARE(server->abandoned(), 1);
}

void TestBodies::bombIsNoAnswer_data()
{
    QTest::addColumn<QByteArray>("coding");
    QTest::newRow("gzip") << QByteArray("gzip");
    QTest::newRow("deflate") << QByteArray("deflate");
}

// 200 MiB of nothing in 200 KiB.
void TestBodies::bombIsNoAnswer()
{
    QFETCH(QByteArray, coding);
    const QByteArray bomb = compressed(QByteArray(200 * kMiB, ' '), coding);
    QVERIFY(bomb.size() < kMiB);
    const qint64 before = residentMemory();
    server->answer({{Send{httpReply(200, bomb, kJson + HeaderList{{"content-encoding", coding}})}}});
    const CallId call = send(QStringLiteral("hello"), noStream);
    QTRY_COMPARE_WITH_TIMEOUT(heard->ends.value(call), 1, 20000);
    COMPARE_OUTCOME(heard->results[call], Outcome::Failed);
    COMPARE_CLASS(heard->results[call], FailureClass::Malformed);
    QVERIFY2(!heard->results[call].errorMessage.isEmpty(), "no words");
    const qint64 grown = residentMemory() - before;
    QVERIFY2(grown < 96 * kMiB, qPrintable(QString::number(grown / kMiB) + QLatin1String(" MiB")));
}

void TestBodies::codedBodyIsDecoded_data()
{
    QTest::addColumn<QByteArray>("coding");
    QTest::newRow("gzip") << QByteArray("gzip");
    QTest::newRow("deflate") << QByteArray("deflate");
    QTest::newRow("br") << QByteArray("br");
    QTest::newRow("identity") << QByteArray("identity");
}

void TestBodies::codedBodyIsDecoded()
{
    QFETCH(QByteArray, coding);
    server->answer({{Send{httpReply(200, compressed(openAiAnswer("packed"), coding), kJson + HeaderList{{"content-encoding", coding}})}}});
    const CallId call = send(QStringLiteral("hello"), noStream);
    QTRY_COMPARE(heard->ends.value(call), 1);
    COMPARE_OUTCOME(heard->results[call], Outcome::Success);
    QCOMPARE(heard->results[call].text, QStringLiteral("packed"));
    if (coding != "identity")
        QVERIFY(server->deliveries().first().headers.value("accept-encoding").contains(coding));
}

// A gateway may compress a stream; each event still has to come when it is sent.
void TestBodies::codedStreamComesPieceByPiece()
{
    Compressor gzip("gzip");
    Script script{Send{httpHead(200, kEventStream + HeaderList{{"content-encoding", "gzip"}, {"transfer-encoding", "chunked"}})}};
    for (const char* word : {"One ", "two ", "three"})
        script += {Send{chunk(gzip.flushed(openAiDelta(word)))}, Pause{60}};
    const QByteArray last = gzip.flushed(openAiEnd());
    script += Send{chunk(last) + chunk(gzip.finished()) + chunk({})};
    server->answer({script});
    const CallId call = send();
    QTRY_COMPARE(heard->ends.value(call), 1);
    COMPARE_OUTCOME(heard->results[call], Outcome::Success);
    QCOMPARE(heard->results[call].text, QStringLiteral("One two three"));
    QVERIFY2(heard->deltas[call] >= 3, "the answer came in one piece");
}

void TestBodies::cutCodedBodyIsNoAnswer()
{
    QByteArray words;
    for (int i = 0; i < 500; ++i)
        words += "word" + QByteArray::number(i * i) + ' ';
    const QByteArray whole = compressed(openAiAnswer(words), "gzip");
    for (const qsizetype kept : {qsizetype(5), whole.size() / 2, whole.size() * 9 / 10}) {
        // The length is right for what is sent: only the coding knows that it is cut.
        server->answer({{Send{httpReply(200, whole.left(kept), kJson + HeaderList{{"content-encoding", "gzip"}})}}});
        const CallId call = send(QStringLiteral("hello"), noStream);
        QTRY_COMPARE(heard->ends.value(call), 1);
        COMPARE_OUTCOME(heard->results[call], Outcome::Failed);
    }
}

void TestBodies::cutCodedStreamIsBroken()
{
    Compressor gzip("gzip");
    server->answer({{Send{httpHead(200, kEventStream + HeaderList{{"content-encoding", "gzip"}, {"transfer-encoding", "chunked"}}) +
                          chunk(gzip.flushed(openAiDelta("Half ")))}, Pause{50}, Send{chunk({})}, Close{}}});
    const CallId call = send();
    QTRY_COMPARE(heard->ends.value(call), 1);
    COMPARE_CLASS(heard->results[call], FailureClass::StreamBroken);
    QCOMPARE(heard->results[call].text, QStringLiteral("Half "));
}

void TestBodies::undecodableBodyIsNoAnswer()
{
    server->answer({{Send{httpReply(200, openAiAnswer("not packed at all"), kJson + HeaderList{{"content-encoding", "gzip"}})}}});
    const CallId call = send(QStringLiteral("hello"), noStream);
    QTRY_COMPARE(heard->ends.value(call), 1);
    COMPARE_CLASS(heard->results[call], FailureClass::Malformed);
    QVERIFY2(!heard->results[call].errorMessage.isEmpty(), "no words");
}

// We did not ask for it, so nobody can say what it is.
void TestBodies::unknownCodingIsNoAnswer()
{
    server->answer({{Send{httpReply(200, QByteArray::fromHex("1f9d90"), kJson + HeaderList{{"content-encoding", "compress"}})}}});
    const CallId call = send(QStringLiteral("hello"), noStream);
    QTRY_COMPARE(heard->ends.value(call), 1);
    COMPARE_CLASS(heard->results[call], FailureClass::Malformed);
}

void TestBodies::continueIsSkipped()
{
    const QByteArray interim("HTTP/1.1 100 Continue\r\nretry-after: 9\r\n\r\n");
    for (const int pause : {0, 30}) {
        server->answer({{Send{interim + interim}, Pause{pause}, Send{httpReply(200, openAiAnswer("final"), kJson)}}});
        const CallId call = send(QStringLiteral("hello"), noStream);
        QTRY_COMPARE(heard->ends.value(call), 1);
        QVERIFY2(heard->results[call].done.failure == FailureClass::Ok, qPrintable(heard->results[call].errorMessage));
        QCOMPARE(heard->results[call].text, QStringLiteral("final"));
    }
    QCOMPARE(server->deliveries().size(), 2);
}

void TestBodies::otherInterimAnswersAreFailures_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<int>("pause");
    for (const int status : {101, 102, 103})
        for (const int pause : {0, 30})
            QTest::addRow("%d, %d ms before the answer", status, pause) << status << pause;
}

// Over HTTP/1.1 Qt takes them for the answer. That is told as what it is, and the answer that follows on the connection
// must never be taken for the next call's.
void TestBodies::otherInterimAnswersAreFailures()
{
    QFETCH(int, status);
    QFETCH(int, pause);
    server->answer({{Send{httpHead(status, {{"link", "</style.css>"}})}, Pause{pause}, Send{httpReply(200, openAiAnswer("of the first"), kJson)}},
                    whole("of the second")});
    const CallId first = send(QStringLiteral("one"), noStream);
    QTRY_COMPARE(heard->ends.value(first), 1);
    COMPARE_CLASS(heard->results[first], FailureClass::Network);
    QVERIFY2(heard->results[first].errorMessage.contains(QString::number(status)), qPrintable(heard->results[first].errorMessage));
    const CallId second = send(QStringLiteral("two"), noStream);
    QTRY_COMPARE(heard->ends.value(second), 1);
    QCOMPARE(heard->results[second].text, QStringLiteral("of the second"));
    QCOMPARE(server->connections(), 2);
}

void TestBodies::trailersAreNoContent()
{
    server->answer({{Send{httpHead(200, kJson + HeaderList{{"transfer-encoding", "chunked"}, {"trailer", "x-checksum"}}) +
                          chunk(openAiAnswer("with trailers")) + "0\r\nx-checksum: 1\r\nretry-after: 9\r\n\r\n"}},
                    whole("next")});
    for (const QString& expected : {QStringLiteral("with trailers"), QStringLiteral("next")}) {
        const CallId call = send(QStringLiteral("hello"), noStream);
        QTRY_COMPARE(heard->ends.value(call), 1);
        COMPARE_OUTCOME(heard->results[call], Outcome::Success);
        QCOMPARE(heard->results[call].text, expected);
    }
}

void TestBodies::closeDelimited_data()
{
    QTest::addColumn<QByteArray>("version");
    QTest::addColumn<bool>("cut");
    for (const char* version : {"1.0", "1.1"})
        for (const bool cut : {false, true})
            QTest::addRow("HTTP/%s %s", version, cut ? "cut" : "whole") << QByteArray(version) << cut;
}

// More was promised than came, but the document is whole: it was worked for, and is not asked for again.
void TestBodies::aWholeDocumentBeforeABrokenConnection()
{
    const QByteArray answer = openAiAnswer("all of it");
    server->answer({{Send{"HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: " + QByteArray::number(answer.size() + 2) + "\r\n\r\n" + answer},
                     Close{}}});
    const CallId call = send(QStringLiteral("one"), noStream);
    QTRY_COMPARE(heard->ends.value(call), 1);
    COMPARE_OUTCOME(heard->results[call], Outcome::Success);
    QCOMPARE(heard->results[call].text, QStringLiteral("all of it"));
    QCOMPARE(server->deliveries().size(), 1);
}

// HTTP cannot tell the end of such a body from a cut; the JSON, or the stream's last event, can.
void TestBodies::closeDelimited()
{
    QFETCH(QByteArray, version);
    QFETCH(bool, cut);
    const QByteArray head = "HTTP/" + version + " 200 OK\r\ncontent-type: ";
    const QByteArray answer = openAiAnswer("old server");
    server->answer({{Send{head + "application/json\r\n\r\n" + answer.left(cut ? answer.size() - 5 : answer.size())}, Close{}},
                    {Send{head + "text/event-stream\r\n\r\n" + openAiDelta("old ") + openAiDelta("stream") + (cut ? QByteArray() : openAiEnd())}, Close{}}});
    const CallId whole = send(QStringLiteral("one"), noStream);
    QTRY_COMPARE(heard->ends.value(whole), 1);
    const CallId stream = send(QStringLiteral("two"));
    QTRY_COMPARE(heard->ends.value(stream), 1);
    if (cut) {
        COMPARE_CLASS(heard->results[whole], FailureClass::Malformed);
        COMPARE_CLASS(heard->results[stream], FailureClass::StreamBroken);
    } else {
        QCOMPARE(heard->results[whole].text, QStringLiteral("old server"));
        COMPARE_OUTCOME(heard->results[whole], Outcome::Success);
        COMPARE_OUTCOME(heard->results[stream], Outcome::Success);
    }
    QCOMPARE(heard->results[stream].text, QStringLiteral("old stream"));
    QCOMPARE(server->deliveries().size(), 2);
}

void TestBodies::repeatedHeadersArriveWhole()
{
    server->answer({{Send{httpReply(429, "{}", {{"retry-after", "2"}, {"Retry-After", "7"}, {"x-one", "a"}, {"x-one", ""}, {"x-one", "c"},
                                               {"x-empty", ""}, {"x-long", QByteArray(8000, 'l')}})}}});
    Asked asked(transport());
    asked.post(server->url());
    QTRY_COMPARE(asked.ends, 1);
    QCOMPARE(asked.status, 429);
    QCOMPARE(asked.end.cause, Cause::Complete);
    QCOMPARE(asked.header("retry-after"), "2, 7");
    QCOMPARE(asked.header("x-one"), "a, , c");
    QCOMPARE(asked.header("x-long").size(), 8000);
    int lines = 0;
    for (const auto& [name, value] : asked.headers)
        lines += name.compare("retry-after", Qt::CaseInsensitive) == 0;
    QCOMPARE(lines, 1);
}

void TestBodies::duplicateLengths_data()
{
    QTest::addColumn<HeaderList>("headers");
    QTest::addColumn<bool>("good");
    const QByteArray right = QByteArray::number(openAiAnswer("sized").size());
    QTest::newRow("said twice") << HeaderList{{"content-length", right}, {"content-length", right}} << true;
    QTest::newRow("twice in one line") << HeaderList{{"content-length", right + ", " + right}} << true;
    QTest::newRow("two lengths") << HeaderList{{"content-length", right}, {"content-length", "7"}} << false;
    QTest::newRow("no number") << HeaderList{{"content-length", "many"}} << false;
    QTest::newRow("negative") << HeaderList{{"content-length", "-1"}} << false;
}

// What is not sure is no answer; it may be read to the end of the connection, but never be half of an answer.
void TestBodies::duplicateLengths()
{
    QFETCH(HeaderList, headers);
    QFETCH(bool, good);
    server->answer({{Send{httpHead(200, kJson + headers) + openAiAnswer("sized")}, Pause{50}, Close{}}});
    const CallId call = send(QStringLiteral("hello"), noStream);
    QTRY_COMPARE(heard->ends.value(call), 1);
    const CallResult& result = heard->results[call];
    if (good || result.done.failure == FailureClass::Ok)
        QCOMPARE(result.text, QStringLiteral("sized"));
    if (good)
        COMPARE_OUTCOME(result, Outcome::Success);
    QCOMPARE(server->deliveries().size(), 1);
}

void TestBodies::dripOfPingsIsAStall()
{
    configure(json(R"({"profiles": {"t": {"stream_idle_timeout_ms": 150}}})"));
    for (const QByteArray& drop : {QByteArray(": ping\n\n"), QByteArray("\n"), QByteArray("data: {\"choices\":[]}\n\n"), QByteArray("event: ping\n\n")}) {
        server->answer({{Send{httpHead(200, kEventStream)}, Drip{drop.repeated(1000), int(drop.size()), 20}}});
        QElapsedTimer clock;
        clock.start();
        const CallId call = send();
        QTRY_COMPARE(heard->ends.value(call), 1);
        COMPARE_CLASS(heard->results[call], FailureClass::Timeout);
        QVERIFY2(clock.elapsed() >= 450 && clock.elapsed() < 2000, qPrintable(QString::number(clock.elapsed())));
    }
    QTRY_COMPARE(server->abandoned(), 4);
}

void TestBodies::dripOfHeadersIsATimeout()
{
    configure(json(R"({"profiles": {"t": {"first_byte_timeout_ms": 250}}})"));
    for (const QByteArray& start : {QByteArray("HTTP/1.1 200 OK\r\n"), QByteArray()}) {
        server->answer({{Send{start}, Drip{QByteArray("x-slow: 1\r\n").repeated(1000), 3, 20}}});
        QElapsedTimer clock;
        clock.start();
        const CallId call = send();
        QTRY_COMPARE(heard->ends.value(call), 1);
        QVERIFY2(clock.elapsed() < 2000, qPrintable(QString::number(clock.elapsed())));
        const FailureClass seen = heard->results[call].done.failure;
        QVERIFY2(seen == FailureClass::Timeout || (start.isEmpty() && seen == FailureClass::Network), name(seen).data());
    }
}

void TestBodies::emptyAnswers_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::newRow("length 0") << httpReply(200, "", kJson);
    QTest::newRow("204") << httpHead(204, {});
    QTest::newRow("no chunk") << httpHead(200, kJson + HeaderList{{"transfer-encoding", "chunked"}}) + chunk({});
    QTest::newRow("empty stream") << httpHead(200, kEventStream + HeaderList{{"transfer-encoding", "chunked"}}) + chunk({});
}

void TestBodies::emptyAnswers()
{
    QFETCH(QByteArray, answer);
    server->answer({{Send{answer}}});
    const CallId call = send();
    QTRY_COMPARE(heard->ends.value(call), 1);
    COMPARE_OUTCOME(heard->results[call], Outcome::Failed);
    QVERIFY(heard->results[call].done.failure == FailureClass::Malformed || heard->results[call].done.failure == FailureClass::Network);
}

QTEST_GUILESS_MAIN(TestBodies)
#include "tst_bodies.moc"
