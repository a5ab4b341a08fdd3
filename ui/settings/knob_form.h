// A card of settings, one below the other.
#pragma once

#include "ui/widgets/card.h"

#include <QStringList>

namespace plimsoll {

class KnobRow;
class SettingsPresenter;

class KnobForm : public Card
{
    Q_OBJECT
public:
    KnobForm(SettingsPresenter& presenter, const QString& title, const QStringList& pointers, bool placed = false,
             QWidget* parent = nullptr);

    void refresh();

private:
    QList<KnobRow*> m_rows;
};

} // namespace plimsoll
