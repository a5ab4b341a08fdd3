#include "ui/presenters/notice_source.h"

#include "core/config/config_file.h"
#include "core/live/live_client.h"
#include "core/telemetry/limit_book.h"
#include "ui/presenters/costs_words.h"
#include "ui/presenters/event_words.h"
#include "ui/presenters/limit_rows.h"
#include "ui/presenters/window_words.h"

#include <QCoreApplication>
#include <QDateTime>

#include <algorithm>

namespace plimsoll {

namespace {

using L = QLatin1String;

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Notices)
};

constexpr qint64 kJitter = 5 * 60'000; ///< ms: a reset that moves by less is the same one, told by another reply
constexpr qsizetype kMostTold = 256;

Notice fallbackNotice(const QJsonObject& event)
{
    const QString from = event.value(L("from")).toString();
    const bool stays = event.value(L("to")).toString() == from; // the same model, asked for less
    return {NoticeKind::Fallback, Words::tr("Fallback: %1").arg(stays ? from : event_words::model(event)), event_words::what(event),
            QStringLiteral("events"), false};
}

Notice breakerNotice(const QJsonObject& event)
{
    return {NoticeKind::Breaker, Words::tr("Breaker open: %1").arg(event_words::model(event)), event_words::what(event),
            QStringLiteral("live"), true};
}

int severity(Meaning meaning)
{
    return meaning == Meaning::Failed ? 2 : meaning == Meaning::Warning ? 1 : 0;
}

} // namespace

NoticeSource::NoticeSource(LiveClient& client, ConfigService& config, BudgetWatch& budget, Clock clock, QObject* parent)
    : QObject(parent), m_client(client), m_config(config), m_budget(budget), m_clock(std::move(clock))
{
    m_due.setSingleShot(true);
    connect(&m_due, &QTimer::timeout, this, &NoticeSource::poll);
    connect(&m_client, &LiveClient::eventLogged, this, &NoticeSource::look);
    connect(&m_budget, &BudgetWatch::reached, this, &NoticeSource::tellBudget);
    connect(&m_config, &ConfigService::changed, this, [this] {
        for (const NoticeKind kind : {NoticeKind::Fallback, NoticeKind::Breaker, NoticeKind::Window, NoticeKind::Budget}) {
            if (!wanted(kind))
                m_pace.drop(kind);
        }
        poll(); // the interval may be another one
    });
}

bool NoticeSource::wanted(NoticeKind kind) const
{
    const NotifyOptions& notify = m_config.config().notify;
    switch (kind) {
    case NoticeKind::Fallback:
        return notify.fallback;
    case NoticeKind::Breaker:
        return notify.breaker;
    case NoticeKind::Window:
        return notify.window;
    case NoticeKind::Budget:
        return notify.budget;
    }
    return false;
}

Duration NoticeSource::interval() const
{
    return std::chrono::seconds(m_config.config().notify.min_interval_s);
}

void NoticeSource::look(const QJsonObject& event)
{
    const QString kind = event.value(L("event")).toString();
    if (kind == L("limits")) {
        lookAtWindows(event.value(L("model")).toString());
    } else if (kind == L("fallback")) {
        // The end of a chain goes nowhere: that is a failure, and its own event says so.
        if (!event.value(L("to")).toString().isEmpty())
            add(fallbackNotice(event));
    } else if (kind == L("breaker")) {
        // A probe that fails opens it again, every half minute; who opens it by hand knows.
        if (event.value(L("to")) == L("open") && event.value(L("from")) == L("closed") && event.value(L("reason")) != L("manual"))
            add(breakerNotice(event));
    }
}

void NoticeSource::lookAtWindows(const QString& model)
{
    const KnownModel* known = m_client.limits().find(model);
    if (!known)
        return;
    for (const KnownWindow& window : known->windows) {
        if (window_words::isSubscription(window.window))
            tellWindow(known->provider, window.window, window.at);
    }
}

/// Once for each step down between two resets.
void NoticeSource::tellWindow(const QString& provider, const LimitWindow& window, WallMs at)
{
    const QDateTime wall = QDateTime::currentDateTime();
    const std::vector<LimitRow> rows = limit_rows::of(LimitWindows{window}, at, wall);
    const LimitRow& row = rows.front();
    const std::optional<WallMs> reset = limit_rows::resetOf(window, at);
    if (m_told.size() >= kMostTold)
        m_told.clear();
    Told& told = m_told[provider + u'\n' + row.window + u'\n' + row.span];
    const bool another = reset && told.reset && *reset > *told.reset + kJitter;
    if (another || severity(row.meaning) == 0)
        told = {};
    told.reset = reset ? reset : told.reset;
    if (severity(row.meaning) <= severity(told.worst))
        return;
    told.worst = row.meaning;
    const bool spent = row.meaning == Meaning::Failed;
    QString text = spent ? Words::tr("Nothing is left.") : Words::tr("%1 left.").arg(row.left);
    if (reset)
        text += u' ' + Words::tr("Resets %1.").arg(row.resets);
    add({NoticeKind::Window,
         spent ? Words::tr("%1: the window %2 is spent").arg(provider, row.window)
               : Words::tr("%1: the window %2 is nearly spent").arg(provider, row.window),
         text, QStringLiteral("headers"), spent});
}

void NoticeSource::tellBudget(BudgetPeriod period, BudgetLevel level)
{
    const BudgetLine& line = m_budget.state().line(period);
    const bool day = period == BudgetPeriod::Day;
    const bool all = level == BudgetLevel::Reached;
    const QString title = all ? (day ? Words::tr("Today's budget is reached") : Words::tr("This month's budget is reached"))
                              : (day ? Words::tr("Today's budget is nearly reached") : Words::tr("This month's budget is nearly reached"));
    QString text = costs_words::budgetFigure(line);
    if (line.incomplete)
        text += u' ' + Words::tr("Some calls are of unknown cost: it may be more.");
    add({NoticeKind::Budget, title, text, QStringLiteral("costs"), all});
}

void NoticeSource::add(const Notice& one)
{
    if (!wanted(one.kind))
        return;
    if (const auto now = m_pace.add(one, m_clock(), interval()))
        Q_EMIT notice(*now);
    arm();
}

void NoticeSource::poll()
{
    for (const Notice& one : m_pace.take(m_clock(), interval()))
        Q_EMIT notice(one);
    arm();
}

void NoticeSource::arm()
{
    const Instant due = m_pace.due(interval());
    if (due == kNever) {
        m_due.stop();
        return;
    }
    constexpr Duration kMost = std::chrono::hours(1); // the clock is looked at again then
    m_due.start(std::clamp<Duration>(due - m_clock(), Duration(1), kMost));
}

} // namespace plimsoll
