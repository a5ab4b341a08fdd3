#include "ui/presenters/costs_presenter.h"

#include "core/config/config_file.h"
#include "core/config/engine_names.h"
#include "core/store/history.h"
#include "core/store/history_schema.h"
#include "core/telemetry/format.h"
#include "ui/language/core_texts.h"
#include "ui/presenters/costs_words.h"

#include <algorithm>

namespace plimsoll {

namespace {
constexpr int kMixDays = 30;
constexpr qint64 kRestPerReading = 10; ///< a reading that takes long is followed by a rest ten times as long
} // namespace

CostsPresenter::CostsPresenter(ConfigService& config, const EngineNames& names, History& history, WallClock clock,
                               QObject* parent)
    : QObject(parent), m_config(config), m_names(names), m_history(history), m_clock(std::move(clock))
{
    connect(&m_config, &ConfigService::changed, this, [this] {
        show();
        if (playMoney(m_config.config()) != m_play)
            refresh();
    });
}

void CostsPresenter::setGroup(CostBy by)
{
    if (by == m_by)
        return;
    m_by = by;
    show();
}

void CostsPresenter::setRange(CostRange range)
{
    if (range == m_range)
        return;
    m_range = range;
    refresh();
}

CostsPresenter::Reading CostsPresenter::read(Database* database, const Span& span, Seen& seen)
{
    Reading reading;
    reading.opened = database != nullptr;
    if (!database)
        return reading;
    const Seen now{database->serial(), database->dataVersion(), span};
    if (now.database == seen.database && now.version == seen.version && now.span == seen.span) {
        reading.unchanged = true;
        return reading;
    }
    auto cells = readCostCells(*database, span.since, span.step);
    auto mix = cells ? readCosts(*database, CostBy::Model, span.mix_since, Money::Real, span.play) : std::nullopt;
    const auto used = [](const CostRow& row) { return row.input_tokens + row.output_tokens > 0; };
    if (mix && std::none_of(mix->begin(), mix->end(), used)) {
        mix = readCosts(*database, CostBy::Model, span.mix_since, Money::Play, span.play);
        reading.mix_is_play = mix && std::any_of(mix->begin(), mix->end(), used);
    }
    const auto any = mix ? anyCalls(*database) : std::nullopt;
    if (!any) {
        reading.problem = fromCore(database->error().what);
        return reading;
    }
    seen = now; // as it was before: what was written meanwhile is read again
    reading.cells = *std::move(cells);
    reading.mix = *mix;
    reading.any = *any;
    return reading;
}

void CostsPresenter::refresh()
{
    if (!m_history.store()) // not begun: a demonstration, or the window is just being painted
        return;
    m_again = m_asking;
    if (m_asking)
        return;
    if (!m_store)
        m_store = std::make_unique<StoreThread>(m_history.path(), historySchema());
    m_asking = true;
    m_since.start();
    const QDate today = QDateTime::fromMSecsSinceEpoch(m_clock()).date();
    const QDate from = firstDay(m_range, today);
    m_play = playMoney(m_config.config());
    const Span span{from.isNull() ? 0 : from.startOfDay().toMSecsSinceEpoch(),
                    today.addDays(1 - kMixDays).startOfDay().toMSecsSinceEpoch(),
                    m_range == CostRange::Today ? CostStep::Hour : CostStep::Day, m_play};
    m_store->ask(
        this, [span, seen = m_seen](Database* database) { return read(database, span, *seen); },
        [this, range = m_range, today](Reading reading) { take(std::move(reading), range, today); });
}

void CostsPresenter::refreshIfDue()
{
    if (!m_asking && (!m_since.isValid() || m_since.elapsed() >= m_pause))
        refresh();
}

void CostsPresenter::take(Reading reading, CostRange range, const QDate& today)
{
    m_asking = false;
    m_pause = std::max<qint64>(kIntervalMs, m_since.elapsed() * kRestPerReading);
    if (m_again || range != m_range) {
        m_again = false;
        refresh();
    }
    if (range != m_range)
        return;
    const QString before = m_problem;
    m_problem = reading.opened ? reading.problem : fromCore(m_store->problem());
    if (!m_problem.isEmpty() || !reading.opened) { // what was read before stays on the screen
        if (m_problem != before)
            Q_EMIT changed();
        return;
    }
    if (reading.unchanged) {
        if (!before.isEmpty())
            Q_EMIT changed();
        return;
    }
    m_cells.clear();
    m_playCells.clear();
    for (CostCell& cell : reading.cells)
        (m_play.has(cell.provider, cell.model) ? m_playCells : m_cells).push_back(std::move(cell));
    m_playOnly = m_cells.empty() && !m_playCells.empty();
    m_today = today;
    m_any = reading.any;
    m_known = true;
    m_mixIsPlay = reading.mix_is_play;
    m_mix = tokenShares(reading.mix);
    m_mixInput = m_mixOutput = 0;
    for (const CostRow& row : reading.mix) {
        m_mixInput += row.input_tokens;
        m_mixOutput += row.output_tokens;
    }
    show();
}

void CostsPresenter::show()
{
    if (!m_known)
        return;
    const SeriesOf series = seriesOf(m_by);
    const std::vector<CostCell>& cells = m_playOnly ? m_playCells : m_cells;
    m_rows = costRows(cells, m_by, series);
    m_total = costTotal(m_cells);
    m_playTotal = plimsoll::playTotal(m_playCells);
    m_bars = costBars(cells, m_by, m_range, m_today, series);
    const MoneyOptions& budget = m_config.config().budget;
    if (m_playOnly) { // play money meets no budget
        Q_EMIT changed();
        return;
    }
    if (m_bars.step == BarStep::Day && budget.usd_per_day) {
        m_bars.limit = budget.usd_per_day;
        m_bars.limitText = tr("Budget of a day: %1").arg(formatMoney(*budget.usd_per_day));
    } else if (m_bars.step == BarStep::Month && budget.usd_per_month) {
        m_bars.limit = budget.usd_per_month;
        m_bars.limitText = tr("Budget of a month: %1").arg(formatMoney(*budget.usd_per_month));
    }
    Q_EMIT changed();
}

QByteArray CostsPresenter::csv()
{
    const SeriesOf series = seriesOf(m_by);
    return costs_words::csv(m_by, costRows(m_cells, m_by, series), costRows(m_playCells, m_by, series));
}

SeriesOf CostsPresenter::seriesOf(CostBy by)
{
    return [this, stack = by == CostBy::Day ? CostBy::Model : by](const QString& key) { return seriesOf(stack, key); };
}

/// As on the other pages: the number that the running client gives it.
int CostsPresenter::seriesOf(CostBy by, const QString& key)
{
    std::optional<int> number;
    std::size_t known = 0;
    const auto look = [&](const auto& names) {
        if (const auto id = names.find(key))
            number = int(id->value);
        known = names.size();
    };
    if (by == CostBy::Provider)
        look(m_names.providers);
    else if (by == CostBy::Profile)
        look(m_names.profiles);
    else
        look(m_names.models);
    if (number)
        return *number;
    const QString stranger = QString::number(int(by)) + QLatin1Char('/') + key;
    const auto found = m_strangers.constFind(stranger);
    if (found != m_strangers.cend())
        return *found;
    const int given = int(known) + int(m_strangers.size());
    m_strangers.insert(stranger, given);
    return given;
}

} // namespace plimsoll
