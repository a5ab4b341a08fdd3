// The estimate before sending: near enough in every script, never 0 for a text, and learning from what models report.
#include "core/wire/token_estimate.h"

#include <QTest>

using namespace plimsoll;

class TestTokenEstimate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Counts of tokenizers in use (cl100k and o200k agree within the range); the estimate lies within a third of it.
    void scripts_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("least");
        QTest::addColumn<int>("most");
        QTest::newRow("english") << QStringLiteral("The quick brown fox jumps over the lazy dog.") << 10 << 10;
        QTest::newRow("long word") << QStringLiteral("antidisestablishmentarianism") << 6 << 6;
        QTest::newRow("japanese") << QStringLiteral("\u304a\u8a95\u751f\u65e5\u304a\u3081\u3067\u3068\u3046") << 8 << 9;
        QTest::newRow("korean") << QStringLiteral("\uc548\ub155\ud558\uc138\uc694 \ub9cc\ub098\uc11c \ubc18\uac11\uc2b5\ub2c8\ub2e4") << 8 << 18;
        QTest::newRow("code") << QStringLiteral("for (int i = 0; i < n; ++i) { sum += values[i]; }") << 20 << 24;
        QTest::newRow("digits") << QStringLiteral("31415926535897932384") << 7 << 8;
        QTest::newRow("emoji") << QStringLiteral("\U0001F600\U0001F680\U0001F389") << 3 << 9;
        QTest::newRow("cyrillic") << QStringLiteral("\u041f\u0440\u0438\u0432\u0435\u0442, \u043a\u0430\u043a \u0434\u0435\u043b\u0430?") << 5 << 8;
    }
    void scripts()
    {
        QFETCH(QString, text);
        QFETCH(int, least);
        QFETCH(int, most);
        const double seen = double(estimateTokens(text));
        QVERIFY2(seen >= least / 1.34 && seen <= most * 1.34, qPrintable(QString::number(seen)));
    }

    void edges()
    {
        QCOMPARE(estimateTokens(QString()), 0);
        QCOMPARE(estimateTokens(QStringLiteral("a")), 1);
        const QChar half[] = {QChar(0xD83D), u'a', QChar(0xDE00)}; // surrogates without their other half
        QVERIFY(estimateTokens(QStringView(half, 3)) >= 1);
        // Twice the text is twice the tokens, but for the rounding.
        const QString text = QStringLiteral("some words, 123 and \ud55c\uad6d\uc5b4\n");
        QVERIFY(std::abs(double(estimateTokens(text.repeated(100))) - 100.0 * double(estimateTokens(text))) <= 100);
    }

    void learnsPerModel()
    {
        TokenCalibration calibration;
        const QString a = QStringLiteral("a"), b = QStringLiteral("b");
        QCOMPARE(calibration.corrected(a, 100), 100);
        QVERIFY(!calibration.error(a));
        calibration.observe(a, 100, 150);
        QCOMPARE(calibration.corrected(a, 100), 150);
        QCOMPARE(calibration.corrected(b, 100), 100);
        QVERIFY(!calibration.error(b));
        QCOMPARE(*calibration.error(a), 50.0 / 150);
        for (int i = 0; i < 50; ++i)
            calibration.observe(a, 200, 260);
        QVERIFY(std::abs(calibration.factor(a) - 1.3) < 0.001);
        QVERIFY(*calibration.error(a) < 0.01); // it says so when it has become good
    }

    void oneStrangeReplyDoesNotTipIt()
    {
        TokenCalibration calibration;
        const QString a = QStringLiteral("a");
        for (int i = 0; i < 20; ++i)
            calibration.observe(a, 100, 100);
        calibration.observe(a, 1, 1000000);
        QVERIFY(calibration.factor(a) <= 1.6 + 1e-9);
        QVERIFY(*calibration.error(a) > 0.15); // it says that it was far off
        calibration.observe(a, 0, 10);
        calibration.observe(a, 10, 0);
        calibration.observe(a, -1, 10);
        QVERIFY(calibration.factor(a) <= 1.6 + 1e-9);
    }
};

QTEST_GUILESS_MAIN(TestTokenEstimate)
#include "tst_token_estimate.moc"
