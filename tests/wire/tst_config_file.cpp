// The configuration file on a real disk: modes, atomic writes, reloads, refusals, undo.
#include "core/config/config_file.h"
#include "core/config/config_json.h"
#include "core/config/defaults.h"

#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include <cstdio>

using namespace plimsoll;

namespace {

QJsonObject openMs(int ms)
{
    return {{QStringLiteral("breaker"), QJsonObject{{QStringLiteral("open_ms"), ms}}}};
}

QJsonObject ttlMs(int ms)
{
    return {{QStringLiteral("cache"), QJsonObject{{QStringLiteral("ttl_ms"), ms}}}};
}

QJsonObject both(int open_ms, int ttl_ms)
{
    QJsonObject all = openMs(open_ms);
    all.insert(QStringLiteral("cache"), ttlMs(ttl_ms).value(QStringLiteral("cache")));
    return all;
}

} // namespace

class TestConfigFile : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    QString m_path;
    int m_number = 0;

    void write(const QByteArray& text, bool replace = false)
    {
        const QString target = replace ? QString(m_path + QStringLiteral(".new")) : m_path;
        QFile file(target);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
        file.close();
        if (replace)
            QVERIFY(::rename(QFile::encodeName(target).constData(), QFile::encodeName(m_path).constData()) == 0);
    }
    void edit(const QJsonObject& content) { write(QJsonDocument(content).toJson()); }
    QJsonObject file() const { return QJsonDocument::fromJson(bytes()).object(); }
    /// Somebody runs `plimsollctl config set`, and ends.
    void change(const QJsonObject& change)
    {
        ConfigService service(m_path, ConfigService::Watch::No);
        QVERIFY(service.apply(change, QStringLiteral("plimsollctl")));
    }
    /// As an older Plimsoll left it: it knows the file's hash only.
    void forgetContent()
    {
        QFile file(ChangeJournal::pathFor(m_path));
        QVERIFY(file.open(QFile::ReadOnly));
        QJsonObject journal = QJsonDocument::fromJson(file.readAll()).object();
        file.close();
        QVERIFY(journal.contains(QStringLiteral("content")));
        journal.remove(QStringLiteral("content"));
        QVERIFY(file.open(QFile::WriteOnly | QFile::Truncate));
        file.write(QJsonDocument(journal).toJson());
    }
    QByteArray bytes() const
    {
        QFile file(m_path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private Q_SLOTS:
    void init() { m_path = m_folder.filePath(QStringLiteral("%1/plimsoll/config.json").arg(++m_number)); }

    void aFileThatIsNotThereIsTheShippedConfiguration()
    {
        ConfigService service(m_path, ConfigService::Watch::No);
        QVERIFY(service.config() == shippedConfig());
        QVERIFY(service.fileErrors().isEmpty());
        QVERIFY(!QFileInfo::exists(m_path)); // looking makes nothing
    }

    void pathFollowsTheEnvironment()
    {
        qputenv("PLIMSOLL_CONFIG", "/somewhere/c.json");
        QCOMPARE(ConfigService::defaultPath(), QStringLiteral("/somewhere/c.json"));
        qunsetenv("PLIMSOLL_CONFIG");
        qputenv("XDG_CONFIG_HOME", "/elsewhere");
        QCOMPARE(ConfigService::defaultPath(), QStringLiteral("/elsewhere/plimsoll/config.json"));
        qunsetenv("XDG_CONFIG_HOME");
    }

    void writesOnlyTheChangeForItsOwnerAlone()
    {
        ConfigService service(m_path);
        QSignalSpy changed(&service, &ConfigService::changed);
        const auto outcome = service.apply(openMs(9000), QStringLiteral("test"));
        QVERIFY(outcome && outcome->changed);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(QJsonDocument::fromJson(bytes()).object(), openMs(9000));
        constexpr auto others = QFileDevice::ReadGroup | QFileDevice::WriteGroup | QFileDevice::ExeGroup |
                                QFileDevice::ReadOther | QFileDevice::WriteOther | QFileDevice::ExeOther;
        QVERIFY(!(QFile::permissions(m_path) & (others | QFileDevice::ExeOwner)));
        QVERIFY(!(QFile::permissions(QFileInfo(m_path).absolutePath()) & others));
        QCOMPARE(ConfigService(m_path, ConfigService::Watch::No).config().breaker.open, Duration(9000));

        const auto same = service.apply(openMs(9000), QStringLiteral("test"));
        QVERIFY(same && !same->changed);
        QCOMPARE(changed.size(), 1);
    }

    void replacesTheFileInOneStep()
    {
        ConfigService service(m_path, ConfigService::Watch::No);
        QVERIFY(service.apply(openMs(9000), QStringLiteral("test")));
        QFile old(m_path);
        QVERIFY(old.open(QIODevice::ReadOnly));
        QVERIFY(service.apply(openMs(8000), QStringLiteral("test")));
        QCOMPARE(QJsonDocument::fromJson(old.readAll()).object(), openMs(9000)); // the old file was not written into
        const QStringList left = QFileInfo(m_path).dir().entryList(QDir::Files | QDir::Hidden);
        QCOMPARE(left, (QStringList{QStringLiteral("config.json"), QStringLiteral("config.json.changes")}));
    }

    void refusesABadValue()
    {
        ConfigService service(m_path, ConfigService::Watch::No);
        const auto outcome = service.apply(openMs(-1), QStringLiteral("test"));
        QVERIFY(!outcome);
        QCOMPARE(QString::fromStdString(outcome.error().first().where), QStringLiteral("/breaker/open_ms"));
        QVERIFY(service.config() == shippedConfig());
        QVERIFY(!QFileInfo::exists(m_path));
        QVERIFY(!service.canUndo());
    }

    void actsOnAnEditWithin200ms_data()
    {
        QTest::addColumn<bool>("replace");
        QTest::newRow("written in place") << false;
        QTest::newRow("replaced") << true;
    }
    void actsOnAnEditWithin200ms()
    {
        QFETCH(bool, replace);
        ConfigService service(m_path);
        QSignalSpy changed(&service, &ConfigService::changed);
        for (int ms : {7000, 7001, 7002}) { // the second and third find the watcher armed again
            QElapsedTimer clock;
            clock.start();
            write(QJsonDocument(openMs(ms)).toJson(), replace);
            QTRY_COMPARE_WITH_TIMEOUT(service.config().breaker.open, Duration(ms), 5000);
            qInfo("acted after %lld ms", clock.elapsed());
            QVERIFY(clock.elapsed() < 1000); // 200 on a quiet machine
        }
        QCOMPARE(changed.size(), 3);
        QCOMPARE(service.changes().last().who, QStringLiteral("file"));
    }

    void aBadFileKeepsTheOldOneAndIsNotOverwritten()
    {
        ConfigService service(m_path);
        QVERIFY(service.apply(openMs(9000), QStringLiteral("test")));
        QSignalSpy rejected(&service, &ConfigService::rejected);
        QSignalSpy changed(&service, &ConfigService::changed);
        const QByteArray bad = R"({"breaker": {"open_ms": "soon"}, "x": 1})";
        write(bad);
        QTRY_COMPARE(rejected.size(), 1);
        QCOMPARE(service.fileErrors().size(), 2);
        QCOMPARE(service.config().breaker.open, Duration(9000));

        const auto outcome = service.apply(openMs(8000), QStringLiteral("test"));
        QVERIFY(!outcome);
        QVERIFY(QString::fromStdString(outcome.error().first().what).contains(QStringLiteral("/breaker/open_ms")));
        QVERIFY(!service.undo());
        QCOMPARE(bytes(), bad);
        QCOMPARE(changed.size(), 0);
        QCOMPARE(rejected.size(), 1); // told once

        write("{\n \"breaker\": [", true);
        QTRY_COMPARE(rejected.size(), 2);
        QVERIFY(QString::fromStdString(service.fileErrors().first().what).startsWith(QStringLiteral("line 2")));

        write(QJsonDocument(openMs(6000)).toJson());
        QTRY_COMPARE(service.config().breaker.open, Duration(6000));
        QVERIFY(service.fileErrors().isEmpty());
        QVERIFY(service.apply(openMs(5000), QStringLiteral("test")));
    }

    void keepsWhatAnotherProcessWrote()
    {
        ConfigService one(m_path, ConfigService::Watch::No);
        ConfigService other(m_path, ConfigService::Watch::No);
        QVERIFY(one.apply(openMs(9000), QStringLiteral("one")));
        QVERIFY(other.apply({{QStringLiteral("cache"), QJsonObject{{QStringLiteral("ttl_ms"), 5}}}}, QStringLiteral("other")));
        QCOMPARE(other.config().breaker.open, Duration(9000));
        one.reload();
        QCOMPARE(one.config().cache.ttl, Duration(5));
        QCOMPARE(one.config().breaker.open, Duration(9000));
    }

    void undoAndRedo()
    {
        ConfigService service(m_path, ConfigService::Watch::No);
        const QDateTime before = QDateTime::currentDateTime();
        QVERIFY(service.apply(openMs(9000), QStringLiteral("settings")));
        QVERIFY(service.apply({{QStringLiteral("profiles"), QJsonObject{{QStringLiteral("exact"), QJsonValue::Null}}}},
                              QStringLiteral("settings")));
        QCOMPARE(service.changes().size(), 2);
        QCOMPARE(service.changes().first().who, QStringLiteral("settings"));
        QVERIFY(service.changes().first().when >= before);

        QVERIFY(service.undo());
        QVERIFY(service.config().profiles.at(QStringLiteral("exact")) ==
                shippedConfig().profiles.at(QStringLiteral("exact")));
        QCOMPARE(QJsonDocument::fromJson(bytes()).object(), openMs(9000));
        QVERIFY(service.undo());
        QVERIFY(service.config() == shippedConfig());
        QVERIFY(!service.canUndo());
        QVERIFY(service.redo());
        QVERIFY(service.redo());
        QVERIFY(!service.config().profiles.contains(QStringLiteral("exact")));
        QCOMPARE(service.config().breaker.open, Duration(9000));
        QVERIFY(!service.canRedo());

        QVERIFY(service.undo());
        QVERIFY(service.apply(openMs(1), QStringLiteral("settings")));
        QVERIFY(!service.canRedo()); // another way was taken
    }

    void undoLeavesWhatOthersChanged()
    {
        ConfigService service(m_path, ConfigService::Watch::No);
        ConfigService other(m_path, ConfigService::Watch::No);
        QVERIFY(service.apply(openMs(9000), QStringLiteral("settings")));
        QVERIFY(other.apply({{QStringLiteral("cache"), QJsonObject{{QStringLiteral("ttl_ms"), 5}}}}, QStringLiteral("other")));
        QVERIFY(service.undo()); // the edit of the file is the newest change
        QCOMPARE(service.config().cache.ttl, shippedConfig().cache.ttl);
        QCOMPARE(service.config().breaker.open, Duration(9000));
        QVERIFY(service.undo());
        QVERIFY(service.config() == shippedConfig());
    }

    // Edits that are made while nothing of Plimsoll runs.
    void undoTakesAnEditBackBeforeWhatWasThereFirst()
    {
        change(openMs(9000));
        edit(both(7000, 5));
        ConfigService service(m_path, ConfigService::Watch::No);
        QCOMPARE(service.changes().size(), 2);
        QCOMPARE(service.changes().last().who, QStringLiteral("file"));
        QCOMPARE(service.changes().last().forward, both(7000, 5));
        QVERIFY(service.undo());
        QCOMPARE(file(), openMs(9000));
        QVERIFY(service.undo());
        QVERIFY(service.config() == shippedConfig());
        QVERIFY(service.redo());
        QVERIFY(service.redo());
        QCOMPARE(file(), both(7000, 5));
    }

    void anEditIsAStepOfItsOwnBeforeTheNextChange()
    {
        change(openMs(9000));
        edit(openMs(7000));
        ConfigService service(m_path, ConfigService::Watch::No);
        QVERIFY(service.apply(openMs(6000), QStringLiteral("settings")));
        QCOMPARE(service.changes().size(), 3);
        QVERIFY(service.undo());
        QCOMPARE(service.config().breaker.open, Duration(7000));
        QVERIFY(service.undo());
        QCOMPARE(service.config().breaker.open, Duration(9000));
    }

    void redoDoesNotGoOverAnEdit()
    {
        change(openMs(9000));
        QVERIFY(ConfigService(m_path, ConfigService::Watch::No).undo());
        edit(openMs(7000));
        ConfigService service(m_path, ConfigService::Watch::No);
        QVERIFY(!service.canRedo());
        const auto outcome = service.redo();
        QVERIFY(outcome && !outcome->changed);
        QCOMPARE(file(), openMs(7000));
        QVERIFY(service.undo());
        QVERIFY(service.config() == shippedConfig());
    }

    void aFileThatWasDeletedComesBack()
    {
        change(openMs(9000));
        QVERIFY(QFile::remove(m_path));
        ConfigService service(m_path, ConfigService::Watch::No);
        QVERIFY(service.config() == shippedConfig());
        QVERIFY(service.undo());
        QCOMPARE(file(), openMs(9000));
    }

    void anotherLayoutIsNoStep()
    {
        change(openMs(9000));
        write("{\"breaker\":\n{\"open_ms\": 9000}, \"version\": 1}");
        ConfigService service(m_path, ConfigService::Watch::No);
        QCOMPARE(service.changes().size(), 1);
        QVERIFY(service.undo());
        QVERIFY(service.config() == shippedConfig());
    }

    void twoProcessesFindAnEditOnce()
    {
        change(openMs(9000));
        edit(openMs(7000));
        ConfigService panel(m_path);
        ConfigService command(m_path, ConfigService::Watch::No);
        QCOMPARE(panel.changes().size(), 2);
        QCOMPARE(command.changes(), panel.changes());
        QVERIFY(command.undo());
        QTRY_COMPARE(panel.config().breaker.open, Duration(9000));
        QCOMPARE(panel.changes().size(), 1);
        QCOMPARE(panel.undone().size(), 1);
        edit(openMs(6000)); // the panel runs
        QTRY_COMPARE(panel.config().breaker.open, Duration(6000));
        QVERIFY(command.undo());
        QCOMPARE(command.config().breaker.open, Duration(9000));
        QVERIFY(!command.undone().isEmpty());
        QVERIFY(command.undo());
        QVERIFY(command.config() == shippedConfig());
    }

    // What an older Plimsoll wrote down does not say what was in the file.
    void anOlderJournalLosesNoEdit()
    {
        change(openMs(9000));
        change(ttlMs(5));
        forgetContent();
        QJsonObject edited = both(7000, 5);
        edited.insert(QStringLiteral("queue"), QJsonObject{{QStringLiteral("max_jobs"), 11}});
        edit(edited);
        ConfigService service(m_path, ConfigService::Watch::No);
        QVERIFY(service.undo()); // what is known to have been changed
        QCOMPARE(service.config().breaker.open, Duration(9000));
        QCOMPARE(service.config().cache.ttl, Duration(5));
        QVERIFY(service.undo());
        QVERIFY(service.undo());
        QVERIFY(!service.canUndo());
        QCOMPARE(file(), (QJsonObject{{QStringLiteral("queue"), QJsonObject{{QStringLiteral("max_jobs"), 11}}}}));
    }

    void aStepThatCannotBeMergedIsNoReasonToLoseAnEdit()
    {
        change({{QStringLiteral("default_profile"), QStringLiteral("exact")}});
        forgetContent();
        edit({{QStringLiteral("profiles"), QJsonObject{{QStringLiteral("exact"), QJsonValue::Null}}}});
        ConfigService service(m_path, ConfigService::Watch::No);
        QVERIFY(service.fileErrors().isEmpty());
        QVERIFY(!service.config().profiles.contains(QStringLiteral("exact")));
        const auto outcome = service.undo();
        QVERIFY(outcome);
        QVERIFY(!service.config().profiles.contains(QStringLiteral("exact")));
    }

    void anInvalidFileWaitsAndIsAStepWhenItIsPutRight()
    {
        change(openMs(9000));
        const QByteArray bad = R"({"breaker": {"open_ms": 7000,}})";
        write(bad);
        {
            ConfigService service(m_path, ConfigService::Watch::No);
            QVERIFY(!service.undo());
            QCOMPARE(bytes(), bad);
        }
        edit(openMs(7000));
        ConfigService service(m_path, ConfigService::Watch::No);
        QVERIFY(service.undo());
        QCOMPARE(file(), openMs(9000));
    }

    void aFileThatIsPutBackAsItWasIsTold()
    {
        change(openMs(9000));
        ConfigService service(m_path);
        QSignalSpy rejected(&service, &ConfigService::rejected);
        QSignalSpy changed(&service, &ConfigService::changed);
        write("{");
        QTRY_COMPARE(rejected.size(), 1);
        edit(openMs(9000));
        QTRY_COMPARE(changed.size(), 1); // somebody shows the problem
        QVERIFY(service.fileErrors().isEmpty());
        QCOMPARE(service.changes().size(), 1);
    }

    void onlyTheChangeThatWasShownIsTakenBack()
    {
        change(openMs(9000));
        ConfigService service(m_path, ConfigService::Watch::No); // as a window that has not noticed yet
        const ConfigChange shown = service.changes().last();
        edit(openMs(7000));
        QVERIFY(!service.undo(shown));
        QCOMPARE(file(), openMs(7000));
        QCOMPARE(service.changes().last().who, QStringLiteral("file"));
        QVERIFY(service.undo(service.changes().last()));
        QCOMPARE(file(), openMs(9000));
    }

    void aSlotMayChangeTheConfigurationAgain()
    {
        change(openMs(9000));
        ConfigService service(m_path, ConfigService::Watch::No);
        bool applied = false;
        connect(&service, &ConfigService::changed, &service, [&] {
            if (!std::exchange(applied, true))
                QVERIFY(service.apply(ttlMs(5), QStringLiteral("settings")));
        });
        edit(openMs(7000));
        service.reload();
        QCOMPARE(file(), both(7000, 5));
    }

    void whoDidItIsKnownEverywhereAndAfterARestart()
    {
        {
            ConfigService panel(m_path);
            ConfigService command(m_path, ConfigService::Watch::No);
            QVERIFY(panel.apply(openMs(9000), QStringLiteral("settings")));
            QVERIFY(command.apply(openMs(8000), QStringLiteral("plimsollctl")));
            QTRY_COMPARE(panel.config().breaker.open, Duration(8000));
            QCOMPARE(panel.changes().size(), 2);
            QCOMPARE(panel.changes().last().who, QStringLiteral("plimsollctl"));
            write(QJsonDocument(openMs(7000)).toJson(), true);
            QTRY_COMPARE(panel.config().breaker.open, Duration(7000));
            QCOMPARE(panel.changes().last().who, QStringLiteral("file"));
        }
        ConfigService later(m_path, ConfigService::Watch::No);
        ConfigService other(m_path, ConfigService::Watch::No);
        QCOMPARE(later.changes().size(), 3);
        QVERIFY(later.undo());
        QCOMPARE(later.config().breaker.open, Duration(8000));
        QVERIFY(other.undo()); // goes on where the first has stopped
        QCOMPARE(other.config().breaker.open, Duration(9000));
        QVERIFY(later.redo());
        QCOMPARE(later.config().breaker.open, Duration(8000));
        const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
        QCOMPARE(QFile::permissions(ChangeJournal::pathFor(m_path)) & others, QFile::Permissions());
    }

    void aBrokenJournalCostsOnlyTheUndo()
    {
        ConfigService first(m_path, ConfigService::Watch::No);
        QVERIFY(first.apply(openMs(9000), QStringLiteral("settings")));
        QFile journal(ChangeJournal::pathFor(m_path));
        QVERIFY(journal.open(QFile::WriteOnly));
        journal.write("{\"version\": 1, \"done\": [");
        journal.close();
        ConfigService service(m_path, ConfigService::Watch::No);
        QCOMPARE(service.config().breaker.open, Duration(9000));
        QVERIFY(!service.canUndo());
        QVERIFY(service.apply(openMs(8000), QStringLiteral("settings")));
        QVERIFY(service.undo());
        QCOMPARE(service.config().breaker.open, Duration(9000));
    }

    void fiftyStepsAreKept()
    {
        ConfigService service(m_path, ConfigService::Watch::No);
        for (int i = 1; i <= ConfigService::kUndoSteps + 3; ++i)
            QVERIFY(service.apply(openMs(i), QStringLiteral("settings")));
        int steps = 0;
        while (service.canUndo()) {
            QVERIFY(service.undo());
            ++steps;
        }
        QCOMPARE(steps, ConfigService::kUndoSteps);
        QCOMPARE(service.config().breaker.open, Duration(3));
    }

    void aFolderThatCannotBeMadeIsSaid()
    {
        QDir().mkpath(QFileInfo(m_path).absolutePath());
        write("{}");
        ConfigService service(m_path + QStringLiteral("/below/config.json"), ConfigService::Watch::No);
        const auto outcome = service.apply(openMs(9000), QStringLiteral("test"));
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().size(), 1);
        QVERIFY(service.config() == shippedConfig());
    }
};

QTEST_GUILESS_MAIN(TestConfigFile)
#include "tst_config_file.moc"
