// Single values as servers write them: dates, durations, numbers, Pacific midnights, JSON with bad numbers, canonical text.
#include "core/wire/canonical_prompt.h"
#include "core/wire/lenient_json.h"
#include "core/wire/wall_time.h"
#include "core/wire/wire_number.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

#include <limits>

using namespace plimsoll;

namespace {

WallMs at(const char* text) { return parseRfc3339(text).value(); }

} // namespace

class TestWireValues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void dates()
    {
        const WallMs noon = 1796040000000;
        QCOMPARE(at("2026-11-30T12:00:00Z"), noon);
        for (const char* same : {"2026-11-30t12:00:00z", "2026-11-30 12:00:00.000Z", "2026-11-30T21:00:00+09:00", "2026-11-30T04:30:00-07:30"})
            QCOMPARE(parseRfc3339(same), std::optional(noon));
        QCOMPARE(at("2026-11-30T12:00:00.0000001Z"), noon + 1); // never too early
        QCOMPARE(at("2026-11-30T12:00:00.12Z"), noon + 120);
        QCOMPARE(at("2028-02-29T00:00:00Z") - at("2028-02-28T00:00:00Z"), 86400000);
        QCOMPARE(at("2026-12-31T23:59:60Z"), at("2027-01-01T00:00:00Z")); // a leap second
        for (const char* bad : {"", "2026-11-30", "2026-11-30T12:00:00", "2026-02-29T12:00:00Z", "2026-13-01T12:00:00Z", "2026-11-30T24:00:00Z",
                                "2026-11-30T12:60:00Z", "2026-11-30T12:00:00+0900", "2026-11-30T12:00:00+24:00", "2026-11-30T12:00:00.Z",
                                "2026-11-30T12:00:00Zx", "+2026-11-30T12:00:00Z"})
            QVERIFY2(!parseRfc3339(bad), bad);
        for (const char* same : {"Mon, 30 Nov 2026 12:00:00 GMT", "Monday, 30-Nov-26 12:00:00 GMT", "Mon Nov 30 12:00:00 2026", " Mon, 30 Nov 2026 12:00:00 UTC "})
            QCOMPARE(parseHttpDate(same), std::optional(noon));
        QCOMPARE(parseHttpDate("Sun Nov  1 00:00:00 2026"), std::optional(at("2026-11-01T00:00:00Z")));
        for (const char* bad : {"", "Mon", "30 Nov 2026 12:00:00 GMT", "Mon, 31 Nov 2026 12:00:00 GMT", "Mon, 30 Nov 2026 12:00 GMT", "Mon, 30 Nov 2026 12:00:00 +0900",
                                "Mon, 30 Nov 2026 12:00:00 PST", "Mon, 30 Nov 2026 25:00:00 GMT", "Mon, 30 Foo 2026 12:00:00 GMT"})
            QVERIFY2(!parseHttpDate(bad), bad);
        QCOMPARE(findDateInWords("until 2026-12-1 at x, or 2026-12-01 at 00:00 UTC."), std::optional(at("2026-12-01T00:00:00Z")));
        QVERIFY(!findDateInWords("2026-12-01 at 00:00 local"));
        QCOMPARE(toRfc3339(noon), QStringLiteral("2026-11-30T12:00:00Z"));
        QCOMPARE(toRfc3339(noon + 7), QStringLiteral("2026-11-30T12:00:00.007Z"));
        QCOMPARE(toRfc3339(-1), QStringLiteral("1969-12-31T23:59:59.999Z"));
    }

    // Daily quotas start anew at midnight in Los Angeles: at 07:00 UTC in summer, at 08:00 in winter.
    void pacificMidnights_data()
    {
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QString>("midnight");
        QTest::newRow("winter") << QByteArray("2026-11-30T12:00:00Z") << QStringLiteral("2026-12-01T08:00:00Z");
        QTest::newRow("summer") << QByteArray("2026-07-01T12:00:00Z") << QStringLiteral("2026-07-02T07:00:00Z");
        QTest::newRow("before it") << QByteArray("2026-07-01T06:59:59Z") << QStringLiteral("2026-07-01T07:00:00Z");
        QTest::newRow("at it: the next one") << QByteArray("2026-07-01T07:00:00Z") << QStringLiteral("2026-07-02T07:00:00Z");
        QTest::newRow("the day of 23 hours") << QByteArray("2026-03-08T08:00:00Z") << QStringLiteral("2026-03-09T07:00:00Z");
        QTest::newRow("the day of 25 hours") << QByteArray("2026-11-01T07:00:00Z") << QStringLiteral("2026-11-02T08:00:00Z");
        QTest::newRow("inside the repeated hour") << QByteArray("2026-11-01T09:30:00Z") << QStringLiteral("2026-11-02T08:00:00Z");
        QTest::newRow("new year") << QByteArray("2026-12-31T20:00:00Z") << QStringLiteral("2027-01-01T08:00:00Z");
    }
    void pacificMidnights()
    {
        QFETCH(QByteArray, after);
        QTEST(toRfc3339(nextPacificMidnight(at(after.constData()))), "midnight");
    }

    void durations()
    {
        QCOMPARE(parseGoDuration("12ms"), std::optional(12.0));
        QCOMPARE(parseGoDuration("6m0s"), std::optional(360000.0));
        QCOMPARE(parseGoDuration("1h2m3.5s"), std::optional(3723500.0));
        QCOMPARE(parseGoDuration("1m9.696s"), std::optional(69696.0));
        QCOMPARE(parseGoDuration("1\xC2\xB5s"), std::optional(0.001));
        for (const char* bad : {"", "5", "5x", "-5s", "s", "5 s", "1h-2m", "5s5", "1e3s"})
            QVERIFY2(!parseGoDuration(bad), bad);
        QCOMPARE(leadingDelay("20 seconds. Visit", false), std::optional(20000.0));
        QCOMPARE(leadingDelay("1 hour 5 minutes and", false), std::optional(3900000.0));
        QCOMPARE(leadingDelay("2m30s.", false), std::optional(150000.0));
        QVERIFY(!leadingDelay("20 apples", false));
        QVERIFY(!leadingDelay("a moment", false));
    }

    void numbers()
    {
        QCOMPARE(parseDecimal(" 12 "), std::optional(12.0));
        QCOMPARE(parseDecimal("-1"), std::optional(-1.0));
        QCOMPARE(parseDecimal("0.5"), std::optional(0.5));
        for (const char* bad : {"", "-", ".", "+1", "1e3", "0x1", "nan", "inf", "1,0", "1 2", "1.", "1.2.3"})
            QVERIFY2(!parseDecimal(bad), bad);
        QVERIFY(!parseDecimal(QByteArray(400, '9'))); // no double holds it
        QCOMPARE(jsonCount(QJsonValue(-3)), std::optional<std::int64_t>(0));
        QCOMPARE(jsonCount(QJsonValue(1e300)), std::optional<std::int64_t>(9007199254740992));
        QVERIFY(!jsonCount(QJsonValue(QStringLiteral("7"))));
        QVERIFY(!jsonCount(QJsonValue()));
        QCOMPARE(jsonNumber(QJsonValue(QStringLiteral("7.5"))), std::optional(7.5));
        QVERIFY(!knownAmount(-1));
        QCOMPARE(knownAmount(-2), std::optional(0.0));
    }

    void lenientJson()
    {
        const auto object = [](const char* text) { return parseLenientJson(text).object(); };
        using L = QLatin1String;
        QCOMPARE(object("\xEF\xBB\xBF{\"a\":1}").value(L("a")).toInt(), 1);
        const QJsonObject seen = object("{\"big\":1e999,\"nan\":NaN,\"inf\":[-Infinity,2],\"text\":\"NaN \\\" 1e999\",\"ok\":-1.5e3,\"t\":true}");
        QVERIFY(seen.value(L("big")).isNull() && seen.value(L("nan")).isNull());
        QCOMPARE(seen.value(L("inf")).toArray().at(1).toInt(), 2);
        QCOMPARE(seen.value(L("text")).toString(), QStringLiteral("NaN \" 1e999")); // inside a text nothing is touched
        QCOMPARE(seen.value(L("ok")).toInt(), -1500);
        QCOMPARE(seen.value(L("t")).toBool(), true);
        QCOMPARE(object("{\"a\":\"\xFF\"}").value(L("a")).toString(), QString(QChar(QChar::ReplacementCharacter)));
        for (const char* bad : {"", "{", "<html>", "true", "{\"a\":1}x", "{\"a\":\"", "{a:1}", "[\"\\"})
            QVERIFY2(parseLenientJson(bad).isNull(), bad);
    }

    void canonical()
    {
        QCOMPARE(canonicalText(QStringLiteral("\r\n \t\nfirst  line \t\r\n\r\n  second\rthird\n\n")),
                 QStringLiteral("first  line\n\n  second\nthird"));
        QCOMPARE(canonicalText(QStringLiteral(" \n\t\n")), QString());
        QCOMPARE(canonicalText(QStringLiteral("a b")), QStringLiteral("a b"));
        QVERIFY(canonicalText(QStringLiteral("a  b")) != canonicalText(QStringLiteral("a b"))); // inner white space matters
        const QString once = canonicalText(QStringLiteral("x\r\n y \n"));
        QCOMPARE(canonicalText(once), once);
    }
};

QTEST_GUILESS_MAIN(TestWireValues)
#include "tst_wire_values.moc"
