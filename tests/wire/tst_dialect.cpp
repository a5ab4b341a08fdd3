// What goes out, byte by byte: each dialect, streamed or not, each quirk, each kind of credential, path, query and headers.
#include "core/wire/dialect.h"

#include <QTest>

using namespace plimsoll;

namespace {

const QByteArray kKey = "sk-1";

ChatRequest request(bool stream)
{
    ChatRequest out;
    out.model = QStringLiteral("m");
    out.messages = {{QStringLiteral("user"), QStringLiteral("Hi \"you\"\n\u00e9")}};
    out.max_tokens = 64;
    out.stream = stream;
    return out;
}

QByteArray header(const WireRequest& wire, QByteArrayView name)
{
    QByteArray value;
    int times = 0;
    for (const auto& [key, one] : wire.headers) {
        if (key.compare(name, Qt::CaseInsensitive) == 0) {
            value = one;
            ++times;
        }
    }
    return times > 1 ? QByteArray("(twice)") : value;
}

} // namespace

Q_DECLARE_METATYPE(plimsoll::Dialect)

class TestDialect : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bodies_data()
    {
        QTest::addColumn<Dialect>("dialect");
        QTest::addColumn<QList<int>>("quirks");
        QTest::addColumn<bool>("stream");
        QTest::addColumn<bool>("full"); // with a system text, a second turn and a temperature
        QTest::addColumn<QByteArray>("body");
        const QByteArray user = "{\"content\":\"Hi \\\"you\\\"\\n\xC3\xA9\",\"role\":\"user\"}";
        const QByteArray turn = R"(,{"content":"yes","role":"assistant"})";
        const QByteArray system = R"({"content":"Be brief","role":"system"},)";
        QTest::newRow("openai") << Dialect::OpenAi << QList<int>() << false << false
            << QByteArray(R"({"max_tokens":64,"messages":[)" + user + R"(],"model":"m","stream":false})");
        QTest::newRow("openai, streamed") << Dialect::OpenAi << QList<int>() << true << false
            << QByteArray(R"({"max_tokens":64,"messages":[)" + user + R"(],"model":"m","stream":true,"stream_options":{"include_usage":true}})");
        QTest::newRow("openai, all of it") << Dialect::OpenAi << QList<int>() << false << true
            << QByteArray(R"({"max_tokens":64,"messages":[)" + system + user + turn + R"(],"model":"m","stream":false,"temperature":0.5})");
        QTest::newRow("max_completion_tokens") << Dialect::OpenAi << QList<int>{int(Quirk::MaxCompletionTokens)} << false << false
            << QByteArray(R"({"max_completion_tokens":64,"messages":[)" + user + R"(],"model":"m","stream":false})");
        for (const Quirk quirk : {Quirk::NoStreamOptions, Quirk::NoUsageInStream})
            QTest::newRow(kQuirkNames[std::size_t(quirk)].data()) << Dialect::OpenAi << QList<int>{int(quirk)} << true << false
                << QByteArray(R"({"max_tokens":64,"messages":[)" + user + R"(],"model":"m","stream":true})");
        QTest::newRow("anthropic") << Dialect::Anthropic << QList<int>() << false << false
            << QByteArray(R"({"max_tokens":64,"messages":[)" + user + R"(],"model":"m","stream":false})");
        QTest::newRow("anthropic, all of it, streamed") << Dialect::Anthropic << QList<int>{int(Quirk::MaxCompletionTokens)} << true << true
            << QByteArray(R"({"max_tokens":64,"messages":[)" + user + turn + R"(],"model":"m","stream":true,"system":"Be brief","temperature":0.5})");
    }
    void bodies()
    {
        QFETCH(Dialect, dialect);
        QFETCH(QList<int>, quirks);
        QFETCH(bool, stream);
        QFETCH(bool, full);
        ProviderEntry provider;
        provider.dialect = dialect;
        for (const int quirk : quirks)
            provider.quirks.push_back(Quirk(quirk));
        ChatRequest chat = request(stream);
        if (full) {
            chat.system = QStringLiteral("Be brief");
            chat.messages.append({QStringLiteral("assistant"), QStringLiteral("yes")});
            chat.temperature = 0.5;
        }
        const WireRequest wire = buildRequest(provider, chat, kKey);
        QTEST(wire.body, "body");
        QCOMPARE(header(wire, "content-type"), QByteArray("application/json"));
        QCOMPARE(header(wire, "accept"), QByteArray(stream ? "text/event-stream" : "application/json"));
        QCOMPARE(header(wire, "anthropic-version"), QByteArray(dialect == Dialect::Anthropic ? "2023-06-01" : ""));
    }

    void credentials_data()
    {
        QTest::addColumn<Dialect>("dialect");
        QTest::addColumn<int>("auth"); // -1: by dialect
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("value");
        QTest::newRow("openai") << Dialect::OpenAi << -1 << QByteArray("authorization") << QByteArray("Bearer sk-1");
        QTest::newRow("anthropic") << Dialect::Anthropic << -1 << QByteArray("x-api-key") << kKey;
        QTest::newRow("anthropic, bearer") << Dialect::Anthropic << int(Auth::Bearer) << QByteArray("authorization") << QByteArray("Bearer sk-1");
        QTest::newRow("azure") << Dialect::OpenAi << int(Auth::ApiKey) << QByteArray("api-key") << kKey;
        QTest::newRow("none") << Dialect::OpenAi << int(Auth::None) << QByteArray() << QByteArray();
    }
    void credentials()
    {
        QFETCH(Dialect, dialect);
        QFETCH(int, auth);
        QFETCH(QByteArray, name);
        QFETCH(QByteArray, value);
        ProviderEntry provider;
        provider.dialect = dialect;
        if (auth >= 0)
            provider.auth = Auth(auth);
        const WireRequest wire = buildRequest(provider, request(false), kKey);
        for (const QByteArray one : {"authorization", "x-api-key", "api-key"})
            QCOMPARE(header(wire, one), one == name ? value : QByteArray());
    }

    void extraHeadersReplaceOursButNotTheKey()
    {
        ProviderEntry provider;
        provider.dialect = Dialect::Anthropic;
        const WireRequest wire = buildRequest(provider, request(true), kKey,
                                              {{QStringLiteral("Anthropic-Version"), QStringLiteral("2024-01-01")},
                                               {QStringLiteral("X-API-Key"), QStringLiteral("stolen")},
                                               {QStringLiteral("anthropic-beta"), QStringLiteral("a,b")}});
        QCOMPARE(header(wire, "anthropic-version"), QByteArray("2024-01-01"));
        QCOMPARE(header(wire, "anthropic-beta"), QByteArray("a,b"));
        QCOMPARE(header(wire, "x-api-key"), kKey);
    }

    void targets_data()
    {
        QTest::addColumn<Dialect>("dialect");
        QTest::addColumn<QString>("path");
        QTest::addColumn<QByteArray>("target");
        QTest::newRow("openai") << Dialect::OpenAi << QString() << QByteArray("/chat/completions?a%20b=1%262&api-version=2024-10-21");
        QTest::newRow("anthropic") << Dialect::Anthropic << QString() << QByteArray("/messages?a%20b=1%262&api-version=2024-10-21");
        QTest::newRow("own") << Dialect::OpenAi << QStringLiteral("openai/deployments/d e/chat/completions") << QByteArray("/openai/deployments/d%20e/chat/completions?a%20b=1%262&api-version=2024-10-21");
        QTest::newRow("own, encoded, with a query") << Dialect::OpenAi << QStringLiteral("/x%20y%25%2G%?z=1") << QByteArray("/x%20y%25%252G%25?z=1&a%20b=1%262&api-version=2024-10-21");
    }
    void targets()
    {
        QFETCH(Dialect, dialect);
        QFETCH(QString, path);
        ProviderEntry provider;
        provider.dialect = dialect;
        provider.path = path;
        provider.query = {{QStringLiteral("api-version"), QStringLiteral("2024-10-21")}, {QStringLiteral("a b"), QStringLiteral("1&2")}};
        QTEST(buildRequest(provider, request(false), kKey).target, "target");
    }
};

QTEST_GUILESS_MAIN(TestDialect)
#include "tst_dialect.moc"
