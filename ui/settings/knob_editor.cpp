#include "ui/settings/knob_editor.h"

#include "ui/settings/choice_editor.h"
#include "ui/settings/list_editor.h"
#include "ui/settings/map_editor.h"
#include "ui/settings/number_editor.h"
#include "ui/settings/order_editor.h"
#include "ui/settings/price_tiers_editor.h"
#include "ui/settings/switch_editor.h"
#include "ui/settings/text_editor.h"

namespace plimsoll {

KnobEditor* makeKnobEditor(const Knob& knob, const QStringList& offers)
{
    switch (knob.kind) {
    case KnobKind::Switch: return new SwitchEditor(knob);
    case KnobKind::Whole:
    case KnobKind::Number: return new NumberEditor(knob);
    case KnobKind::Choice: return new ChoiceEditor(knob, knob.choices);
    case KnobKind::Choices: return new OrderEditor(knob, knob.choices);
    case KnobKind::Text:
        if (knob.target != KnobTarget::Nothing)
            return new ChoiceEditor(knob, offers);
        return new TextEditor(knob);
    case KnobKind::TextList:
        if (knob.target != KnobTarget::Nothing)
            return new OrderEditor(knob, offers);
        return new ListEditor(knob);
    case KnobKind::WholeList: return new ListEditor(knob);
    case KnobKind::TextMap: return new MapEditor;
    case KnobKind::PriceTiers: return new PriceTiersEditor;
    }
    return nullptr;
}

} // namespace plimsoll
