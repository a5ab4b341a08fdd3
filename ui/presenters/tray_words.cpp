#include "ui/presenters/tray_words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace plimsoll::tray_words {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Tray)
};
} // namespace

QString tightest(const std::optional<TightestLimit>& limit)
{
    if (!limit)
        return Words::tr("No limit is short");
    return limit->resets.isEmpty() ? limit->words() : Words::tr("%1, %2", "what is left, when it is whole again").arg(limit->words(), limit->resets);
}

QString flight(const StatusFigures& figures)
{
    const QLocale locale;
    return Words::tr("%1 in flight, %2 waiting").arg(locale.toString(figures.inFlight), locale.toString(figures.waiting));
}

QString tip(const StatusFigures& figures, const std::optional<TightestLimit>& limit)
{
    QStringList lines{QStringLiteral("Plimsoll")};
    if (figures.paused)
        lines << Words::tr("Paused: nothing new is sent");
    lines << tightest(limit) << flight(figures);
    return lines.join(u'\n');
}

} // namespace plimsoll::tray_words
