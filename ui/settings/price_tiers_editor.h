// The prices of long prompts, one tier a line (price_tier_text.h).
#pragma once

#include "ui/settings/lines_editor.h"

namespace plimsoll {

class PriceTiersEditor : public LinesEditor
{
    Q_OBJECT
public:
    explicit PriceTiersEditor(QWidget* parent = nullptr);

    void setValue(const QJsonValue& value) override;

protected:
    void take(const QString& lines) override;
};

} // namespace plimsoll
