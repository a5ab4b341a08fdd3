// The prices of long prompts, one tier a line (price_tier_text.h). Taken when the focus leaves.
#pragma once

#include "ui/settings/knob_editor.h"

class QPlainTextEdit;

namespace plimsoll {

class PriceTiersEditor : public KnobEditor
{
    Q_OBJECT
public:
    explicit PriceTiersEditor(QWidget* parent = nullptr);

    void setValue(const QJsonValue& value) override;
    QWidget* control() override;
    bool wide() const override { return true; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void commit();

    QPlainTextEdit* m_field;
};

} // namespace plimsoll
