// Pictures of every page in the real window, light and dark, in two sizes, filled with what the sandbox and two weeks of
// calls leave behind. Written to PLIMSOLL_PICTURES, else to `pictures` in the build folder. It fails where a page is empty or
// a text is cut off.
#include "tests/ui/page_fixture.h"
#include "tests/ui/past_calls.h"
#include "ui/main_window.h"
#include "ui/pages/settings_page.h"
#include "ui/widgets/empty_state.h"

#include <QDir>
#include <QImage>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>

#include <set>

using namespace plimsoll;
using namespace plimsoll::test;

namespace {

constexpr QSize kLarge(1280, 800), kSmall(1024, 700);
const char* const kPrompt = "Explain in three sentences what a load line on a ship's hull shows, and why a harbour master would care.";
const char* const kPrompts[] = {"Summarise the release notes of this week", "Translate the error texts to Korean",
                                "Why does the build fail on the second machine?", "Draft an answer to the customer",
                                "List the risks of moving the queue to another disk"};

/// What a day with the program leaves: calls through a storm of 429s, jobs in every state, weeks of costs.
class Scene : public PageFixture
{
public:
    Scene() : PageFixture(10)
    {
        putPast(history.path(), twoWeeks());
        history.start();
        prompts.start();
        budget.start();
        QVERIFY(config.apply({{QStringLiteral("budget"), QJsonObject{{QStringLiteral("usd_per_day"), 5}, {QStringLiteral("usd_per_month"), 90}}}},
                             QStringLiteral("settings")));
        faults({QStringLiteral("429:2x4@claude-sonnet-4.5"), QStringLiteral("529x8@gemini-2.5-flash")});
        QSignalSpy finished(&client, &LiveClient::finished);
        constexpr int kCalls = 24;
        for (int i = 0; i < kCalls; ++i)
            submit(QLatin1String(kPrompts[i % 5]), i % 3 == 2 ? QStringLiteral("gpt-4.1") : QString());
        QVERIFY(QTest::qWaitFor([&] { return finished.size() == kCalls; }, 60'000));
        jobsInEveryState();
    }

    /// Calls under way, so that limits are seen to bind; some of them have ended.
    void busy()
    {
        QSignalSpy finished(&client, &LiveClient::finished);
        for (int i = 0; i < 18; ++i)
            m_busy << submit(QLatin1String(kPrompts[i % 5]), i % 4 == 3 ? QStringLiteral("gpt-4.1") : QStringLiteral("claude-sonnet-4.5"));
        QVERIFY(QTest::qWaitFor([&] { return finished.size() >= 4; }, 30'000));
    }
    /// No call is under way any more: what comes next need not stand in their line.
    void calm()
    {
        for (const CallId call : std::as_const(m_busy))
            client.cancel(call);
        m_busy.clear();
        QVERIFY(QTest::qWaitFor([&] { return client.snapshot().calls.empty(); }, 30'000));
    }

private:
    void faults(const QStringList& specs) { QVERIFY(bool(sandbox.addFaults(specs))); }

    CallId submit(const QString& text, const QString& model)
    {
        PromptRequest request;
        request.profile = QStringLiteral("online");
        request.model = model;
        request.messages = {{QStringLiteral("user"), text}};
        request.maxTokens = 300;
        return client.submit(request);
    }

    JobId job(const char* text, Duration ready_in, FailureClass why)
    {
        PromptRequest request;
        request.profile = QStringLiteral("batch");
        request.messages = {{QStringLiteral("user"), QLatin1String(text)}};
        JobId id = 0;
        jobs.add(request, {ready_in, why}, &jobs, [&](const Result<JobStore::Accepted>& accepted) { id = accepted ? accepted->id : 0; });
        if (!QTest::qWaitFor([&] { return id != 0; }))
            qFatal("the job was not accepted");
        return id;
    }

    void jobsInEveryState()
    {
        int ended = 0;
        QObject::connect(&queue, &QueueRunner::ended, &queue, [&] { ++ended; });
        queue.start();
        job("Classify the 400 tickets of November", Duration(0), FailureClass::Ok);
        job("Write the changelog", Duration(0), FailureClass::Ok);
        QVERIFY(QTest::qWaitFor([&] { return ended == 2; }, 30'000));
        QObject::disconnect(&queue, &QueueRunner::ended, &queue, nullptr);
        job("Translate the handbook, chapter 3", Duration(754'000), FailureClass::RateLimit);
        job("Translate the handbook, chapter 4", Duration(4 * 3600'000), FailureClass::UsageWindow);
        const JobId given_up = job("Rewrite all tests in another style", Duration(60'000), FailureClass::Overloaded);
        bool cancelled = false;
        jobs.cancel(given_up, &jobs, [&](bool) { cancelled = true; });
        QVERIFY(QTest::qWaitFor([&] { return cancelled; }));
    }

    QList<CallId> m_busy;
};

/// Some turns of the event loop, for what a page does over a few ticks of its own.
void settle()
{
    for (int i = 0; i < 3; ++i) {
        QCoreApplication::sendPostedEvents();
        QTest::qWait(60);
    }
}

int colours(const QImage& image)
{
    std::set<QRgb> seen;
    for (int y = 0; y < image.height(); y += 3)
        for (int x = 0; x < image.width(); x += 3)
            seen.insert(image.pixel(x, y));
    return int(seen.size());
}

/// Texts that do not fit where they stand.
QStringList cutTexts(QWidget& page)
{
    QStringList cut;
    for (const auto* label : page.findChildren<QLabel*>()) {
        const bool line = label->isVisible() && !label->wordWrap() && label->textFormat() != Qt::RichText && !label->text().contains(u'\n')
            && label->sizePolicy().horizontalPolicy() != QSizePolicy::Ignored;
        const QString text = QString(label->text()).remove(u'&'); // the mark of a key is not drawn
        if (line && label->fontMetrics().horizontalAdvance(text) > label->contentsRect().width() + 1)
            cut << label->text();
        if (label->isVisible() && label->wordWrap() && label->heightForWidth(label->width()) > label->height() + 1)
            cut << label->text();
    }
    for (const auto* button : page.findChildren<QPushButton*>())
        if (button->isVisible() && button->fontMetrics().horizontalAdvance(QString(button->text()).remove(u'&')) > button->width())
            cut << button->text();
    return cut;
}

QString folder()
{
    const QString given = qEnvironmentVariable("PLIMSOLL_PICTURES");
    const QString path = given.isEmpty() ? QDir(QCoreApplication::applicationDirPath()).filePath(QStringLiteral("../pictures")) : given;
    QDir().mkpath(path);
    return path;
}

} // namespace

class TestPictures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        m_scene = std::make_unique<Scene>();
    }
    void cleanupTestCase() { m_scene.reset(); }

    void everyPage_data() { themesAndSizes(); }
    void everyPage()
    {
        QFETCH(Theme, theme);
        QFETCH(QSize, size);
        m_scene->appearance.setTheme(theme);
        MainWindow window(m_scene->context, allPages(), QString());
        open(window, size);
        for (const PageEntry& entry : allPages()) {
            QVERIFY(window.showPage(entry.id));
            if (entry.id == QLatin1String("prompt"))
                ask(*window.builtPage(entry.id));
            if (entry.id == QLatin1String("live") || entry.id == QLatin1String("headers"))
                m_scene->busy();
            if (entry.id == QLatin1String("costs"))
                m_scene->calm();
            if (entry.id == QLatin1String("queue"))
                openAnswered(*window.builtPage(entry.id));
            if (entry.id == QLatin1String("events"))
                openLastCall(*window.builtPage(entry.id));
            if (entry.id == QLatin1String("costs"))
                QTRY_VERIFY(window.builtPage(entry.id)->findChild<QTableView*>(QStringLiteral("costs"))->model()->rowCount() > 2);
            settle();
            look(window, *window.builtPage(entry.id), entry.id);
        }
    }

    void everyPanelOfTheSettings_data() { themesAndSizes(); }
    void everyPanelOfTheSettings()
    {
        QFETCH(Theme, theme);
        QFETCH(QSize, size);
        m_scene->appearance.setTheme(theme);
        MainWindow window(m_scene->context, allPages(), QString(), QStringLiteral("settings"));
        open(window, size);
        auto* page = qobject_cast<SettingsPage*>(window.builtPage(QStringLiteral("settings")));
        QVERIFY(page);
        for (const SettingsPanelSpec& panel : settingsPanels()) {
            page->showPanel(panel.id);
            settle();
            look(window, *page, QStringLiteral("settings-") + panel.id);
        }
    }

private:
    static void themesAndSizes()
    {
        QTest::addColumn<Theme>("theme");
        QTest::addColumn<QSize>("size");
        QTest::newRow("light-1280") << Theme::Light << kLarge;
        QTest::newRow("dark-1280") << Theme::Dark << kLarge;
        QTest::newRow("light-1024") << Theme::Light << kSmall;
        QTest::newRow("dark-1024") << Theme::Dark << kSmall;
    }

    static void open(MainWindow& window, QSize size)
    {
        window.resize(size);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
    }

    static void openLastCall(Page& page)
    {
        auto* events = child<QTableView>(page, "events");
        QTRY_VERIFY(events->model()->rowCount() > 50);
        events->selectRow(events->model()->rowCount() - 1);
    }

    /// The last job of the list, which has an answer.
    static void openAnswered(Page& page)
    {
        auto* jobs = child<QTableView>(page, "jobs");
        QTRY_VERIFY(jobs->model()->rowCount() >= 5);
        jobs->selectRow(jobs->model()->rowCount() - 1);
    }

    void ask(Page& page)
    {
        auto* field = child<QPlainTextEdit>(page, "prompt");
        field->setPlainText(QLatin1String(kPrompt));
        m_scene->sandbox.clearFaults();
        QVERIFY(bool(m_scene->sandbox.addFaults({QStringLiteral("429:1@claude-sonnet-4.5"), QStringLiteral("429:1@claude-sonnet-4.5")})));
        QSignalSpy finished(&m_scene->client, &LiveClient::finished);
        auto* send = child<QPushButton>(page, "send");
        QTRY_VERIFY(send->isEnabled());
        send->click();
        QTRY_VERIFY_WITH_TIMEOUT(!finished.isEmpty(), 30'000);
    }

    static void look(MainWindow& window, Page& page, const QString& name)
    {
        for (const auto* empty : page.findChildren<EmptyState*>())
            QVERIFY2(!empty->isVisible(), qPrintable(name + QStringLiteral(" shows nothing")));
        const QImage image = window.grab().toImage();
        QVERIFY2(colours(image) > 30, qPrintable(name));
        QVERIFY(image.save(QDir(folder()).filePath(name + u'-' + QLatin1String(QTest::currentDataTag()) + QStringLiteral(".png"))));
        const QStringList cut = cutTexts(page);
        QVERIFY2(cut.isEmpty(), qPrintable(name + QStringLiteral(" cuts: ") + cut.join(QStringLiteral(" | "))));
    }

    std::unique_ptr<Scene> m_scene;
};

QTEST_MAIN(TestPictures)
#include "tst_pictures.moc"
