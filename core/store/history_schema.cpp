#include "core/store/history_schema.h"

namespace plimsoll {

QString historyPath() { return Database::defaultFolder() + QStringLiteral("/history.sqlite"); }

DatabaseSchema historySchema()
{
    DatabaseSchema schema;
    schema.sync = DatabaseSchema::Sync::Normal;
    schema.busy_timeout_ms = 1000; // longer than any writer of ours takes; what is refused stays in the buffer
    schema.shrinks = true;
    schema.versions = {{
        QStringLiteral("CREATE TABLE run (id INTEGER PRIMARY KEY, program TEXT NOT NULL, pid INTEGER NOT NULL, "
                       "started_at INTEGER NOT NULL, dropped INTEGER NOT NULL DEFAULT 0)"),
        QStringLiteral("CREATE TABLE event (id INTEGER PRIMARY KEY, at INTEGER NOT NULL, run INTEGER NOT NULL, call TEXT, "
                       "event TEXT NOT NULL, json TEXT NOT NULL)"),
        QStringLiteral("CREATE INDEX event_at ON event (at)"),
        QStringLiteral("CREATE INDEX event_call ON event (run, call)"),
        QStringLiteral(
            "CREATE TABLE call (id INTEGER PRIMARY KEY, run INTEGER NOT NULL, call TEXT NOT NULL, request_id TEXT, "
            "started_at INTEGER NOT NULL, ended_at INTEGER, profile TEXT, model TEXT, provider TEXT, outcome TEXT, "
            "class TEXT, first_class TEXT, attempts INTEGER NOT NULL, waits INTEGER NOT NULL, waited_ms INTEGER NOT NULL, "
            "latency_ms INTEGER, first_token_ms INTEGER, input_tokens INTEGER, output_tokens INTEGER, "
            "estimated INTEGER NOT NULL, cost_usd REAL, waste_usd REAL, prompt_hash TEXT, prompt_chars INTEGER, "
            "prompt_tokens INTEGER, UNIQUE (run, call))"),
        QStringLiteral("CREATE INDEX call_started ON call (started_at)"),
        QStringLiteral(
            "CREATE TABLE cost_day (day TEXT NOT NULL, profile TEXT NOT NULL, model TEXT NOT NULL, provider TEXT NOT NULL, "
            "calls INTEGER NOT NULL, failed INTEGER NOT NULL, unfinished INTEGER NOT NULL, unknown_cost INTEGER NOT NULL, "
            "input_tokens INTEGER NOT NULL, output_tokens INTEGER NOT NULL, cost_usd REAL NOT NULL, "
            "waste_usd REAL NOT NULL, PRIMARY KEY (day, profile, model, provider)) WITHOUT ROWID"),
        QStringLiteral("CREATE TABLE upkeep (what TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID"),
    }, {
        QStringLiteral("ALTER TABLE call ADD COLUMN unknown_cost_attempts INTEGER NOT NULL DEFAULT 0"),
        QStringLiteral("ALTER TABLE cost_day ADD COLUMN cached INTEGER NOT NULL DEFAULT 0"),
        QStringLiteral("ALTER TABLE cost_day ADD COLUMN queued INTEGER NOT NULL DEFAULT 0"),
        QStringLiteral("CREATE TABLE breaker_told (model TEXT PRIMARY KEY, from_ TEXT NOT NULL, to_ TEXT NOT NULL, "
                       "run INTEGER NOT NULL, at INTEGER NOT NULL) WITHOUT ROWID"),
    }};
    return schema;
}

QString callSums()
{
    return QStringLiteral(
        "ifnull(outcome, '') IN ('failed', 'cancelled') AS failed, ifnull(outcome, '') = 'cached' AS cached, "
        "ifnull(outcome, '') = 'queued' AS queued, outcome IS NULL AS unfinished, "
        "(cost_usd IS NULL OR unknown_cost_attempts > 0) AS unknown_cost, "
        "CASE outcome WHEN 'cached' THEN 0 ELSE ifnull(input_tokens, 0) END AS input, "
        "CASE outcome WHEN 'cached' THEN 0 ELSE ifnull(output_tokens, 0) END AS output, "
        "ifnull(cost_usd, 0.0) AS cost, ifnull(waste_usd, 0.0) AS waste");
}

} // namespace plimsoll
