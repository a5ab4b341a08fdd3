#include "ui/pages/prompt_page_answer.h"

#include "ui/presenters/markdown_parts.h"
#include "ui/theme/fonts.h"
#include "ui/theme/state_colors.h"

#include <QDesktopServices>
#include <QEvent>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextDocumentFragment>

namespace plimsoll {

namespace {

constexpr qint64 kLeastMs = 100;
constexpr int kCostShare = 5; // rendering takes at most a fifth of the time
constexpr qsizetype kQuick = 20'000; // characters that are read again in a few milliseconds

const QTextDocument::MarkdownFeatures kFeatures =
    QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub) | QTextDocument::MarkdownNoHTML;

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
    render();
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

void PromptAnswer::renderWhole()
{
    if (m_markdown.size() <= kQuick)
        m_settled = 0;
    renderNow();
}

void PromptAnswer::render()
{
    const QStringView text(m_markdown);
    if (m_settled == 0 || !text.startsWith(QStringView(m_rendered).left(m_settled))) {
        document()->clear();
        m_settled = 0;
        m_tail = 0;
    } else {
        clearTail();
    }
    m_rendered = m_markdown;
    if (const qsizetype cut = settledMarkdown(text, m_settled); cut > m_settled) {
        append(text.mid(m_settled, cut - m_settled));
        m_settled = cut;
        QTextCursor end(document());
        end.movePosition(QTextCursor::End);
        end.insertBlock(QTextBlockFormat(), QTextCharFormat());
        m_tail = end.position();
    }
    append(text.mid(m_settled));
}

void PromptAnswer::clearTail()
{
    QTextCursor tail(document());
    tail.setPosition(m_tail);
    tail.movePosition(QTextCursor::End, QTextCursor::KeepAnchor);
    tail.removeSelectedText();
    tail.setBlockFormat(QTextBlockFormat());
    tail.setBlockCharFormat(QTextCharFormat());
    tail.setCharFormat(QTextCharFormat());
}

/// At m_tail, which is an empty block at the end.
void PromptAnswer::append(QStringView markdown)
{
    if (m_tail == 0) {
        document()->setMarkdown(markdown.toString(), kFeatures);
    } else {
        QTextDocument part;
        part.setDefaultFont(document()->defaultFont());
        part.setMarkdown(markdown.toString(), kFeatures);
        QTextCursor tail(document());
        tail.setPosition(m_tail);
        tail.insertFragment(QTextDocumentFragment(&part));
        // A fragment's first block takes the format of where it lands.
        const QTextBlock first = part.begin();
        QTextCursor begin(document());
        begin.setPosition(m_tail);
        if (!first.textList() && !begin.currentTable()) {
            begin.setBlockFormat(first.blockFormat());
            begin.setBlockCharFormat(first.charFormat());
        }
    }
    styleCode(m_tail);
}

void PromptAnswer::styleCode(int from)
{
    const QFont fixed = codeFont();
    QTextCursor cursor(document());
    for (QTextBlock block = document()->findBlock(from); block.isValid(); block = block.next()) {
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
        m_settled = 0, m_dirty = true; // the grounds of code are of the old theme
}

} // namespace plimsoll
