// shell_times [CALLS, 300] (built with the tests): how long a change of page takes, for each page, with a history behind
// it: calls to the built-in sandbox are made first. Prints the median and the worst of 20 changes, from the wish to the
// painted page. Needs a display (xvfb-run -a does). Asserts nothing.
#include "core/live/prompt_request.h"
#include "tests/ui/app_world.h"
#include "ui/main_window.h"
#include "ui/page.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <cstdio>

using namespace plimsoll;

namespace {

constexpr int kChanges = 20;

void fill(test::AppWorld& world, int calls)
{
    SandboxSettings settings;
    settings.speed = 1000;
    QSignalSpy ready(&world.sandbox_thread, &SandboxThread::ready);
    world.sandbox_thread.start(settings);
    if (!ready.wait())
        qFatal("the sandbox did not start");
    world.client.setSandboxUrl(world.sandbox_thread.url());
    world.history.start();
    world.prompts.start();
    world.budget.start();
    QSignalSpy finished(&world.client, &LiveClient::finished);
    for (int i = 0; i < calls; ++i) {
        PromptRequest request;
        request.messages = {{QStringLiteral("user"), QStringLiteral("Say %1 in a few words.").arg(i)}};
        request.maxTokens = 20;
        request.model = QStringLiteral("deepseek-v3.2"); // the one whose limit is the widest
        request.deadline = std::chrono::minutes(30);
        world.client.submit(request);
    }
    QElapsedTimer patience;
    patience.start();
    while (finished.count() < calls && patience.elapsed() < 120'000)
        finished.wait(1000);
    for (const auto& one : std::as_const(finished))
        world.prompts.record(one.at(1).value<CallResult>());
    std::printf("%lld of %d calls have ended, %llu events\n", qlonglong(finished.count()), calls,
                static_cast<unsigned long long>(world.events.lastSequence()));
}

/// From the wish to the pixels.
double change(MainWindow& window, const QString& page)
{
    QElapsedTimer clock;
    clock.start();
    window.showPage(page);
    QCoreApplication::sendPostedEvents();
    window.builtPage(page)->repaint();
    return double(clock.nsecsElapsed()) / 1e6;
}

} // namespace

int main(int argc, char** argv)
{
    QApplication app(argc, argv);
    qRegisterMetaType<CallResult>();
    test::AppWorld world;
    fill(world, argc > 1 ? std::atoi(argv[1]) : 300);
    MainWindow window(world.context, allPages(), QString(), QStringLiteral("settings"));
    window.show();
    if (!QTest::qWaitForWindowExposed(&window))
        qFatal("no window: is there a display?");
    std::printf("%-10s %10s %10s %10s\n", "page", "first ms", "median ms", "worst ms");
    for (const PageEntry& page : allPages()) {
        const auto away = page.id == QLatin1String("queue") ? QStringLiteral("settings") : QStringLiteral("queue");
        change(window, away);
        const double first = change(window, page.id);
        std::vector<double> all;
        for (int i = 0; i < kChanges; ++i) {
            change(window, away);
            QTest::qWait(60); // as between two keys of a person: background work comes to rest
            all.push_back(change(window, page.id));
        }
        std::sort(all.begin(), all.end());
        std::printf("%-10s %10.1f %10.1f %10.1f\n", qPrintable(page.id), first, all[all.size() / 2], all.back());
    }
    return 0;
}
