// What can still be read of a damaged SQLite file, taken over into the new one that replaces it.
#pragma once

#include <QHash>
#include <QSqlDatabase>
#include <QString>

namespace plimsoll {

/// What was taken over.
struct Salvaged
{
    QHash<QString, qint64> rows; ///< by table
    bool whole = false;          ///< no damage was met on the way: there were no others
};

/// Copies the rows of all tables that both files have, around the pages that are damaged. `fresh` is open, outside of a
/// transaction, and of the newest schema; the file at `damaged` stays as it is: a copy of it is read. Where
/// nothing can be read, nothing is copied.
Salvaged salvage(QSqlDatabase& fresh, const QString& damaged);

} // namespace plimsoll
