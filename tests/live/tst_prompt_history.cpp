// The prompt history: kept, found, pinned, aged, and really gone when it is wiped.
#include "core/store/history_upkeep.h"
#include "core/store/prompt_history.h"

#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace plimsoll;

namespace {

constexpr qint64 kDayMs = 24 * 3600 * 1000LL;

PromptRecord recordOf(const QString& prompt, const QString& answer, qint64 at = QDateTime::currentMSecsSinceEpoch())
{
    PromptRecord record;
    record.at = QDateTime::fromMSecsSinceEpoch(at, Qt::UTC);
    record.request_id = QStringLiteral("r1");
    record.request.profile = QStringLiteral("online");
    record.request.model = QStringLiteral("asked");
    record.request.system = QStringLiteral("be brief");
    record.request.messages = {{QStringLiteral("user"), prompt}};
    record.request.maxTokens = 77;
    record.request.temperature = 0.5;
    record.request.stream = false;
    record.answer = answer;
    record.outcome = QStringLiteral("success");
    record.failure = QStringLiteral("ok");
    record.model = QStringLiteral("answered");
    return record;
}

CallResult resultOf(const QString& prompt, const QString& answer, bool remember = true)
{
    CallResult result;
    result.request.messages = {{QStringLiteral("user"), prompt}};
    result.request.remember = remember;
    result.text = answer;
    return result;
}

QStringList found(Database& database, const QString& text, bool pinned = false)
{
    PromptQuery query;
    query.text = text;
    query.pinned_only = pinned;
    QStringList prompts;
    const auto records = prompts::find(database, query);
    if (!records)
        return {QStringLiteral("error")};
    for (const PromptRecord& record : *records)
        prompts.append(record.request.messages.value(0).text);
    return prompts;
}

} // namespace

