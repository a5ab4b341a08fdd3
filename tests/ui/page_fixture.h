// What a page stands on in a test, with a real sandbox over loopback that fails only as told.
#pragma once

#include "core/sandbox/sandbox.h"
#include "tests/ui/app_world.h"
#include "ui/page.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTimer>
#include <QtTest>

namespace plimsoll::test {

constexpr QSize kWindow(1112, 720); // a page in a window of 1280 x 800, without side and status bar

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

/// A part of the page by its name, which must be there.
template <class T> T* child(QWidget& page, const char* name)
{
    auto* found = page.findChild<T*>(QLatin1String(name));
    if (!found)
        qFatal("the page has no %s", name);
    return found;
}

/// Sends a prompt to the sandbox and waits for its end; `model` empty: by the chain.
inline void sendPrompt(PageFixture& fixture, const QString& text, const QString& model = {})
{
    PromptRequest request;
    request.profile = QStringLiteral("online");
    request.model = model;
    request.messages = {{QStringLiteral("user"), text}};
    QSignalSpy finished(&fixture.client, &LiveClient::finished);
    fixture.client.submit(request);
    QVERIFY(QTest::qWaitFor([&] { return !finished.isEmpty(); }, 20'000));
}

/// What the Tab key reaches and has no name for a screen reader, by its class.
inline QStringList namelessControls(QWidget& page)
{
    QStringList nameless;
    for (const QWidget* widget : page.findChildren<QWidget*>()) {
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        if (widget->focusPolicy() & Qt::TabFocus && !widget->objectName().startsWith(QLatin1String("qt_"))
            && widget->accessibleName().isEmpty() && !(button && !button->text().isEmpty()))
            nameless << QLatin1String(widget->metaObject()->className());
    }
    return nameless;
}

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
