// What can still be read of a damaged SQLite file, taken over into the new one that replaces it.
#pragma once

#include <QSqlDatabase>
#include <QString>

namespace plimsoll {

/// Copies the rows of all tables that both files have, around the pages that are damaged. `fresh` is open, outside of a
/// transaction, and of the newest schema; the file at `damaged` stays as it is: a copy of it is read. Where
/// nothing can be read, nothing is copied.
void salvage(QSqlDatabase& fresh, const QString& damaged);

} // namespace plimsoll
