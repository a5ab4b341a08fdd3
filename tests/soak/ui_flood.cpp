// The real window under a flood of events: does it stay alive? Reports of a made-up load go where the client's go
// (figures, event log, history), while real calls to the sandbox move the gauges. Prints what a person would feel: the
// longest stall of the UI thread, how often the visible charts were drawn, memory. Exit status 0 if within the bounds,
// 1 if not.
//
//   ui_flood [--seconds 60] [--rate 10000] [--models 5] [--page live] [--picture FILE]
#include "core/config/engine_names.h"
#include "core/wire/event_json.h"
#include "tests/ui/app_world.h"
#include "ui/main_window.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QElapsedTimer>
#include <QEvent>
#include <QFile>
#include <QHash>
#include <QTimer>

#include <cstdio>
#include <ctime>
#include <sys/resource.h>

using namespace plimsoll;
using namespace std::chrono_literals;

namespace {

constexpr double kLongestStall = 50; // ms
constexpr double kLeastDrawn = 15;   // times a second
constexpr auto kWarmUp = 3s;         // building pages is not what is measured

double threadCpuMs()
{
    timespec used{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
    return double(used.tv_sec) * 1e3 + double(used.tv_nsec) * 1e-6;
}

double cpuSeconds()
{
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    const auto seconds = [](const timeval& t) { return double(t.tv_sec) + double(t.tv_usec) * 1e-6; };
    return seconds(used.ru_utime) + seconds(used.ru_stime);
}

double residentMb()
{
    QFile status(QStringLiteral("/proc/self/statm"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    return status.readAll().split(' ').value(1).toDouble() * 4096 / 1e6;
}

/// Sees every event of the UI thread: how long each kept it, and what was drawn.
class WatchedApplication : public QApplication
{
public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override
    {
        if (!measuring || m_depth > 0)
            return within(receiver, event);
        const int type = event->type();
        const QByteArray who = receiver->metaObject()->className(); // it may be gone afterwards
        QElapsedTimer wall;
        wall.start();
        const double cpu = threadCpuMs();
        const bool done = within(receiver, event);
        const double lasted = double(wall.nsecsElapsed()) * 1e-6, worked = threadCpuMs() - cpu;
        longest_wall = std::max(longest_wall, lasted);
        if (worked > longest_cpu) {
            longest_cpu = worked;
            longest_of = who + ", event " + QByteArray::number(type);
        }
        return done;
    }

    bool measuring = false;
    double longest_wall = 0, longest_cpu = 0;
    QByteArray longest_of;
    QHash<QString, int> drawn; ///< charts, by the name of their card

private:
    /// Of the nearest ancestor that has one.
    static QString cardOf(const QObject* object)
    {
        while (object && (object->objectName().isEmpty() || object->objectName().startsWith(QLatin1String("qt_"))))
            object = object->parent();
        return object ? object->objectName() : QString();
    }
    bool within(QObject* receiver, QEvent* event)
    {
        if (measuring && event->type() == QEvent::Paint && receiver->parent() &&
            receiver->parent()->inherits("QChartView"))
            ++drawn[cardOf(receiver)];
        ++m_depth;
        const bool done = QApplication::notify(receiver, event);
        --m_depth;
        return done;
    }

    int m_depth = 0;
};

/// Made-up calls, each told as the client would tell it: most answered, some refused, retried, passed on.
class Flood
{
public:
    Flood(test::AppWorld& world, int models, double rate) : m_world(world), m_models(models), m_rate(rate)
    {
        m_context.wallClock = [this](Instant at) {
            return QDateTime::currentDateTimeUtc().addMSecs((at - m_world.client.now()).count());
        };
        m_timer.setTimerType(Qt::PreciseTimer);
        QObject::connect(&m_timer, &QTimer::timeout, [this] {
            const auto due = std::int64_t(double(m_clock.nsecsElapsed()) * 1e-9 * m_rate);
            while (told < due)
                call();
        });
    }
    void start()
    {
        m_clock.start();
        m_timer.start(4);
    }
    void stop() { m_timer.stop(); }

    std::int64_t told = 0;

private:
    Report report(ReportKind kind, std::uint64_t call, int model) const
    {
        Report made{};
        made.kind = kind;
        made.call = CallId{1'000'000'000 + call};
        made.model = ModelId{std::uint16_t(model)};
        made.provider = m_world.client.names().provider_of[std::size_t(model)];
        made.profile = ProfileId{0};
        made.attempt_id = AttemptId{call};
        made.attempt = made.total = 1;
        return made;
    }
    void tell(const Report& report)
    {
        const Instant now = m_world.client.now();
        m_world.metrics.onReport(report, now);
        m_context.t_ms = toMs(now);
        m_world.sinks.append(eventJson(report, m_context, {}, QStringLiteral("flood")));
        ++told;
    }
    void call()
    {
        const std::uint64_t n = ++m_call;
        const int model = int(n % std::uint64_t(m_models));
        tell(report(ReportKind::Accepted, n, model));
        tell(report(ReportKind::Attempt, n, model));
        Report reply = report(ReportKind::Reply, n, model);
        reply.latency = Duration(200 + std::int64_t(n * 7919 % 3000));
        reply.status = 200;
        if (n % 10 == 0) {
            reply.status = n % 20 == 0 ? 429 : 529;
            reply.failure = n % 20 == 0 ? FailureClass::RateLimit : FailureClass::Overloaded;
            tell(reply);
            Report wait = report(ReportKind::Wait, n, model);
            wait.wait = Duration(500);
            wait.wait_reason = WaitReason::Backoff;
            tell(wait);
            Report fallback = report(ReportKind::Fallback, n, model);
            fallback.to = ModelId{std::uint16_t((model + 1) % m_models)};
            fallback.fallback_reason = FallbackReason::RetriesExhausted;
            tell(fallback);
        } else {
            tell(reply);
        }
        Finish finish{};
        finish.call = CallId{1'000'000'000 + n};
        finish.outcome = n % 50 == 0 ? Outcome::Failed : Outcome::Success;
        finish.failure = n % 50 == 0 ? FailureClass::Overloaded : FailureClass::Ok;
        finish.model = ModelId{std::uint16_t(model)};
        finish.attempts = 1 + (n % 10 == 0);
        finish.latency = *reply.latency;
        finish.cost_usd = 0.0001;
        m_world.metrics.onFinish(finish, m_world.client.now());
        m_world.sinks.append(doneJson(finish, m_context));
        ++told;
    }

    test::AppWorld& m_world;
    int m_models;
    double m_rate;
    EventContext m_context{m_world.client.names(), &LiveClient::callName, 0, {}};
    QElapsedTimer m_clock;
    QTimer m_timer;
    std::uint64_t m_call = 0;
};

/// More models than are shipped, at the sandbox: a dashboard of many.
void addModels(ConfigService& config, int models)
{
    QJsonObject added;
    for (int i = int(config.config().models.size()); i < models; ++i)
        added.insert(
            QStringLiteral("model-%1").arg(i),
            QJsonObject{{QStringLiteral("provider"), QStringLiteral("sandbox-openai")},
                        {QStringLiteral("remote_name"), QStringLiteral("gpt-4.1")},
                        {QStringLiteral("limits"), QJsonObject{{QStringLiteral("requests_per_minute"), 60 + i},
                                                               {QStringLiteral("tokens_per_minute"), 100000}}}});
    if (!added.isEmpty() && !config.apply({{QStringLiteral("models"), added}}, QStringLiteral("flood")))
        qFatal("the models were not taken");
}

} // namespace

int main(int argc, char** argv)
{
    WatchedApplication app(argc, argv);
    QCommandLineParser parser;
    const QCommandLineOption seconds(QStringLiteral("seconds"), {}, QStringLiteral("n"), QStringLiteral("60"));
    const QCommandLineOption rate(QStringLiteral("rate"), {}, QStringLiteral("events"), QStringLiteral("10000"));
    const QCommandLineOption models(QStringLiteral("models"), {}, QStringLiteral("n"), QStringLiteral("5"));
    const QCommandLineOption pageName(QStringLiteral("page"), {}, QStringLiteral("id"), QStringLiteral("live"));
    const QCommandLineOption picture(QStringLiteral("picture"), {}, QStringLiteral("file"));
    parser.addOptions({seconds, rate, models, pageName, picture});
    parser.addHelpOption();
    parser.process(app);

    test::AppWorld world;
    addModels(world.config, parser.value(models).toInt());
    world.history.start();
    QObject::connect(&world.sandbox_thread, &SandboxThread::ready,
                     [&](const QUrl& url) { world.client.setSandboxUrl(url); });
    world.sandbox_thread.start(world.config.config().sandbox);
    MainWindow window(world.context, allPages(), QString(), parser.value(pageName));
    window.resize(1280, 1120); // all charts at once
    window.show();

    Flood flood(world, parser.value(models).toInt(), parser.value(rate).toDouble());
    QTimer calls; // real ones, for the gauges
    QObject::connect(&calls, &QTimer::timeout, [&] {
        PromptRequest request;
        request.profile = QStringLiteral("online");
        request.messages = {{QStringLiteral("user"), QStringLiteral("What does a load line show?")}};
        request.maxTokens = 100;
        request.remember = false;
        world.client.submit(request);
    });
    double longest_gap = 0, memory_before = 0, cpu_before = 0;
    std::int64_t told_before = 0;
    QElapsedTimer since, beat;
    QTimer pulse; // how late the event loop comes round
    pulse.setTimerType(Qt::PreciseTimer);
    QObject::connect(&pulse, &QTimer::timeout, [&] {
        if (app.measuring)
            longest_gap = std::max(longest_gap, double(beat.nsecsElapsed()) * 1e-6 - 1);
        beat.start();
    });
    flood.start();
    calls.start(400);
    beat.start();
    pulse.start(1);
    QTimer::singleShot(kWarmUp, [&] {
        app.measuring = true;
        beat.start();
        since.start();
        memory_before = residentMb();
        cpu_before = cpuSeconds();
        told_before = flood.told;
    });
    QTimer::singleShot(kWarmUp + std::chrono::seconds(parser.value(seconds).toInt()), &app, &QApplication::quit);
    app.exec();
    app.measuring = false;
    const double lasted = double(since.elapsed()) / 1000;
    const double drawn_often = app.drawn.value(QStringLiteral("outcomes")) / lasted; // it changes with every event
    QStringList charts;
    for (auto it = app.drawn.cbegin(); it != app.drawn.cend(); ++it)
        charts << QStringLiteral("%1 %2").arg(it.key()).arg(it.value() / lasted, 0, 'f', 1);
    charts.sort();
    const double events = double(flood.told - told_before) / lasted;
    std::printf("%.0f events a second for %.1f s, page %s, %d models\n", events, lasted,
                qPrintable(parser.value(pageName)), parser.value(models).toInt());
    std::printf("longest stall of the UI thread: %.1f ms; longest event: %.1f ms, of which %.1f ms at work (%s)\n",
                longest_gap, app.longest_wall, app.longest_cpu, app.longest_of.constData());
    std::printf("drawn a second, if changed: %s\n", qPrintable(charts.join(QStringLiteral(", "))));
    std::printf("memory: %.1f MB, then %.1f MB; %.2f cores\n", memory_before, residentMb(),
                (cpuSeconds() - cpu_before) / lasted);
    flood.stop();
    calls.stop();
    if (parser.isSet(picture))
        window.grab().save(parser.value(picture));
    const bool drawn = parser.value(pageName) != QLatin1String("live") || drawn_often >= kLeastDrawn;
    const bool good = longest_gap <= kLongestStall && drawn && events >= 0.99 * parser.value(rate).toDouble();
    std::printf("%s\n",
                good ? "within the bounds" : "OUT OF BOUNDS: at most 50 ms of stall, 15 times a second, all events");
    return good ? 0 : 1;
}
