// Jobs as they are shown.
#include "core/store/job_request_json.h"
#include "core/store/job_table.h"

namespace plimsoll::job_table {

namespace {

template <class Enum, std::size_t N>
Enum wordTo(const std::array<std::string_view, N>& names, const QString& text, Enum otherwise)
{
    for (std::size_t i = 0; i < N; ++i)
        if (text == QLatin1String(names[i].data(), int(names[i].size())))
            return Enum(i);
    return otherwise;
}

Job jobFrom(const QSqlQuery& row)
{
    Job job;
    job.id = row.value(0).toULongLong();
    job.state = wordTo(kJobStateNames, row.value(1).toString(), JobState::Unknown);
    job.title = row.value(2).toString();
    job.profile = row.value(3).toString();
    job.pinned = row.value(4).toString();
    job.priority = row.value(5).toInt();
    job.created_at = row.value(6).toLongLong();
    job.next_at = row.value(7).toLongLong();
    job.finished_at = row.value(8).toLongLong();
    job.reason = row.value(9).toString();
    job.attempts = row.value(10).toInt();
    job.in_flight = row.value(11).toBool();
    if (row.value(12).isNull() && row.value(19).toString().isEmpty())
        return job;
    JobAnswer& answer = job.answer.emplace();
    answer.outcome = wordTo(kOutcomeNames, row.value(12).toString(), Outcome::Failed);
    answer.failure = wordTo(kFailureClassNames, row.value(13).toString(), FailureClass::NoModel);
    answer.model = row.value(14).toString();
    if (!row.value(15).isNull()) {
        answer.usage.emplace();
        answer.usage->input = row.value(15).toLongLong();
        answer.usage->output = row.value(16).toLongLong();
    }
    if (!row.value(17).isNull())
        answer.cost_usd = row.value(17).toDouble();
    answer.request_id = row.value(18).toString();
    answer.message = row.value(19).toString();
    answer.text = row.value(20).toString();
    return job;
}

const QString kColumns = QStringLiteral("SELECT id, state, title, profile, pinned, priority, created_at, next_at, finished_at, reason, attempts, "
                                        "in_flight, outcome, class, answered_by, input_tokens, output_tokens, cost_usd, request_id, message, ");

} // namespace

std::optional<Listing> list(Database& database, int most)
{
    Listing listing;
    const auto on = paused(database);
    if (!on)
        return std::nullopt;
    listing.paused = *on;
    QSqlQuery* query = database.run(
        QString(kColumns + QStringLiteral("NULL, count(*) OVER () FROM job ORDER BY CASE WHEN state IN ('waiting', 'running', 'unknown') "
                                          "THEN 0 ELSE 1 END, CASE state WHEN 'running' THEN 0 WHEN 'unknown' THEN 1 ELSE 2 END, "
                                          "finished_at DESC, next_at, priority DESC, id LIMIT ?")),
        {most});
    if (!query)
        return std::nullopt;
    while (database.next(query)) {
        listing.total = query->value(21).toInt();
        listing.jobs.append(jobFrom(*query));
    }
    if (database.broken())
        return std::nullopt;
    return listing;
}

std::optional<Job> find(Database& database, JobId job)
{
    QSqlQuery* query = database.run(QString(kColumns + QStringLiteral("answer FROM job WHERE id = ?")), {job});
    if (!database.next(query))
        return std::nullopt;
    const Job found = jobFrom(*query);
    query->finish();
    return found;
}

std::optional<PromptRequest> requestOf(Database& database, JobId job)
{
    QSqlQuery* query = database.run(QStringLiteral("SELECT request FROM job WHERE id = ?"), {job});
    if (!database.next(query))
        return std::nullopt;
    const Result<PromptRequest> request = promptFromJson(query->value(0).toByteArray());
    query->finish();
    return request ? std::optional(*request) : std::nullopt;
}

} // namespace plimsoll::job_table
