// Names and their texts, a "name: text" each line.
#pragma once

#include "ui/settings/lines_editor.h"

namespace plimsoll {

class MapEditor : public LinesEditor
{
    Q_OBJECT
public:
    explicit MapEditor(QWidget* parent = nullptr);

    void setValue(const QJsonValue& value) override;

protected:
    void take(const QString& lines) override;
};

} // namespace plimsoll
