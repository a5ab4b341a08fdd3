// The answer cache on disk: its time to live is wall time and goes on over restarts; it is bounded, shared by processes,
// and wiped without a trace.
#include "core/store/answer_store.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace plimsoll;

namespace {

PromptDigest digest(const QByteArray& exact, const QByteArray& any) { return {exact, any}; }

StoredAnswer answer(const QString& text, const QString& model = QStringLiteral("m1"))
{
    StoredAnswer stored{model, text, {}, Duration(0)};
    stored.usage.input = 11;
    stored.usage.output = 7;
    return stored;
}

std::optional<StoredAnswer> found(AnswerStore& store, const PromptDigest& wanted, bool anyModel = false)
{
    std::optional<std::optional<StoredAnswer>> reply;
    store.find(wanted, anyModel, at(0), [&](const std::optional<StoredAnswer>& stored) { reply = stored; });
    if (!QTest::qWaitFor([&] { return reply.has_value(); }))
        qFatal("no answer from the store");
    return *reply;
}

int entries(AnswerStore& store)
{
    std::optional<std::optional<AnswerStoreFigures>> figures;
    store.figures(&store, [&](std::optional<AnswerStoreFigures> now) { figures = now; });
    if (!QTest::qWaitFor([&] { return figures.has_value(); }) || !*figures)
        qFatal("no figures from the store");
    return (*figures)->entries;
}

} // namespace

class TestAnswerStore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_path = m_folder.filePath(QStringLiteral("answers-%1.sqlite").arg(++m_number));
        m_now = 1'700'000'000'000;
    }

    void theTimeToLiveGoesOnOverARestart()
    {
        {
            AnswerStore store(m_path, clock());
            store.store(digest("a", "any"), answer(QStringLiteral("kept")), at(0));
        }
        m_now += 59'000;
        AnswerStore store(m_path, clock());
        const auto stored = found(store, digest("a", "any"));
        QVERIFY(stored);
        QCOMPARE(stored->text, QStringLiteral("kept"));
        QCOMPARE(stored->model, QStringLiteral("m1"));
        QCOMPARE(stored->usage.input, 11);
        QCOMPARE(stored->usage.output, 7);
        QCOMPARE(stored->age, Duration(59'000));
        m_now += 999;
        QVERIFY(found(store, digest("a", "any")));
        m_now += 1; // younger than the time to live: at its end it is not
        QVERIFY(!found(store, digest("a", "any")));
    }

    void anyModelGivesTheYoungest()
    {
        AnswerStore store(m_path, clock());
        store.store(digest("a", "any"), answer(QStringLiteral("old"), QStringLiteral("m1")), at(0));
        m_now += 10;
        store.store(digest("b", "any"), answer(QStringLiteral("young"), QStringLiteral("m2")), at(0));
        QVERIFY(!found(store, digest("c", "any")));
        QCOMPARE(found(store, digest("c", "any"), true)->text, QStringLiteral("young"));
        QCOMPARE(found(store, digest("a", "any"))->text, QStringLiteral("old"));
        QVERIFY(!found(store, digest("a", "other"), true));
    }

    void anEqualRequestReplacesItsAnswer()
    {
        AnswerStore store(m_path, clock());
        store.store(digest("a", "any"), answer(QStringLiteral("one")), at(0));
        m_now += 5;
        store.store(digest("a", "any"), answer(QStringLiteral("two")), at(0));
        QCOMPARE(found(store, digest("a", "any"))->text, QStringLiteral("two"));
        QCOMPARE(entries(store), 1);
    }

    void theOldestGoesWhenItIsFull()
    {
        AnswerStore store(m_path, clock());
        store.setLimits({Duration(60'000), 3});
        for (int i = 0; i < 5; ++i) {
            ++m_now;
            store.store(digest(QByteArray::number(i), "any" + QByteArray::number(i)), answer(QString::number(i)), at(0));
        }
        QCOMPARE(entries(store), 3);
        QVERIFY(!found(store, digest("1", "any1")));
        QVERIFY(found(store, digest("2", "any2")));
        store.setLimits({Duration(60'000), 1}); // acts at once on what is stored
        QCOMPARE(entries(store), 1);
        QVERIFY(found(store, digest("4", "any4")));
        store.setLimits({Duration(60'000), 0});
        QCOMPARE(entries(store), 0);
    }

    void aClockThatWentBackMakesNothingImmortal()
    {
        AnswerStore store(m_path, clock());
        store.store(digest("a", "any"), answer(QStringLiteral("of the future")), at(0));
        m_now -= 3'600'000;
        QVERIFY(!found(store, digest("a", "any")));
        QVERIFY(!found(store, digest("a", "any"), true));
    }

    void processesShareTheAnswers()
    {
        AnswerStore one(m_path, clock()), other(m_path, clock());
        one.store(digest("a", "any"), answer(QStringLiteral("shared")), at(0));
        QVERIFY(found(one, digest("a", "any")));
        QVERIFY(found(other, digest("a", "any")));
    }

    void wipedIsGoneFromTheFileToo()
    {
        const QByteArray secret = "an answer that nobody is to find";
        AnswerStore store(m_path, clock());
        store.store(digest("a", "any"), answer(QString::fromUtf8(secret)), at(0));
        QVERIFY(found(store, digest("a", "any")));
        QVERIFY(onDisk(secret));
        std::optional<std::optional<int>> count;
        store.wipe(&store, [&](std::optional<int> deleted) { count = deleted; });
        QTRY_VERIFY(count);
        QCOMPARE(*count, std::optional(1));
        QVERIFY(!found(store, digest("a", "any")));
        QVERIFY(!onDisk(secret));
    }

    void expiredIsDeletedWithTheNextAnswer()
    {
        const QByteArray secret = "an answer whose time is over";
        AnswerStore store(m_path, clock());
        store.store(digest("a", "any"), answer(QString::fromUtf8(secret)), at(0));
        m_now += 60'000;
        store.store(digest("b", "b"), answer(QStringLiteral("next")), at(0));
        QVERIFY(found(store, digest("b", "b")));
        store.setLimits({Duration(120'000), 1000}); // so long that it would be young enough, were it still there
        QCOMPARE(entries(store), 1);
    }

    void withoutADatabaseAnswersAreKeptInMemory()
    {
        QFile file(m_path); // a file where the folder should be
        QVERIFY(file.open(QIODevice::WriteOnly));
        AnswerStore store(m_path + QStringLiteral("/answers.sqlite"), clock());
        QSignalSpy state(&store.thread(), &StoreThread::state);
        store.thread().start();
        QVERIFY(state.wait());
        QVERIFY(!store.thread().problem().isEmpty());
        store.store(digest("a", "any"), answer(QStringLiteral("in memory")), at(0));
        QCOMPARE(found(store, digest("a", "any"))->text, QStringLiteral("in memory"));
    }

private:
    WallClock clock()
    {
        return [this] { return m_now; };
    }
    bool onDisk(const QByteArray& text) const
    {
        for (const QFileInfo& file : QDir(m_folder.path()).entryInfoList({QFileInfo(m_path).fileName() + QLatin1Char('*')})) {
            QFile content(file.filePath());
            if (content.open(QIODevice::ReadOnly) && content.readAll().contains(text))
                return true;
        }
        return false;
    }

    QTemporaryDir m_folder;
    QString m_path;
    int m_number = 0;
    qint64 m_now = 0;
};

QTEST_GUILESS_MAIN(TestAnswerStore)
#include "tst_answer_store.moc"
