// Nothing that a server can send may hurt: every fixture, cut and spoilt at any byte, still gives an inspection; and a
// body read in pieces is the same as the body read at once.
#include "core/wire/inspect.h"
#include "core/wire/raw_response.h"
#include "core/wire/reply_reader.h"

#include <QDirIterator>
#include <QFile>
#include <QJsonDocument>
#include <QTest>

using namespace plimsoll;

class TestInspectBytes : public QObject
{
    Q_OBJECT
    static constexpr WallMs kNow = 1796040000000;

    static QList<QByteArray> fixtures()
    {
        QList<QByteArray> out;
        QDirIterator files(QStringLiteral(PLIMSOLL_TEST_DATA "/http"), {QStringLiteral("*.http")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (file.open(QIODevice::ReadOnly))
                out.append(file.readAll());
        }
        return out;
    }

private Q_SLOTS:
    void anyBytesAreSurvived()
    {
        const QList<QByteArray> all = fixtures();
        QVERIFY(all.size() > 50);
        int read = 0;
        for (const QByteArray& whole : all) {
            for (qsizetype i = 0; i < whole.size(); i += 7) {
                QByteArray spoilt = whole;
                spoilt[i] = static_cast<char>(spoilt[i] ^ (0x80 | int(i & 0x7f)));
                for (const QByteArray& text : {whole.left(i), spoilt}) {
                    const auto response = parseRawResponse(text);
                    if (!response)
                        continue;
                    const auto json = toJson(inspectReply(response->status, response->headers, response->body, {}, kNow));
                    QCOMPARE(json.contains(QLatin1String("windows")), true);
                    ++read;
                }
            }
        }
        QVERIFY(read > 1000);
    }

    void piecesAreTheSameAsTheWhole()
    {
        for (const QByteArray& text : fixtures()) {
            const auto response = parseRawResponse(text);
            if (!response)
                continue;
            const auto whole = inspectReply(response->status, response->headers, response->body, {}, kNow);
            for (const qsizetype step : {1, 3, 17}) {
                ReplyReader reader(response->status, response->headers, {});
                QString said;
                for (qsizetype i = 0; i < response->body.size(); i += step)
                    said += reader.feed(QByteArrayView(response->body).sliced(i).first(std::min(step, response->body.size() - i)));
                const Inspection seen = reader.finish(kNow);
                QCOMPARE(QJsonDocument(toJson(seen)).toJson(), QJsonDocument(toJson(whole)).toJson());
                QCOMPARE(seen.text, whole.text);
                if (text.contains("data:") && seen.failure == FailureClass::Ok)
                    QCOMPARE(said, whole.text);
            }
        }
    }

    void deepJsonIsMalformed()
    {
        const Inspection seen = inspectReply(200, {}, QByteArray(200000, '['), {}, kNow);
        QCOMPARE(seen.failure, FailureClass::Malformed);
    }

    void aBomAndCarriageReturnsInAStream()
    {
        const QByteArray body("\xEF\xBB\xBF" "data: {\"choices\":[{\"index\":0,\"delta\":{\"content\":\r"
                              "data: \"\xC3\xA9\"},\"finish_reason\":\"stop\"}]}\r\rdata: [DONE]\r\r");
        const Inspection seen = inspectReply(200, {}, body, {}, kNow);
        QCOMPARE(seen.failure, FailureClass::Ok);
        QCOMPARE(seen.text, QString(QChar(0xE9)));
        QVERIFY(seen.complete);
    }
};

QTEST_GUILESS_MAIN(TestInspectBytes)
#include "tst_inspect_bytes.moc"
