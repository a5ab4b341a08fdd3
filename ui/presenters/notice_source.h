// What there is to notify of: a fallback, a breaker that opened, a usage window that is nearly spent, a budget line that
// was met. Obeys the knobs of `notify`, each of which acts at once.
#pragma once

#include "core/store/budget_watch.h"
#include "core/wire/limit_window.h"
#include "ui/presenters/notices.h"
#include "ui/theme/meaning.h"

#include <QHash>
#include <QJsonObject>
#include <QObject>
#include <QTimer>

#include <functional>

namespace plimsoll {

class ConfigService;
class LiveClient;

class NoticeSource : public QObject
{
    Q_OBJECT
public:
    using Clock = std::function<Instant()>; ///< monotonic

    NoticeSource(LiveClient& client, ConfigService& config, BudgetWatch& budget, Clock clock, QObject* parent = nullptr);

    /// Tells what was held back and may be shown by now; its own timer calls it.
    void poll();

Q_SIGNALS:
    void notice(const plimsoll::Notice& notice);

private:
    struct Told ///< of a usage window
    {
        Meaning worst = Meaning::Ok;
        std::optional<WallMs> reset;
    };

    void look(const QJsonObject& event);
    void lookAtWindows(const QString& model);
    void tellWindow(const QString& provider, const LimitWindow& window, WallMs at);
    void tellBudget(BudgetPeriod period, BudgetLevel level);
    bool wanted(NoticeKind kind) const;
    Duration interval() const;
    void add(const Notice& notice);
    void arm();

    LiveClient& m_client;
    ConfigService& m_config;
    BudgetWatch& m_budget;
    Clock m_clock;
    NoticePace m_pace;
    QHash<QString, Told> m_told; ///< by provider and window
    QTimer m_due;
};

} // namespace plimsoll
