#include "ui/presenters/costs_view.h"

#include "core/telemetry/format.h"
#include "ui/presenters/costs_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace plimsoll {

namespace {

constexpr int kMostBars = 92; ///< a quarter of days; longer histories are added up to weeks and months

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Costs)
};

const QString& keyOf(const CostCell& cell, CostBy by)
{
    switch (by) {
    case CostBy::Provider:
        return cell.provider;
    case CostBy::Profile:
        return cell.profile;
    case CostBy::Day:
    case CostBy::Model:
        break;
    }
    return cell.model;
}

bool dearer(const CostTableRow& a, const CostTableRow& b)
{
    const double left = a.sums.cost_usd.value_or(0), right = b.sums.cost_usd.value_or(0);
    return left != right ? left > right : a.key < b.key;
}

QDate startOf(const QDate& day, BarStep step)
{
    if (step == BarStep::Week)
        return day.addDays(1 - day.dayOfWeek());
    return step == BarStep::Month ? QDate(day.year(), day.month(), 1) : day;
}

QDate next(const QDate& day, BarStep step)
{
    if (step == BarStep::Month)
        return day.addMonths(1);
    return day.addDays(step == BarStep::Week ? 7 : 1);
}

BarStep stepFor(const QDate& from, const QDate& to)
{
    const qint64 days = from.daysTo(to) + 1;
    if (days <= kMostBars)
        return BarStep::Day;
    return days <= kMostBars * 7 ? BarStep::Week : BarStep::Month;
}

CostBars::Slot slotOf(const QDate& day, BarStep step)
{
    const QLocale locale;
    const QString shown = locale.toString(day, QLocale::ShortFormat);
    const QString short_day = locale.toString(day, Words::tr("d MMM", "a day below a chart, as QDate::toString() has it"));
    switch (step) {
    case BarStep::Week:
        return {short_day, Words::tr("Week from %1").arg(shown)};
    case BarStep::Month:
        return {locale.toString(day, Words::tr("MMM yy", "a month below a chart, as QDate::toString() has it")),
                locale.toString(day, Words::tr("MMMM yyyy", "a month and its year, as QDate::toString() has it"))};
    case BarStep::Hour:
    case BarStep::Day:
        break;
    }
    return {short_day, shown};
}

/// The bars' places: of an hour of today, or of a day.
class Places
{
public:
    Places(CostBars& bars, const QDate& from, const QDate& today) : m_bars(bars)
    {
        if (bars.step == BarStep::Hour) {
            for (int hour = 0; hour < 24; ++hour) {
                const QString time = QLocale().toString(QTime(hour, 0), QLocale::ShortFormat);
                bars.bars.push_back({time, Words::tr("from %1").arg(time)});
            }
            return;
        }
        for (QDate day = startOf(from, bars.step); day <= today; day = next(day, bars.step)) {
            m_places[day] = bars.bars.size();
            bars.bars.push_back(slotOf(day, bars.step));
        }
    }
    std::optional<std::size_t> of(const CostCell& cell) const
    {
        if (m_bars.step == BarStep::Hour) // an hour that is not known any more has no bar
            return cell.hour >= 0 && cell.hour < 24 ? std::optional(std::size_t(cell.hour)) : std::nullopt;
        const auto place = m_places.find(startOf(cell.day, m_bars.step));
        return place == m_places.end() ? std::nullopt : std::optional(place->second);
    }

private:
    CostBars& m_bars;
    std::map<QDate, std::size_t> m_places;
};

} // namespace

QDate firstDay(CostRange range, const QDate& today)
{
    switch (range) {
    case CostRange::Today:
        return today;
    case CostRange::Week:
        return today.addDays(-6);
    case CostRange::Month:
        return today.addDays(-29);
    case CostRange::Quarter:
        return today.addDays(-89);
    case CostRange::All:
        break;
    }
    return {};
}

bool operator==(const CostTableRow& a, const CostTableRow& b)
{
    const auto figures = [](const CostTableRow& row) {
        return std::tuple(row.sums.calls, row.sums.failed, row.sums.cached, row.sums.queued, row.sums.unfinished,
                          row.sums.unknown_cost, row.sums.input_tokens, row.sums.output_tokens, row.sums.cost_usd,
                          row.sums.waste_usd, row.waste.failed, row.waste.retried, row.waste.broken, row.series);
    };
    return a.key == b.key && a.name == b.name && figures(a) == figures(b);
}

bool wasteUnknown(const CostRow& sums)
{
    return !sums.cost_usd && sums.failed > 0;
}

