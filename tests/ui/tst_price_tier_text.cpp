// Price tiers as the settings write them, and what a person may type.
#include "ui/presenters/price_tier_text.h"

#include <QJsonDocument>
#include <QTest>

using namespace plimsoll;

class TestPriceTierText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void thereAndBack()
    {
        const QJsonArray tiers = QJsonDocument::fromJson(R"([
            {"above_tokens":128000,"input":0.1,"output":2,"cache_read":null,"cache_write_5m":1e-7,"cache_write_1h":null},
            {"above_tokens":200000,"input":6,"output":22.5,"cache_read":0.6,"cache_write_5m":7.5,"cache_write_1h":12}])").array();
        const QString text = priceTierLines(tiers);
        QCOMPARE(text, QStringLiteral("128000: 0.1 / 2 / ? / 1e-07\n200000: 6 / 22.5 / 0.6 / 7.5 / 12"));
        const auto back = priceTiersFromLines(text);
        QVERIFY(back);
        QCOMPARE(*back, tiers);
    }

    void whatAPersonTypes()
    {
        QVERIFY(priceTiersFromLines(QStringLiteral(" \n"))->isEmpty());
        const auto few = priceTiersFromLines(QStringLiteral("\n 200000 :6/ 22.5\n"));
        QVERIFY(few);
        QCOMPARE(few->at(0)[u"above_tokens"].toInt(), 200000);
        QCOMPARE(few->at(0)[u"output"].toDouble(), 22.5);
        QVERIFY(!few->at(0)[u"cache_read"].isDouble());
    }

    void whatIsNoTierIsQuoted_data()
    {
        QTest::addColumn<QString>("line");
        for (const char* line : {"200000", "200k: 6", ": 6", "200000: six", "200000: 1 / 2 / 3 / 4 / 5 / 6"})
            QTest::newRow(line) << QString::fromLatin1(line);
    }
    void whatIsNoTierIsQuoted()
    {
        QFETCH(QString, line);
        const auto tiers = priceTiersFromLines(u"1: 2\n" + line);
        QVERIFY(!tiers);
        QCOMPARE(tiers.error(), line);
    }
};

QTEST_GUILESS_MAIN(TestPriceTierText)
#include "tst_price_tier_text.moc"
