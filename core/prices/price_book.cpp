#include "core/prices/price_book.h"

#include <QRegularExpression>

#include <utility>

namespace plimsoll {

namespace {

QString withoutDate(const QString& name)
{
    static const QRegularExpression date(QStringLiteral("[-@](20\\d{6}|20\\d{2}-\\d{2}-\\d{2})$"));
    QString plain = name;
    return plain.remove(date);
}

/// claude-sonnet-4.5 and claude-sonnet-4-5 are one model: makers and gateways write it differently.
QString respelled(const QString& name)
{
    static const QRegularExpression dot(QStringLiteral("(?<=\\d)\\.(?=\\d)"));
    QString dashes = name;
    return dashes.replace(dot, QStringLiteral("-"));
}

/// Who makes a model asks the price that others start from.
bool isMaker(const QString& provider)
{
    static const QStringList makers{QStringLiteral("anthropic"), QStringLiteral("openai"), QStringLiteral("gemini"),
                                    QStringLiteral("deepseek"),  QStringLiteral("mistral"), QStringLiteral("xai")};
    return makers.contains(provider);
}

} // namespace

/// One way of writing the name.
struct PriceBook::Rung
{
    QString name;
    QString prefix; ///< what stood before the name, if it was taken away
    bool without_date = false, respelled = false;
};

PriceBook::PriceBook(std::vector<PriceTable> tables) : m_tables(std::move(tables))
{
    for (std::size_t t = 0; t < m_tables.size(); ++t) {
        for (std::size_t e = 0; e < m_tables[t].size(); ++e) {
            for (const QString& name : m_tables[t][e].names) {
                const QString key = name.toLower();
                m_by_name[key] << Place{t, e, name};
                m_by_spelling[plimsoll::respelled(key)] << Place{t, e, name};
            }
        }
    }
}

const PriceBook::Place* PriceBook::own(const Rung& rung, const QString& vendor, QDate day) const
{
    const auto& index = rung.respelled ? m_by_spelling : m_by_name;
    const auto found = index.constFind(rung.name);
    if (found == index.constEnd())
        return nullptr;
    for (const Place& place : *found)
        if (at(place).provider == vendor && at(place).inForce(day))
            return &place;
    return nullptr;
}

const PriceBook::Place* PriceBook::elsewhere(const Rung& rung, QDate day) const
{
    const auto& index = rung.respelled ? m_by_spelling : m_by_name;
    const auto found = index.constFind(rung.name);
    if (found == index.constEnd())
        return nullptr;
    const Place* any = nullptr;
    const Place* made = nullptr;
    bool differ = false;
    for (const Place& place : *found) {
        if (!at(place).inForce(day))
            continue;
        if (at(place).provider == rung.prefix)
            return &place;
        if (!made && isMaker(at(place).provider))
            made = &place;
        differ = differ || (any && !(at(*any).price == at(place).price));
        any = any ? any : &place;
    }
    return made ? made : differ ? nullptr : any;
}

std::optional<PriceMatch> PriceBook::find(const QString& vendor, const QString& name, QDate day) const
{
    const QString asked = name.toLower();
    const qsizetype slash = asked.lastIndexOf(u'/');
    const QString prefix = slash > 0 ? asked.left(slash) : QString();
    const QString bare = asked.mid(slash + 1);
    QList<Rung> ladder;
    for (const bool spelling : {false, true}) {
        const auto add = [&](const QString& written, const QString& before, bool no_date) {
            ladder << Rung{spelling ? respelled(written) : written, before, no_date, spelling};
        };
        add(asked, {}, false);
        add(withoutDate(asked), {}, true);
        if (slash > 0) {
            add(bare, prefix, false);
            add(withoutDate(bare), prefix, true);
        }
    }
    const auto matched = [&](const Place& place, const Rung& rung, bool own) {
        return PriceMatch{at(place), place.name, own, rung.without_date, !rung.prefix.isEmpty(), rung.respelled};
    };
    for (const Rung& rung : ladder)
        if (const Place* place = vendor.isEmpty() ? nullptr : own(rung, vendor, day))
            return matched(*place, rung, true);
    for (const Rung& rung : ladder)
        if (const Place* place = elsewhere(rung, day))
            return matched(*place, rung, false);
    return std::nullopt;
}

} // namespace plimsoll
