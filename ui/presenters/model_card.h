// What the Live page says about one model.
#pragma once

#include "core/base/ids.h"
#include "ui/presenters/gauge_reading.h"
#include "ui/theme/meaning.h"

#include <QString>

#include <vector>

namespace plimsoll {

struct ModelCard
{
    ModelId model;
    QString name;
    Meaning lamp = Meaning::Ok;
    QString lampWord;     ///< "closed", "open"
    QString lampNote;     ///< "probe in 4 s", "3 of 5 failed"; changes once a second
    QString hold;         ///< why nothing goes out: "cooling, in 12 s: usage window spent"; empty if nothing does
    Meaning holdMeaning = Meaning::Idle;
    std::vector<GaugeReading> gauges; ///< of the limits that are set, in a fixed order
    QString traffic;      ///< "3 of 4 in flight · 2 waiting"
    QString quality;      ///< "429s 2.1 % · p95 3.4 s"
    bool cooling = false; ///< "Clear" makes sense
    bool tripped = false; ///< the breaker is not closed: "Close" makes sense, else "Trip"
    friend bool operator==(const ModelCard&, const ModelCard&) = default;
};

} // namespace plimsoll
