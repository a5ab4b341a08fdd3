// docs/settings.md is made by the program: it must be what the program would make now.
#include "core/config/config_docs.h"

#include <QFile>
#include <QTest>

using namespace plimsoll;

class SettingsDoc : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void endsWithTheTableOfToday()
    {
        QFile file(QStringLiteral(PLIMSOLL_TEST_DATA "/../docs/settings.md"));
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.errorString()));
        const QStringList written = QString::fromUtf8(file.readAll()).split(u'\n');
        const QStringList made = configDocs().split(u'\n');
        const qsizetype start = written.indexOf(made.first());
        QVERIFY2(start >= 0, "the table's head is not there");
        QCOMPARE(written.mid(start), made); // names the first line that differs
    }
};

QTEST_GUILESS_MAIN(SettingsDoc)
#include "tst_settings_doc.moc"
