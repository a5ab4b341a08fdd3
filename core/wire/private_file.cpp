#include "core/wire/private_file.h"

#include <QSaveFile>

namespace plimsoll {

std::optional<Error> writePrivateFile(const QString& path, const QByteArray& bytes)
{
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.setPermissions(QFile::ReadOwner | QFile::WriteOwner) &&
        file.write(bytes) == bytes.size() && file.commit())
        return std::nullopt;
    return Error{path.toStdString(), file.errorString().toStdString()};
}

} // namespace plimsoll
