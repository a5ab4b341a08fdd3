// The kept prompts for the Prompt page's drawer: search, pin, delete, wipe. All of it happens in the store's own
// thread; rows() is what came of the last question.
#pragma once

#include "ui/presenters/prompt_history_row.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <vector>

namespace plimsoll {

class ConfigService;
class Database;
class PromptHistory;
struct PromptRecord;

class PromptHistoryPresenter : public QObject
{
    Q_OBJECT
public:
    static constexpr int kPage = 100;
    static constexpr int kMostPinned = 500;

    PromptHistoryPresenter(PromptHistory& prompts, ConfigService& config, QObject* parent = nullptr);

    /// Looks for the words a moment later, when nobody types any more.
    void search(const QString& text);
    const QString& searched() const { return m_text; }
    /// Asks now; changed() follows.
    void refresh();
    /// Asks in a moment: several calls may end at once.
    void refreshSoon() { m_soon.start(); }
    /// The next, older ones.
    void more();
    bool hasMore() const { return m_more; }
    bool busy() const { return m_busy; }

    /// Pinned ones first, then newest first.
    const std::vector<PromptHistoryRow>& rows() const { return m_rows; }
    const PromptHistoryRow* row(qint64 id) const;
    qint64 kept() const { return m_kept; } ///< all of them, whatever is searched for

    /// That nothing new is kept, and with which knob that changes; that the file cannot be had; empty: all is well.
    QString notice() const;
    /// What an empty list says.
    QString emptyText() const;
    QString summary() const; ///< "12 of 340 prompts"

    void setPinned(qint64 id, bool pinned);
    void remove(qint64 id);
    /// All of them, pinned ones too.
    void wipe();

Q_SIGNALS:
    void changed();

private:
    struct Found;
    void ask(qint64 before);
    void take(const Found& found, bool append);
    void change(std::function<QString(Database&)> what);

    PromptHistory& m_prompts;
    ConfigService& m_config;
    QTimer m_soon;
    QString m_text;
    std::vector<PromptHistoryRow> m_rows;
    QString m_problem;               ///< of the last change or question
    qint64 m_kept = 0, m_oldest = 0; ///< m_oldest: the last that was found, to ask on from
    int m_question = 0;              ///< answers to older ones do not count
    bool m_more = false, m_busy = false, m_known = false;
};

/// What the drawer says of a record.
PromptHistoryRow promptHistoryRow(const PromptRecord& record);

} // namespace plimsoll
