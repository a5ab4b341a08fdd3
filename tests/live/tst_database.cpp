// The user's SQLite files: private, migrated with a backup, and survived when broken, locked, full or of the future.
#include "core/store/database.h"
#include "core/store/store_thread.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace plimsoll;

namespace {

DatabaseSchema oneTable()
{
    DatabaseSchema schema;
    schema.versions = {{QStringLiteral("CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT NOT NULL)")}};
    schema.busy_timeout_ms = 200;
    return schema;
}

DatabaseSchema twoVersions()
{
    DatabaseSchema schema = oneTable();
    schema.versions.append(
        QStringList{QStringLiteral("ALTER TABLE note ADD COLUMN pinned INTEGER NOT NULL DEFAULT 0")});
    return schema;
}

QString textIn(Database& database)
{
    QSqlQuery* query = database.run(QStringLiteral("SELECT text FROM note"));
    return query && query->next() ? query->value(0).toString() : QString();
}

} // namespace

class TestDatabase : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_path = m_folder.filePath(QStringLiteral("deep/%1.sqlite").arg(++m_number)); }

    void openingWaitsForNoWriter()
    {
        DatabaseSchema schema = oneTable();
        schema.shrinks = true;
        auto writer = Database::open(m_path, schema);
        QVERIFY(writer && (*writer)->begin());
        QVERIFY(Database::open(m_path, schema)); // to read, for instance
        (*writer)->rollback();
        QSqlQuery* mode = (*writer)->run(QStringLiteral("PRAGMA auto_vacuum"));
        QVERIFY(mode && mode->next());
        QCOMPARE(mode->value(0).toInt(), 1); // it does shrink
    }

    void theFileIsTheUsersAlone()
    {
        auto database = Database::open(m_path, oneTable());
        QVERIFY(database);
        QVERIFY((*database)->run(QStringLiteral("INSERT INTO note (text) VALUES (?)"), {QStringLiteral("a")}));
        const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
        for (const char* side : {"", "-wal", "-shm"}) {
            QVERIFY2(QFileInfo::exists(m_path + QLatin1String(side)), side);
            QCOMPARE(QFile::permissions(m_path + QLatin1String(side)) & others, QFile::Permissions());
        }
        QCOMPARE(QFile::permissions(QFileInfo(m_path).absolutePath()) & others, QFile::Permissions());
    }

    void anOlderSchemaIsBackedUpAndMigrated()
    {
        {
            auto old = Database::open(m_path, oneTable());
            QVERIFY(old);
            QVERIFY((*old)->run(QStringLiteral("INSERT INTO note (text) VALUES ('kept')")));
        }
        auto migrated = Database::open(m_path, twoVersions());
        QVERIFY2(migrated, migrated ? "" : migrated.error().what.c_str());
        QVERIFY((*migrated)->run(QStringLiteral("SELECT pinned FROM note")));
        QCOMPARE(textIn(**migrated), QStringLiteral("kept"));
        auto backup = Database::open(m_path + QStringLiteral(".version-1"), oneTable());
        QVERIFY(backup);
        QCOMPARE(textIn(**backup), QStringLiteral("kept"));
    }

    void aFailedMigrationLeavesTheFileAsItWas()
    {
        {
            auto old = Database::open(m_path, oneTable());
            QVERIFY(old);
            QVERIFY((*old)->run(QStringLiteral("INSERT INTO note (text) VALUES ('kept')")));
        }
        DatabaseSchema bad = twoVersions();
        bad.versions.last().append(QStringLiteral("NO SQL AT ALL"));
        QVERIFY(!Database::open(m_path, bad));
        auto again = Database::open(m_path, oneTable());
        QVERIFY(again);
        QCOMPARE(textIn(**again), QStringLiteral("kept"));
    }

    void aNewerFileIsLeftAlone()
    {
        QVERIFY(Database::open(m_path, twoVersions()));
        QFile file(m_path);
        QVERIFY(file.open(QFile::ReadOnly));
        const QByteArray before = file.readAll();
        auto older = Database::open(m_path, oneTable());
        QVERIFY(!older);
        QVERIFY2(QByteArray(older.error().what.c_str()).contains("newer version"), older.error().what.c_str());
        file.seek(0);
        QCOMPARE(file.readAll(), before);
    }

    void aBrokenFileIsSetAsideAndKept()
    {
        QVERIFY(Database::open(m_path, oneTable()));
        QFile file(m_path);
        QVERIFY(file.open(QFile::WriteOnly | QFile::Truncate));
        file.write(QByteArray(4096, 'x'));
        file.close();
        auto fresh = Database::open(m_path, oneTable());
        QVERIFY2(fresh, fresh ? "" : fresh.error().what.c_str());
        QVERIFY(!(*fresh)->setAside().isEmpty());
        QVERIFY((*fresh)->run(QStringLiteral("INSERT INTO note (text) VALUES ('new')")));
        QFile aside((*fresh)->setAside());
        QVERIFY(aside.open(QFile::ReadOnly));
        QCOMPARE(aside.readAll(), QByteArray(4096, 'x'));
    }

    void aLockIsWaitedForAndThenToldAsBusy()
    {
        auto one = Database::open(m_path, oneTable());
        auto two = Database::open(m_path, oneTable());
        QVERIFY(one && two);
        Transaction held(**one);
        QVERIFY(held);
        Transaction refused(**two);
        QVERIFY(!refused);
        QVERIFY((*two)->busy());
        QVERIFY(!(*two)->broken());
        QVERIFY(held.commit());
        QVERIFY(Transaction(**two));
    }

    // A row that nobody read to its end must not keep its connection from waiting for the lock.
    void aHalfReadAnswerStandsInNobodysWay()
    {
        auto one = Database::open(m_path, oneTable());
        auto two = Database::open(m_path, oneTable());
        QVERIFY(one && two);
        for (int i = 0; i < 2; ++i)
            QVERIFY((*one)->run(QStringLiteral("INSERT INTO note (text) VALUES ('x')")));
        QSqlQuery* half = (*two)->run(QStringLiteral("SELECT text FROM note"));
        QVERIFY(half && half->next());
        QVERIFY((*one)->run(QStringLiteral("INSERT INTO note (text) VALUES ('y')")));
        Transaction transaction(**two);
        QVERIFY2(transaction, (*two)->error().what.c_str());
    }

    void othersCommitsAreSeen()
    {
        auto one = Database::open(m_path, oneTable());
        auto two = Database::open(m_path, oneTable());
        QVERIFY(one && two);
        const qint64 before = (*two)->dataVersion();
        QCOMPARE((*two)->dataVersion(), before);
        QVERIFY((*one)->run(QStringLiteral("INSERT INTO note (text) VALUES ('x')")));
        QVERIFY((*two)->dataVersion() != before);
    }

    void aTransactionThatIsLeftIsRolledBack()
    {
        auto database = Database::open(m_path, oneTable());
        QVERIFY(database);
        {
            Transaction transaction(**database);
            QVERIFY((*database)->run(QStringLiteral("INSERT INTO note (text) VALUES ('lost')")));
        }
        QVERIFY(textIn(**database).isEmpty());
    }

    void theThreadWorksInOrderAndAnswers()
    {
        StoreThread store(m_path, oneTable());
        QStringList seen;
        for (const char* text : {"a", "b"})
            store.post([text = QString::fromLatin1(text)](Database* database) {
                database->run(QStringLiteral("INSERT INTO note (text) VALUES (?)"), {text});
            });
        store.ask(
            this,
            [](Database* database) {
                QStringList all;
                QSqlQuery* query = database->run(QStringLiteral("SELECT text FROM note ORDER BY id"));
                while (query && query->next())
                    all.append(query->value(0).toString());
                return all;
            },
            [&](const QStringList& all) { seen = all; });
        QTRY_COMPARE(seen, (QStringList{QStringLiteral("a"), QStringLiteral("b")}));
    }

    void whatWasPostedIsDoneBeforeTheEnd()
    {
        {
            StoreThread store(m_path, oneTable());
            for (int i = 0; i < 100; ++i)
                store.post(
                    [](Database* database) { database->run(QStringLiteral("INSERT INTO note (text) VALUES ('x')")); });
        }
        auto database = Database::open(m_path, oneTable());
        QVERIFY(database);
        QSqlQuery* count = (*database)->run(QStringLiteral("SELECT count(*) FROM note"));
        QVERIFY(count && count->next());
        QCOMPARE(count->value(0).toInt(), 100);
    }

    void anAnswerToSomebodyGoneIsDropped()
    {
        StoreThread store(m_path, oneTable());
        bool told = false;
        auto receiver = std::make_unique<QObject>();
        store.ask(
            receiver.get(), [](Database*) { return 1; }, [&](int) { told = true; });
        receiver.reset();
        bool after = false;
        store.ask(
            this, [](Database*) { return 1; }, [&](int) { after = true; });
        QTRY_VERIFY(after);
        QVERIFY(!told);
    }

    void noDatabaseIsToldAndSurvived()
    {
        QVERIFY(QFile(m_folder.path() + QStringLiteral("/plain")).open(QFile::WriteOnly));
        StoreThread store(m_folder.path() + QStringLiteral("/plain/below.sqlite"), oneTable());
        QSignalSpy state(&store, &StoreThread::state);
        bool had_none = false;
        store.ask(
            this, [](Database* database) { return database == nullptr; }, [&](bool none) { had_none = none; });
        QTRY_VERIFY(had_none);
        QVERIFY(!store.problem().isEmpty());
        QCOMPARE(state.size(), 1);
    }

    // Any page may be the damaged one, and most are not read by opening the file.
    void aDamagedPageCostsNoMoreThanItsRows_data()
    {
        QTest::addColumn<quint32>("seed");
        for (quint32 seed = 1; seed <= 24; ++seed)
            QTest::addRow("seed %u", seed) << seed;
    }

    void aDamagedPageCostsNoMoreThanItsRows()
    {
        QFETCH(quint32, seed);
        constexpr int kRows = 2000, kPage = 4096, kWorstLoss = 300; // three pages of rows
        fillWithNotes(kRows);
        QRandomGenerator random(seed);
        damagePages(random, 1 + static_cast<int>(seed % 3), kPage);

        DatabaseSchema schema = oneTable();
        schema.salvage = true;
        StoreThread store(m_path, schema);
        QSignalSpy state(&store, &StoreThread::state);
        std::optional<QStringList> seen;
        const auto readAll = [&] {
            seen.reset();
            store.ask(this, &TestDatabase::notesIn, [&](const QStringList& all) { seen = all; });
            QTRY_VERIFY(seen);
        };
        readAll();
        readAll();
        const bool aside = !state.isEmpty() && !state.last()[1].toString().isEmpty();
        QVERIFY2(seen->size() == kRows || aside, "rows are missing, and nobody was told");
        QVERIFY2(seen->size() >= kRows - kWorstLoss, qPrintable(QString::number(seen->size())));
        QVERIFY(!aside || QFile::exists(state.last()[1].toString()));
        bool written = false;
        store.ask(
            this,
            [](Database* database) {
                return database->run(QStringLiteral("INSERT INTO note (text) VALUES ('y')")) != nullptr;
            },
            [&](bool ok) { written = ok; });
        QTRY_VERIFY(written);
    }

    void whoMeetsTheSameDamageMeetsInTheSameNewFile()
    {
        fillWithNotes(2000);
        QRandomGenerator random(7);
        damagePages(random, 12, 4096);
        StoreThread one(m_path, oneTable()), two(m_path, oneTable());
        int done = 0;
        for (int round = 0; round < 3; ++round)
            for (StoreThread* store : {&one, &two})
                store->ask(this, &TestDatabase::notesIn, [&](const QStringList&) { ++done; });
        QTRY_COMPARE(done, 6);
        one.post(
            [](Database* database) { database->run(QStringLiteral("INSERT INTO note (text) VALUES ('of one')")); });
        one.ask(this, &TestDatabase::notesIn, [&](const QStringList&) { ++done; });
        QTRY_COMPARE(done, 7);
        QStringList seen;
        two.ask(this, &TestDatabase::notesIn, [&](const QStringList& all) { seen = all; });
        QTRY_COMPARE(seen, QStringList{QStringLiteral("of one")});
        const QFileInfo file(m_path);
        QCOMPARE(file.dir()
                     .entryList({file.fileName() + QStringLiteral(".broken-*")})
                     .filter(QRegularExpression(QStringLiteral("\\d$")))
                     .size(),
                 1);
    }

    void aFileThatWasTakenAwayIsBegunAnew()
    {
        StoreThread store(m_path, oneTable());
        QStringList seen{QStringLiteral("nothing yet")};
        const auto writeAndRead = [&](const QString& text) {
            store.post([text](Database* database) {
                database->run(QStringLiteral("INSERT INTO note (text) VALUES (?)"), {text});
            });
            store.ask(this, &TestDatabase::notesIn, [&](const QStringList& all) { seen = all; });
        };
        writeAndRead(QStringLiteral("old"));
        QTRY_COMPARE(seen, QStringList{QStringLiteral("old")});
        for (const char* side : {"", "-wal", "-shm"})
            QFile::remove(m_path + QLatin1String(side));
        writeAndRead(QStringLiteral("new"));
        QTRY_COMPARE(seen, QStringList{QStringLiteral("new")});
        QVERIFY(QFile::exists(m_path));
    }

    void damageWhileInUseIsSurvived()
    {
        StoreThread store(m_path, oneTable());
        QSignalSpy state(&store, &StoreThread::state);
        store.start();
        QTRY_COMPARE(state.size(), 1);
        store.post([path = m_path](Database* database) {
            database->run(QStringLiteral("INSERT INTO note (text) VALUES ('x')"));
            database->run(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)"));
            QFile file(path);
            QVERIFY(file.open(QFile::ReadWrite));
            file.write(QByteArray(static_cast<int>(file.size()), '\xff'));
            database->run(QStringLiteral("PRAGMA shrink_memory")); // it must read the pages again
        });
        int rows = -1;
        const auto insert = [&] {
            store.ask(
                this,
                [](Database* database) {
                    return database && database->run(QStringLiteral("INSERT INTO note (text) VALUES ('y')")) ? 1 : 0;
                },
                [&](int done) { rows = done; });
        };
        insert(); // meets the damage, and is done again in the new file
        QTRY_COMPARE(rows, 1);
        QCOMPARE(state.size(), 2);
        QVERIFY(!state[1][1].toString().isEmpty());
    }

