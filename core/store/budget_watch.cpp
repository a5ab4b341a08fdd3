#include "core/store/budget_watch.h"

#include "core/config/config_file.h"
#include "core/store/history_read.h"
#include "core/store/history_schema.h"

#include <algorithm>

namespace plimsoll {

namespace {
constexpr qint64 kRestPerReading = 20; ///< a large history is read less often: at most a twentieth of the time
}

BudgetLine budgetLine(const std::optional<double>& limit_usd, double warn_at, double spent_usd, bool incomplete)
{
    BudgetLine line{limit_usd, spent_usd, incomplete, BudgetLevel::NoLine};
    if (!limit_usd)
        return line;
    line.level = BudgetLevel::Under;
    if (spent_usd > 0 && spent_usd >= *limit_usd)
        line.level = BudgetLevel::Reached;
    else if (spent_usd > 0 && spent_usd >= *limit_usd * warn_at)
        line.level = BudgetLevel::Near;
    return line;
}

BudgetWatch::BudgetWatch(ConfigService& config, const QString& path, WallClock clock, QObject* parent)
    : QObject(parent), m_config(config), m_clock(std::move(clock)), m_play(playMoney(config.config())), m_store(path, historySchema())
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &BudgetWatch::refresh);
    connect(&m_config, &ConfigService::changed, this, &BudgetWatch::reconfigured);
}

void BudgetWatch::start()
{
    m_store.start();
    refresh();
}

std::optional<BudgetWatch::Reading> BudgetWatch::read(Database* database, Seen& seen, const QDate& today,
                                                      const PlayMoney& play)
{
    if (!database)
        return std::nullopt;
    const Seen now{database->serial(), database->dataVersion(), today, play};
    if (now == seen)
        return std::nullopt;
    const QDate first(today.year(), today.month(), 1);
    const auto days = readCosts(*database, CostBy::Day, first.startOfDay().toMSecsSinceEpoch(), Money::Real, play);
    if (!days)
        return std::nullopt;
    seen = now; // as it was before the reading: what is written meanwhile is read again
    Reading reading;
    reading.today = today;
    for (const CostRow& row : *days) {
        const auto add = [&row](Spent& spent) {
            spent.usd += row.cost_usd.value_or(0);
            spent.incomplete = spent.incomplete || row.unknown_cost > 0;
        };
        add(reading.month);
        if (row.group == today.toString(Qt::ISODate))
            add(reading.day);
    }
    return reading;
}

void BudgetWatch::refresh()
{
    if (!m_store.started())
        return;
    m_again = m_asking;
    if (m_asking)
        return;
    m_asking = true;
    m_asked.start();
    const QDate today = QDateTime::fromMSecsSinceEpoch(m_clock()).date();
    m_store.ask(
        this, [seen = m_seen, today, play = m_play](Database* database) { return read(database, *seen, today, play); },
        [this](const std::optional<Reading>& reading) {
            m_asking = false;
            m_timer.start(int(std::clamp<qint64>(m_asked.elapsed() * kRestPerReading, kIntervalMs, 10 * 60'000)));
            if (reading) {
                m_reading = *reading;
                evaluate();
            }
            if (m_again)
                refresh();
        });
}

/// Which calls are the sandbox's is the configuration's to say.
void BudgetWatch::reconfigured()
{
    evaluate();
    if (PlayMoney play = playMoney(m_config.config()); play != m_play) {
        m_play = std::move(play);
        refresh();
    }
}

void BudgetWatch::evaluate()
{
    if (m_reading.today.isNull())
        return;
    const MoneyOptions& options = m_config.config().budget;
    BudgetLines state;
    state.today = m_reading.today;
    state.day = budgetLine(options.usd_per_day, options.warn_at, m_reading.day.usd, m_reading.day.incomplete);
    state.month = budgetLine(options.usd_per_month, options.warn_at, m_reading.month.usd, m_reading.month.incomplete);
    if (state == m_state)
        return;
    const BudgetLines before = std::exchange(m_state, state);
    Q_EMIT changed();
    const bool same_day = before.today == state.today;
    const bool same_month = before.today.year() == state.today.year() && before.today.month() == state.today.month();
    const auto tell = [this](BudgetPeriod period, BudgetLevel was, BudgetLevel is) {
        if (is >= BudgetLevel::Near && is > was)
            Q_EMIT reached(period, is);
    };
    tell(BudgetPeriod::Day, same_day ? before.day.level : BudgetLevel::Under, state.day.level);
    tell(BudgetPeriod::Month, same_month ? before.month.level : BudgetLevel::Under, state.month.level);
}

} // namespace plimsoll
