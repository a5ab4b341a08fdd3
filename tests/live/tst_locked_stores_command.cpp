// plimsollctl send while another program holds one of the user's files: the answer is printed at once, and the end does
// not wait for the file.
#include "tests/support/scripted_server.h"
#include "tests/support/user_home.h"

#include <QElapsedTimer>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>

using namespace plimsoll::test;

namespace {

/// Another program in the middle of a transaction.
class Holder
{
public:
    explicit Holder(const QString& file) : m_name(file)
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_name);
        database.setDatabaseName(file);
        QVERIFY2(database.open(), qPrintable(file));
        QSqlQuery query(database);
        QVERIFY2(query.exec(QStringLiteral("BEGIN IMMEDIATE")), qPrintable(query.lastError().text()));
    }
    ~Holder()
    {
        QSqlDatabase::database(m_name).close();
        QSqlDatabase::removeDatabase(m_name);
    }
    Holder(const Holder&) = delete;
    Holder& operator=(const Holder&) = delete;

private:
    const QString m_name;
};

} // namespace

class TestLockedStoresCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_home = std::make_unique<UserHome>();
        m_server = std::make_unique<ScriptedServer>();
        QVERIFY(m_server->listen());
        m_server->answer({{Send{httpReply(200, completion("fine"))}}});
        m_home->configure(UserHome::oneModel(m_server->url()));
        QCOMPARE(m_home->run(words("send -q --no-stream hello")).code, 0); // makes the files
        QCOMPARE(m_home->run(words("send -q --queue later")).code, 0);
    }

    void theEndDoesNotWait_data()
    {
        QTest::addColumn<QStringList>("files");
        QTest::addColumn<QByteArrayList>("told"); // a line each
        const QByteArray prompts = "this prompt and its answer are not kept";
        const QByteArray events = "events are not kept";
        QTest::newRow("prompts") << words("prompts.sqlite") << QByteArrayList{prompts};
        QTest::newRow("queue") << words("queue.sqlite") << QByteArrayList();
        QTest::newRow("history") << words("history.sqlite") << QByteArrayList{events};
        QTest::newRow("answers") << words("answers.sqlite") << QByteArrayList();
        QTest::newRow("limits") << words("limits.sqlite") << QByteArrayList();
        QTest::newRow("all") << words("prompts.sqlite queue.sqlite history.sqlite answers.sqlite")
                             << QByteArrayList{events, prompts};
    }
    void theEndDoesNotWait()
    {
        QFETCH(QStringList, files);
        QFETCH(QByteArrayList, told);
        std::vector<std::unique_ptr<Holder>> held;
        for (const QString& file : files) {
            QVERIFY2(QFile::exists(m_home->data(file)), qPrintable(file));
            held.push_back(std::make_unique<Holder>(m_home->data(file)));
        }
        QProcess process;
        QElapsedTimer since_answer;
        QByteArray out;
        connect(&process, &QProcess::readyReadStandardOutput, this, [&] {
            if (!since_answer.isValid())
                since_answer.start();
            out += process.readAllStandardOutput();
        });
        qint64 end = -1;
        connect(&process, &QProcess::finished, this, [&] { end = since_answer.elapsed(); });
        m_home->start(process, words("send -q --no-stream hello"));
        const Ended ended = UserHome::endOf(process);
        QCOMPARE(ended.code, 0);
        QCOMPARE(out, QByteArray("fine\n"));
        qInfo("ended %lld ms after the answer", end);
        // 1000 on a quiet machine; SQLite alone would wait 5000 or more.
        QVERIFY2(end >= 0 && end < 4000, qPrintable(QString::number(end)));
        QByteArrayList lines = ended.err.split('\n');
        QCOMPARE(lines.takeLast(), QByteArray());
        QVERIFY2(lines.size() == told.size(), ended.err.constData());
        for (qsizetype i = 0; i < told.size(); ++i)
            QVERIFY2(lines[i].contains(told[i]) && lines[i].contains(".sqlite"), lines[i].constData());

        held.clear();
        const Ended after = m_home->run(words("send -q --no-stream again"));
        QCOMPARE(after.code, 0);
        QCOMPARE(after.err, QByteArray());
        const QJsonObject kept = QJsonDocument::fromJson(m_home->run(words("history show --json")).out).object();
        QCOMPARE(kept.value(QLatin1String("prompts")).toObject().value(QLatin1String("rows")).toInt(),
                 files.contains(QStringLiteral("prompts.sqlite")) ? 2 : 3);
    }

    // The lock is let go of before patience ends: all is kept.
    void aShortHoldLosesNothing()
    {
        auto held = std::make_unique<Holder>(m_home->data(QStringLiteral("prompts.sqlite")));
        QProcess process;
        connect(&process, &QProcess::readyReadStandardOutput, this, [&] { held.reset(); });
        m_home->start(process, words("send -q --no-stream hello"));
        const Ended ended = UserHome::endOf(process);
        QCOMPARE(ended.code, 0);
        QCOMPARE(ended.err, QByteArray());
        const QJsonObject kept = QJsonDocument::fromJson(m_home->run(words("history show --json")).out).object();
        QCOMPARE(kept.value(QLatin1String("prompts")).toObject().value(QLatin1String("rows")).toInt(), 2);
    }

private:
    std::unique_ptr<UserHome> m_home;
    std::unique_ptr<ScriptedServer> m_server;
};

QTEST_GUILESS_MAIN(TestLockedStoresCommand)
#include "tst_locked_stores_command.moc"
