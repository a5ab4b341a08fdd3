// A live client on a configuration of its own, and everything it tells: two models, `a` and `b`, on one provider `p`
// without a key; one profile, quick to retry, whose chain is both.
#pragma once

#include "core/config/config_file.h"
#include "core/live/live_client.h"
#include "core/telemetry/event_log.h"
#include "tests/support/memory_key_store.h"

#include <QHash>
#include <QTemporaryDir>
#include <QTest>

#include <functional>

namespace plimsoll::test {

/// Keeps what a client tells, call by call.
class Listener : public QObject
{
    Q_OBJECT
public:
    explicit Listener(LiveClient& client);
    QHash<CallId, int> deltas, ends;
    QHash<CallId, QString> texts;
    QHash<CallId, CallResult> results;
    QList<CallId> order;
};

class LiveFixture
{
protected:
    /// A new client of the provider at `baseUrl`.
    void open(const QUrl& baseUrl);
    void close();

    /// Merged into the configuration; a refused one fails the test.
    void configure(const QJsonObject& change);
    CallId send(const QString& prompt = QStringLiteral("hello"), const std::function<void(PromptRequest&)>& edit = {});
    /// How many events of this kind were logged.
    int logged(const char* kind) const;
    /// Makes the client anew, with other parts.
    void start(LiveClientOptions options = {}, KeyStore* other = nullptr);

    std::unique_ptr<QTemporaryDir> folder;
    std::unique_ptr<ConfigService> config;
    std::unique_ptr<MemoryKeyStore> keys;
    std::unique_ptr<EventLog> log;
    std::unique_ptr<LiveClient> client;
    std::unique_ptr<Listener> heard;
};

void noStream(PromptRequest& request);
QJsonObject json(const char* text);
/// The kinds of a call's events, in order.
QStringList kinds(const CallResult& result);
/// The first event of this kind; empty if there is none.
QJsonObject eventOf(const CallResult& result, const char* kind);
QString text(std::string_view word);

} // namespace plimsoll::test

#define COMPARE_CLASS(result, expected) QCOMPARE(plimsoll::test::text(name((result).done.failure)), plimsoll::test::text(name(expected)))
#define COMPARE_OUTCOME(result, expected) QCOMPARE(plimsoll::test::text(name((result).done.outcome)), plimsoll::test::text(name(expected)))
