// What a page stands on in a test: the real configuration service, client, log and metrics, a key store in memory, and a
// real sandbox over loopback that fails only as told.
#pragma once

#include "core/config/config_file.h"
#include "core/live/live_client.h"
#include "core/live/queue_runner.h"
#include "core/sandbox/sandbox.h"
#include "core/sandbox/sandbox_thread.h"
#include "core/sandbox/storm_demo.h"
#include "core/store/answer_store.h"
#include "core/store/history.h"
#include "core/store/prompt_history.h"
#include "core/telemetry/event_log.h"
#include "core/telemetry/metrics.h"
#include "tests/support/memory_key_store.h"
#include "ui/app_context.h"
#include "ui/page.h"
#include "ui/theme/appearance.h"

#include <QApplication>
#include <QDir>
#include <QScrollArea>
#include <QTemporaryDir>
#include <QTimer>
#include <QtTest>

namespace plimsoll::test {

inline SandboxOptions reliable(double speed)
{
    SandboxOptions options;
    options.speed = speed;
    options.failures = false;
    return options;
}

class PageFixture
{
public:
    explicit PageFixture(double speed = 20) : sandbox(reliable(speed))
    {
        if (!sandbox.listen())
            qFatal("the sandbox cannot listen: %s", qPrintable(sandbox.errorString()));
        client.setSandboxUrl(QUrl(sandbox.baseUrl()));
        QObject::connect(&m_clock, &QTimer::timeout, [this] {
            if (m_page)
                m_page->tick({.number = m_beat++, .now = client.now()});
        });
        if (qEnvironmentVariable("PLIMSOLL_PICTURES_THEME") == QLatin1String("dark"))
            appearance.setTheme(Theme::Dark);
        m_clock.start(1000 / Tick::kRate);
    }

    /// Shows the page as the window would, and gives it its ticks.
    void show(Page& page, QSize size)
    {
        m_page = &page;
        page.setAutoFillBackground(true);
        page.resize(qEnvironmentVariableIsSet("PLIMSOLL_PICTURES_SMALL") ? QSize(856, 620) : size);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        QApplication::setActiveWindow(&page); // there may be no window manager to do it
        page.activated();
    }
    void hide() { m_page = nullptr; }

    QTemporaryDir folder;
    ConfigService config{folder.filePath(QStringLiteral("config.json")), ConfigService::Watch::No};
    MemoryKeyStore keys;
    EventLog events;
    Metrics metrics;
    JobStore jobs{folder.filePath(QStringLiteral("queue.sqlite"))};
    LiveClient client{config, keys, events, [this] { LiveClientOptions o; o.queue = &jobs; return o; }()};
    QueueRunner queue{client, jobs, config};
    Sandbox sandbox;
    SandboxThread sandbox_thread;
    StormDemo storm{client, sandbox_thread};
    Appearance appearance;
    History history{folder.filePath(QStringLiteral("history.sqlite")), QStringLiteral("test"), {}};
    PromptHistory prompts{folder.filePath(QStringLiteral("prompts.sqlite")), {}};
    AnswerStore answers{folder.filePath(QStringLiteral("answers.sqlite"))};
    AppContext context{config,     client, keys,  events,  metrics, sandbox_thread, storm,
                       appearance, jobs,   queue, history, prompts, answers};

private:
    QTimer m_clock;
    std::int64_t m_beat = 0;
    Page* m_page = nullptr;
};

/// A picture for people to look at, where PLIMSOLL_PICTURES names a folder; PLIMSOLL_PICTURES_THEME=dark and
/// PLIMSOLL_PICTURES_SMALL (a window of 1024 x 700) vary it.
inline void picture(QWidget& widget, const QString& name)
{
    const QString folder = qEnvironmentVariable("PLIMSOLL_PICTURES");
    if (!folder.isEmpty())
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    if (!folder.isEmpty())
        widget.grab().save(QDir(folder).filePath(name + QStringLiteral(".png")));
}

} // namespace plimsoll::test
