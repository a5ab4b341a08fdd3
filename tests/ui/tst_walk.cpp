// Through all pages of the real window, with data in them: in three languages, two sizes, two themes, by keyboard.
#include "tests/ui/chart_check.h"
#include "tests/ui/walk_world.h"
#include "tests/ui/window_check.h"
#include "ui/theme/state_colors.h"
#include "ui/widgets/card.h"

#include <QImage>
#include <QPushButton>
#include <QRegularExpression>
#include <QVBoxLayout>

#include <cstdio>

using namespace plimsoll;
using namespace plimsoll::test;

namespace {

constexpr QSize kSizes[] = {{1280, 800}, {1024, 700}};

/// Texts of controls: what is shown, what a tooltip says, what a screen reader reads. Answers and prompts are not among them.
QStringList textsOf(QWidget& window)
{
    QStringList texts;
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible())
            continue;
        texts << widget->toolTip() << widget->accessibleName() << widget->accessibleDescription();
        if (auto* label = qobject_cast<QLabel*>(widget))
            texts << label->text();
        else if (auto* button = qobject_cast<QAbstractButton*>(widget))
            texts << button->text();
        else if (auto* line = qobject_cast<QLineEdit*>(widget))
            texts << line->placeholderText();
        else if (auto* text = qobject_cast<QPlainTextEdit*>(widget))
            texts << text->placeholderText();
        else if (auto* combo = qobject_cast<QComboBox*>(widget)) {
            for (int i = 0; i < combo->count(); ++i)
                texts << combo->itemText(i);
        } else if (auto* tree = qobject_cast<QTreeWidget*>(widget)) {
            for (QTreeWidgetItemIterator at(tree); *at; ++at)
                texts << (*at)->text(0) << (*at)->text(1);
        } else if (auto* table = qobject_cast<QTableView*>(widget)) {
            for (int row = 0; table->model() && row < qMin(20, table->model()->rowCount()); ++row)
                for (int column = 0; column < table->model()->columnCount(); ++column)
                    texts << table->model()->index(row, column).data().toString();
        }
    }
    return texts;
}

QString report(QStringList findings)
{
    findings.removeDuplicates();
    for (const QString& finding : findings)
        std::fprintf(stderr, "%s\n", qUtf8Printable(finding)); // QtTest cuts long messages off
    return QStringLiteral("%1 findings\n").arg(findings.size()) + findings.join(u'\n');
}

bool tabbable(const QWidget& widget)
{
    return widget.isVisible() && widget.isEnabled() && (widget.focusPolicy() & Qt::TabFocus) && !widget.focusProxy();
}

QPoint placeIn(const QWidget& window, const QWidget& widget)
{
    return widget.mapTo(&window, QPoint());
}

} // namespace

