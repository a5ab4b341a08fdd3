// A part of a whole with what it means: for a bar of parts, and the words beside it.
#pragma once

#include "ui/theme/meaning.h"

#include <QString>

namespace plimsoll {

struct MeaningShare
{
    Meaning meaning = Meaning::Idle;
    QString name;
    int count = 0;
    friend bool operator==(const MeaningShare&, const MeaningShare&) = default;
};

} // namespace plimsoll
