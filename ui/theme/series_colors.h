// The colours of models in charts: told apart by colour-blind people too, and the same for a model everywhere.
#pragma once

#include <QColor>
#include <QPalette>

namespace plimsoll {

/// By the model's number, which it keeps while the program runs; lightened on dark ground. Repeats after six.
QColor seriesColor(int model, const QPalette& palette);

} // namespace plimsoll
