// A list to choose from that is not as wide as its longest entry: for lines where room is short.
#pragma once

#include <QString>

class QComboBox;

namespace plimsoll {

/// The name is the accessible one, of the box and of its list, and the tooltip.
QComboBox* makeChoiceBox(const QString& objectName, const QString& name, int letters);
/// Its list is as wide as its entries need. After they have been added.
void fitList(QComboBox& box);

} // namespace plimsoll
