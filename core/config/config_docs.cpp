#include "core/config/config_docs.h"

#include "core/config/knob.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace plimsoll {

namespace {

QString jsonText(const QJsonValue& value)
{
    const QString wrapped = QString::fromUtf8(QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact));
    return u'`' + wrapped.mid(1, wrapped.size() - 2) + u'`';
}

QString rangeText(const Knob& knob)
{
    QString text;
    switch (knob.kind) {
    case KnobKind::Switch: text = QStringLiteral("true, false"); break;
    case KnobKind::Whole:
    case KnobKind::Number:
        text = QString::number(knob.min, 'g', 16) + QStringLiteral(" to ") + QString::number(knob.max, 'g', 16);
        break;
    case KnobKind::WholeList:
        text = QStringLiteral("list of %1 to %2").arg(knob.min).arg(knob.max);
        break;
    case KnobKind::Text: text = QStringLiteral("text"); break;
    case KnobKind::Choice: text = knob.choices.join(QStringLiteral(", ")); break;
    case KnobKind::Choices: text = QStringLiteral("list of ") + knob.choices.join(QStringLiteral(", ")); break;
    case KnobKind::TextList: text = QStringLiteral("list of texts"); break;
    case KnobKind::TextMap: text = QStringLiteral("names to texts"); break;
    case KnobKind::PriceTiers: text = QStringLiteral("list of tiers"); break;
    }
    return knob.nullable ? QString(text + QStringLiteral(", null")) : text;
}

} // namespace

QString configDocs()
{
    QString docs = QStringLiteral("| Setting | Default | Range | Unit | What it does |\n|---|---|---|---|---|\n");
    for (const Knob& knob : allKnobs()) {
        docs += QStringLiteral("| `%1` | %2 | %3 | %4 | %5 |\n")
                    .arg(knob.path, jsonText(knob.standard), rangeText(knob), unitText(knob.unit),
                         QString::fromUtf8(knob.help));
    }
    return docs;
}

} // namespace plimsoll