private:
    static QStringList notesIn(Database* database)
    {
        QStringList all;
        QSqlQuery* query = database->run(QStringLiteral("SELECT text FROM note ORDER BY id"));
        while (database->next(query))
            all.append(query->value(0).toString());
        return all;
    }

    void fillWithNotes(int rows)
    {
        auto database = Database::open(m_path, oneTable());
        QVERIFY(database);
        Transaction transaction(**database);
        for (int i = 0; i < rows; ++i)
            QVERIFY((*database)->run(QStringLiteral("INSERT INTO note (text) VALUES (?)"),
                                     {QStringLiteral("%1 ").arg(i).repeated(20)}));
        QVERIFY(transaction.commit());
    }

    /// None of the first two: without the table's root nothing can be found.
    void damagePages(QRandomGenerator& random, int count, int page)
    {
        QFile file(m_path);
        QVERIFY(file.open(QFile::ReadWrite));
        const int pages = static_cast<int>(file.size() / page);
        QVERIFY(pages > 30);
        for (int i = 0; i < count; ++i) {
            QVERIFY(file.seek(qint64(page) * random.bounded(2, pages)));
            QByteArray noise(page, Qt::Uninitialized);
            for (char& byte : noise)
                byte = static_cast<char>(random.bounded(256));
            QCOMPARE(file.write(noise), qint64(page));
        }
    }

    QTemporaryDir m_folder;
    QString m_path;
    int m_number = 0;
};

QTEST_GUILESS_MAIN(TestDatabase)
#include "tst_database.moc"
