#include "app/ctl/prices_text.h"

#include "core/config/price_tiers.h"
#include "core/prices/price_json.h"

#include <QStringList>

#include <algorithm>

namespace plimsoll {

namespace {

const QByteArray kLegend("USD per million tokens: input / output / cache read / cache write 5 min / 1 h; ? is not known\n");

/// "3 / 15 / 0.3 / 3.75 / ?", in the order of the legend.
QString ratesText(const TokenRates& rates)
{
    QStringList parts;
    for (const auto& [name, rate] : kTokenRates)
        parts << (rates.*rate ? QString::number(*(rates.*rate), 'g', 12) : QStringLiteral("?"));
    return parts.join(QStringLiteral(" / "));
}

QString priceText(const Price& price)
{
    QString text = price == Price{} ? QStringLiteral("unknown") : ratesText(price);
    for (const PriceTier& tier : price.tiers)
        text += QStringLiteral("; above %1: ").arg(tier.above_tokens) + ratesText(tier);
    return text;
}

QString stateWord(PriceState state)
{
    switch (state) {
    case PriceState::Same: return QStringLiteral("same");
    case PriceState::Unset: return QStringLiteral("unset");
    case PriceState::Differs: return QStringLiteral("differs");
    case PriceState::Unknown: return QStringLiteral("unknown");
    case PriceState::NotSold: return QStringLiteral("not_sold");
    }
    return {};
}

QStringList matchWords(const PriceMatch& match)
{
    QStringList words;
    if (!match.same_provider)
        words << QStringLiteral("other_provider");
    if (match.without_date)
        words << QStringLiteral("without_date");
    if (match.without_prefix)
        words << QStringLiteral("without_prefix");
    if (match.respelled)
        words << QStringLiteral("respelled");
    return words.isEmpty() ? QStringList{QStringLiteral("exact")} : words;
}

QString sourceText(const PriceEntry& entry)
{
    QString text = entry.source + u", " + entry.taken;
    if (entry.reported)
        text += QStringLiteral(", reported");
    if (entry.from)
        text += u", from " + entry.from->toString(Qt::ISODate);
    if (entry.until)
        text += u", until " + entry.until->toString(Qt::ISODate);
    return text;
}

/// Columns, padded to the widest.
QByteArray table(const QList<QStringList>& rows)
{
    QList<qsizetype> widths;
    for (const QStringList& row : rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (qsizetype i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], row[i].size());
    }
    QString text;
    for (const QStringList& row : rows) {
        QString line;
        for (qsizetype i = 0; i < row.size(); ++i)
            line += i + 1 < row.size() ? QString(row[i].leftJustified(widths[i]) + u"  ") : row[i];
        text += line + u'\n';
    }
    return text.toUtf8();
}

QJsonObject entryJson(const PriceEntry& entry)
{
    QJsonObject json{{QStringLiteral("provider"), entry.provider},
                     {QStringLiteral("names"), QJsonArray::fromStringList(entry.names)},
                     {QStringLiteral("price"), toJson(entry.price)},
                     {QStringLiteral("source"), entry.source},
                     {QStringLiteral("taken"), entry.taken},
                     {QStringLiteral("reported"), entry.reported}};
    const auto day = [&](const char* key, const std::optional<QDate>& date) {
        if (date)
            json.insert(QLatin1String(key), date->toString(Qt::ISODate));
    };
    day("from", entry.from);
    day("until", entry.until);
    if (!entry.note.isEmpty())
        json.insert(QStringLiteral("note"), entry.note);
    if (!entry.other.isEmpty())
        json.insert(QStringLiteral("other"), entry.other);
    return json;
}

} // namespace

QByteArray modelsText(const std::vector<ModelPrice>& models)
{
    QList<QStringList> rows{{QStringLiteral("MODEL"), QStringLiteral("STATE"), QStringLiteral("CONFIGURED"),
                             QStringLiteral("TABLE"), QStringLiteral("MATCH"), QStringLiteral("FROM")}};
    for (const ModelPrice& line : models) {
        QStringList row{line.model, stateWord(line.state), priceText(line.configured), QStringLiteral("-"),
                        QStringLiteral("-"), QStringLiteral("-")};
        if (line.match) {
            const PriceEntry& entry = line.match->entry;
            row[3] = priceText(entry.price);
            row[4] = entry.provider + u'/' + line.match->name + u" (" + matchWords(*line.match).join(u' ') + u')';
            row[5] = sourceText(entry) + (entry.note.isEmpty() ? QString() : QString(u". " + entry.note));
        }
        rows << row;
    }
    return kLegend + table(rows);
}