class TestWalk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theCheckFindsWhatIsBroken()
    {
        QWidget window;
        window.resize(400, 300);
        auto* column = new QVBoxLayout(&window);
        const auto add = [column](QWidget* widget) {
            column->addWidget(widget);
            return widget;
        };
        add(new QLabel(QStringLiteral("wide enough")));
        add(new QLabel(QStringLiteral("far too narrow for this text")))->setFixedWidth(30);
        auto* low = new QLabel(QStringLiteral("many words that need several lines in so narrow a place"));
        low->setWordWrap(true);
        add(low)->setFixedSize(80, 18);
        add(new QPushButton(QStringLiteral("Narrow button")))->setFixedWidth(24);
        auto* box = new QComboBox;
        box->addItem(QStringLiteral("a choice that is too long"));
        box->setAccessibleName(QStringLiteral("box"));
        add(box)->setFixedWidth(60);
        auto* line = new QLineEdit;
        line->setPlaceholderText(QStringLiteral("too long a hint"));
        line->setAccessibleName(QStringLiteral("line"));
        add(line)->setFixedWidth(40);
        add(new QToolButton)->setFocusPolicy(Qt::StrongFocus);
        QWidget* moved = add(new QLabel(QStringLiteral("moved")));
        QWidget* left = add(new QLabel(QStringLiteral("left")));
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        moved->move(window.findChild<QLabel*>()->pos());
        left->move(380, left->y());
        const QStringList findings = WindowCheck(window).findings();
        const QString all = findings.join(u'\n');
        for (const char* wanted : {"\"far too narrow", "\"many words", "\"Narrow button", "\"a choice", "\"too long a hint",
                                   "no accessible name  [QToolButton", "lies on QLabel", "leaves its parent  [QLabel"})
            QVERIFY2(all.contains(QLatin1String(wanted)), qPrintable(QLatin1String(wanted) + QStringLiteral(" is not in:\n") + all));
        QCOMPARE(findings.size(), 8);
    }

    // One function a language: QtTest's watchdog ends a function, with all of its rows, after five minutes.
    void everyPageFitsInEnglish() { everyPageFits(Language::English); }
    void everyPageFitsInKorean() { everyPageFits(Language::Korean); }
    void everyPageFitsInJapanese() { everyPageFits(Language::Japanese); }

    void theKeyboardReachesEverythingInReadingOrder()
    {
        WalkWorld world{Language::English};
        QStringList findings;
        world.walk([&](const QString& place) {
            QSet<QWidget*> reached;
            const QWidget* last = nullptr;
            for (QWidget* at = world.window->nextInFocusChain(); at != world.window.get(); at = at->nextInFocusChain()) {
                if (!tabbable(*at) || !world.window->isAncestorOf(at))
                    continue;
                reached << at;
                if (last && last->parentWidget() == at->parentWidget()) {
                    const QPoint before = placeIn(*world.window, *last), after = placeIn(*world.window, *at);
                    const bool above = after.y() + at->height() <= before.y();
                    const bool leftOf = after.x() + at->width() <= before.x() && after.y() < before.y() + last->height() / 2;
                    if (above || leftOf)
                        findings << QStringLiteral("%1: \"%2\" comes after \"%3\"").arg(place, WindowCheck::nameOf(*at),
                                                                                     WindowCheck::nameOf(*const_cast<QWidget*>(last)));
                }
                last = at;
            }
            for (QWidget* widget : world.window->findChildren<QWidget*>())
                if (tabbable(*widget) && !reached.contains(widget))
                    findings << QStringLiteral("%1: the tabulator does not come to \"%2\"").arg(place, WindowCheck::nameOf(*widget));
        });
        QVERIFY2(findings.isEmpty(), qPrintable(report(findings)));
    }

    void theFocusIsSeen()
    {
        WalkWorld world{Language::English};
        QStringList findings;
        int seen = 0;
        world.walk([&](const QString& place) {
            QTest::keyClick(world.window.get(), Qt::Key_Tab); // a click needs no sign of where it was: a key does
            for (QWidget* widget : world.window->findChildren<QWidget*>()) {
                if (!tabbable(*widget) || widget->visibleRegion().isEmpty() || widget->objectName().startsWith(QLatin1String("qt_"))
                    || qobject_cast<QScrollArea*>(widget))
                    continue;
                widget->setFocus(Qt::TabFocusReason);
                if (QApplication::focusWidget() != widget)
                    continue;
                const QWidget* shown = widget; // or the card that it fills
                for (const QWidget* at = widget; at; at = at->parentWidget())
                    if (qobject_cast<const Card*>(at) && qobject_cast<const QAbstractScrollArea*>(widget))
                        shown = at;
                const QRect around = QRect(placeIn(*world.window, *shown), shown->size()).adjusted(-4, -4, 4, 4);
                const QImage with = world.window->grab(around).toImage();
                widget->clearFocus();
                const QImage without = world.window->grab(around).toImage();
                ++seen;
                if (with == without)
                    findings << QStringLiteral("%1: the focus of \"%2\" (%3) is not seen").arg(place, WindowCheck::nameOf(*widget),
                                                                                             QLatin1String(widget->metaObject()->className()));
            }
        });
        QVERIFY(seen > 100);
        QVERIFY2(findings.isEmpty(), qPrintable(report(findings)));
    }

    void everyPageFollowsTheTheme()
    {
        WalkWorld world{Language::English};
        QStringList findings;
        for (const Theme theme : {Theme::Dark, Theme::Light}) {
            world.appearance.setTheme(theme);
            world.settle();
            const bool dark = theme == Theme::Dark;
            world.walk([&](const QString& place) {
                for (QWidget* widget : world.window->findChildren<QWidget*>())
                    if (widget->isVisible() && isDark(widget->palette()) != dark)
                        findings << QStringLiteral("%1: %2 #%3 keeps the other palette").arg(place, QLatin1String(widget->metaObject()->className()),
                                                                                           widget->objectName());
                const QImage image = world.window->grab().toImage().scaled(320, 200).convertToFormat(QImage::Format_Grayscale8);
                int other = 0;
                for (int y = 0; y < image.height(); ++y)
                    for (int x = 0; x < image.width(); ++x)
                        other += (qGray(image.pixel(x, y)) > 128) == dark;
                const double share = double(other) / (image.width() * image.height());
                if (share > 0.12)
                    findings << QStringLiteral("%1: %2 % of the picture is of the other theme").arg(place).arg(share * 100);
                picture(*world.window, QStringLiteral("%1-theme-%2").arg(place, dark ? QStringLiteral("dark") : QStringLiteral("light")));
            });
        }
        QVERIFY2(findings.isEmpty(), qPrintable(report(findings)));
    }

