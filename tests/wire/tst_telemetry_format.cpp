#include "core/telemetry/format.h"

#include <QTest>

using namespace plimsoll;

namespace {
const QLocale kEnglish(QLocale::English, QLocale::UnitedStates);
const QLocale kGerman(QLocale::German, QLocale::Germany);
} // namespace

class TestTelemetryFormat : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void duration_data()
    {
        QTest::addColumn<qint64>("ms");
        QTest::addColumn<QString>("text");
        const auto row = [](qint64 ms, const char* text) { QTest::newRow(text) << ms << QString::fromLatin1(text); };
        row(-5, "0 ms");
        row(850, "850 ms");
        row(999, "999 ms");
        row(1000, "1 s");
        row(4250, "4.2 s");
        row(9999, "9.9 s");
        row(12'000, "12 s");
        row(59'999, "59 s");
        row(125'000, "2 m 05 s");
        row(3'600'000, "1 h 00 m");
        row(3'900'000, "1 h 05 m");
        row(273'600'000, "3 d 04 h");
    }
    void duration()
    {
        QFETCH(qint64, ms);
        QTEST(formatDuration(Duration(ms), kEnglish), "text");
    }

    void countdown()
    {
        const QDateTime now(QDate(2026, 11, 30), QTime(13, 0), Qt::UTC);
        QCOMPARE(formatCountdown(Duration(11'001), now, kEnglish).text, QStringLiteral("12 s"));
        QCOMPARE(formatCountdown(Duration(1), now, kEnglish).text, QStringLiteral("1 s"));
        QCOMPARE(formatCountdown(Duration(59'500), now, kEnglish).text, QStringLiteral("1 m 00 s"));
        QVERIFY(!formatCountdown(Duration(3'600'000), now, kEnglish).clock);
        const Countdown afternoon = formatCountdown(Duration(5'400'000), now, kGerman);
        QVERIFY(afternoon.clock);
        QCOMPARE(afternoon.text, QStringLiteral("14:30"));
        QCOMPARE(formatCountdown(Duration(86'400'000), now, kGerman).text, QStringLiteral("01.12.26 13:00"));
    }

    void money_data()
    {
        QTest::addColumn<double>("usd");
        QTest::addColumn<QString>("text");
        const auto row = [](double usd, const char* text) { QTest::newRow(text) << usd << QString::fromLatin1(text); };
        row(0, "$0.00");
        row(0.0012344, "$0.001234");
        row(0.25, "$0.25");
        row(0.5, "$0.50");
        row(0.123456, "$0.1235");
        row(0.99999, "$1.00");
        row(12.345678, "$12.35");
        row(1234.5, "$1,234.50");
        row(-0.5, "-$0.50");
    }
    void money()
    {
        QFETCH(double, usd);
        QTEST(formatMoney(usd, kEnglish), "text");
    }

    void tokens_data()
    {
        QTest::addColumn<qint64>("count");
        QTest::addColumn<QString>("text");
        const auto row = [](qint64 count, const char* text) {
            QTest::addRow("%lld", static_cast<long long>(count)) << count << QString::fromLatin1(text);
        };
        row(0, "0");
        row(999, "999");
        row(1000, "1 k");
        row(1234, "1.2 k");
        row(8000, "8 k");
        row(999'949, "999.9 k");
        row(999'950, "1 M");
        row(3'400'000, "3.4 M");
        row(-1500, "-1.5 k");
    }
    void tokens()
    {
        QFETCH(qint64, count);
        QTEST(formatTokens(count, kEnglish), "text");
    }

    void percent()
    {
        QCOMPARE(formatPercent(0, kEnglish), QStringLiteral("0 %"));
        QCOMPARE(formatPercent(0.00001, kEnglish), QStringLiteral("0.1 %"));
        QCOMPARE(formatPercent(0.0237, kEnglish), QStringLiteral("2.4 %"));
        QCOMPARE(formatPercent(0.37, kEnglish), QStringLiteral("37 %"));
        QCOMPARE(formatPercent(0.9999, kEnglish), QStringLiteral("99.9 %"));
        QCOMPARE(formatPercent(1, kEnglish), QStringLiteral("100 %"));
    }

    void theLanguageDecidesTheSeparators()
    {
        QCOMPARE(formatTokens(1234, kGerman), QStringLiteral("1,2 k"));
        QCOMPARE(formatDuration(Duration(4200), kGerman), QStringLiteral("4,2 s"));
        QCOMPARE(formatExact(1'234'567, kGerman), QStringLiteral("1.234.567"));
        QCOMPARE(formatMoney(1234.5, kGerman), QStringLiteral("$1.234,50"));
        QCOMPARE(formatRate(0.25, kGerman), QStringLiteral("0,25 / s"));
    }
};

QTEST_APPLESS_MAIN(TestTelemetryFormat)
#include "tst_telemetry_format.moc"
