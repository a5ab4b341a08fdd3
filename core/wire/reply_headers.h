// Headers of an HTTP answer as they came: names in any case, repeated lines kept.
#pragma once

#include <QByteArray>
#include <QList>

#include <utility>

namespace plimsoll {

using HeaderList = QList<std::pair<QByteArray, QByteArray>>;

} // namespace plimsoll