std::vector<CostTableRow> costRows(const std::vector<CostCell>& cells, CostBy by, const SeriesOf& series)
{
    std::map<QString, CostTableRow> groups;
    for (const CostCell& cell : cells) {
        const QString key = by == CostBy::Day ? cell.day.toString(Qt::ISODate) : keyOf(cell, by);
        CostTableRow& row = groups[key];
        row.sums.add(cell.sums);
        row.waste.add(cell.waste);
    }
    std::vector<CostTableRow> rows;
    for (auto& [key, row] : groups) {
        row.key = key;
        row.name = costs_words::groupName(by, key);
        row.series = by == CostBy::Day ? -1 : series(key);
        rows.push_back(std::move(row));
    }
    if (by == CostBy::Day)
        std::reverse(rows.begin(), rows.end()); // the newest first
    else
        std::sort(rows.begin(), rows.end(), dearer);
    return rows;
}

CostTableRow costTotal(const std::vector<CostCell>& cells)
{
    CostTableRow total;
    total.name = Words::tr("Total");
    for (const CostCell& cell : cells) {
        total.sums.add(cell.sums);
        total.waste.add(cell.waste);
    }
    if (total.sums.calls == 0)
        total.sums.cost_usd = 0; // known: nothing was asked for
    return total;
}

CostTableRow playTotal(const std::vector<CostCell>& cells)
{
    CostTableRow total = costTotal(cells);
    total.name = Words::tr("Sandbox (play money)");
    return total;
}

double CostBars::sum(std::size_t bar) const
{
    double sum = 0;
    for (const Series& one : series)
        sum += one.values[bar];
    return sum;
}

bool CostBars::empty() const
{
    return std::all_of(series.begin(), series.end(), [](const Series& one) {
        return std::all_of(one.values.begin(), one.values.end(), [](double value) { return value == 0; });
    });
}

CostBars costBars(const std::vector<CostCell>& cells, CostBy by, CostRange range, const QDate& today,
                  const SeriesOf& series)
{
    CostBars made;
    QDate from = firstDay(range, today);
    if (from.isNull())
        from = cells.empty() ? today : std::min(cells.front().day, today);
    made.step = range == CostRange::Today ? BarStep::Hour : stepFor(from, today);
    const Places places(made, from, today);

    const CostBy stack = by == CostBy::Day ? CostBy::Model : by;
    std::map<QString, std::vector<double>> values;
    for (const CostCell& cell : cells) {
        const auto place = places.of(cell);
        if (!place)
            continue;
        made.bars[*place].unknown = made.bars[*place].unknown || cell.sums.unknown_cost > 0;
        std::vector<double>& of = values[keyOf(cell, stack)];
        of.resize(made.bars.size(), 0);
        of[*place] += cell.sums.cost_usd.value_or(0);
    }
    for (const CostTableRow& row : costRows(cells, stack, series)) { // in the table's order
        const auto found = values.find(row.key);
        if (found != values.end() && row.sums.cost_usd.value_or(0) > 0)
            made.series.push_back({row.name, costs_words::cost(row.sums), row.series, std::move(found->second)});
    }
    return made;
}

QString describe(const CostBars& bars)
{
    if (bars.empty())
        return Words::tr("Nothing was spent in this time.");
    std::size_t most = 0;
    double all = 0;
    for (std::size_t i = 0; i < bars.bars.size(); ++i) {
        all += bars.sum(i);
        if (bars.sum(i) > bars.sum(most))
            most = i;
    }
    QStringList parts;
    for (const CostBars::Series& one : bars.series)
        parts << Words::tr("%1 %2", "a group and its cost").arg(one.name, one.total);
    QString text = Words::tr("%1 in all, most of it %2: %3. %4.")
                       .arg(formatMoney(all), bars.bars[most].title, formatMoney(bars.sum(most)),
                            parts.join(QStringLiteral(", ")));
    if (bars.limit)
        text += QLatin1Char(' ') + bars.limitText + QLatin1Char('.');
    return text;
}

std::vector<PlanPart> tokenShares(const QList<CostRow>& rows)
{
    double input = 0, output = 0;
    for (const CostRow& row : rows) {
        input += double(row.input_tokens);
        output += double(row.output_tokens);
    }
    std::vector<PlanPart> shares;
    for (const CostRow& row : rows) {
        if (row.group.isEmpty() || (row.input_tokens == 0 && row.output_tokens == 0))
            continue;
        shares.push_back({row.group, input > 0 ? double(row.input_tokens) / input : 0,
                          output > 0 ? double(row.output_tokens) / output : 0});
    }
    return shares;
}

} // namespace plimsoll
