#include "ui/settings/price_tiers_editor.h"

#include "ui/presenters/price_tier_text.h"
#include "ui/settings/editor_layout.h"
#include "ui/theme/fonts.h"

#include <QEvent>
#include <QPlainTextEdit>

namespace plimsoll {

PriceTiersEditor::PriceTiersEditor(QWidget* parent) : KnobEditor(parent), m_field(new QPlainTextEdit)
{
    fillEditor(this, m_field);
    m_field->setFont(codeFont());
    m_field->setTabChangesFocus(true);
    m_field->setLineWrapMode(QPlainTextEdit::NoWrap); // a tier is a line
    m_field->setPlaceholderText(tr("none; else one a line:\ntokens: in / out / cache read / write 5 min / write 1 h"));
    m_field->setFixedHeight(m_field->fontMetrics().lineSpacing() * 3 + 12);
    m_field->installEventFilter(this);
}

void PriceTiersEditor::setValue(const QJsonValue& value)
{
    m_field->setPlainText(priceTierLines(value.toArray()));
    m_field->document()->setModified(false);
}

QWidget* PriceTiersEditor::control()
{
    return m_field;
}

bool PriceTiersEditor::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_field && event->type() == QEvent::FocusOut)
        commit();
    return KnobEditor::eventFilter(watched, event);
}

void PriceTiersEditor::commit()
{
    if (!m_field->document()->isModified())
        return;
    m_field->document()->setModified(false);
    const auto tiers = priceTiersFromLines(m_field->toPlainText());
    if (tiers)
        Q_EMIT committed(*tiers);
    else
        Q_EMIT refused(tr("\"%1\" is not a \"tokens: price / price / …\".").arg(tiers.error()));
}

} // namespace plimsoll
