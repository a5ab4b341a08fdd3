// A prompt taken along really works: curl and Python against the sandbox over loopback, the scenario in plimsollctl.
#include "tests/support/scripted_server.h"
#include "tests/ui/page_fixture.h"
#include "ui/presenters/prompt_export.h"
#include "ui/presenters/prompt_presenter.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QStandardPaths>

using namespace plimsoll;
using namespace plimsoll::test;

namespace {

// What a shell, a here-document, a printf and a program could each trip over.
const char* const kOdd = "It's \"odd\": $HOME `date` \\n %s %1 \n\nBODY\n'''\n\u00e9\u4e2d";

PromptRequest request(const QString& model, bool stream)
{
    PromptRequest made;
    made.profile = QStringLiteral("online");
    made.model = model;
    made.system = QStringLiteral("Be brief; don't guess.");
    made.messages = {{QStringLiteral("user"), QString::fromUtf8(kOdd)}};
    made.maxTokens = 64;
    made.temperature = 0.5;
    made.stream = stream;
    return made;
}

void apply(PageFixture& fixture, const char* json)
{
    const auto applied = fixture.config.apply(QJsonDocument::fromJson(json).object(), QStringLiteral("test"));
    if (!applied)
        qFatal("%s: %s", applied.error().first().where.c_str(), applied.error().first().what.c_str());
}

struct Ran
{
    int code = -1;
    QString out, err;
};

/// In the event loop: the sandbox is in this thread.
Ran run(const QString& program, const QStringList& arguments, const QByteArray& input,
        const QProcessEnvironment& environment = QProcessEnvironment::systemEnvironment())
{
    QProcess process;
    process.setProcessEnvironment(environment);
    bool over = false;
    QObject::connect(&process, &QProcess::finished, [&] { over = true; });
    QObject::connect(&process, &QProcess::errorOccurred,
                     [&](QProcess::ProcessError error) { over = over || error == QProcess::FailedToStart; });
    process.start(program, arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!QTest::qWaitFor([&] { return over; }, 100'000))
        return {};
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1, QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

PromptExportSource source(PageFixture& fixture)
{
    return {fixture.config.config(), fixture.keys, fixture.client.sandboxUrl()};
}

PromptCall sent(PageFixture& fixture, const PromptRequest& request)
{
    PromptPresenter presenter(fixture.client, fixture.config, fixture.keys);
    presenter.send(request);
    if (!QTest::qWaitFor([&] { return !presenter.current()->running(); }, 30'000))
        qFatal("no end");
    return *presenter.current();
}

} // namespace

class TestPromptExportCommand : public QObject
{
    Q_OBJECT

    static void rows()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<bool>("stream");
        QTest::newRow("anthropic, stream") << QStringLiteral("claude-sonnet-4.5") << true;
        QTest::newRow("anthropic, whole") << QStringLiteral("claude-sonnet-4.5") << false;
        QTest::newRow("openai, stream") << QStringLiteral("gpt-4.1") << true;
        QTest::newRow("openai, whole") << QStringLiteral("gpt-4.1") << false;
    }
    /// The sandbox as two providers, one for each dialect, each with a key.
    static void configure(PageFixture& fixture, const QString& url)
    {
        const QString config =
            QStringLiteral(R"({"providers": {"near": {"base_url": "%1", "dialect": "anthropic", "key": "keychain"},)"
                           R"("far": {"base_url": "%1", "dialect": "openai", "key": "env", "key_env": "FAR_KEY",)"
                           R"("extra_headers": {"x-team": "keychain:team", "x-plain": "it\u0027s plain"}}},)"
                           R"("models": {"claude-sonnet-4.5": {"provider": "near"}, "gpt-4.1": {"provider": "far"}}})")
                .arg(url);
        apply(fixture, config.toUtf8().constData());
        fixture.keys.setKey(QStringLiteral("near"), "sk-near-secret");
        fixture.keys.setKey(QStringLiteral("team"), "sk-team-secret");
    }
    static QProcessEnvironment keys()
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("NEAR_API_KEY"), QStringLiteral("sk-near-secret"));
        environment.insert(QStringLiteral("FAR_KEY"), QStringLiteral("sk-far-secret"));
        environment.insert(QStringLiteral("TEAM_API_KEY"), QStringLiteral("sk-team-secret"));
        return environment;
    }

private Q_SLOTS:
    void curlAnswers_data() { rows(); }
    void curlAnswers()
    {
        QFETCH(QString, model);
        QFETCH(bool, stream);
        PageFixture fixture;
        configure(fixture, fixture.sandbox.baseUrl());
        const PromptExport made = promptAsCurl(source(fixture), request(model, stream), {});
        QVERIFY2(made.problem.isEmpty(), qPrintable(made.problem));
        QCOMPARE(made.model, model);
        QVERIFY(!made.text.contains(QLatin1String("secret")));
        QCOMPARE(made.variables.first(),
                 model == QLatin1String("gpt-4.1") ? QStringLiteral("TEAM_API_KEY") : QStringLiteral("NEAR_API_KEY"));
        for (const char* shell : {"sh", "bash"}) {
            const Ran ran = run(QString::fromLatin1(shell), {}, made.text.toUtf8(), keys());
            QVERIFY2(ran.code == 0, qPrintable(ran.err + made.text));
            QVERIFY2(ran.err.isEmpty(), qPrintable(ran.err));
            if (stream) {
                QVERIFY2(ran.out.startsWith(QLatin1String("event: message_start")) ||
                             ran.out.startsWith(QLatin1String("data: {")),
                         qPrintable(ran.out));
                QVERIFY2(ran.out.contains(QLatin1String("message_stop")) || ran.out.contains(QLatin1String("[DONE]")),
                         qPrintable(ran.out));
            } else {
                const QJsonObject answer = QJsonDocument::fromJson(ran.out.toUtf8()).object();
                QVERIFY2(answer.contains(QLatin1String("usage")), qPrintable(ran.out));
            }
        }
    }

    void pythonAnswers_data() { rows(); }
    void pythonAnswers()
    {
        QFETCH(QString, model);
        QFETCH(bool, stream);
        PageFixture fixture;
        configure(fixture, fixture.sandbox.baseUrl());
        const PromptExport made = promptAsPython(source(fixture), request(model, stream), {});
        QVERIFY2(made.problem.isEmpty(), qPrintable(made.problem));
        QVERIFY(!made.text.contains(QLatin1String("secret")));
        const Ran ran = run(QStringLiteral("python3"), {QStringLiteral("-")}, made.text.toUtf8(), keys());
        QVERIFY2(ran.code == 0, qPrintable(ran.err + made.text));
        QVERIFY2(ran.out.trimmed().size() > 5 && !ran.out.contains(u'{'), qPrintable(ran.out));
        // Without its key it says which one is missing.
        const Ran without = run(QStringLiteral("python3"), {QStringLiteral("-")}, made.text.toUtf8());
        QCOMPARE(without.code, 1);
        QVERIFY2(without.err.contains(made.variables.first()), qPrintable(without.err));
    }

    void theKeyIsSentAndNowhereElse()
    {
        PageFixture fixture;
        ScriptedServer server;
        QVERIFY(server.listen());
        server.answer({{Send{httpReply(200, "{}")}, Close{}}});
        configure(fixture, server.url().toString());
        const PromptExport curl = promptAsCurl(source(fixture), request(QStringLiteral("gpt-4.1"), false), {});
        const Ran ran = run(QStringLiteral("sh"), {QStringLiteral("-x")}, curl.text.toUtf8(), keys());
        QCOMPARE(ran.code, 0);
        QCOMPARE(server.deliveries().size(), 1);
        const Delivery& first = server.deliveries().first();
        QCOMPARE(first.target, QByteArray("/v1/chat/completions"));
        QCOMPARE(first.headers.value("authorization"), QByteArray("Bearer sk-far-secret"));
        QCOMPARE(first.headers.value("x-team"), QByteArray("sk-team-secret"));
        QCOMPARE(first.headers.value("x-plain"), QByteArray("it's plain"));
        const QJsonObject body = QJsonDocument::fromJson(first.body).object();
        QCOMPARE(body.value(QLatin1String("messages"))
                     .toArray()
                     .last()
                     .toObject()
                     .value(QLatin1String("content"))
                     .toString(),
                 QString::fromUtf8(kOdd));
        // What is given to curl, as a list of processes shows it, has no key.
        for (const QString& line : ran.err.split(u'\n'))
            if (line.startsWith(QLatin1String("+ curl")))
                QVERIFY2(!line.contains(QLatin1String("secret")), qPrintable(line));
        QVERIFY(ran.err.contains(QLatin1String("+ curl")));

        const PromptExport python =
            promptAsPython(source(fixture), request(QStringLiteral("claude-sonnet-4.5"), false), {});
        server.answer({{Send{httpReply(500, "{}")}, Close{}}});
        const Ran failed = run(QStringLiteral("python3"), {QStringLiteral("-")}, python.text.toUtf8(), keys());
        QCOMPARE(failed.code, 1);
        QVERIFY2(failed.err.startsWith(QLatin1String("500 ")), qPrintable(failed.err));
        QCOMPARE(server.deliveries().last().headers.value("x-api-key"), QByteArray("sk-near-secret"));
        QVERIFY(QJsonDocument::fromJson(server.deliveries().last().body)
                    .object()
                    .value(QLatin1String("system"))
                    .toString()
                    .contains(u'\''));
    }

    void theBodyThatArrivesIsThePrompt()
    {
        PageFixture fixture;
        const PromptExport made = promptAsCurl(source(fixture), request(QStringLiteral("gpt-4.1"), false), {});
        const qsizetype from = made.text.indexOf(QLatin1String("{\n")),
                        to = made.text.lastIndexOf(QLatin1String("BODY\n"));
        const QJsonObject body = QJsonDocument::fromJson(made.text.mid(from, to - from).toUtf8()).object();
        QCOMPARE(body.value(QLatin1String("messages"))
                     .toArray()
                     .last()
                     .toObject()
                     .value(QLatin1String("content"))
                     .toString(),
                 QString::fromUtf8(kOdd));
        // The built-in sandbox needs no key, and an empty request's model is the chain's first.
        QVERIFY(made.variables.isEmpty());
        PromptRequest chain = request({}, false);
        QCOMPARE(promptAsCurl(source(fixture), chain, {}).model,
                 fixture.config.config().profiles.at(QStringLiteral("online")).chain.first());
        const Ran ran = run(QStringLiteral("sh"), {}, made.text.toUtf8());
        QVERIFY2(ran.code == 0 && ran.out.contains(QLatin1String("\"usage\"")), qPrintable(ran.out + ran.err));
    }

    void whatCannotBeMadeSaysWhy()
    {
        PageFixture fixture;
        QVERIFY(!promptAsCurl({fixture.config.config(), fixture.keys, QUrl()},
                              request(QStringLiteral("gpt-4.1"), false), {})
                     .problem.isEmpty());
        QVERIFY(!promptAsPython(source(fixture), request(QStringLiteral("nobody"), false), {}).problem.isEmpty());
    }

    void theScenarioReplays_data()
    {
        QTest::addColumn<QStringList>("faults");
        QTest::addColumn<QString>("outcome");
        QTest::newRow("answered") << QStringList() << QStringLiteral("success");
        QTest::newRow("after a 429") << QStringList{QStringLiteral("429:1")} << QStringLiteral("success");
        QTest::newRow("elsewhere") << QStringList{QStringLiteral("429:90@claude-sonnet-4.5")}
                                   << QStringLiteral("success");
        QTest::newRow("overloaded twice") << QStringList{QStringLiteral("529x2")} << QStringLiteral("success");
        QTest::newRow("a broken stream") << QStringList{QStringLiteral("cut:6")} << QStringLiteral("failed");
    }
    void theScenarioReplays()
    {
        QFETCH(QStringList, faults);
        QFETCH(QString, outcome);
        PageFixture fixture;
        QVERIFY(fixture.sandbox.addFaults(faults));
        const PromptCall call = sent(fixture, request(QStringLiteral("claude-sonnet-4.5"), true));
        const PromptExport made = promptAsScenario(fixture.config.config(), call);
        QVERIFY2(made.problem.isEmpty(), qPrintable(made.problem));
        QVERIFY2(!made.text.contains(QLatin1String("odd")), "the prompt's text is in it");
        QVERIFY2(!made.text.contains(QLatin1String("127.0.0.1")), "an address is in it");
        QVERIFY2(QJsonDocument::fromJson(made.text.toUtf8()).object().contains(QLatin1String("expect")),
                 qPrintable(made.text));
        const Ran ran =
            run(QStringLiteral(PLIMSOLL_CTL), {QStringLiteral("replay"), QStringLiteral("-")}, made.text.toUtf8());
        QVERIFY2(ran.code == 0, qPrintable(ran.err + made.text));
        const QJsonObject done = QJsonDocument::fromJson(ran.out.trimmed().section(u'\n', -1).toUtf8()).object();
        QCOMPARE(done.value(QLatin1String("event")).toString(), QStringLiteral("done"));
        QCOMPARE(done.value(QLatin1String("outcome")).toString(), outcome);
        QCOMPARE(done.value(QLatin1String("attempts")).toInt(), call.result->done.attempts);
    }

    void aStoppedCallReplaysAsStopped()
    {
        PageFixture fixture;
        QVERIFY(fixture.sandbox.addFaults({QStringLiteral("hang")}));
        PromptPresenter presenter(fixture.client, fixture.config, fixture.keys);
        presenter.send(request(QStringLiteral("gpt-4.1"), true));
        QTRY_VERIFY(!presenter.current()->rows.empty() &&
                    presenter.current()->rows.rows().front().state == RowState::Running);
        presenter.stop();
        QTRY_VERIFY(!presenter.current()->running());
        const PromptExport made = promptAsScenario(fixture.config.config(), *presenter.current());
        const Ran ran =
            run(QStringLiteral(PLIMSOLL_CTL), {QStringLiteral("replay"), QStringLiteral("-")}, made.text.toUtf8());
        QVERIFY2(ran.code == 0 && ran.out.contains(QLatin1String("\"cancelled\"")),
                 qPrintable(ran.out + ran.err + made.text));
    }

    void aPromptThatWasNotSentReplaysToo()
    {
        PageFixture fixture;
        const PromptExport made = promptAsScenario(fixture.config.config(), request({}, true), 42);
        const Ran ran =
            run(QStringLiteral(PLIMSOLL_CTL), {QStringLiteral("replay"), QStringLiteral("-")}, made.text.toUtf8());
        QVERIFY2(ran.code == 0 && ran.out.contains(QLatin1String("\"success\"")),
                 qPrintable(ran.out + ran.err + made.text));
    }
};

QTEST_MAIN(TestPromptExportCommand)
#include "tst_prompt_export_command.moc"
