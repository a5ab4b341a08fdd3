// The tables of the pages, all alike: whole rows, no grid, one row high, nothing edited.
#pragma once

#include <QString>

class QTableView;
class QWidget;

namespace plimsoll {

QTableView* makeDataTable(const QString& accessibleName, QWidget* parent = nullptr);

} // namespace plimsoll