class TestPromptHistory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_path = m_folder.filePath(QStringLiteral("p%1/prompts.sqlite").arg(++m_number)); }

    void whatIsKeptComesBack()
    {
        auto database = open();
        const PromptRecord kept = recordOf(QStringLiteral("why \"so\"?\nsecond line"), QStringLiteral("because"));
        QVERIFY(prompts::add(*database, kept));
        const auto records = prompts::find(*database, {});
        QCOMPARE(records->size(), 1);
        const PromptRecord& back = records->first();
        QCOMPARE(back.at.toMSecsSinceEpoch(), kept.at.toMSecsSinceEpoch());
        QCOMPARE(back.request_id, kept.request_id);
        QCOMPARE(back.request.profile, kept.request.profile);
        QCOMPARE(back.request.model, kept.request.model);
        QCOMPARE(back.request.system, kept.request.system);
        QCOMPARE(back.request.messages.size(), 1);
        QCOMPARE(back.request.messages.first().role, QStringLiteral("user"));
        QCOMPARE(back.request.messages.first().text, kept.request.messages.first().text);
        QCOMPARE(back.request.maxTokens, 77);
        QCOMPARE(back.request.temperature, std::optional(0.5));
        QCOMPARE(back.request.stream, false);
        QCOMPARE(back.answer, kept.answer);
        QCOMPARE(back.model, kept.model);
        QCOMPARE(back.outcome, kept.outcome);
    }

    void searchedByWords_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("prompts");
        const QString ship = QStringLiteral("how deep may a ship lie"), quote = QStringLiteral("what does \"100%\" mean"),
                      korean = QStringLiteral("배는 얼마나 깊이");
        QTest::newRow("all, newest first") << QString() << QStringList{korean, quote, ship};
        QTest::newRow("a word") << QStringLiteral("SHIP") << QStringList{ship};
        QTest::newRow("all words, any order") << QStringLiteral("lie deep") << QStringList{ship};
        QTest::newRow("one of them missing") << QStringLiteral("ship plane") << QStringList();
        QTest::newRow("in the answer") << QStringLiteral("answer-2") << QStringList{quote};
        QTest::newRow("in the system text") << QStringLiteral("brief") << QStringList{korean, quote, ship};
        QTest::newRow("no wildcard") << QStringLiteral("1%0") << QStringList();
        QTest::newRow("itself") << QStringLiteral("\"100%\"") << QStringList{quote};
        QTest::newRow("underscore") << QStringLiteral("s_ip") << QStringList();
        QTest::newRow("not Latin") << QStringLiteral("깊이") << QStringList{korean};
    }
    void searchedByWords()
    {
        QFETCH(QString, text);
        QFETCH(QStringList, prompts);
        auto database = open();
        QVERIFY(prompts::add(*database, recordOf(QStringLiteral("how deep may a ship lie"), QStringLiteral("answer-1"))));
        QVERIFY(prompts::add(*database, recordOf(QStringLiteral("what does \"100%\" mean"), QStringLiteral("answer-2"))));
        QVERIFY(prompts::add(*database, recordOf(QStringLiteral("배는 얼마나 깊이"), QStringLiteral("answer-3"))));
        QCOMPARE(found(*database, text), prompts);
    }

    void pinnedOnesStay()
    {
        auto database = open();
        const qint64 now = QDateTime::currentMSecsSinceEpoch();
        for (const char* prompt : {"old", "pinned"})
            QVERIFY(prompts::add(*database, recordOf(QLatin1String(prompt), {}, now - 100 * kDayMs)));
        QVERIFY(prompts::add(*database, recordOf(QStringLiteral("new"), {}, now)));
        QVERIFY(prompts::setPinned(*database, prompts::find(*database, {})->at(1).id, true));
        QVERIFY(prompts::tidy(*database, HistoryOptions(), now));
        QCOMPARE(found(*database, {}), (QStringList{QStringLiteral("new"), QStringLiteral("pinned")}));
        QCOMPARE(found(*database, {}, true), QStringList{QStringLiteral("pinned")});
    }

    void theSizeIsBounded()
    {
        auto database = open();
        HistoryOptions small;
        small.max_mb = 1;
        for (int i = 0; i < 60; ++i)
            QVERIFY(prompts::add(*database, recordOf(QStringLiteral("n%1").arg(i), QString(10'000, u'x'))));
        QVERIFY(prompts::tidy(*database, small, QDateTime::currentMSecsSinceEpoch()));
        QVERIFY(usedBytes(*database) <= promptBytesAllowed(small));
        const QStringList left = found(*database, {});
        QVERIFY(!left.isEmpty());
        QCOMPARE(left.first(), QStringLiteral("n59"));
        const auto size = prompts::size(*database);
        QCOMPARE(size->rows, left.size());
        QVERIFY(size->oldest);
    }

    // Also out of the log, the free pages, the backup of a migration and a broken file that was set aside.
    void wipedMeansGone()
    {
        auto database = open();
        for (int i = 0; i < 50; ++i)
            QVERIFY(prompts::add(*database, recordOf(kPlanted + QString::number(i), kPlanted + QString(9000, u'y'))));
        for (const char* copy : {".version-1", ".broken-20260101-000000-000", ".broken-20260101-000000-000-wal"}) {
            QFile file(m_path + QLatin1String(copy));
            QVERIFY(file.open(QFile::WriteOnly));
            file.write(kPlanted.toUtf8());
        }
        QVERIFY(isOnDisk());
        const auto error = prompts::wipe(*database);
        QVERIFY2(!error, error ? error->what.c_str() : "");
        QVERIFY(!isOnDisk());
        QCOMPARE(found(*database, {}), QStringList());
        QVERIFY(prompts::add(*database, recordOf(QStringLiteral("after"), {})));
    }

    void oneThatIsDeletedIsGoneToo()
    {
        auto database = open();
        QVERIFY(prompts::add(*database, recordOf(QStringLiteral("stays"), {})));
        QVERIFY(prompts::add(*database, recordOf(kPlanted, kPlanted)));
        QVERIFY(isOnDisk());
        QVERIFY(prompts::remove(*database, prompts::find(*database, {})->first().id));
        QVERIFY(!isOnDisk());
        QCOMPARE(found(*database, {}), QStringList{QStringLiteral("stays")});
    }

    // Somebody reads an old view just now: it says so rather than pretend.
    void aWipeThatIsHinderedSaysSo()
    {
        auto reader = open();
        QVERIFY(prompts::add(*reader, recordOf(kPlanted, {})));
        QVERIFY(prompts::add(*reader, recordOf(kPlanted, {})));
        QSqlQuery* open_view = reader->run(QStringLiteral("SELECT messages FROM prompt"));
        QVERIFY(open_view && open_view->next());
        DatabaseSchema impatient = promptsSchema();
        impatient.busy_timeout_ms = 100;
        auto other = Database::open(m_path, impatient);
        QVERIFY(other);
        QVERIFY(prompts::wipe(**other));
        open_view->finish();
        QVERIFY(!prompts::wipe(**other));
        QVERIFY(!isOnDisk());
    }

    void offMeansNothingIsWritten()
    {
        HistoryOptions off;
        off.prompts = KeepPrompts::Off;
        PromptHistory history(m_path, off);
        history.start();
        history.record(resultOf(kPlanted, kPlanted));
        history.finish();
        QVERIFY(!QFile::exists(m_path));
    }

    void onAndOffWhileItRuns()
    {
        HistoryOptions options;
        PromptHistory history(m_path, options);
        history.start();
        history.record(resultOf(QStringLiteral("one"), QStringLiteral("1")));
        history.record(resultOf(QStringLiteral("a load's"), {}, false));
        options.prompts = KeepPrompts::Off;
        history.setOptions(options);
        history.record(resultOf(QStringLiteral("two"), QStringLiteral("2")));
        options.prompts = KeepPrompts::On;
        history.setOptions(options);
        history.record(resultOf(QStringLiteral("three"), QStringLiteral("3")));
        history.finish();
        QCOMPARE(history.problem(), QString());
        QCOMPARE(found(*open(), {}), (QStringList{QStringLiteral("three"), QStringLiteral("one")}));
    }

    void aDiskThatRefusesIsTold()
    {
        QVERIFY(QFile(m_folder.filePath(QStringLiteral("plain"))).open(QFile::WriteOnly));
        PromptHistory history(m_folder.filePath(QStringLiteral("plain/prompts.sqlite")), {});
        history.start();
        history.record(resultOf(QStringLiteral("one"), {}));
        history.finish();
        QVERIFY(!history.problem().isEmpty());
    }

private:
    std::unique_ptr<Database> open()
    {
        auto opened = Database::open(m_path, promptsSchema());
        return opened ? std::move(*opened) : nullptr;
    }
    bool isOnDisk() const
    {
        QDirIterator files(QFileInfo(m_path).path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (file.open(QFile::ReadOnly) && file.readAll().contains(kPlanted.toUtf8()))
                return true;
        }
        return false;
    }

    const QString kPlanted = QStringLiteral("planted-prompt-5c1e77");
    QTemporaryDir m_folder;
    QString m_path;
    int m_number = 0;
};

QTEST_GUILESS_MAIN(TestPromptHistory)
#include "tst_prompt_history.moc"
