// One row a call, made from its events. Holds what is open, and what has changed since it was last written.
#pragma once

#include <QHash>
#include <QJsonObject>
#include <QString>
#include <QStringList>
#include <QVariantList>

#include <optional>
#include <vector>

namespace plimsoll {

/// Field by field a column of the table `call`. Without an outcome the call is running, or its process was killed.
struct CallRecord
{
    QString call; ///< as in the events, unique within its process
    QString request_id;
    qint64 started_at = 0;
    std::optional<qint64> ended_at;
    QString profile, model, provider; ///< that answered, or were asked last
    QString outcome, failure, first_class;
    int attempts = 0;
    int waits = 0;        ///< for a retry or a limit
    qint64 waited_ms = 0;
    std::optional<qint64> latency_ms, first_token_ms, input_tokens, output_tokens;
    bool estimated = false;
    std::optional<double> cost_usd; ///< what is known of it; nothing: unknown
    std::optional<double> waste_usd;
    int unknown_cost_attempts = 0; ///< whose cost is not in cost_usd
    QString prompt_hash; ///< never the text
    std::optional<qint64> prompt_chars, prompt_tokens;

    static QString upsert();     ///< the statement that values() belongs to
    QVariantList values(qint64 run) const;
};

class CallRecorder
{
public:
    /// `at`: wall clock, ms. Events that belong to no call are nobody's.
    void take(qint64 at, const QJsonObject& event);

    /// Those that changed since written(), ended or not.
    std::vector<const CallRecord*> changed() const;
    void written();

private:
    struct Open
    {
        CallRecord record;
        QHash<QString, QString> providers; ///< by model, of the attempts
        bool changed = false;
    };

    QHash<QString, Open> m_calls;
    QHash<QString, QString> m_provider_of; ///< last seen; for an answer from the cache
    std::vector<QString> m_changed;
};

} // namespace plimsoll
