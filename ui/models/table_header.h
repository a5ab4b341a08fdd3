// What a table's header says of a column: its name, at the side where the column's cells stand.
#pragma once

#include <QString>
#include <QVariant>

namespace plimsoll {

struct HeaderCell
{
    QString text;
    Qt::AlignmentFlag side = Qt::AlignLeft;
};

inline QVariant headerOf(const HeaderCell& cell, Qt::Orientation orientation, int role)
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(cell.side | Qt::AlignVCenter);
    return role == Qt::DisplayRole ? QVariant(cell.text) : QVariant();
}

} // namespace plimsoll
