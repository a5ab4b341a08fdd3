// What the Prompt page says before a prompt is sent, what it takes of the history, what it counts of a load: without a
// window.
#include "core/base/result.h"
#include "tests/ui/page_fixture.h"
#include "ui/models/prompt_history_model.h"
#include "ui/presenters/prompt_compare.h"
#include "ui/presenters/prompt_history_presenter.h"
#include "ui/presenters/prompt_load_words.h"

#include <QAbstractItemModelTester>
#include <QJsonDocument>

using namespace plimsoll;
using namespace plimsoll::test;

namespace {

PromptRequest request(const QString& text, const QString& model = {})
{
    PromptRequest made;
    made.profile = QStringLiteral("online");
    made.model = model;
    made.messages = {{QStringLiteral("user"), text}};
    return made;
}

void apply(PageFixture& fixture, const char* json)
{
    const auto applied = fixture.config.apply(QJsonDocument::fromJson(json).object(), QStringLiteral("test"));
    if (!applied)
        qFatal("%s: %s", applied.error().first().where.c_str(), applied.error().first().what.c_str());
}

/// Writes into the file and waits until it is there.
void keep(PageFixture& fixture, const QString& prompt, const QString& answer, bool pinned = false)
{
    fixture.prompts.start();
    PromptRecord record;
    record.at = QDateTime::currentDateTimeUtc();
    record.request = request(prompt, QStringLiteral("gpt-4.1"));
    record.request.maxTokens = 77;
    record.answer = answer;
    record.outcome = QStringLiteral("success");
    record.failure = QStringLiteral("ok");
    record.model = QStringLiteral("gpt-4.1");
    record.pinned = pinned;
    std::optional<bool> kept;
    fixture.prompts.store()->ask(
        &fixture.prompts, [record](Database* database) { return database && prompts::add(*database, record); },
        [&](bool done) { kept = done; });
    if (!QTest::qWaitFor([&] { return kept.has_value(); }) || !*kept)
        qFatal("the prompt is not kept");
}

QStringList titles(const PromptHistoryPresenter& presenter)
{
    QStringList all;
    for (const PromptHistoryRow& row : presenter.rows())
        all << row.title;
    return all;
}

} // namespace

