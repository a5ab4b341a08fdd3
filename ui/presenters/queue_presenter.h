// What the Queue page does: shows the jobs of all the user's processes as they stand in the file, and steers them.
// A refresh asks the store in the background; rows() is what came of the last one, with countdowns as of then.
#pragma once

#include "core/store/job_store.h"
#include "ui/prompt_handover.h"
#include "ui/presenters/queue_row.h"

#include <QObject>
#include <QString>

#include <vector>

namespace plimsoll {

class QueueRunner;

class QueuePresenter : public QObject
{
    Q_OBJECT
public:
    static constexpr int kMostShown = 2000; ///< beyond it the oldest finished ones are only counted

    QueuePresenter(JobStore& store, QueueRunner& runner, QObject* parent = nullptr);

    /// Reads the jobs again; changed() follows.
    void refresh();
    const std::vector<QueueRow>& rows() const { return m_rows; }
    /// "2 wait, 1 runs, 5 are over"; says also when jobs are not shown.
    QString summary() const;
    bool paused() const { return m_paused; }
    bool known() const { return m_known; }   ///< there has been an answer from the store
    QString problem() const;                 ///< why there is no queue; empty while there is one
    int finished() const;                    ///< how many are over, as of the last answer; clearFinished() deletes them

    /// The job whose result is shown; 0 = none. selectedChanged() follows, also when it changes later.
    void select(JobId job);
    JobId selected() const { return m_selected; }
    const std::optional<Job>& job() const { return m_job; }

    /// Reads what the selected job asks; opened() follows with its answer, if it has one.
    void open();
    void retryNow(JobId job);
    void cancel(JobId job);
    void setPaused(bool paused);
    /// Deletes what was over `ago` ms ago.
    void clearFinished(qint64 ago);

Q_SIGNALS:
    void changed();
    void selectedChanged();
    void opened(const plimsoll::PromptHandover& prompt);

private:
    void showSelected();
    void done();

    JobStore& m_store;
    QueueRunner& m_runner;
    job_table::Listing m_listing;
    std::vector<QueueRow> m_rows;
    JobId m_selected = 0;
    std::optional<Job> m_job;
    bool m_paused = false, m_known = false, m_asking = false;
};

} // namespace plimsoll
