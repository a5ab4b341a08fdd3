// What this day and this month have cost so far, all of the user's programs together, beside the budget lines of the
// configuration (`budget`). It only tells: no call is held back by a budget. The sandbox's play money is not spent.
#pragma once

#include "core/config/app_options.h"
#include "core/config/play_money.h"
#include "core/store/store_thread.h"
#include "core/store/wall_clock.h"

#include <QDate>
#include <QElapsedTimer>
#include <QTimer>

#include <algorithm>
#include <memory>

namespace plimsoll {

class ConfigService;

enum class BudgetPeriod : std::uint8_t { Day, Month };
enum class BudgetLevel : std::uint8_t {
    NoLine, ///< the configuration has none for this period
    Under,
    Near,   ///< the share `warn_at` of it is spent
    Reached ///< all of it is
};

struct BudgetLine
{
    std::optional<double> limit_usd;
    double spent_usd = 0;    ///< as far as it is known
    bool incomplete = false; ///< there are calls of unknown cost: it may be more
    BudgetLevel level = BudgetLevel::NoLine;

    double share() const { return limit_usd && *limit_usd > 0 ? spent_usd / *limit_usd : 0; }
    friend bool operator==(const BudgetLine&, const BudgetLine&) = default;
};

struct BudgetLines
{
    QDate today; ///< whose day and month these are; null before the first reading
    BudgetLine day, month;

    const BudgetLine& line(BudgetPeriod period) const { return period == BudgetPeriod::Day ? day : month; }
    BudgetLevel worst() const { return std::max(day.level, month.level); }
    friend bool operator==(const BudgetLines&, const BudgetLines&) = default;
};

/// Nothing spent never reaches a line, not even one of 0.
BudgetLine budgetLine(const std::optional<double>& limit_usd, double warn_at, double spent_usd, bool incomplete);

class BudgetWatch : public QObject
{
    Q_OBJECT
public:
    static constexpr int kIntervalMs = 5000; ///< between two looks; a look at an unchanged file costs next to nothing

    /// `path`: of the history. Touches no file before start().
    BudgetWatch(ConfigService& config, const QString& path, WallClock clock = systemWallClock(),
                QObject* parent = nullptr);

    /// Reads in the background, now and every few seconds.
    void start();
    /// Reads once more, if it was started.
    void refresh();

    const BudgetLines& state() const { return m_state; }

Q_SIGNALS:
    void changed();
    /// A line has come to Near or Reached: once for each level, line and period (and again after the line was raised
    /// and met anew). Also at the first reading.
    void reached(plimsoll::BudgetPeriod period, plimsoll::BudgetLevel level);

private:
    struct Spent
    {
        double usd = 0;
        bool incomplete = false;
    };
    struct Reading
    {
        QDate today;
        Spent day, month;
    };
    struct Seen ///< what the last reading was of; the thread's
    {
        std::uint64_t database = 0;
        qint64 version = -1;
        QDate today;
        PlayMoney play;
        friend bool operator==(const Seen&, const Seen&) = default;
    };
    static std::optional<Reading> read(Database* database, Seen& seen, const QDate& today, const PlayMoney& play);
    void evaluate();
    void reconfigured();

    ConfigService& m_config;
    WallClock m_clock;
    PlayMoney m_play;
    Reading m_reading;
    BudgetLines m_state;
    QTimer m_timer;
    QElapsedTimer m_asked;
    bool m_asking = false, m_again = false;
    std::shared_ptr<Seen> m_seen = std::make_shared<Seen>();
    StoreThread m_store; ///< last: its work refers to m_seen
};

} // namespace plimsoll
