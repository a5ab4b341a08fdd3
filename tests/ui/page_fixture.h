// What a page stands on in a test, with a real sandbox over loopback that fails only as told.
#pragma once

#include "core/sandbox/sandbox.h"
#include "tests/ui/app_world.h"
#include "ui/page.h"

#include <QApplication>
#include <QDir>
#include <QScrollArea>
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

class PageFixture : public AppWorld
{
public:
    explicit PageFixture(double speed = 20, Language language = Language::System)
        : AppWorld(language), sandbox(reliable(speed))
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

    Sandbox sandbox;

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
