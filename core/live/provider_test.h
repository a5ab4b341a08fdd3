// Test: does a provider answer with this key, and which models does it offer? Asks for its list over the client's own
// transport; where there is no list, makes a call of one token instead. The words are in provider_test_words.h.
#pragma once

#include "core/live/http_attempt.h"
#include "core/live/provider.h"
#include "core/wire/inspection.h"

#include <QObject>
#include <QStringList>

#include <memory>

namespace plimsoll {

/// What to ask for. Paths are below base_url.
struct ProviderTestPlan
{
    QString key_path;                               ///< asks about the key alone, where the list is open to all; may be empty
    QString models_path = QStringLiteral("/models");
    QString model;                                  ///< a remote name to ask where there is no list; may be empty
};

/// As the provider's preset says, known by its base URL.
ProviderTestPlan testPlanFor(const ProviderEntry& entry, const QString& model);
/// The remote name of some model of that provider; empty if the configuration has none.
QString anyModelOf(const Config& config, const QString& provider);

struct ProviderTestResult
{
    enum class Verdict : std::uint8_t {
        Works,       ///< `models` are offered
        WorksNoList, ///< the call of one token was answered
        NoList,      ///< it answers, but has no list, and there is no model to ask
        NotAList,    ///< it answers with something else
        Refused,     ///< with an error: `seen` says which
        NoAnswer,    ///< `end` says why
        NotSent      ///< no key, no usable URL, proxy or certificate file: `words`
    };
    Verdict verdict = Verdict::NotSent;
    QStringList models; ///< as the provider calls them, sorted
    qint64 elapsed_ms = 0;
    bool asked_a_model = false; ///< the answer is of the call of one token
    QUrl url;                   ///< that was asked last
    QString redirect;           ///< where a redirect points; empty if it is none
    bool key_sent = false;
    Inspection seen;
    HttpEnd end;
    QString words;

    bool good() const { return verdict == Verdict::Works || verdict == Verdict::WorksNoList; }
};

class ProviderTest : public QObject
{
    Q_OBJECT
public:
    /// `sandbox`: where the built-in one answers, if the provider is on it.
    ProviderTest(QString id, const ProviderEntry& entry, const QUrl& sandbox, KeyStore& keys, ProviderTestPlan plan,
                 QObject* parent = nullptr);

    /// done() follows once; not if this is deleted before.
    void start();

Q_SIGNALS:
    void done(const plimsoll::ProviderTestResult& result);

private:
    enum class Step : std::uint8_t { Key, List, OneToken };

    void send(Step step);
    void ended(const HttpEnd& end);
    void judge(int status);
    void finish(ProviderTestResult::Verdict verdict, const QString& words = {});

    std::shared_ptr<Provider> m_provider;
    const ProviderTestPlan m_plan;
    Provider::Credentials m_credentials;
    Step m_step = Step::List;
    std::unique_ptr<HttpAttempt> m_attempt;
    HeaderList m_headers;
    QByteArray m_body;
    QElapsedTimer m_clock;
    ProviderTestResult m_result;
};

} // namespace plimsoll
