// The prompt history: prompts and their answers, in a file of their own (prompts.sqlite), so that they can be off, aged
// and wiped apart from the figures. What is deleted is overwritten, not only unlinked.
//
// The functions on a Database run in the thread of the prompts' StoreThread; PromptHistory is what composition roots use.
#pragma once

#include "core/config/app_options.h"
#include "core/live/prompt_request.h"
#include "core/store/lock_patience.h"
#include "core/store/store_thread.h"

#include <QDateTime>
#include <QTimer>

#include <memory>

namespace plimsoll {

/// prompts.sqlite in Database::defaultFolder().
QString promptsPath();
DatabaseSchema promptsSchema();

struct PromptRecord
{
    qint64 id = 0;
    QDateTime at; ///< UTC; when it had ended
    QString request_id;
    PromptRequest request; ///< with a resolved profile
    QString answer;        ///< or what came of it before it failed
    QString outcome, failure;
    QString model; ///< that answered, or was asked last
    bool pinned = false; ///< stays whatever its age
};

struct PromptQuery
{
    QString text; ///< words that must all occur in the prompt, the system text or the answer; empty: any
    bool pinned_only = false;
    int limit = 200;
    qint64 before_id = 0; ///< older than this one; 0: from the newest
};

struct PromptsSize
{
    qint64 rows = 0;
    qint64 bytes = 0;
    std::optional<QDateTime> oldest;
};

namespace prompts {

/// Each: false or nothing on an error, see Database::error().
bool add(Database& database, const PromptRecord& record);
std::optional<QList<PromptRecord>> find(Database& database, const PromptQuery& query);
bool setPinned(Database& database, qint64 id, bool pinned);
bool remove(Database& database, qint64 id);
std::optional<PromptsSize> size(Database& database);
/// By age and size (policies 0, `history`); pinned ones stay as long as there is room.
bool tidy(Database& database, const HistoryOptions& options, qint64 now_ms);
/// All of them, pinned ones too, also from the files: the log is emptied, and copies that were set aside or backed up
/// are deleted. Errors: the reason, for instance another process that is reading just now.
std::optional<Error> wipe(Database& database);

} // namespace prompts

class PromptHistory : public QObject
{
    Q_OBJECT
public:
    explicit PromptHistory(QString path, HistoryOptions options, QObject* parent = nullptr);
    ~PromptHistory() override;

    /// Opens the file in the background, unless prompts are off and there is none.
    void start();
    /// With `prompts` off nothing more is recorded; what there is stays until it is too old or wiped.
    void setOptions(const HistoryOptions& options);
    /// Keeps the call's prompt and answer, if that is wanted.
    void record(const CallResult& result);
    /// Before start().
    void setPatience(const LockPatience& patience) { m_patience = patience; }
    /// Writes what is left and ends the thread.
    void finish();

    /// To search, pin and wipe with; nullptr while nothing was ever kept.
    StoreThread* store() { return m_store.get(); }
    const QString& path() const { return m_path; }
    /// Why prompts are not kept just now; empty: all is well.
    const QString& problem() const { return m_problem; }
    const QString& setAside() const { return m_set_aside; }

Q_SIGNALS:
    void stateChanged();

private:
    bool wanted() const { return m_options.prompts == KeepPrompts::On; }
    void open();
    void tidy();
    void show(const QString& problem, const QString& setAside);

    const QString m_path;
    HistoryOptions m_options;
    LockPatience m_patience;
    QTimer m_upkeep;
    bool m_started = false;
    QString m_problem, m_set_aside;
    std::unique_ptr<StoreThread> m_store;
};

} // namespace plimsoll
