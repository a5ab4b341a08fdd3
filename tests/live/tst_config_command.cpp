// plimsollctl config undo and redo as processes, beside somebody with an editor.
#include "tests/support/user_home.h"

using namespace plimsoll::test;

namespace {

QJsonObject openMs(int ms)
{
    return {{QStringLiteral("breaker"), QJsonObject{{QStringLiteral("open_ms"), ms}}}};
}

} // namespace

class TestConfigCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_home = std::make_unique<UserHome>(); }

    void undoTakesAnEditBackFirstAndSaysSo()
    {
        QCOMPARE(m_home->run(words("config set /breaker/open_ms 9000")).code, 0);
        m_home->configure(openMs(7000)); // by hand, nothing runs
        const Ended listed = m_home->run(words("config changes"));
        QVERIFY2(listed.out.contains("  file  {\"breaker\":{\"open_ms\":7000}}"), listed.out.constData());
        const Ended first = m_home->run(words("config undo"));
        QCOMPARE(first.code, 0);
        QVERIFY2(first.err.startsWith("taken back:") && first.err.contains("  file  "), first.err.constData());
        QCOMPARE(changed(), openMs(9000));
        const Ended second = m_home->run(words("config undo"));
        QVERIFY2(second.err.contains("  plimsollctl  "), second.err.constData());
        QCOMPARE(changed(), QJsonObject());
        QCOMPARE(m_home->run(words("config undo")).code, 1);
        QCOMPARE(m_home->run(words("config redo")).code, 0);
        const Ended again = m_home->run(words("config redo"));
        QVERIFY2(again.err.startsWith("made again:") && again.err.contains("7000"), again.err.constData());
        QCOMPARE(changed(), openMs(7000));
    }

    void manyAtOnceAllHaveTheirTurn()
    {
        const QStringList knobs = words("/breaker/open_ms /breaker/open_cap_ms /breaker/window_ms /breaker/probe_lease_ms "
                                        "/breaker/min_samples /breaker/probes /breaker/consecutive_failures "
                                        "/breaker/open_multiplier /cache/ttl_ms /cache/max_entries /queue/max_jobs "
                                        "/queue/max_attempts /retry_budget/capacity /retry_budget/retry_cost "
                                        "/retry_budget/throttle_cost /retry_budget/success_refill "
                                        "/retry_budget/refill_per_second /history/events_days /history/prompts_days "
                                        "/history/max_mb /notify/min_interval_s /sandbox/seed /relay/max_body_mb "
                                        "/hooks/max_tokens");
        std::vector<std::unique_ptr<QProcess>> writers;
        for (const QString& knob : knobs)
            m_home->start(*writers.emplace_back(std::make_unique<QProcess>()),
                          {QStringLiteral("config"), QStringLiteral("set"), knob, QStringLiteral("17")});
        for (const auto& writer : writers) {
            const Ended end = UserHome::endOf(*writer);
            QVERIFY2(end.code == 0, end.err.constData());
        }
        const QJsonObject all = changed();
        for (const QString& knob : knobs) {
            const QStringList names = knob.split(u'/', Qt::SkipEmptyParts);
            QCOMPARE(all.value(names[0]).toObject().value(names[1]), QJsonValue(17));
        }
        QCOMPARE(m_home->run(words("config changes")).out.count("  plimsollctl  "), int(knobs.size())); // each can be undone
    }

    void anInvalidFileIsLeftAlone()
    {
        QCOMPARE(m_home->run(words("config set /breaker/open_ms 9000")).code, 0);
        m_home->configure(openMs(-1));
        const Ended undone = m_home->run(words("config undo"));
        QCOMPARE(undone.code, 2);
        QVERIFY2(undone.err.contains("/breaker/open_ms"), undone.err.constData());
        m_home->configure(openMs(7000));
        QCOMPARE(m_home->run(words("config undo")).code, 0);
        QCOMPARE(changed(), openMs(9000));
    }

    void exportedAndImportedIsTheSame()
    {
        QCOMPARE(m_home->run(words("config set /breaker/open_ms 9000")).code, 0);
        const QString file = m_home->path(QStringLiteral("settings.json"));
        const Ended written = m_home->run({QStringLiteral("config"), QStringLiteral("export"), file, QStringLiteral("--json")});
        QCOMPARE(written.code, 0);
        QCOMPARE(object(written.out).value(QLatin1String("file")).toString(), file);
        QCOMPARE(QFile::permissions(file) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
        const Ended shown = m_home->run(words("config export"));
        QCOMPARE(object(shown.out).value(QLatin1String("breaker")), QJsonValue(openMs(9000).value(QLatin1String("breaker"))));

        QCOMPARE(m_home->run(words("config undo")).code, 0);
        QCOMPARE(m_home->run(words("config set /cache/ttl_ms 7")).code, 0);
        const QStringList take{QStringLiteral("config"), QStringLiteral("import"), file};
        const Ended dry = m_home->run(take + words("--dry-run --json"));
        QCOMPARE(object(dry.out).value(QLatin1String("applied")), QJsonValue(false));
        QCOMPARE(object(dry.out).value(QLatin1String("changes")).toArray().size(), 2);
        QCOMPARE(changed().value(QLatin1String("breaker")), QJsonValue(QJsonValue::Undefined));
        const Ended taken = m_home->run(take);
        QCOMPARE(taken.code, 0);
        QVERIFY2(taken.out.contains("/breaker/open_ms: 15000 -> 9000\n") && taken.out.contains("/cache/ttl_ms: 7 -> 60000\n"), taken.out.constData());
        QCOMPARE(changed(), openMs(9000));
        QVERIFY(m_home->run(words("config changes")).out.contains("  import  "));
        QCOMPARE(m_home->run(words("config undo")).code, 0); // one step
        QVERIFY(changed().contains(QLatin1String("cache")) && !changed().contains(QLatin1String("breaker")));
    }

    void aBadImportChangesNothingAndSaysWhere()
    {
        const Ended refused = m_home->run(words("config import - --json"), "{\"breaker\":{\"open_ms\":0}}");
        QCOMPARE(refused.code, 2);
        QVERIFY2(refused.err.startsWith("/breaker/open_ms: "), refused.err.constData());
        const QJsonObject error = object(refused.out).value(QLatin1String("errors")).toArray().first().toObject();
        QCOMPARE(error.value(QLatin1String("pointer")).toString(), QStringLiteral("/breaker/open_ms"));
        QCOMPARE(m_home->run(words("config import not-there.json")).code, 2);
        QCOMPARE(m_home->run(words("config import -"), "no JSON").code, 2);
        QVERIFY(m_home->run(words("config changes")).out.isEmpty());
        QCOMPARE(m_home->run(words("config export no-folder/out.json")).code, 1);
    }

    void anExportHoldsNoSecret()
    {
        const QJsonObject provider{{QStringLiteral("base_url"), QStringLiteral("https://example.test/v1")},
                                   {QStringLiteral("key"), QStringLiteral("env")},
                                   {QStringLiteral("key_env"), QStringLiteral("MY_KEY")},
                                   {QStringLiteral("extra_headers"), QJsonObject{{QStringLiteral("X-Token"), QStringLiteral("planted-1")}}}};
        m_home->configure({{QStringLiteral("providers"), QJsonObject{{QStringLiteral("mine"), provider}}}});
        const Ended made = m_home->run(words("config export"), {}, {{QStringLiteral("MY_KEY"), QStringLiteral("planted-2")}});
        QCOMPARE(made.code, 0);
        QVERIFY2(!made.out.contains("planted") && made.out.contains("example.test"), made.out.constData());
        QVERIFY2(made.err.contains("/providers/mine/extra_headers/X-Token: left out") && !made.err.contains("planted"), made.err.constData());
    }

private:
    static QJsonObject object(const QByteArray& bytes) { return QJsonDocument::fromJson(bytes).object(); }
    QJsonObject changed() { return QJsonDocument::fromJson(m_home->run(words("config show --changed")).out).object(); }

    std::unique_ptr<UserHome> m_home;
};

QTEST_GUILESS_MAIN(TestConfigCommand)
#include "tst_config_command.moc"
