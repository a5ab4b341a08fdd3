// Every input of the fuzz corpora, what was once found broken among them, through its target: without clang, in every
// ordinary test run. tests/fuzz/run.sh looks for new ones.
#include "tests/fuzz/targets.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace plimsoll;

class TestFuzzCorpus : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachInput_data()
    {
        QTest::addColumn<int>("target");
        QTest::addColumn<QString>("path");
        const QDir corpora(QStringLiteral(PLIMSOLL_TEST_DATA "/fuzz/corpus"));
        QStringList folders;
        for (int i = 0; i < int(std::size(kFuzzTargets)); ++i) {
            const QString name = QString::fromLatin1(kFuzzTargets[i].name);
            const QDir folder(corpora.filePath(name));
            const QStringList inputs = folder.entryList(QDir::Files);
            QVERIFY2(!inputs.isEmpty(), qPrintable(folder.path()));
            for (const QString& input : inputs)
                QTest::newRow(qPrintable(name + u'/' + input)) << i << folder.filePath(input);
            folders << name;
        }
        folders.sort();
        QCOMPARE(corpora.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name), folders); // none without its target
    }
    void eachInput()
    {
        QFETCH(int, target);
        QFETCH(QString, path);
        QFile file(path);
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.errorString()));
        const QString broken = kFuzzTargets[target].run(file.readAll());
        QVERIFY2(broken.isEmpty(), qPrintable(broken));
    }
};

QTEST_GUILESS_MAIN(TestFuzzCorpus)
#include "tst_fuzz_corpus.moc"
