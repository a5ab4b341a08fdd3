// A chart as a picture file: its widgets below each other, on their ground, with a title.
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

class QWidget;

namespace plimsoll {

/// PNG, twice as large as on the screen. The widgets have the same palette; hidden ones are left out.
QByteArray chartPicture(const QString& title, const QList<QWidget*>& widgets);

} // namespace plimsoll
