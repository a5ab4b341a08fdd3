// The answer as Markdown while it streams in: rendered again at most ten times a second, without flicker, and without
// moving what a person reads or has selected. What cannot change any more is laid out once; only what comes after the
// last finished block is read again.
#pragma once

#include <QElapsedTimer>
#include <QTextBrowser>

namespace plimsoll {

class PromptAnswer : public QTextBrowser
{
    Q_OBJECT
public:
    explicit PromptAnswer(QWidget* parent = nullptr);

    /// Notes the text; it is rendered by the next renderIfDue() that has its turn.
    void setText(const QString& markdown);
    /// On a tick. A long text that is slow to lay out is rendered less often.
    void renderIfDue();
    void renderNow();
    /// Reads the whole of it again, if that is quick: a link may have been named at the very end.
    void renderWhole();
    const QString& markdown() const { return m_markdown; }
    /// Characters that are laid out for good.
    qsizetype settled() const { return m_settled; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void render();
    void append(QStringView markdown);
    void clearTail();
    void styleCode(int from);

    QString m_markdown, m_rendered;
    qsizetype m_settled = 0; ///< of m_rendered
    int m_tail = 0;          ///< where what is not settled begins in the document
    bool m_dirty = false;
    qint64 m_cost_ms = 0; ///< of the last rendering
    QElapsedTimer m_since;
};

} // namespace plimsoll