class TestPromptPresenters : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theForecastSaysWhoCannotAndWhy()
    {
        PageFixture fixture;
        PromptPresenter presenter(fixture.client, fixture.config, fixture.keys);
        PromptForecast seen = presenter.forecast(request(QStringLiteral("hello")));
        const QString first = seen.model;
        QVERIFY(!first.isEmpty());
        QVERIFY(seen.cannot.empty());
        QVERIFY(cannotText(seen).isEmpty());
        QVERIFY(!seen.next.isEmpty());
        QVERIFY(orderText(seen).contains(seen.next.first()));

        fixture.client.forceBreaker(first, true);
        seen = presenter.forecast(request(QStringLiteral("hello")));
        QVERIFY(seen.model != first && !seen.model.isEmpty());
        QCOMPARE(seen.cannot.front().model, first);
        QVERIFY2(cannotText(seen).contains(QLatin1String("breaker is open")), qPrintable(cannotText(seen)));
        QVERIFY(!seen.next.contains(first));
    }

    void aWindowThatIsTooSmallIsNamed()
    {
        PageFixture fixture;
        apply(fixture, R"({"models": {"claude-sonnet-4.5": {"context_window": 1000}}})");
        PromptPresenter presenter(fixture.client, fixture.config, fixture.keys);
        PromptRequest large = request(QStringLiteral("hello"), QStringLiteral("claude-sonnet-4.5"));
        large.maxTokens = 2000;
        const PromptForecast seen = presenter.forecast(large);
        QCOMPARE(seen.cannot.front().model, QStringLiteral("claude-sonnet-4.5"));
        QVERIFY2(seen.cannot.front().why.contains(QLatin1String("context window")),
                 qPrintable(seen.cannot.front().why));
        QVERIFY(seen.model != QLatin1String("claude-sonnet-4.5"));
    }

    void aModelWithoutAKeyIsNamedOnceThatIsKnown()
    {
        PageFixture fixture;
        apply(
            fixture,
            R"({"providers": {"shop": {"base_url": "https://api.shop.example/v1", "key": "keychain"},)"
            R"("vault": {"base_url": "https://api.vault.example/v1", "key": "env", "key_env": "PLIMSOLL_TEST_VAULT_KEY"}},)"
            R"("models": {"shop-1": {"provider": "shop"}, "vault-1": {"provider": "vault"}},)"
            R"("profiles": {"online": {"chain": ["shop-1", "vault-1", "gpt-4.1"]}}})");
        qunsetenv("PLIMSOLL_TEST_VAULT_KEY");
        PromptPresenter presenter(fixture.client, fixture.config, fixture.keys);
        QSignalSpy known(&presenter, &PromptPresenter::forecastChanged);
        presenter.forecast(request(QStringLiteral("hello")));
        QTRY_VERIFY(!known.isEmpty());
        PromptForecast seen = presenter.forecast(request(QStringLiteral("hello")));
        QCOMPARE(seen.model, QStringLiteral("gpt-4.1"));
        QCOMPARE(seen.cannot.size(), std::size_t(2));
        QVERIFY2(seen.cannot.front().why.contains(QLatin1String("no key for shop")),
                 qPrintable(seen.cannot.front().why));
        QVERIFY2(seen.cannot.back().why.contains(QLatin1String("no key for vault")),
                 qPrintable(seen.cannot.back().why));

        known.clear();
        fixture.keys.write(QStringLiteral("shop"), Secret("sk-test"), &fixture.keys, [](const KeyResult&) {});
        QTRY_VERIFY(!known.isEmpty());
        presenter.forecast(request(QStringLiteral("hello")));
        QTRY_COMPARE(presenter.forecast(request(QStringLiteral("hello"))).cannot.size(), std::size_t(1));
        QCOMPARE(presenter.forecast(request(QStringLiteral("hello"))).model, QStringLiteral("shop-1"));

        // Nobody is left: that is the reason, not an open breaker.
        apply(fixture, R"({"profiles": {"online": {"chain": ["vault-1"]}}})");
        seen = presenter.forecast(request(QStringLiteral("hello")));
        QVERIFY(seen.model.isEmpty());
        QVERIFY(seen.refused == FailureClass::Authentication);
    }

    void theWaitOfTheBucketsIsForetold()
    {
        PageFixture fixture;
        apply(fixture, R"({"models": {"gpt-4.1": {"limits": {"requests_per_minute": 6, "request_burst": 1}}},)"
                       R"("profiles": {"online": {"chain": ["gpt-4.1"]}}})");
        PromptPresenter presenter(fixture.client, fixture.config, fixture.keys);
        QCOMPARE(presenter.forecast(request(QStringLiteral("hello"))).wait, Duration(0));
        presenter.send(request(QStringLiteral("hello")));
        QTRY_VERIFY(!presenter.current()->running());
        const PromptForecast seen = presenter.forecast(request(QStringLiteral("hello")));
        QVERIFY2(seen.wait > Duration(5000) && seen.wait <= Duration(10000),
                 qPrintable(QString::number(seen.wait.count())));
        QVERIFY(seen.limit == Limit::RequestsPerMinute);
        QVERIFY2(forecastText(seen).contains(QLatin1String("starts in")), qPrintable(forecastText(seen)));
    }

    void keptPromptsAreFoundPinnedAndDeleted()
    {
        PageFixture fixture;
        keep(fixture, QStringLiteral("the first about ships"), QStringLiteral("load lines"), true);
        keep(fixture, QStringLiteral("the second about 100% of cats"), QStringLiteral("purring"));
        keep(fixture, QStringLiteral("the third about ships"), QStringLiteral("more lines"));
        PromptHistoryPresenter presenter(fixture.prompts, fixture.config);
        presenter.refresh();
        QTRY_COMPARE(presenter.rows().size(), std::size_t(3));
        QCOMPARE(titles(presenter),
                 QStringList({QStringLiteral("the first about ships"), QStringLiteral("the third about ships"),
                              QStringLiteral("the second about 100% of cats")}));
        QCOMPARE(presenter.rows().front().request.maxTokens, 77);
        QCOMPARE(presenter.rows().front().request.messages.first().text, QStringLiteral("the first about ships"));

        presenter.search(QStringLiteral("  PURR  100% "));
        QTRY_COMPARE(titles(presenter), QStringList({QStringLiteral("the second about 100% of cats")}));
        QVERIFY2(presenter.summary().contains(QLatin1String("1 of 3")), qPrintable(presenter.summary()));
        presenter.search(QStringLiteral("nowhere"));
        QTRY_VERIFY(presenter.rows().empty());
        QVERIFY(presenter.emptyText().contains(QLatin1String("these words")));
        presenter.search(QString());
        QTRY_COMPARE(presenter.rows().size(), std::size_t(3));

        const qint64 cats = presenter.rows().back().id;
        presenter.setPinned(cats, true);
        QTRY_COMPARE(titles(presenter).first(), QStringLiteral("the second about 100% of cats"));
        presenter.setPinned(cats, false);
        QTRY_COMPARE(titles(presenter).last(), QStringLiteral("the second about 100% of cats"));
        presenter.remove(cats);
        QTRY_COMPARE(presenter.rows().size(), std::size_t(2));
        presenter.wipe();
        QTRY_COMPARE(presenter.kept(), 0);
        QVERIFY(presenter.rows().empty());
    }

    void olderOnesComeWhenAsked()
    {
        PageFixture fixture;
        fixture.prompts.start();
        std::optional<bool> kept;
        fixture.prompts.store()->ask(
            &fixture.prompts,
            [](Database* database) {
                bool all = true;
                for (int i = 0; i < PromptHistoryPresenter::kPage + 30; ++i) {
                    PromptRecord record;
                    record.at = QDateTime::currentDateTimeUtc();
                    record.request = request(QStringLiteral("number %1").arg(i));
                    record.answer = QString(5000, u'x');
                    record.pinned = i == 40;
                    all = all && prompts::add(*database, record);
                }
                return all;
            },
            [&](bool done) { kept = done; });
        QTRY_VERIFY(kept.has_value());
        QVERIFY(*kept);
        PromptHistoryPresenter presenter(fixture.prompts, fixture.config);
        presenter.refresh();
        QTRY_VERIFY(presenter.hasMore());
        QCOMPARE(presenter.rows().front().title, QStringLiteral("number 40"));
        presenter.more();
        QTRY_VERIFY(!presenter.hasMore());
        QCOMPARE(presenter.rows().size(), std::size_t(PromptHistoryPresenter::kPage + 30));
        QSet<qint64> ids;
        for (const PromptHistoryRow& row : presenter.rows())
            ids.insert(row.id);
        QCOMPARE(ids.size(), PromptHistoryPresenter::kPage + 30);
        QVERIFY(presenter.rows().front().excerpt.size() < 2000);
    }

    void promptsOffIsSaidWithTheKnob()
    {
        PageFixture fixture;
        PromptHistoryPresenter presenter(fixture.prompts, fixture.config);
        QVERIFY(presenter.notice().isEmpty());
        QSignalSpy changes(&presenter, &PromptHistoryPresenter::changed);
        apply(fixture, R"({"history": {"prompts": "off"}})");
        QVERIFY(!changes.isEmpty());
        QVERIFY2(presenter.notice().contains(QLatin1String("history.prompts")), qPrintable(presenter.notice()));
        presenter.refresh(); // no file was ever made
        QVERIFY(presenter.rows().empty());
    }

    void theModelKeepsTheChoiceWithItsPrompt()
    {
        PromptHistoryModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const auto row = [](qint64 id, bool pinned = false) {
            PromptHistoryRow made;
            made.id = id;
            made.title = QString::number(id);
            made.pinned = pinned;
            return made;
        };
        QSignalSpy wanted(&model, &PromptHistoryModel::moreWanted);
        model.set({row(3), row(2), row(1)}, true); // the tester fetches, as a view does
        model.fetchMore({});
        QCOMPARE(wanted.size(), 1); // once, until the answer is there
        QPersistentModelIndex chosen(model.index(1, 0)), gone(model.index(0, 0));
        model.set({row(2, true), row(1)}, false);
        QCOMPARE(chosen.row(), 0);
        QVERIFY(chosen.data(PromptHistoryModel::PinnedRole).toBool());
        QVERIFY(!gone.isValid());
        QVERIFY(!model.canFetchMore({}));
        model.set({}, false);
        QVERIFY(!chosen.isValid());
    }

    void severalModelsAreAskedAtOnce()
    {
        PageFixture fixture;
        PromptCompare compare(fixture.client, fixture.config, fixture.keys);
        QCOMPARE(compare.count(), 2);
        QVERIFY(compare.model(0) != compare.model(1));
        compare.add();
        compare.add();
        compare.add();
        QCOMPARE(compare.count(), PromptCompare::kMost);
        QSet<QString> models;
        for (int i = 0; i < compare.count(); ++i)
            models.insert(compare.model(i));
        QCOMPARE(models.size(), PromptCompare::kMost);

        QVERIFY(fixture.sandbox.addFaults({QStringLiteral("hang@%1").arg(compare.model(2))}));
        compare.send(request(QStringLiteral("hello")));
        QVERIFY(compare.running());
        for (const int i : {0, 1, 3}) {
            QTRY_VERIFY_WITH_TIMEOUT(!compare.call(i)->running(), 15000);
            QVERIFY(!compare.call(i)->text.isEmpty());
            QCOMPARE(compare.call(i)->result->model, compare.model(i));
            QVERIFY(compare.status(i).contains(QLatin1String("out")));
            QVERIFY(compare.remark(i).isEmpty());
        }
        QVERIFY(compare.call(2)->running());
        compare.stop(2);
        QTRY_VERIFY(!compare.running());
        QVERIFY2(compare.remark(2).contains(QLatin1String("Stopped")), qPrintable(compare.remark(2)));

        const QString last = compare.call(3)->text;
        compare.remove(1);
        QCOMPARE(compare.count(), 3);
        QCOMPARE(compare.call(2)->text, last);
    }

    void whoseAnswerItIsIsSaid()
    {
        PageFixture fixture;
        PromptCompare compare(fixture.client, fixture.config, fixture.keys);
        compare.remove(1);
        compare.setModel(0, QStringLiteral("claude-sonnet-4.5"));
        QVERIFY(fixture.sandbox.addFaults({QStringLiteral("429:5@claude-sonnet-4.5")}));
        compare.send(request(QStringLiteral("hello")));
        QTRY_VERIFY_WITH_TIMEOUT(!compare.running(), 15000);
        QVERIFY2(compare.remark(0).startsWith(QLatin1String("Answered by ")), qPrintable(compare.remark(0)));
        QVERIFY2(compare.remark(0).contains(QLatin1String("Server hints")), qPrintable(compare.remark(0)));
    }

    void aLoadCountsHowItsCallsEnd()
    {
        PageFixture fixture(1000);
        PromptLoad load(fixture.client);
        int most = 0, ends = 0;
        QSignalSpy finished(&load, &PromptLoad::finished);
        connect(&fixture.client, &LiveClient::finished, &load, [&](CallId, const CallResult& result) {
            ++ends;
            most = qMax(most, int(fixture.client.activeCalls()));
            QVERIFY(!result.request.remember);
            QVERIFY(result.events.isEmpty());
        });
        load.start(request(QStringLiteral("hello"), QStringLiteral("gemini-2.5-flash")), 60, 6);
        load.start(request(QStringLiteral("another")), 5, 1); // one runs already
        QCOMPARE(load.figures().calls, 60);
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 60'000);
        const PromptLoadFigures figures = load.figures();
        QCOMPARE(figures.done, 60);
        QCOMPARE(ends, 60);
        QVERIFY2(most <= 6, qPrintable(QString::number(most)));
        QCOMPARE(figures.answered(), 60);
        QCOMPARE(figures.latency.count(), std::uint64_t(60));
        QVERIFY(figures.cost_usd > 0);
        QVERIFY(!load.running());
        const QList<MeaningShare> shares = prompt_load_words::outcomes(figures);
        QCOMPARE(shares.size(), 1);
        QCOMPARE(shares.first().count, 60);
        QVERIFY2(prompt_load_words::progress(figures, false).startsWith(QLatin1String("60 of 60 done")),
                 qPrintable(prompt_load_words::progress(figures, false)));
        QVERIFY(prompt_load_words::figures(figures).contains(QLatin1String("p95")));
    }

    void aLoadThatIsRefusedAtOnceLeavesTheLoopItsTurns()
    {
        PageFixture fixture;
        for (const auto& [model, entry] : fixture.config.config().models)
            fixture.client.forceBreaker(model, true);
        PromptLoad load(fixture.client);
        QSignalSpy finished(&load, &PromptLoad::finished);
        // Counted, not timed: how many calls end between two turns of a timer that is always due.
        int ended = 0, worst = 0;
        QTimer beat;
        connect(&beat, &QTimer::timeout, this, [&] { worst = qMax(worst, std::exchange(ended, 0)); });
        connect(&fixture.client, &LiveClient::finished, this, [&] { ++ended; });
        beat.start(0);
        load.start(request(QStringLiteral("hello")), 5000, 200);
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 60'000);
        QCOMPARE(load.figures().count(Outcome::Failed), 5000);
        QCOMPARE(load.figures().failures[std::size_t(FailureClass::NoModel)], 5000);
        QVERIFY2(worst <= 200, qPrintable(QString::number(worst)));
    }

    void aLoadIsCancelled()
    {
        PageFixture fixture;
        QVERIFY(fixture.sandbox.addFaults({QStringLiteral("hangx20")}));
        PromptLoad load(fixture.client);
        QSignalSpy finished(&load, &PromptLoad::finished);
        load.start(request(QStringLiteral("hello"), QStringLiteral("gpt-4.1")), 100, 4);
        QTRY_COMPARE(load.figures().in_flight, 4);
        load.cancel();
        QTRY_COMPARE(finished.size(), 1);
        QCOMPARE(load.figures().count(Outcome::Cancelled), 4);
        QCOMPARE(load.figures().done, 4);
        QVERIFY(!load.running());
        QCOMPARE(fixture.client.activeCalls(), std::size_t(0));
        QVERIFY(prompt_load_words::progress(load.figures(), false).contains(QLatin1String("cancelled")));
    }
};

QTEST_MAIN(TestPromptPresenters)
#include "tst_prompt_presenters.moc"
