// One prompt over up to four models side by side: a call for each, which has its own text, figures and end.
#pragma once

#include "ui/presenters/prompt_presenter.h"

#include <array>
#include <memory>

namespace plimsoll {

class PromptCompare : public QObject
{
    Q_OBJECT
public:
    static constexpr int kMost = 4;

    PromptCompare(LiveClient& client, ConfigService& config, KeyStore& keys, QObject* parent = nullptr);

    /// Columns that are shown: 1 to kMost. Two to begin with, with the first models of the standard profile's chain.
    int count() const { return m_count; }
    /// One more, with a model that is in no column yet.
    void add();
    /// Takes the column away; its call is stopped.
    void remove(int column);
    QString model(int column) const { return m_models[std::size_t(column)]; }
    void setModel(int column, const QString& model);
    QStringList models() const { return m_columns.front()->models(); }

    /// Sends the request to the model of each column.
    void send(const PromptRequest& request);
    /// What the request would meet in each column.
    std::vector<PromptForecast> forecasts(const PromptRequest& request) const;
    void stop(int column);
    void stopAll();
    bool running() const;

    const PromptCall* call(int column) const { return m_columns[std::size_t(column)]->current(); }
    void refreshWait(int column) { m_columns[std::size_t(column)]->refreshWait(); }
    /// "running 1.2 s", "Waiting 3 s: the server asked for it (Retry-After)", "2.9 s · 412 in, 220 out · $0.0006".
    QString status(int column) const;
    /// That another model answered, and why; how it failed. Empty for an answer of the column's own model.
    QString remark(int column) const;

Q_SIGNALS:
    void columnsChanged();
    void textArrived(int column);
    void callChanged(int column); ///< begun, ended, or something happened to it

private:
    void listen();

    std::array<std::unique_ptr<PromptPresenter>, kMost> m_columns;
    std::array<QString, kMost> m_models;
    int m_count = 2;
};

} // namespace plimsoll
