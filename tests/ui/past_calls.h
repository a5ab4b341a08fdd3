// Calls of the past in a history, for pages that show days.
#pragma once

#include "core/store/database.h"
#include "core/store/history_calls.h"
#include "core/store/history_schema.h"

#include <QTest>

#include <vector>

namespace plimsoll::test {

struct Past
{
    int daysAgo;
    const char *model, *provider, *profile, *outcome, *failure;
    double cost, waste; ///< a negative cost: unknown
    qint64 input, output;
};

/// Calls of the past, as the history would have written them.
inline void putPast(const QString& path, const std::vector<Past>& calls)
{
    auto database = Database::open(path, historySchema());
    QVERIFY(bool(database));
    int number = 0;
    for (const Past& past : calls) {
        CallRecord record;
        record.call = QString::number(++number);
        record.started_at = QDateTime(QDate::currentDate().addDays(-past.daysAgo), QTime(past.daysAgo == 0 ? 0 : 12, 0))
                                .toMSecsSinceEpoch();
        record.model = QLatin1String(past.model);
        record.provider = QLatin1String(past.provider);
        record.profile = QLatin1String(past.profile);
        record.outcome = QLatin1String(past.outcome);
        record.failure = QLatin1String(past.failure);
        record.attempts = 1;
        record.input_tokens = past.input;
        record.output_tokens = past.output;
        if (past.cost >= 0)
            record.cost_usd = past.cost;
        record.waste_usd = past.waste;
        QVERIFY((*database)->run(CallRecord::upsert(), record.values(1)));
    }
}

inline std::vector<Past> twoWeeks()
{
    std::vector<Past> calls;
    for (int day = 0; day < 24; ++day) {
        const double size = 0.5 + (day * 7 % 5) * 0.2;
        calls.push_back({day, "claude-sonnet-4.5", "anthropic", "online", "success", "ok", 1.4 * size,
                         0.08 * size, 180'000, 52'000});
        calls.push_back(
            {day, "gemini-2.5-flash", "google", "online", "success", "ok", 0.45 * size, 0, 410'000, 130'000});
        if (day % 3 == 0)
            calls.push_back(
                {day, "claude-opus-4.7", "anthropic", "exact", "success", "ok", 2.1 * size, 0, 22'000, 24'000});
        if (day % 4 == 0)
            calls.push_back({day, "deepseek-v3.2", "deepseek", "batch", "failed", "stream_broken", 0.06, 0.06,
                             60'000, 9'000});
        if (day % 5 == 1)
            calls.push_back({day, "my-gateway-model", "gateway", "batch", "success", "ok", -1, 0, 30'000, 8'000});
    }
    return calls;
}

} // namespace plimsoll::test
