// A window with something to see on every page, and the way through all of its pages.
#pragma once

#include "core/store/history_calls.h"
#include "core/store/history_schema.h"
#include "tests/ui/page_fixture.h"
#include "ui/main_window.h"
#include "ui/page_registry.h"
#include "ui/shell/tray.h"
#include "ui/widgets/segmented_control.h"
#include "ui/widgets/status_strip.h"

#include <QAbstractButton>
#include <QAction>
#include <QDialog>
#include <QFileDialog>
#include <QHash>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QToolButton>

#include <functional>

namespace plimsoll::test {

/// Notes the texts that the program asks for and the translation lacks: those of a context that lupdate understood otherwise.
class NotingTranslator : public QTranslator
{
public:
    explicit NotingTranslator(const QString& code)
    {
        if (code != QLatin1String("en") && !load(QStringLiteral(":/translations/plimsoll_") + code))
            qFatal("no translation %s", qPrintable(code));
    }
    QString translate(const char* context, const char* source, const char* comment, int n) const override
    {
        const QString text = QTranslator::translate(context, source, comment, n);
        if (text.isEmpty() && context[0] != 'Q' && *source) // Qt's own contexts are called after its classes
            missing << QStringLiteral("%1: %2").arg(QLatin1String(context), QString::fromUtf8(source));
        return text;
    }
    bool isEmpty() const override { return false; }

    mutable QStringList missing;
};

class WalkWorld : public PageFixture
{
public:
    explicit WalkWorld(Language language) : PageFixture(20, language), noting(translation.code())
    {
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        if (translation.code() != QLatin1String("en"))
            QCoreApplication::installTranslator(&noting);
        putPastCalls();
        history.start();
        prompts.start();
        budget.start();
        window = std::make_unique<MainWindow>(context, allPages(), QString(), QStringLiteral("prompt"));
        window->show();
        if (!QTest::qWaitForWindowExposed(window.get()))
            qFatal("the window does not come");
        QApplication::setActiveWindow(window.get());
        traffic();
    }
    ~WalkWorld() { QCoreApplication::removeTranslator(&noting); }

    void settle()
    {
        for (int i = 0; i < 3; ++i) {
            QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
            QCoreApplication::processEvents(QEventLoop::ExcludeUserInputEvents);
        }
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest); // a tick may have come last
    }

    /// Calls `look` on every page and each of its parts, with a name for the place.
    void walk(const std::function<void(const QString& place)>& look)
    {
        for (const PageEntry& entry : allPages()) {
            window->showPage(entry.id);
            Page* page = window->builtPage(entry.id);
            if (auto* panels = page->findChild<QListWidget*>(QStringLiteral("panels"))) {
                for (int row = 0; row < panels->count(); ++row) {
                    panels->setCurrentRow(row);
                    settle();
                    look(QStringLiteral("%1-%2").arg(entry.id).arg(row + 1, 2, 10, QLatin1Char('0')));
                }
                lookAtImports(*page, look);
                continue;
            }
            bool parts = false;
            for (const char* name : {"views", "parts", "mode"}) {
                auto* control = page->findChild<SegmentedControl*>(QLatin1String(name));
                if (!control)
                    continue;
                const int first = control->current();
                const auto choices = control->findChildren<QAbstractButton*>();
                for (qsizetype i = 0; i < choices.size(); ++i) {
                    choices[i]->click();
                    settle();
                    look(QStringLiteral("%1-%2").arg(entry.id).arg(i + 1));
                }
                control->setCurrent(first);
                parts = true;
            }
            settle();
            if (!parts)
                look(entry.id);
            if (auto* toggle = page->findChild<QToolButton*>(QStringLiteral("historyToggle"))) {
                toggle->click();
                settle();
                look(entry.id + QStringLiteral("-history"));
                toggle->click();
            }
        }
    }

    /// Calls `look` on what F1 and Shift+F1 show beside the window.
    void walkDialogs(const std::function<void(QWidget& dialog, const QString& place)>& look)
    {
        for (const auto& [key, modifiers, place] : {std::tuple{Qt::Key_F1, Qt::NoModifier, "keys"}, {Qt::Key_F1, Qt::ShiftModifier, "about"}}) {
            QTest::keyClick(window.get(), key, modifiers);
            auto* dialog = window->findChild<QDialog*>(QLatin1String(place));
            if (!dialog || !QTest::qWaitForWindowExposed(dialog))
                qFatal("the key does not show %s", place);
            settle();
            look(*dialog, QLatin1String(place));
            dialog->close();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            QApplication::setActiveWindow(window.get());
        }
    }

    /// Whether a button of the status bar has these words.
    bool footSays(const QString& words) const
    {
        const auto buttons = window->findChild<StatusStrip*>()->findChildren<QAbstractButton*>();
        return std::any_of(buttons.begin(), buttons.end(), [&](const QAbstractButton* button) { return button->text() == words; });
    }

