#include "ui/presenters/prompt_compare.h"

#include "core/config/config_file.h"
#include "ui/presenters/prompt_summary.h"
#include "ui/presenters/waterfall_words.h"

#include <algorithm>

namespace plimsoll {

PromptCompare::PromptCompare(LiveClient& client, ConfigService& config, KeyStore& keys, QObject* parent)
    : QObject(parent)
{
    for (auto& column : m_columns)
        column = std::make_unique<PromptPresenter>(client, config, keys);
    listen();
    const auto& profiles = config.config().profiles;
    QStringList wanted;
    if (const auto profile = profiles.find(config.config().default_profile); profile != profiles.end())
        wanted = profile->second.chain;
    wanted += models();
    wanted.removeDuplicates();
    for (int i = 0; i < kMost; ++i)
        m_models[std::size_t(i)] = wanted.value(i);
}

void PromptCompare::listen()
{
    for (int i = 0; i < kMost; ++i) {
        PromptPresenter* column = m_columns[std::size_t(i)].get();
        column->disconnect(this);
        connect(column, &PromptPresenter::textArrived, this, [this, i] { Q_EMIT textArrived(i); });
        connect(column, &PromptPresenter::rowsChanged, this, [this, i] { Q_EMIT callChanged(i); });
        connect(column, &PromptPresenter::callsChanged, this, [this, i] { Q_EMIT callChanged(i); });
    }
}

void PromptCompare::add()
{
    if (m_count == kMost)
        return;
    const auto shown = m_models.begin() + m_count;
    if (m_models[std::size_t(m_count)].isEmpty() ||
        std::find(m_models.begin(), shown, m_models[std::size_t(m_count)]) != shown)
        for (const QString& model : models())
            if (std::find(m_models.begin(), shown, model) == shown) {
                m_models[std::size_t(m_count)] = model;
                break;
            }
    ++m_count;
    Q_EMIT columnsChanged();
}

void PromptCompare::remove(int column)
{
    if (m_count == 1 || column >= m_count)
        return;
    stop(column);
    // Those to its right move up, with their calls; the one that leaves goes to the end.
    std::rotate(m_models.begin() + column, m_models.begin() + column + 1, m_models.begin() + m_count);
    std::rotate(m_columns.begin() + column, m_columns.begin() + column + 1, m_columns.begin() + m_count);
    listen();
    --m_count;
    Q_EMIT columnsChanged();
}

void PromptCompare::setModel(int column, const QString& model)
{
    m_models[std::size_t(column)] = model;
}

void PromptCompare::send(const PromptRequest& request)
{
    for (int i = 0; i < m_count; ++i) {
        PromptRequest one = request;
        one.model = model(i);
        m_columns[std::size_t(i)]->stop(); // of the call before
        m_columns[std::size_t(i)]->send(one);
    }
}

std::vector<PromptForecast> PromptCompare::forecasts(const PromptRequest& request) const
{
    std::vector<PromptForecast> all;
    for (int i = 0; i < m_count; ++i) {
        PromptRequest one = request;
        one.model = model(i);
        PromptForecast forecast = m_columns[std::size_t(i)]->forecast(one);
        // Of the rest of the chain nobody asks here: only why the column's own model would not answer.
        std::erase_if(forecast.cannot, [&](const PromptForecast::Absent& absent) { return absent.model != one.model; });
        all.push_back(std::move(forecast));
    }
    return all;
}

void PromptCompare::stop(int column)
{
    m_columns[std::size_t(column)]->stop();
}

void PromptCompare::stopAll()
{
    for (const auto& column : m_columns)
        column->stop();
}

bool PromptCompare::running() const
{
    return std::any_of(m_columns.begin(), m_columns.end(),
                       [](const auto& column) { return column->current() && column->current()->running(); });
}

QString PromptCompare::status(int column) const
{
    const PromptCall* one = call(column);
    if (!one)
        return {};
    if (!one->running())
        return promptSummary(*one).figures.join(QStringLiteral(" · "));
    if (one->rows.empty())
        return tr("sent");
    const WaterfallRow& row = one->rows.rows().back();
    const qint64 now = m_columns[std::size_t(column)]->now();
    if (const WaterfallWait* wait = one->rows.openWait())
        return waterfall_words::wait(*wait, now);
    return waterfall_words::headline(row, now);
}

QString PromptCompare::remark(int column) const
{
    const PromptCall* one = call(column);
    if (!one || one->running())
        return {};
    QStringList words;
    if (const auto mark = promptMark(*one))
        words << mark->title;
    if (const auto failure = promptFailure(*one, QDateTime::currentDateTime()))
        words << failure->title;
    // The model that was asked may have been left: whose answer it is must be seen.
    if (!one->failure() && one->result->model != one->request.model) {
        words << tr("Answered by %1").arg(one->result->model);
        for (const WaterfallRow& row : one->rows.rows())
            if (row.model == one->request.model && row.left_because)
                words << waterfall_words::fallbackReason(*row.left_because);
    }
    return words.join(QStringLiteral(": "));
}

} // namespace plimsoll
