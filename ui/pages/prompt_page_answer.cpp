#include "ui/pages/prompt_page_answer.h"

#include "ui/theme/fonts.h"
#include "ui/theme/state_colors.h"

#include <QDesktopServices>
#include <QEvent>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextDocument>

namespace plimsoll {

namespace {

constexpr qint64 kLeastMs = 100;
constexpr int kCostShare = 5; // rendering takes at most a fifth of the time

} // namespace

PromptAnswer::PromptAnswer(QWidget* parent) : QTextBrowser(parent)
{
    setFrameShape(QFrame::NoFrame);
    setAccessibleName(tr("Answer"));
    setPlaceholderText(tr("Nothing has arrived yet."));
    setTabChangesFocus(true);
    setUndoRedoEnabled(false);
    // An answer is not to be trusted with what it links to: only the web, and only by a click.
    setOpenLinks(false);
    connect(this, &QTextBrowser::anchorClicked, this, [](const QUrl& url) {
        if (url.scheme() == QLatin1String("https") || url.scheme() == QLatin1String("http"))
            QDesktopServices::openUrl(url);
    });
}

void PromptAnswer::setText(const QString& markdown)
{
    m_markdown = markdown;
    m_dirty = true;
}

void PromptAnswer::renderIfDue()
{
    if (!m_dirty)
        return;
    if (m_since.isValid() && m_since.elapsed() < qMax(kLeastMs, m_cost_ms * kCostShare))
        return;
    renderNow();
}

void PromptAnswer::renderNow()
{
    m_dirty = false;
    QElapsedTimer cost;
    cost.start();
    const int anchor = textCursor().anchor();
    const int position = textCursor().position();
    const int scrolled = verticalScrollBar()->value();
    const bool atEnd = scrolled >= verticalScrollBar()->maximum() - 4;

    setUpdatesEnabled(false);
    document()->setMarkdown(m_markdown, QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub)
                                            | QTextDocument::MarkdownNoHTML);
    styleCode();
    if (anchor != position) {
        const int last = document()->characterCount() - 1;
        QTextCursor cursor(document());
        cursor.setPosition(qMin(anchor, last));
        cursor.setPosition(qMin(position, last), QTextCursor::KeepAnchor);
        setTextCursor(cursor);
    }
    verticalScrollBar()->setValue(atEnd ? verticalScrollBar()->maximum() : scrolled);
    setUpdatesEnabled(true);
    m_cost_ms = cost.elapsed();
    m_since.start();
}

void PromptAnswer::styleCode()
{
    const QFont fixed = codeFont();
    QTextCursor cursor(document());
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        const QTextBlockFormat format = block.blockFormat();
        if (!format.hasProperty(QTextFormat::BlockCodeFence) && !format.hasProperty(QTextFormat::BlockCodeLanguage))
            continue;
        cursor.setPosition(block.position());
        cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        QTextBlockFormat ground;
        ground.setBackground(palette().color(QPalette::AlternateBase));
        ground.setLeftMargin(8);
        ground.setRightMargin(8);
        cursor.mergeBlockFormat(ground);
        QTextCharFormat text;
        text.setFontFamilies({fixed.family()});
        text.setFontFixedPitch(true);
        cursor.mergeCharFormat(text);
    }
}

void PromptAnswer::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_markdown.isEmpty())
        m_dirty = true; // the grounds of code are of the old theme
}

} // namespace plimsoll
