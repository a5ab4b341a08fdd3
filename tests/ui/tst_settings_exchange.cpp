// Export and import of the settings: the presenter on real files, and the page with its dialogs.
#include "core/config/defaults.h"
#include "tests/ui/page_fixture.h"
#include "ui/models/import_model.h"
#include "ui/pages/settings_page.h"
#include "ui/settings/import_panel.h"

#include <QAbstractItemModelTester>
#include <QFileDialog>
#include <QJsonDocument>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTableView>

using namespace plimsoll;
using namespace plimsoll::test;

namespace {

const QByteArray kOther = "{\"breaker\":{\"open_ms\":9000,\"consecutive_failures\":null},\"profiles\":{\"online\":{\"max_attempts_total\":4}}}";

QString written(const QTemporaryDir& folder, const QByteArray& bytes, const QString& name = QStringLiteral("other.json"))
{
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("%s", qPrintable(file.errorString()));
    return file.fileName();
}

QByteArray read(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// What a person would do in the dialog that has just opened.
void choose(QWidget& page, const QString& path)
{
    auto* dialog = page.findChild<QFileDialog*>();
    QVERIFY(dialog);
    Q_EMIT dialog->fileSelected(path);
    dialog->close();
}

void press(QWidget& page, const char* name)
{
    auto* button = page.findChild<QPushButton*>(QLatin1String(name));
    QVERIFY2(button && button->isVisible() && button->isEnabled(), name);
    QTest::mouseClick(button, Qt::LeftButton);
}

} // namespace

class TestSettingsExchange : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs); }

    void aFileIsLookedAtAndThenTakenInOneStep()
    {
        AppWorld world;
        SettingsExchange exchange(world.config);
        exchange.open(written(world.folder, kOther));
        QVERIFY(exchange.opened() && exchange.problems().isEmpty());
        QCOMPARE(exchange.rows().size(), 3);
        QVERIFY(exchange.rows().contains({QStringLiteral("Breaker"), QStringLiteral("Open for"), QStringLiteral("15,000 ms"), QStringLiteral("9,000 ms")}));
        QVERIFY(exchange.rows().contains({QStringLiteral("Breaker"), QStringLiteral("Failures in a row"), QStringLiteral("5"), QStringLiteral("off")}));
        QCOMPARE(world.config.config(), shippedConfig()); // looked at, no more

        QCOMPARE(exchange.apply(), std::nullopt);
        QVERIFY(!exchange.opened());
        QCOMPARE(world.config.config().breaker.open, Duration(9000));
        QCOMPARE(world.config.changes().size(), 1);
        QCOMPARE(world.config.changes().last().who, QString(kImported));
        SettingsPresenter presenter(world.config);
        QVERIFY2(presenter.lastChange().contains(QLatin1String("imported from a file")), qPrintable(presenter.lastChange()));
        QCOMPARE(presenter.undo(), std::nullopt);
        QCOMPARE(world.config.config(), shippedConfig());
    }

    void whatIsShownIsWhatWouldChangeNow()
    {
        AppWorld world;
        SettingsExchange exchange(world.config);
        exchange.open(written(world.folder, kOther));
        QVERIFY(world.config.apply({{QStringLiteral("breaker"), QJsonObject{{QStringLiteral("open_ms"), 9000}}}}, QStringLiteral("settings")));
        QCOMPARE(exchange.rows().size(), 2);
        QVERIFY(world.config.apply({{QStringLiteral("cache"), QJsonObject{{QStringLiteral("ttl_ms"), 1}}}}, QStringLiteral("settings")));
        QCOMPARE(exchange.rows().size(), 3);
        QCOMPARE(exchange.apply(), std::nullopt);
        QCOMPARE(world.config.config().cache.ttl, shippedConfig().cache.ttl);
    }

    void aBadFileSaysWhereAndWhat()
    {
        AppWorld world;
        SettingsExchange exchange(world.config);
        exchange.open(written(world.folder, "{\"breaker\":{\"open_ms\":0,\"probes\":\"many\"}}"));
        QCOMPARE(exchange.problems().size(), 2);
        QVERIFY2(exchange.problems().first().startsWith(QLatin1String("/breaker/open_ms: ")), qPrintable(exchange.problems().first()));
        QVERIFY(exchange.rows().isEmpty());
        exchange.open(world.folder.filePath(QStringLiteral("not there.json")));
        QCOMPARE(exchange.problems().size(), 1);
        QVERIFY(exchange.problems().first().contains(QLatin1String("not there.json")));
        QVERIFY(world.config.changes().isEmpty());
    }

    void anExportHoldsNoSecretAndIsTheOwnersAlone()
    {
        AppWorld world;
        const QJsonObject provider{{QStringLiteral("base_url"), QStringLiteral("https://example.test/v1")},
                                   {QStringLiteral("proxy"), QStringLiteral("http://proxy.test:3128")},
                                   {QStringLiteral("extra_headers"), QJsonObject{{QStringLiteral("X-Access-Token"), QStringLiteral("planted-header")}}}};
        QVERIFY(world.config.apply({{QStringLiteral("providers"), QJsonObject{{QStringLiteral("mine"), provider}}}}, QStringLiteral("settings")));
        world.keys.setKey(QStringLiteral("mine"), "planted-key");
        SettingsExchange exchange(world.config);
        const QString path = world.folder.filePath(QStringLiteral("out.json"));
        const auto told = exchange.write(path);
        QVERIFY(told.problem.isEmpty());
        QCOMPARE(told.withheld, QStringList{QStringLiteral("/providers/mine/extra_headers/X-Access-Token")});
        const QByteArray bytes = read(path);
        QVERIFY(bytes.contains("proxy.test") && !bytes.contains("planted"));
        QCOMPARE(QFile::permissions(path) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
        QVERIFY(!exchange.write(world.folder.filePath(QStringLiteral("no folder/out.json"))).problem.isEmpty());
    }

    void theModelKeepsItsPromises()
    {
        AppWorld world;
        SettingsExchange exchange(world.config);
        ImportModel model(exchange);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        exchange.open(written(world.folder, kOther));
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(model.headerData(ImportModel::After, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("After the import"));
        exchange.discard();
        QCOMPARE(model.rowCount(), 0);
    }

    void thePageImportsAndUndoes()
    {
        PageFixture fixture;
        SettingsPage page(fixture.context);
        fixture.show(page, kWindow);
        page.showPanel(QStringLiteral("breaker"));
        auto* panel = page.findChild<ImportPanel*>(QStringLiteral("import"));
        QVERIFY(!panel->isVisible());
        press(page, "importSettings");
        choose(page, written(fixture.folder, kOther));
        QTRY_VERIFY(panel->isVisible());
        QCOMPARE(panel->findChild<QTableView*>()->model()->rowCount(), 3);
        picture(page, QStringLiteral("settings-import"));
        press(page, "importDiscard");
        QVERIFY(!panel->isVisible());
        QVERIFY(fixture.config.changes().isEmpty());

        press(page, "importSettings");
        choose(page, written(fixture.folder, kOther));
        press(page, "importApply");
        QVERIFY(!panel->isVisible());
        QCOMPARE(fixture.config.config().breaker.open, Duration(9000));
        press(page, "undo");
        QCOMPARE(fixture.config.config(), shippedConfig());
    }

    void thePageRefusesABadFile()
    {
        PageFixture fixture;
        SettingsPage page(fixture.context);
        fixture.show(page, kWindow);
        press(page, "importSettings");
        choose(page, written(fixture.folder, "{\"breaker\":{\"open_ms\":0}}"));
        auto* panel = page.findChild<ImportPanel*>(QStringLiteral("import"));
        QTRY_VERIFY(panel->isVisible());
        auto* problem = panel->findChild<QLabel*>(QStringLiteral("importProblem"));
        QVERIFY2(problem->isVisible() && problem->text().contains(QLatin1String("/breaker/open_ms")), qPrintable(problem->text()));
        QVERIFY(!panel->findChild<QPushButton*>(QStringLiteral("importApply"))->isVisible());
        picture(page, QStringLiteral("settings-import-refused"));
        page.findChild<QListWidget*>(QStringLiteral("panels"))->setCurrentRow(3); // another panel: the file is left
        QVERIFY(!panel->isVisible());
    }

    void thePageExports()
    {
        PageFixture fixture;
        SettingsPage page(fixture.context);
        fixture.show(page, kWindow);
        press(page, "exportSettings");
        const QString path = fixture.folder.filePath(QStringLiteral("out.json"));
        choose(page, path);
        QCOMPARE(QJsonDocument::fromJson(read(path)).object(), (QJsonObject{{QStringLiteral("version"), 1}}));
        picture(page, QStringLiteral("settings-exported"));
    }
};

QTEST_MAIN(TestSettingsExchange)
#include "tst_settings_exchange.moc"
