// What the Prompt page does: sends calls, keeps what comes of them, and forecasts the next one. Several calls may run;
// one of them is the current one, which the page shows.
#pragma once

#include "ui/presenters/prompt_call.h"
#include "ui/presenters/prompt_forecast.h"
#include "ui/presenters/provider_keys.h"

#include <QObject>
#include <QStringList>

#include <deque>

namespace plimsoll {

class ConfigService;
class KeyStore;
class LiveClient;
struct Forecast;

class PromptPresenter : public QObject
{
    Q_OBJECT
public:
    static constexpr std::size_t kKeptCalls = 30; ///< the oldest finished ones are forgotten beyond it

    PromptPresenter(LiveClient& client, ConfigService& config, KeyStore& keys, QObject* parent = nullptr);

    QStringList profiles() const;
    QString defaultProfile() const;
    QStringList models() const;

    /// Sends the request and makes it the current call.
    CallId send(const PromptRequest& request);
    /// Stops the current call, if it runs.
    void stop();
    void select(CallId call);

    const PromptCall* current() const;
    /// Newest last.
    const std::deque<PromptCall>& calls() const { return m_calls; }
    std::size_t runningCalls() const;

    /// t_ms of the current call's log at this moment.
    qint64 now() const;
    /// Takes the engine's word for when the wait that runs will end. Once a countdown tick.
    void refreshWait();

    PromptForecast forecast(const PromptRequest& request);

Q_SIGNALS:
    void forecastChanged(); ///< it is known now whether there are keys
    void textArrived();  ///< of the current call
    void rowsChanged();  ///< of the current call
    void callsChanged(); ///< a call was added, has ended, or another one is current

private:
    void take(const QJsonObject& event);
    void addText(CallId call, const QString& text);
    void finish(CallId call, const CallResult& result);
    PromptCall* find(CallId call);
    void forgetOld();
    void judge(const Forecast& seen, PromptForecast& line);

    LiveClient& m_client;
    ConfigService& m_config;
    ProviderKeys m_keys;
    std::deque<PromptCall> m_calls;
    CallId m_current;
};

} // namespace plimsoll
