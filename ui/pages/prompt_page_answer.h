// The answer as Markdown while it streams in: rendered again at most ten times a second, without flicker, and without
// moving what a person reads or has selected.
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

protected:
    void changeEvent(QEvent* event) override;

private:
    void styleCode();

    QString m_markdown;
    bool m_dirty = false;
    qint64 m_cost_ms = 0; ///< of the last rendering
    QElapsedTimer m_since;
};

} // namespace plimsoll
