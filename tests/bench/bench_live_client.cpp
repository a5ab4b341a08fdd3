// What the resilient client costs beside Qt's bare managers, and how many calls a second it carries. The server is a
// process of its own, so that this process's CPU time is the client's alone.
#include "core/config/config_file.h"
#include "core/live/key_store.h"
#include "core/live/live_client.h"
#include "core/telemetry/event_sink.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QJsonDocument>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTimer>

#include <benchmark/benchmark.h>

#include <csignal>
#include <functional>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

using namespace plimsoll;

namespace {

constexpr int kInFlight = 64;
constexpr int kManagers = 11; // of six connections each
constexpr int kCalls = 1500;  // an iteration

quint16 g_port = 0;

const QByteArray kAnswer = []() -> QByteArray { // named: a string builder would outlive its parts
    const QByteArray body = R"({"id":"c","object":"chat.completion","model":"m","choices":[{"index":0,"message":{"role":)"
                            R"("assistant","content":"A short answer of a few words."},"finish_reason":"stop"}],)"
                            R"("usage":{"prompt_tokens":11,"completion_tokens":7,"total_tokens":18}})";
    return "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: " + QByteArray::number(body.size()) +
           "\r\n\r\n" + body;
}();

/// /LATENCY_MS/... is answered after that time.
[[noreturn]] void serve(int report, int argc, char** argv)
{
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    QCoreApplication application(argc, argv);
    QTcpServer server;
    server.setListenBacklogSize(256);
    server.listen(QHostAddress::LocalHost);
    QObject::connect(&server, &QTcpServer::newConnection, &server, [&server] {
        while (QTcpSocket* socket = server.nextPendingConnection()) {
            const auto unread = std::make_shared<QByteArray>();
            QObject::connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
            QObject::connect(socket, &QTcpSocket::readyRead, socket, [socket, unread] {
                *unread += socket->readAll();
                const qsizetype head = unread->indexOf("\r\n\r\n");
                if (head < 0)
                    return;
                const QByteArray headers = unread->left(head).toLower();
                const qsizetype at = headers.indexOf("content-length: ") + 16;
                const qsizetype length = headers.mid(at, headers.indexOf('\r', at) - at).toLongLong();
                if (unread->size() < head + 4 + length)
                    return;
                const int latency = headers.split('/').value(1).toInt();
                unread->clear();
                QTimer::singleShot(latency, Qt::PreciseTimer, socket, [socket] { socket->write(kAnswer); });
            });
        }
    });
    const quint16 port = server.serverPort();
    if (write(report, &port, sizeof port) != sizeof port)
        _exit(1);
    application.exec();
    _exit(0);
}

double cpuSeconds()
{
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    const auto seconds = [](const timeval& t) { return double(t.tv_sec) + double(t.tv_usec) * 1e-6; };
    return seconds(used.ru_utime) + seconds(used.ru_stime);
}

QString base(int latency) { return QStringLiteral("http://127.0.0.1:%1/%2/v1").arg(g_port).arg(latency); }

/// Keeps kInFlight under way until kCalls are done. `start(done)` begins one and calls done() at its end.
template <class Start> void carry(Start start)
{
    QEventLoop loop;
    int begun = 0, ended = 0;
    std::function<void()> next = [&] {
        if (begun == kCalls)
            return;
        ++begun;
        start([&] {
            if (++ended == kCalls)
                loop.quit();
            else
                next();
        });
    };
    for (int i = 0; i < kInFlight; ++i)
        next();
    loop.exec();
}

void account(benchmark::State& state, double cpu)
{
    const double calls = double(state.iterations()) * kCalls;
    state.counters["calls/s"] = benchmark::Counter(calls, benchmark::Counter::kIsRate);
    state.counters["cpu_us/call"] = cpu * 1e6 / calls;
}

void bareManagers(benchmark::State& state)
{
    std::vector<std::unique_ptr<QNetworkAccessManager>> managers;
    for (int i = 0; i < kManagers; ++i)
        managers.push_back(std::make_unique<QNetworkAccessManager>());
    QNetworkRequest request(QUrl(base(int(state.range(0))) + QStringLiteral("/chat/completions")));
    request.setHeader(QNetworkRequest::ContentTypeHeader, QStringLiteral("application/json"));
    const QByteArray body = R"({"model":"m","max_tokens":1024,"messages":[{"role":"user","content":"Say something short."}]})";
    int turn = 0;
    const double before = cpuSeconds();
    for (auto _ : state)
        carry([&](std::function<void()> done) {
            QNetworkReply* reply = managers[std::size_t(turn++ % kManagers)]->post(request, body);
            QObject::connect(reply, &QNetworkReply::finished, reply, [reply, done = std::move(done)] {
                benchmark::DoNotOptimize(reply->readAll());
                reply->deleteLater();
                done();
            });
        });
    account(state, cpuSeconds() - before);
}

class NoKeys : public KeyStore
{
public:
    void read(const QString&, QObject*, Done) override {}
    void write(const QString&, const Secret&, QObject*, Done) override {}
    void remove(const QString&, QObject*, Done) override {}
    void list(QObject*, Listed) override {}
    std::optional<KeyResult> cached(const QString&) const override { return std::nullopt; }
    void forget(const QString&) override {}
};

class Discard : public EventSink
{
public:
    explicit Discard(bool wanted) : m_wanted(wanted) {}
    void append(const QJsonObject& event) override { benchmark::DoNotOptimize(event); }
    bool wanted() const override { return m_wanted; }

private:
    bool m_wanted;
};

void resilientClient(benchmark::State& state)
{
    const QTemporaryDir folder;
    ConfigService config(folder.filePath(QStringLiteral("config.json")), ConfigService::Watch::No);
    const auto applied = config.apply(QJsonDocument::fromJson(R"({"default_profile": "t", "cache": {"mode": "off"},
        "providers": {"p": {"dialect": "openai", "key": "none", "auth": "none", "base_url": ")" + base(int(state.range(0))).toLatin1() + R"("}},
        "models": {"m": {"provider": "p", "limits": {"concurrency": null}}},
        "profiles": {"t": {"chain": ["m"], "concurrency": null}}})").object(), QStringLiteral("bench"));
    if (!applied) {
        state.SkipWithError(applied.error().first().what.c_str());
        return;
    }
    NoKeys keys;
    Discard events(state.range(1) != 0);
    LiveClient client(config, keys, events);
    client.keepEvents(false);
    QHash<CallId, std::function<void()>> waiting;
    QObject::connect(&client, &LiveClient::finished, &client, [&](CallId call, const CallResult& result) {
        if (result.done.outcome != Outcome::Success)
            state.SkipWithError("a call failed");
        waiting.take(call)();
    });
    PromptRequest request;
    request.messages = {{QStringLiteral("user"), QStringLiteral("Say something short.")}};
    request.stream = false;
    const double before = cpuSeconds();
    for (auto _ : state)
        carry([&](std::function<void()> done) { waiting.insert(client.submit(request), std::move(done)); });
    account(state, cpuSeconds() - before);
}

} // namespace

BENCHMARK(bareManagers)->Name("bare_managers/latency_ms")->Arg(0)->Arg(20)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(resilientClient)->Name("resilient_client")
    ->ArgNames({"latency_ms", "events_made"})->Args({0, 0})->Args({0, 1})->Args({20, 0})->Args({20, 1})->Unit(benchmark::kMillisecond)->UseRealTime();

int main(int argc, char** argv)
{
    int report[2];
    if (pipe(report) != 0)
        return 1;
    const pid_t server = fork();
    if (server == 0)
        serve(report[1], argc, argv);
    if (read(report[0], &g_port, sizeof g_port) != sizeof g_port)
        return 1;
    QCoreApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    kill(server, SIGTERM);
    return 0;
}