QJsonArray modelsJson(const std::vector<ModelPrice>& models)
{
    QJsonArray json;
    for (const ModelPrice& line : models) {
        QJsonObject model{{QStringLiteral("model"), line.model},
                          {QStringLiteral("provider"), line.provider},
                          {QStringLiteral("remote_name"), line.remote_name},
                          {QStringLiteral("state"), stateWord(line.state)},
                          {QStringLiteral("price"), toJson(line.configured)},
                          {QStringLiteral("table"), QJsonValue::Null}};
        if (line.match) {
            QJsonObject found = entryJson(line.match->entry);
            found.insert(QStringLiteral("name"), line.match->name);
            found.insert(QStringLiteral("match"), QJsonArray::fromStringList(matchWords(*line.match)));
            found.insert(QStringLiteral("same_provider"), line.match->same_provider);
            model.insert(QStringLiteral("table"), found);
        }
        json.append(model);
    }
    return json;
}

QByteArray entriesText(const PriceBook& book)
{
    QList<QStringList> rows{{QStringLiteral("MODEL"), QStringLiteral("PRICE"), QStringLiteral("FROM")}};
    for (const PriceTable& entries : book.tables())
        for (const PriceEntry& entry : entries)
            for (const QString& name : entry.names)
                rows << QStringList{entry.provider + u'/' + name, priceText(entry.price), sourceText(entry)};
    return kLegend + table(rows);
}

QJsonArray entriesJson(const PriceBook& book)
{
    QJsonArray json;
    for (const PriceTable& entries : book.tables())
        for (const PriceEntry& entry : entries)
            json.append(entryJson(entry));
    return json;
}

QJsonObject importJson(const PriceFile& prices)
{
    const auto count = [&prices](auto holds) {
        return qint64(std::count_if(prices.table.begin(), prices.table.end(), holds));
    };
    const PriceEntry empty;
    return {{QStringLiteral("models"), qint64(prices.table.size())},
            {QStringLiteral("without_price"), count([&](const PriceEntry& e) { return e.price == empty.price; })},
            {QStringLiteral("with_tiers"), count([](const PriceEntry& e) { return !e.price.tiers.empty(); })},
            {QStringLiteral("with_other"), count([](const PriceEntry& e) { return !e.other.isEmpty(); })},
            {QStringLiteral("left_out"), prices.left_out},
            {QStringLiteral("file"), importedPricesPath()}};
}

QByteArray importText(const PriceFile& prices, bool dry_run)
{
    const QJsonObject figures = importJson(prices);
    const auto figure = [&figures](const char* key) { return figures.value(QLatin1String(key)).toInteger(); };
    QString text = QStringLiteral("%1 models, %2 of them without a price, %3 with tiers, %4 with prices that are kept but not "
                                  "used (batch, flex, audio, hours). %5 that do not answer with text were left out.\n")
                       .arg(figure("models"))
                       .arg(figure("without_price"))
                       .arg(figure("with_tiers"))
                       .arg(figure("with_other"))
                       .arg(figure("left_out"));
    text += dry_run ? QStringLiteral("Nothing was written.\n")
                    : QStringLiteral("Written to %1.\n").arg(figures.value(u"file").toString());
    return text.toUtf8();
}

QByteArray appliedText(const std::vector<ModelPrice>& applied, bool dry_run)
{
    if (applied.empty())
        return QByteArrayLiteral("Nothing to change.\n");
    QList<QStringList> rows;
    for (const ModelPrice& line : applied)
        rows << QStringList{line.model, priceText(line.configured) + u" -> " + priceText(line.merged)};
    return table(rows) + (dry_run ? QByteArrayLiteral("Nothing was written.\n") : QByteArray());
}

} // namespace plimsoll
