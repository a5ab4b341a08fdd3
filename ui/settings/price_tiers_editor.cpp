#include "ui/settings/price_tiers_editor.h"

#include "ui/presenters/price_tier_text.h"

#include <QPlainTextEdit>

namespace plimsoll {

PriceTiersEditor::PriceTiersEditor(QWidget* parent)
    : LinesEditor(tr("none; else one a line:\ntokens: in / out / cache read / write 5 min / write 1 h"), parent)
{
    field().setLineWrapMode(QPlainTextEdit::NoWrap); // a tier is a line
}

void PriceTiersEditor::setValue(const QJsonValue& value)
{
    write(priceTierLines(value.toArray()));
}

void PriceTiersEditor::take(const QString& lines)
{
    const auto tiers = priceTiersFromLines(lines);
    if (tiers)
        Q_EMIT committed(*tiers);
    else
        Q_EMIT refused(tr("\"%1\" is not a \"tokens: price / price / …\".").arg(tiers.error()));
}

} // namespace plimsoll
