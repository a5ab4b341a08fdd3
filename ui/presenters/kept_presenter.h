// What is kept of calls, prompts and answers: how much, since when, how large on the disk; and to be rid of it. All of
// the user's programs share the files, so the figures are of all of them.
#pragma once

#include <QObject>
#include <QString>

#include <array>

namespace plimsoll {

class AnswerStore;
class ConfigService;
class History;
class PromptHistory;

class KeptPresenter : public QObject
{
    Q_OBJECT
public:
    enum class Kind : std::uint8_t { Calls, Prompts, Answers };
    static constexpr std::array kKinds{Kind::Calls, Kind::Prompts, Kind::Answers};

    struct Kept
    {
        bool anything = false; ///< there is something to wipe
        qint64 bytes = 0;      ///< on the disk
        QString figures;       ///< "1,234 events of 56 calls, since 30/11/2026 12:00"
        QString problem;       ///< why it could not be read or wiped; empty: all is well
    };

    KeptPresenter(History& history, PromptHistory& prompts, AnswerStore& answers, const ConfigService& config,
                  QObject* parent = nullptr);

    const Kept& kept(Kind kind) const { return m_kept[std::size_t(kind)]; }
    /// How much room it takes in all, and how much it may take; empty until that is known.
    QString total() const;

    /// Reads the figures anew, in the threads of the files; changed() follows.
    void refresh();
    /// Deletes all of it, for good.
    void wipe(Kind kind);

    static QString title(Kind kind);
    /// What a person is asked before wipe(), and what it means.
    QString question(Kind kind) const;
    static QString consequence(Kind kind);

Q_SIGNALS:
    void changed();

private:
    void take(Kind kind, Kept kept);
    void askCalls();
    void askPrompts();
    void askAnswers();

    History& m_history;
    PromptHistory& m_prompts;
    AnswerStore& m_answers;
    const ConfigService& m_config;
    std::array<Kept, kKinds.size()> m_kept;
    std::array<QString, kKinds.size()> m_refused; ///< why the last wipe of it was not done
};

} // namespace plimsoll
