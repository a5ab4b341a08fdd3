#include "ui/presenters/price_words.h"

#include "core/config/price_tiers.h"

#include <QCoreApplication>
#include <QLocale>

namespace plimsoll::price_words {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Prices)
};
} // namespace

QString price(const Price& price)
{
    if (price == Price{})
        return Words::tr("unknown");
    QStringList parts;
    for (const auto& [name, rate] : kTokenRates)
        parts << (price.*rate ? QLocale().toString(*(price.*rate), 'g', 8) : QStringLiteral("?"));
    QString text = parts.join(QStringLiteral(" / "));
    if (!price.tiers.empty())
        text += Words::tr(", and %n for long prompts", nullptr, int(price.tiers.size()));
    return text;
}

QString legend()
{
    return Words::tr("USD per million tokens: input / output / cache read / cache write 5 min / 1 h; ? is not known");
}

QString match(const ModelPrice& line)
{
    switch (line.state) {
    case PriceState::NotSold:
        return Words::tr("the sandbox's or this computer's own: no table speaks of it");
    case PriceState::Unknown:
        return Words::tr("not in the tables");
    case PriceState::Same:
    case PriceState::Unset:
    case PriceState::Differs:
        break;
    }
    QStringList parts{
        Words::tr("%1, %2", "a table and its day").arg(line.match->entry.source, line.match->entry.taken)};
    if (!line.match->same_provider)
        parts << Words::tr("another provider's price (%1)").arg(line.match->entry.provider);
    if (line.match->entry.reported)
        parts << Words::tr("reported");
    return parts.join(QStringLiteral(" · "));
}

} // namespace plimsoll::price_words
