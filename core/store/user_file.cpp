#include "core/store/user_file.h"

#include <QSaveFile>

namespace plimsoll {

std::optional<Error> writeUserFile(const QString& path, const QByteArray& bytes)
{
    QSaveFile file(path);
    const bool written = file.open(QIODevice::WriteOnly) &&
                         file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner) &&
                         file.write(bytes) == bytes.size() && file.commit();
    return written ? std::nullopt : std::optional(Error{path.toStdString(), file.errorString().toStdString()});
}

} // namespace plimsoll
