// A card of settings, one below the other.
#pragma once

#include "ui/widgets/card.h"

#include <QJsonValue>
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

Q_SIGNALS:
    void typed(const QString& pointer, const QJsonValue& value); ///< of any of its rows, as KnobRow::typed()

private:
    QList<KnobRow*> m_rows;
};

} // namespace plimsoll
