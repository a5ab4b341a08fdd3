// The desktop's languages: which one is taken, that nothing of the settings and of the core's words is left out, plurals,
// and numbers as each language writes them, while files stay as they are.
#include "core/config/knob.h"
#include "core/telemetry/event_csv.h"
#include "core/telemetry/format.h"
#include "ui/language/core_texts.h"
#include "ui/language/translation.h"
#include "ui/presenters/settings_words.h"
#include "ui/presenters/under_way.h"
#include "ui/theme/palette.h"
#include "ui/theme/state_colors.h"

#include <QApplication>
#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace plimsoll;

namespace {

struct Reader : QTranslator
{
    explicit Reader(const char* code)
    {
        if (!load(QStringLiteral(":/translations/plimsoll_") + QLatin1String(code)))
            qFatal("no translation %s", code);
    }
};

/// By the formula of WCAG 2.1.
double luminance(const QColor& color)
{
    const auto linear = [](double c) { return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

double contrast(const QColor& a, const QColor& b)
{
    const double x = luminance(a), y = luminance(b);
    return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

/// What is seen where a colour lies over a ground.
QColor over(const QColor& color, const QColor& ground)
{
    const double a = color.alphaF();
    return QColor::fromRgbF(float(color.redF() * a + ground.redF() * (1 - a)), float(color.greenF() * a + ground.greenF() * (1 - a)),
                            float(color.blueF() * a + ground.blueF() * (1 - a)));
}

} // namespace

class TestTranslation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSystemsLanguageIsTakenIfItIsOurs()
    {
        const QLocale korean(QLocale::Korean, QLocale::SouthKorea), german(QLocale::German, QLocale::Germany);
        QCOMPARE(Translation::codeOf(Language::System, korean), QStringLiteral("ko"));
        QCOMPARE(Translation::codeOf(Language::System, german), QStringLiteral("en"));
        QCOMPARE(Translation::codeOf(Language::System, QLocale::c()), QStringLiteral("en"));
        QCOMPARE(Translation::codeOf(Language::Japanese, korean), QStringLiteral("ja"));
        QCOMPARE(Translation::localeOf(Language::System, german), german); // numbers stay the person's
        QCOMPARE(Translation::localeOf(Language::Korean, korean), korean);
        QCOMPARE(Translation::localeOf(Language::Japanese, korean).language(), QLocale::Japanese);
        QCOMPARE(Translation::localeOf(Language::English, german).language(), QLocale::English);
    }

    void textsComeAndGoWithTheTranslation()
    {
        const QLocale before;
        {
            Translation translation(Language::Korean);
            QVERIFY2(translation.missing().isEmpty(), qPrintable(translation.missing().join(u' ')));
            QCOMPARE(QCoreApplication::translate("Knob", "Deadline"), QStringLiteral("데드라인"));
            QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), QStringLiteral("취소")); // Qt's own
            QCOMPARE(QLocale().language(), QLocale::Korean);
            QVERIFY(translation.waiting(Language::Korean).isEmpty());
            const QString both = translation.waiting(Language::Japanese);
            QVERIFY2(both.contains(QStringLiteral("다시 시작")) && both.contains(QStringLiteral("再起動")), qPrintable(both));
        }
        QCOMPARE(QCoreApplication::translate("Knob", "Deadline"), QStringLiteral("Deadline"));
        QCOMPARE(QLocale(), before);
    }

    void everySettingIsTranslated()
    {
        const Translation registers(Language::English);
        for (const char* code : {"ko", "ja"}) {
            const Reader reader(code);
            for (const Knob& knob : allKnobs()) {
                for (const char* text : {knob.label, knob.help})
                    QVERIFY2(!reader.translate("Knob", text).isEmpty(),
                             qPrintable(QLatin1String(code) + u' ' + knob.path + u": " + QLatin1String(text)));
            }
        }
        // A choice that has no words of its own is shown as it stands in the file: only what is a name anywhere may be.
        static const QStringList kNames{QStringLiteral("x-api-key"), QStringLiteral("api-key"), QStringLiteral("en"),
                                        QStringLiteral("ko"), QStringLiteral("ja")};
        const Translation translation(Language::Korean);
        QStringList plain;
        for (const Knob& knob : allKnobs())
            for (const QString& word : knob.choices)
                if (settings_words::choice(word) == word && !kNames.contains(word))
                    plain << knob.path + u'=' + word;
        QVERIFY2(plain.isEmpty(), qPrintable(plain.join(u'\n')));
    }

