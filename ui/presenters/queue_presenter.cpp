#include "ui/presenters/queue_presenter.h"

#include "core/live/queue_runner.h"
#include "ui/language/core_texts.h"
#include "ui/presenters/queue_words.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace plimsoll {

QueuePresenter::QueuePresenter(JobStore& store, QueueRunner& runner, QObject* parent)
    : QObject(parent), m_store(store), m_runner(runner)
{
    connect(&m_store, &JobStore::changed, this, &QueuePresenter::refresh);
    connect(&m_runner, &QueueRunner::started, this, &QueuePresenter::refresh);
}

QString QueuePresenter::problem() const { return fromCore(m_store.thread().problem()); }

void QueuePresenter::refresh()
{
    if (m_asking) // the answer that comes is as new
        return;
    m_asking = true;
    m_store.list(kMostShown, this, [this](std::optional<job_table::Listing> listing) {
        m_asking = false;
        if (listing) {
            m_listing = std::move(*listing);
            m_known = true;
        }
        m_paused = m_listing.paused;
        m_rows.clear();
        for (const Job& job : m_listing.jobs)
            m_rows.push_back(queue_words::row(job, m_store.now(), m_paused));
        Q_EMIT changed();
        showSelected();
    });
}

QString QueuePresenter::summary() const
{
    const auto count = [this](auto... states) {
        return int(std::count_if(m_rows.begin(), m_rows.end(), [=](const QueueRow& row) { return ((row.state == states) || ...); }));
    };
    QStringList parts;
    if (const int n = count(JobState::Waiting))
        parts << tr("%n waiting", nullptr, n);
    if (const int n = count(JobState::Running))
        parts << tr("%n running", nullptr, n);
    if (const int n = count(JobState::Unknown))
        parts << tr("%n of unknown outcome", nullptr, n);
    if (const int n = count(JobState::Done, JobState::Failed, JobState::Cancelled))
        parts << tr("%n over", nullptr, n);
    if (const int hidden = m_listing.total - int(m_rows.size()); hidden > 0)
        parts << tr("%n older not shown", nullptr, hidden);
    if (m_paused)
        parts << tr("paused");
    return parts.join(QStringLiteral(" · "));
}

int QueuePresenter::finished() const
{
    const int hidden = m_listing.total - int(m_rows.size()); // the oldest that are over
    return hidden + int(std::count_if(m_rows.begin(), m_rows.end(), [](const QueueRow& row) { return isOver(row.state); }));
}

void QueuePresenter::open()
{
    if (!m_job || m_job->id != m_selected)
        return;
    m_store.request(m_selected, this, [this, job = *m_job](const std::optional<PromptRequest>& request) {
        if (!request)
            return refresh(); // it was deleted meanwhile
        const QStringList whence{tr("Job %1 of the queue").arg(QLocale().toString(job.id)), queue_words::mark(job), queue_words::figures(job)};
        PromptHandover prompt{*request, job.answer ? job.answer->text : QString(), QString()};
        prompt.request.job = 0; // sent from there it is a call like any other
        for (const QString& part : whence)
            if (!part.isEmpty())
                prompt.whence += (prompt.whence.isEmpty() ? QString() : QStringLiteral(" · ")) + part;
        Q_EMIT opened(prompt);
    });
}

void QueuePresenter::select(JobId job)
{
    if (job == m_selected)
        return;
    m_selected = job;
    m_job.reset();
    showSelected();
    Q_EMIT selectedChanged();
}

void QueuePresenter::showSelected()
{
    if (m_selected == 0)
        return;
    m_store.find(m_selected, this, [this, asked = m_selected](std::optional<Job> job) {
        if (asked != m_selected)
            return;
        m_job = std::move(job);
        Q_EMIT selectedChanged();
    });
}

void QueuePresenter::done()
{
    m_runner.recheck();
    refresh();
}

void QueuePresenter::retryNow(JobId job)
{
    m_store.retryNow(job, this, [this](bool) { done(); });
}

void QueuePresenter::cancel(JobId job)
{
    m_store.cancel(job, this, [this](bool) { done(); });
}

void QueuePresenter::setPaused(bool paused)
{
    m_store.setPaused(paused, this, [this](bool) { done(); });
}

void QueuePresenter::clearFinished(qint64 ago)
{
    m_store.forgetFinished(Duration(ago - 1), this, [this](std::optional<int>) { refresh(); });
}

} // namespace plimsoll