private:
    void everyPageFits(Language language)
    {
        WalkWorld world{language};
        const QString code = world.translation.code();
        QVERIFY2(world.translation.missing().isEmpty(), qPrintable(world.translation.missing().join(u' ')));
        // Three English words in a row are no model's name and no header: nobody has translated them.
        static const QRegularExpression kEnglish(QStringLiteral("\\b([a-z]{2,} [a-z]{2,} [a-z]{3,}|must|cannot|unknown)\\b"));
        QStringList findings;
        const auto look = [&](QWidget& seen, const QString& place, int width) {
            for (const QString& finding : WindowCheck(seen).findings())
                findings << QStringLiteral("%1 %2 %3: ").arg(code, place).arg(width) + finding;
            if (code != QLatin1String("en"))
                for (const QString& text : textsOf(seen))
                    if (kEnglish.match(text).hasMatch())
                        findings << QStringLiteral("%1 %2: not translated: %3").arg(code, place, text.left(100));
            picture(seen, QStringLiteral("%1-%2-%3").arg(place, code).arg(width));
        };
        int places = 0, charts = 0;
        for (const QSize& size : kSizes) {
            world.window->resize(size);
            world.walk([&](const QString& place) {
                ++places;
                look(*world.window, place, size.width());
                ChartCheck check(*world.window);
                for (const QString& finding : check.findings())
                    findings << QStringLiteral("%1 %2: ").arg(code, place) + finding;
                charts += check.seen();
            });
        }
        int dialogs = 0;
        world.walkDialogs([&](QWidget& dialog, const QString& place) {
            ++dialogs;
            look(dialog, place, dialog.width());
        });
        QCOMPARE(dialogs, 2);
        const QStringList menus = world.menuTexts();
        QVERIFY2(menus.size() >= 2 * (5 + 5), qPrintable(menus.join(u' ')));
        for (const QString& text : menus)
            if (text.isEmpty() || (code != QLatin1String("en") && kEnglish.match(text).hasMatch()))
                findings << QStringLiteral("%1 menus: \"%2\"").arg(code, text);
        world.client.setPaused(true); // the foot's longest words
        QVERIFY(QTest::qWaitFor([&] { return world.footSays(QCoreApplication::translate("StatusLine", "PAUSED: nothing new is sent")); }, 10'000));
        for (const QSize& size : kSizes) {
            world.window->resize(size);
            world.settle();
            look(*world.window, QStringLiteral("paused"), size.width());
        }
        for (const QString& missing : world.noting.missing)
            findings << QStringLiteral("%1: not in the translation: %2").arg(code, missing);
        QVERIFY2(places >= 2 * 22, qPrintable(QString::number(places)));
        QVERIFY2(charts >= 2 * 10, qPrintable(QString::number(charts)));
        QVERIFY2(findings.isEmpty(), qPrintable(report(findings)));
    }
};

QTEST_MAIN(TestWalk)
#include "tst_walk.moc"
