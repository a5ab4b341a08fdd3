// The Test button: asks a provider for its list of models over the client's own transport, with its own key; where there
// is no such list, makes a call of one token instead. Says in words what came of it.
#pragma once

#include "core/live/http_attempt.h"
#include "core/live/provider.h"

#include <QObject>
#include <QStringList>

#include <memory>
#include <optional>

namespace plimsoll {

struct ProbeResult
{
    bool good = false;
    QString words;      ///< one or two sentences
    QStringList models; ///< as the provider calls them; empty if it has no list
};

class ProviderProbe : public QObject
{
    Q_OBJECT
public:
    /// `model`: a remote name to ask with where there is no list; may be empty.
    ProviderProbe(QString id, const ProviderEntry& entry, const QUrl& sandbox, KeyStore& keys, QString models_path, QString model,
                  QObject* parent = nullptr);

    /// done() follows once; not if the probe is deleted before.
    void start();

Q_SIGNALS:
    void done(const plimsoll::ProbeResult& result);

private:
    enum class Step : std::uint8_t { List, OneToken };

    void send(const Provider::Credentials& credentials, Step step);
    void ended(const HttpEnd& end);
    void judge(int status);
    bool hasNoList(int status) const;
    void finish(bool good, const QString& words, const QStringList& models = {});

    std::shared_ptr<Provider> m_provider;
    const QString m_models_path;
    const QString m_model;
    Provider::Credentials m_credentials;
    Step m_step = Step::List;
    std::unique_ptr<HttpAttempt> m_attempt;
    HeaderList m_headers;
    QByteArray m_body;
    QElapsedTimer m_clock;
};

} // namespace plimsoll
