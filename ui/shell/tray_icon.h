// The picture in the system's tray: the load line's disc, filled as far as the tightest limit still bears.
#pragma once

#include "ui/theme/meaning.h"

#include <QIcon>

namespace plimsoll {

struct TrayFace
{
    int left = 100; ///< percent: how high it is filled
    Meaning meaning = Meaning::Ok;
    bool paused = false;
    bool dark = false; ///< the application's theme, which the desktop's usually is
    friend bool operator==(const TrayFace&, const TrayFace&) = default;
};

/// In all sizes that trays ask for. It stands on its own ground, since nobody tells what colour a tray has.
QIcon trayIcon(const TrayFace& face);

} // namespace plimsoll
