// The user's SQLite files: private, migrated with a backup, and survived when broken, locked, full or of the future.
#include "core/store/database.h"
#include "core/store/store_thread.h"

#include <QFile>
#include <QFileInfo>
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
    schema.versions.append(QStringList{QStringLiteral("ALTER TABLE note ADD COLUMN pinned INTEGER NOT NULL DEFAULT 0")});
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
                store.post([](Database* database) { database->run(QStringLiteral("INSERT INTO note (text) VALUES ('x')")); });
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
        store.ask(receiver.get(), [](Database*) { return 1; }, [&](int) { told = true; });
        receiver.reset();
        bool after = false;
        store.ask(this, [](Database*) { return 1; }, [&](int) { after = true; });
        QTRY_VERIFY(after);
        QVERIFY(!told);
    }

    void noDatabaseIsToldAndSurvived()
    {
        QVERIFY(QFile(m_folder.path() + QStringLiteral("/plain")).open(QFile::WriteOnly));
        StoreThread store(m_folder.path() + QStringLiteral("/plain/below.sqlite"), oneTable());
        QSignalSpy state(&store, &StoreThread::state);
        bool had_none = false;
        store.ask(this, [](Database* database) { return database == nullptr; }, [&](bool none) { had_none = none; });
        QTRY_VERIFY(had_none);
        QVERIFY(!store.problem().isEmpty());
        QCOMPARE(state.size(), 1);
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
        insert();
        QTRY_COMPARE(rows, 0);
        insert();
        QTRY_COMPARE(rows, 1);
        QTRY_COMPARE(state.size(), 2);
        QVERIFY(!state[1][1].toString().isEmpty());
    }

private:
    QTemporaryDir m_folder;
    QString m_path;
    int m_number = 0;
};

QTEST_GUILESS_MAIN(TestDatabase)
#include "tst_database.moc"
