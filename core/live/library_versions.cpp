#include "core/live/library_versions.h"

#include <QSqlDatabase>
#include <QSqlQuery>

namespace plimsoll {

QString sqliteVersion()
{
    const auto name = QStringLiteral("plimsoll-version");
    QString version;
    if (QSqlDatabase::isDriverAvailable(QStringLiteral("QSQLITE"))) {
        QSqlDatabase memory = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
        memory.setDatabaseName(QStringLiteral(":memory:"));
        if (memory.open()) {
            QSqlQuery query(memory);
            if (query.exec(QStringLiteral("SELECT sqlite_version()")) && query.next())
                version = query.value(0).toString();
        }
    }
    QSqlDatabase::removeDatabase(name);
    return version;
}

QString keychainVersion()
{
    return QStringLiteral(PLIMSOLL_QTKEYCHAIN_VERSION);
}

} // namespace plimsoll
