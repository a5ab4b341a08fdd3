#include "ui/settings/lines_editor.h"

#include "ui/settings/editor_layout.h"
#include "ui/theme/fonts.h"

#include <QEvent>
#include <QPlainTextEdit>

namespace plimsoll {

namespace {

constexpr int kLines = 3, kFrame = 12;

} // namespace

LinesEditor::LinesEditor(const QString& placeholder, QWidget* parent) : KnobEditor(parent), m_field(new QPlainTextEdit)
{
    fillEditor(this, m_field);
    m_field->setFont(codeFont());
    m_field->setTabChangesFocus(true);
    m_field->setPlaceholderText(placeholder);
    m_field->setFixedHeight(m_field->fontMetrics().lineSpacing() * kLines + kFrame);
    m_field->installEventFilter(this);
}

void LinesEditor::write(const QString& lines)
{
    m_field->setPlainText(lines);
    m_field->document()->setModified(false);
}

QWidget* LinesEditor::control()
{
    return m_field;
}

bool LinesEditor::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_field && event->type() == QEvent::FocusOut && m_field->document()->isModified()) {
        m_field->document()->setModified(false);
        take(m_field->toPlainText());
    }
    return KnobEditor::eventFilter(watched, event);
}

} // namespace plimsoll