    /// The texts of the menus at the window's foot and in the tray, as they are and as they are while all is paused.
    QStringList menuTexts()
    {
        Tray tray(context, *window);
        tray.start();
        QStringList texts;
        for (const bool paused : {false, true}) {
            client.setPaused(paused);
            for (const QWidget* widget : QApplication::topLevelWidgets())
                if (auto* menu = qobject_cast<const QMenu*>(widget))
                    for (const QAction* action : menu->actions())
                        if (!action->isSeparator())
                            texts << action->text();
        }
        client.setPaused(false);
        return texts;
    }

    NotingTranslator noting;
    std::unique_ptr<MainWindow> window;

private:
    /// A file that would change something, and one that cannot be taken.
    void lookAtImports(QWidget& page, const std::function<void(const QString& place)>& look)
    {
        const std::pair<const char*, QByteArray> files[] = {
            {"import", "{\"breaker\":{\"open_ms\":9000,\"consecutive_failures\":null},\"providers\":{\"other\":{\"dialect\":\"openai\","
                       "\"base_url\":\"https://llm.example/v1\"}}}"},
            {"import-wrong", "{\"breaker\":{\"open_ms\":true,\"opens\":1},\"profiles\":{\"online\":{\"models\":[\"nobody\"]}}}"}};
        for (const auto& [name, bytes] : files) {
            QFile file(folder.filePath(QLatin1String(name) + QStringLiteral(".json")));
            if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
                qFatal("%s", qPrintable(file.errorString()));
            file.close();
            child<QAbstractButton>(page, "importSettings")->click();
            auto* dialog = page.findChild<QFileDialog*>();
            if (!dialog)
                qFatal("no dialog to choose a file");
            Q_EMIT dialog->fileSelected(file.fileName());
            dialog->close();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            settle();
            look(QStringLiteral("settings-") + QLatin1String(name));
            child<QAbstractButton>(page, "importDiscard")->click();
        }
    }

    void putPastCalls()
    {
        auto database = Database::open(history.path(), historySchema());
        if (!database)
            qFatal("no history: %s", database.error().what.c_str());
        for (int day = 0; day < 20; ++day) {
            CallRecord record;
            record.call = QString::number(day + 1);
            record.started_at = QDateTime(QDate::currentDate().addDays(-day), QTime(day == 0 ? 0 : 12, 0)).toMSecsSinceEpoch();
            record.model = day % 3 ? QStringLiteral("claude-sonnet-4.5") : QStringLiteral("gemini-2.5-flash");
            record.provider = day % 3 ? QStringLiteral("sandbox-anthropic") : QStringLiteral("sandbox-openai");
            record.profile = QStringLiteral("online");
            record.outcome = day % 4 ? QStringLiteral("success") : QStringLiteral("failed");
            record.failure = day % 4 ? QStringLiteral("ok") : QStringLiteral("stream_broken");
            record.attempts = 1;
            record.input_tokens = 180'000;
            record.output_tokens = 52'000;
            if (day % 5)
                record.cost_usd = 1.4;
            record.waste_usd = day % 4 ? 0 : 0.3;
            if (!(*database)->run(CallRecord::upsert(), record.values(1)))
                qFatal("a call is not kept");
        }
    }

    void send(const QString& model, const QString& profile = QStringLiteral("online"))
    {
        PromptRequest request;
        request.profile = profile;
        request.model = model;
        request.messages = {{QStringLiteral("user"), QStringLiteral("hello")}};
        client.submit(request);
    }

    /// Answers, refusals, a fallback, an open breaker, a job that waits, a kept prompt, a call shown on Prompt.
    void traffic()
    {
        if (!sandbox.addFaults({QStringLiteral("429:1x2@claude-sonnet-4.5"), QStringLiteral("529x6@gemini-2.5-flash")}))
            qFatal("faults");
        int ended = 0;
        QObject::connect(&client, &LiveClient::finished, window.get(), [&](CallId, const CallResult& result) {
            ++ended;
            prompts.record(result);
        });
        auto* text = window->findChild<QPlainTextEdit*>(QStringLiteral("prompt"));
        text->setPlainText(QStringLiteral("hello"));
        QTest::keyClick(text, Qt::Key_Return, Qt::ControlModifier);
        for (const char* model : {"claude-sonnet-4.5", "gemini-2.5-flash", "gpt-4.1", "claude-opus-4.7"})
            send(QLatin1String(model));
        PromptRequest later;
        later.profile = QStringLiteral("batch");
        later.messages = {{QStringLiteral("user"), QStringLiteral("what waits")}};
        bool queued = false;
        jobs.add(later, {Duration(125'000), FailureClass::RateLimit}, &jobs, [&](const auto&) { queued = true; });
        if (!QTest::qWaitFor([&] { return ended >= 5 && queued; }, 30'000))
            qFatal("the calls do not end: %d", ended);
        QObject::disconnect(&client, nullptr, window.get(), nullptr);
    }
};

} // namespace plimsoll::test
