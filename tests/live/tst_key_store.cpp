// The key store against a real Secret Service on a bus of its own. The tests run in this order: Qt and GLib keep their
// connection to the session, so the bus can be missing only before it has been there.
#include "core/live/provider_key.h"
#include "core/live/secret_service_key_store.h"
#include "tests/support/secret_service_session.h"

#include <QDirIterator>
#include <QSignalSpy>
#include <QTest>

using namespace plimsoll;

namespace {

const QByteArray kKey = "sk-test-3f9c51d2a7e84b60";

KeyResult waitFor(const std::function<void(KeyStore::Done)>& request)
{
    std::optional<KeyResult> answer;
    request([&answer](const KeyResult& result) { answer = result; });
    const bool at_once = answer.has_value();
    if (!QTest::qWaitFor([&answer] { return answer.has_value(); }, 20'000))
        return {KeyStatus::Failed, {}, QStringLiteral("no answer")};
    return at_once ? KeyResult{KeyStatus::Failed, {}, QStringLiteral("answered inside the call")} : *answer;
}

KeyResult read(KeyStore& store, const QString& name)
{
    return waitFor([&](KeyStore::Done done) { store.read(name, nullptr, std::move(done)); });
}
KeyResult write(KeyStore& store, const QString& name, QByteArrayView key)
{
    return waitFor([&](KeyStore::Done done) { store.write(name, Secret(key), nullptr, std::move(done)); });
}
KeyResult removeKey(KeyStore& store, const QString& name)
{
    return waitFor([&](KeyStore::Done done) { store.remove(name, nullptr, std::move(done)); });
}
std::pair<KeyStatus, QStringList> list(KeyStore& store)
{
    std::optional<std::pair<KeyStatus, QStringList>> answer;
    store.list(nullptr, [&answer](KeyStatus status, const QStringList& names) { answer.emplace(status, names); });
    if (!QTest::qWaitFor([&answer] { return answer.has_value(); }, 20'000))
        return {KeyStatus::Failed, {}};
    return *answer;
}

const QString kProvider = QStringLiteral("anthropic");

} // namespace

class TestKeyStore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void noBus()
    {
        SecretServiceKeyStore store;
        QCOMPARE(read(store, kProvider).status, KeyStatus::NoBus);
        QCOMPARE(write(store, kProvider, kKey).status, KeyStatus::NoBus);
        QCOMPARE(list(store).first, KeyStatus::NoBus);
        QVERIFY(!store.cached(kProvider));
    }

    void busThatIsGone()
    {
        qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=" + m_session.home().toLocal8Bit() + "/nothing");
        SecretServiceKeyStore store;
        QCOMPARE(read(store, kProvider).status, KeyStatus::NoBus);
    }

    void roundTrip()
    {
        QCOMPARE(m_session.startBus(), QString());
        QCOMPARE(m_session.startKeyring(), QString());
        SecretServiceKeyStore store;
        QSignalSpy changed(&store, &KeyStore::changed);
        QCOMPARE(read(store, kProvider).status, KeyStatus::Absent);

        const KeyResult written = write(store, kProvider, kKey);
        QVERIFY2(written, qPrintable(written.detail));
        QVERIFY(changed.contains(QVariantList{kProvider}));
        const KeyResult found = read(store, kProvider);
        QCOMPARE(found.status, KeyStatus::Ok);
        QCOMPARE(found.secret.view().toByteArray(), kKey);

        QCOMPARE(write(store, QStringLiteral("openai"), "sk-other").status, KeyStatus::Ok);
        QCOMPARE(list(store), std::pair(KeyStatus::Ok, QStringList({kProvider, QStringLiteral("openai")})));
        QCOMPARE(removeKey(store, QStringLiteral("openai")).status, KeyStatus::Ok);
        QCOMPARE(read(store, QStringLiteral("openai")).status, KeyStatus::Absent);
        QCOMPARE(removeKey(store, QStringLiteral("openai")).status, KeyStatus::Absent);
        QCOMPARE(write(store, QStringLiteral("openai"), "").status, KeyStatus::Refused);
    }

    void anotherProgramChangesIt()
    {
        SecretServiceKeyStore ours;
        SecretServiceKeyStore theirs;
        QCOMPARE(read(ours, kProvider).secret.view().toByteArray(), kKey);
        QVERIFY(ours.cached(kProvider));
        QCOMPARE(write(theirs, kProvider, "sk-second").status, KeyStatus::Ok);
        QTRY_VERIFY(!ours.cached(kProvider));
        QCOMPARE(read(ours, kProvider).secret.view().toByteArray(), QByteArray("sk-second"));
        QCOMPARE(write(theirs, kProvider, kKey).status, KeyStatus::Ok);
    }

    void aContextThatIsGoneIsNotCalled()
    {
        SecretServiceKeyStore store;
        bool called = false;
        {
            QObject context;
            store.read(kProvider, &context, [&called](const KeyResult&) { called = true; });
        }
        QCOMPARE(read(store, QStringLiteral("nothing")).status, KeyStatus::Absent); // asked later, answered later
        QTRY_VERIFY(store.cached(kProvider));
        QVERIFY(!called);
    }

    void theKeyIsInNoFile()
    {
        int files = 0;
        bool keyring = false;
        QDirIterator all(m_session.home(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (all.hasNext()) {
            QFile file(all.next());
            QVERIFY2(file.open(QFile::ReadOnly), qPrintable(file.fileName()));
            const QByteArray content = file.readAll();
            QVERIFY2(!content.contains(kKey) && !content.contains(kKey.toBase64()), qPrintable(file.fileName()));
            keyring = keyring || file.fileName().endsWith(QLatin1String(".keyring"));
            ++files;
        }
        QVERIFY(files > 0);
        QVERIFY(keyring); // it was looked into as well: it is encrypted
    }

    void locked()
    {
        SecretServiceKeyStore before;
        QCOMPARE(read(before, kProvider).status, KeyStatus::Ok);
        QCOMPARE(m_session.lock(), QString());
        SecretServiceKeyStore store;
        QCOMPARE(read(store, kProvider).status, KeyStatus::Locked);
        QCOMPARE(write(store, kProvider, "sk-third").status, KeyStatus::Locked);
        QCOMPARE(removeKey(store, kProvider).status, KeyStatus::Locked);
        QCOMPARE(list(store).second, QStringList{kProvider});
        QTRY_VERIFY(!before.cached(kProvider)); // locking takes the keys out of memory as well
        QCOMPARE(read(before, kProvider).status, KeyStatus::Locked);
    }

    void noService()
    {
        m_session.stopKeyring();
        SecretServiceKeyStore store;
        QCOMPARE(read(store, kProvider).status, KeyStatus::NoService);
        QCOMPARE(list(store).first, KeyStatus::NoService);
    }

    void environmentAndNone()
    {
        SecretServiceKeyStore store; // its service is gone: neither of these asks it
        ProviderEntry provider;
        provider.key = KeySource::Environment;
        provider.key_env = QStringLiteral("PLIMSOLL_TEST_KEY");
        const auto readIt = [&] {
            return waitFor([&](KeyStore::Done done) {
                readProviderKey(store, kProvider, provider, nullptr, std::move(done));
            });
        };
        qunsetenv("PLIMSOLL_TEST_KEY");
        QCOMPARE(readIt().status, KeyStatus::Absent);
        qputenv("PLIMSOLL_TEST_KEY", "sk-env");
        QCOMPARE(readIt().secret.view().toByteArray(), QByteArray("sk-env"));
        QCOMPARE(cachedProviderKey(store, kProvider, provider)->secret.view().toByteArray(), QByteArray("sk-env"));
        const KeyResult written = waitFor([&](KeyStore::Done done) {
            writeProviderKey(store, kProvider, provider, Secret("x"), nullptr, std::move(done));
        });
        QCOMPARE(written.status, KeyStatus::ReadOnly);
        provider.key = KeySource::None;
        QCOMPARE(readIt().status, KeyStatus::Ok);
        QVERIFY(readIt().secret.isEmpty());
        qunsetenv("PLIMSOLL_TEST_KEY");
    }

private:
    test::SecretServiceSession m_session;
};

QTEST_GUILESS_MAIN(TestKeyStore)
#include "tst_key_store.moc"