    void oneIsNotMany()
    {
        {
            Translation english(Language::English);
            QCOMPARE(underWayWords({1, 0}), QStringLiteral("1 call is under way."));
            QCOMPARE(underWayWords({0, 2}), QStringLiteral("2 jobs are under way."));
            QCOMPARE(underWayWords({1, 1}), QStringLiteral("1 call and 1 job are under way."));
            QCOMPARE(QCoreApplication::translate("Summary", "%n attempts", nullptr, 1), QStringLiteral("1 attempt"));
            QCOMPARE(QCoreApplication::translate("Summary", "%n attempts", nullptr, 0), QStringLiteral("0 attempts"));
        }
        Translation korean(Language::Korean);
        QCOMPARE(QCoreApplication::translate("Summary", "%n attempts", nullptr, 1), QStringLiteral("시도 1회"));
    }

    void durationsHaveTheUnitsOfTheLanguage()
    {
        const Duration two(125'000), day(273'600'000);
        {
            Translation english(Language::English);
            QCOMPARE(formatDuration(two), QStringLiteral("2 m 05 s"));
            QCOMPARE(formatMoney(1234.5), QStringLiteral("$1,234.50"));
        }
        {
            Translation korean(Language::Korean);
            QCOMPARE(formatDuration(two), QStringLiteral("2분 05초"));
            QCOMPARE(formatDuration(day), QStringLiteral("3일 04시간"));
            QCOMPARE(formatPercent(0.37), QStringLiteral("37%"));
            QCOMPARE(formatMoney(1234.5), QStringLiteral("$1,234.50"));
        }
        Translation japanese(Language::Japanese);
        QCOMPARE(formatDuration(two), QStringLiteral("2分05秒"));
        QCOMPARE(formatDuration(Duration(850)), QStringLiteral("850ミリ秒"));
    }

    void filesKnowNoLanguage()
    {
        const QJsonObject event{{QStringLiteral("cost_usd"), 1234.5}, {QStringLiteral("event"), QStringLiteral("done")},
                                {QStringLiteral("latency_ms"), 12345}};
        const QByteArray plain = csvLine(eventColumns(), event);
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        QCOMPARE(csvLine(eventColumns(), event), plain);
        QLocale::setDefault(QLocale::c());
        const Translation korean(Language::Korean);
        QCOMPARE(csvLine(eventColumns(), event), plain);
    }

    void whatTheCoreSaysIsTranslatedAndWhatOthersSayIsKept()
    {
        {
            Translation english(Language::English);
            QCOMPARE(fromCore(QStringLiteral("No key for acme: the environment variable KEY is not set")),
                     QStringLiteral("No key for acme: the environment variable KEY is not set"));
        }
        Translation korean(Language::Korean);
        QCOMPARE(fromCore(QStringLiteral("must be a whole number")), QStringLiteral("정수여야 합니다"));
        QCOMPARE(fromCore(QStringLiteral("must be 1 to 9 ms")), QStringLiteral("1에서 9 ms 사이여야 합니다"));
        QCOMPARE(fromCore(QStringLiteral("there is no model \"%1\"")), QStringLiteral("model \"%1\"이(가) 없습니다"));
        const QString nested = fromCore(QStringLiteral("the file is not valid and will not be overwritten; /a: must be an object"));
        QVERIFY2(nested.endsWith(QStringLiteral("/a: 객체여야 합니다")), qPrintable(nested));
        QCOMPARE(fromCore(QStringLiteral("Rate limit reached for gpt-4")), QStringLiteral("Rate limit reached for gpt-4"));
    }

    void textIsReadableInBothThemes()
    {
        for (const QPalette& palette : {lightPalette(), darkPalette()}) {
            const auto color = [&palette](QPalette::ColorRole role) { return palette.color(QPalette::Active, role); };
            for (const auto ground : {QPalette::Window, QPalette::Base, QPalette::AlternateBase, QPalette::Button}) {
                for (const auto text : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::PlaceholderText, QPalette::Link})
                    QVERIFY2(contrast(color(text), color(ground)) >= 4.5,
                             qPrintable(QStringLiteral("role %1 on %2: %3").arg(text).arg(ground).arg(contrast(color(text), color(ground)))));
            }
            QVERIFY(contrast(color(QPalette::HighlightedText), color(QPalette::Highlight)) >= 4.5);
            QVERIFY(contrast(color(QPalette::ToolTipText), color(QPalette::ToolTipBase)) >= 4.5);
            for (const Meaning meaning : {Meaning::Ok, Meaning::Warning, Meaning::Failed, Meaning::Information, Meaning::Idle}) {
                const QColor tint = over(stateTint(meaning, palette), color(QPalette::Base));
                QVERIFY2(contrast(color(QPalette::WindowText), tint) >= 4.5, qPrintable(QString::number(int(meaning))));
                for (const auto ground : {QPalette::Window, QPalette::Base})
                    QVERIFY2(contrast(stateColor(meaning, palette), color(ground)) >= 4.5, qPrintable(QString::number(int(meaning))));
            }
        }
    }
};

QTEST_MAIN(TestTranslation)
#include "tst_translation.moc"
