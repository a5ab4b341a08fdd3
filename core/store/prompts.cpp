// The prompts' table: adding, searching, forgetting.
#include "core/store/history_upkeep.h"
#include "core/store/prompt_history.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace plimsoll {

QString promptsPath() { return Database::defaultFolder() + QStringLiteral("/prompts.sqlite"); }

DatabaseSchema promptsSchema()
{
    DatabaseSchema schema;
    schema.sync = DatabaseSchema::Sync::Normal;
    schema.salvage = true;
    schema.versions = {{
        QStringLiteral("CREATE TABLE prompt (id INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, request_id TEXT, "
                       "profile TEXT, asked_model TEXT, system TEXT NOT NULL, messages TEXT NOT NULL, "
                       "max_tokens INTEGER NOT NULL, temperature REAL, stream INTEGER NOT NULL, answer TEXT NOT NULL, "
                       "outcome TEXT, class TEXT, model TEXT, pinned INTEGER NOT NULL DEFAULT 0)"),
        QStringLiteral("CREATE INDEX prompt_at ON prompt (at)"),
    }};
    return schema;
}

namespace prompts {

namespace {

constexpr int kMostWords = 16; // each number of words is a statement of its own
constexpr qint64 kDayMs = 24 * 3600 * 1000LL;

QString messagesJson(const QList<PromptMessage>& messages)
{
    QJsonArray all;
    for (const PromptMessage& message : messages)
        all.append(QJsonArray{message.role, message.text});
    return QString::fromUtf8(QJsonDocument(all).toJson(QJsonDocument::Compact));
}

QList<PromptMessage> messagesOf(const QString& json)
{
    QList<PromptMessage> messages;
    for (const QJsonValue& pair : QJsonDocument::fromJson(json.toUtf8()).array())
        messages.append({pair.toArray().at(0).toString(), pair.toArray().at(1).toString()});
    return messages;
}

/// A word as it stands in the JSON text, made a LIKE pattern.
QString pattern(const QString& word, bool in_json)
{
    QString text = word;
    if (in_json) {
        const QByteArray array = QJsonDocument(QJsonArray{word}).toJson(QJsonDocument::Compact);
        text = QString::fromUtf8(array.mid(2, array.size() - 4));
    }
    for (const QLatin1Char special : {QLatin1Char('\\'), QLatin1Char('%'), QLatin1Char('_')})
        text.replace(special, QString(u'\\' + QString(special)));
    return u'%' + text + u'%';
}

// What is freed is overwritten, and nothing is spilled into a temporary file. Settings of the connection.
bool overwriteWhatIsFreed(Database& database)
{
    QSqlQuery* set = database.run(QStringLiteral("PRAGMA secure_delete=ON"));
    if (!set)
        return false;
    set->finish(); // it answers with a row; an open statement would bar VACUUM
    return database.run(QStringLiteral("PRAGMA temp_store=MEMORY")) != nullptr;
}

PromptRecord recordOf(const QSqlQuery& row)
{
    PromptRecord record;
    record.id = row.value(0).toLongLong();
    record.at = QDateTime::fromMSecsSinceEpoch(row.value(1).toLongLong(), Qt::UTC);
    record.request_id = row.value(2).toString();
    record.request.profile = row.value(3).toString();
    record.request.model = row.value(4).toString();
    record.request.system = row.value(5).toString();
    record.request.messages = messagesOf(row.value(6).toString());
    record.request.maxTokens = row.value(7).toLongLong();
    if (!row.value(8).isNull())
        record.request.temperature = row.value(8).toDouble();
    record.request.stream = row.value(9).toBool();
    record.answer = row.value(10).toString();
    record.outcome = row.value(11).toString();
    record.failure = row.value(12).toString();
    record.model = row.value(13).toString();
    record.pinned = row.value(14).toBool();
    return record;
}

} // namespace

bool add(Database& database, const PromptRecord& record)
{
    const PromptRequest& request = record.request;
    return overwriteWhatIsFreed(database) &&
           database.run(QStringLiteral("INSERT INTO prompt (at, request_id, profile, asked_model, system, messages, max_tokens, "
                                       "temperature, stream, answer, outcome, class, model, pinned) "
                                       "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
                        {record.at.toMSecsSinceEpoch(), record.request_id, request.profile, request.model,
                         request.system.isNull() ? QStringLiteral("") : request.system, messagesJson(request.messages),
                         qint64(request.maxTokens), request.temperature ? QVariant(*request.temperature) : QVariant(),
                         request.stream, record.answer.isNull() ? QStringLiteral("") : record.answer, record.outcome,
                         record.failure, record.model, record.pinned});
}

std::optional<QList<PromptRecord>> find(Database& database, const PromptQuery& query)
{
    if (!overwriteWhatIsFreed(database))
        return std::nullopt;
    QString text = QStringLiteral("SELECT id, at, request_id, profile, asked_model, system, messages, max_tokens, temperature, "
                                  "stream, answer, outcome, class, model, pinned FROM prompt WHERE (? = 0 OR id < ?)");
    QVariantList values{query.before_id, query.before_id};
    if (query.pinned_only)
        text += QStringLiteral(" AND pinned = 1");
    for (const QString& word : query.text.split(u' ', Qt::SkipEmptyParts).mid(0, kMostWords)) {
        text += QStringLiteral(" AND (messages LIKE ? ESCAPE '\\' OR system LIKE ? ESCAPE '\\' OR answer LIKE ? ESCAPE '\\')");
        values << pattern(word, true) << pattern(word, false) << pattern(word, false);
    }
    text += QStringLiteral(" ORDER BY id DESC LIMIT ?");
    values << query.limit;
    QSqlQuery* rows = database.run(text, values);
    if (!rows)
        return std::nullopt;
    QList<PromptRecord> found;
    while (database.next(rows))
        found.append(recordOf(*rows));
    if (database.broken())
        return std::nullopt;
    return found;
}

bool setPinned(Database& database, qint64 id, bool pinned)
{
    return overwriteWhatIsFreed(database) && database.run(QStringLiteral("UPDATE prompt SET pinned = ? WHERE id = ?"), {pinned, id});
}

bool remove(Database& database, qint64 id)
{
    return overwriteWhatIsFreed(database) && database.run(QStringLiteral("DELETE FROM prompt WHERE id = ?"), {id}) &&
           emptyTheLog(database);
}

std::optional<PromptsSize> size(Database& database)
{
    QSqlQuery* row = database.run(QStringLiteral("SELECT count(*), min(at) FROM prompt"));
    if (!database.next(row))
        return std::nullopt;
    PromptsSize size;
    size.rows = row->value(0).toLongLong();
    if (!row->value(1).isNull())
        size.oldest = QDateTime::fromMSecsSinceEpoch(row->value(1).toLongLong(), Qt::UTC);
    row->finish();
    size.bytes = fileBytes(database.path());
    return size;
}

bool tidy(Database& database, const HistoryOptions& options, qint64 now_ms)
{
    if (!overwriteWhatIsFreed(database) ||
        !database.run(QStringLiteral("DELETE FROM prompt WHERE pinned = 0 AND at < ?"), {now_ms - options.prompts_days * kDayMs}))
        return false;
    for (;;) { // the oldest; pinned ones only when nothing else is left
        const qint64 used = usedBytes(database);
        if (used < 0)
            return false;
        if (used <= promptBytesAllowed(options))
            break;
        QSqlQuery* gone = database.run(
            QStringLiteral("DELETE FROM prompt WHERE id IN (SELECT id FROM prompt ORDER BY pinned, id LIMIT 20)"));
        if (!gone)
            return false;
        if (gone->numRowsAffected() == 0)
            break;
    }
    if (!emptyTheLog(database))
        return false;
    return fileBytes(database.path()) <= promptBytesAllowed(options) || database.run(QStringLiteral("VACUUM"));
}

std::optional<Error> wipe(Database& database)
{
    deleteCopies(database.path());
    // Overwritten in the file first: VACUUM alone would cut its end off as it is.
    if (!overwriteWhatIsFreed(database) || !database.run(QStringLiteral("DELETE FROM prompt")) || !emptyTheLog(database) ||
        !database.run(QStringLiteral("VACUUM")))
        return database.error();
    const std::optional<bool> all = emptyTheLog(database);
    if (!all)
        return database.error();
    if (!*all)
        return Error{database.path().toStdString(),
                     "the prompts are deleted, but another program is reading the file: wipe it again when that has ended"};
    return std::nullopt;
}

} // namespace prompts

} // namespace plimsoll
