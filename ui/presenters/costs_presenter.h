// What the Costs page shows of the past: reads the history in a thread of its own and makes table, bars and words of
// it.
#pragma once

#include "core/store/store_thread.h"
#include "core/store/wall_clock.h"
#include "ui/presenters/costs_view.h"

#include <QElapsedTimer>
#include <QHash>
#include <QObject>

#include <memory>

namespace plimsoll {

class ConfigService;
class History;
struct EngineNames;

class CostsPresenter : public QObject
{
    Q_OBJECT
public:
    static constexpr int kIntervalMs = 3000; ///< between two readings while the page is seen

    CostsPresenter(ConfigService& config, const EngineNames& names, History& history,
                   WallClock clock = systemWallClock(), QObject* parent = nullptr);

    /// changed() follows at once.
    void setGroup(CostBy by);
    CostBy group() const { return m_by; }
    /// changed() follows when it has been read.
    void setRange(CostRange range);
    CostRange range() const { return m_range; }

    /// Reads the history again, unless it is being read.
    void refresh();
    /// As refresh(), if the last reading is old enough; a large history is read less often.
    void refreshIfDue();

    bool known() const { return m_known; }           ///< it has been read
    bool empty() const { return m_known && !m_any; } ///< there is no call at all, of whatever time
    const QString& problem() const { return m_problem; }

    /// Of real money; as long as nobody but the sandbox was asked, of its play money.
    const std::vector<CostTableRow>& rows() const { return m_rows; }
    bool playOnly() const { return m_playOnly; }
    const CostTableRow& total() const { return m_total; }         ///< of real money
    const CostTableRow& playTotal() const { return m_playTotal; } ///< of play money
    const CostBars& bars() const { return m_bars; }               ///< of the same money as rows()
    /// One row a group, as a file: real money first, then the sandbox's.
    QByteArray csv();
    /// What the last 30 days' tokens went to, whatever the range: for the planner. The sandbox's count as long as there
    /// are no others.
    const std::vector<PlanPart>& mix() const { return m_mix; }
    bool mixIsPlay() const { return m_mixIsPlay; }
    qint64 mixInput() const { return m_mixInput; }
    qint64 mixOutput() const { return m_mixOutput; }
    int seriesOfModel(const QString& model) { return seriesOf(CostBy::Model, model); }

Q_SIGNALS:
    void changed();

private:
    struct Span ///< what is read
    {
        qint64 since = 0, mix_since = 0; ///< ms
        CostStep step = CostStep::Day;
        PlayMoney play;
        friend bool operator==(const Span&, const Span&) = default;
    };
    struct Reading
    {
        bool unchanged = false; ///< as at the last reading: nothing else is in it
        bool opened = true;     ///< else the thread says why not
        std::vector<CostCell> cells;
        QList<CostRow> mix;
        bool mix_is_play = false;
        bool any = false;
        QString problem;
    };
    struct Seen ///< what the last reading was of; the thread's
    {
        std::uint64_t database = 0;
        qint64 version = -1;
        Span span;
    };
    static Reading read(Database* database, const Span& span, Seen& seen);
    void take(Reading reading, CostRange range, const QDate& today);
    void show();
    int seriesOf(CostBy by, const QString& key);
    SeriesOf seriesOf(CostBy by);

    ConfigService& m_config;
    const EngineNames& m_names;
    History& m_history;
    WallClock m_clock;
    CostBy m_by = CostBy::Model;
    CostRange m_range = CostRange::Month;
    PlayMoney m_play; ///< as it was for the last reading that was asked for
    std::vector<CostCell> m_cells, m_playCells;
    QDate m_today;
    std::vector<CostTableRow> m_rows;
    CostTableRow m_total, m_playTotal;
    CostBars m_bars;
    std::vector<PlanPart> m_mix;
    qint64 m_mixInput = 0, m_mixOutput = 0;
    QString m_problem;
    bool m_playOnly = false, m_mixIsPlay = false;
    bool m_known = false, m_any = false, m_asking = false, m_again = false;
    QElapsedTimer m_since;
    qint64 m_pause = 0;              ///< ms until the next reading is due
    QHash<QString, int> m_strangers; ///< colours of what is in the history and in no configuration any more
    std::shared_ptr<Seen> m_seen = std::make_shared<Seen>();
    std::unique_ptr<StoreThread> m_store; ///< last: its work refers to m_seen
};

} // namespace plimsoll
