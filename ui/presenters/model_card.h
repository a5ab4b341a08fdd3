// What the Live page says about one model.
#pragma once

#include "core/base/ids.h"
#include "ui/presenters/gauge_reading.h"
#include "ui/theme/meaning.h"

#include <QString>

#include <vector>

namespace plimsoll {

/// A limit that the server says is another one than is set here.
struct LimitGap
{
    int bucket = 0;             ///< as GaugeReading::bucket
    double here = 0, there = 0; ///< a minute
    friend bool operator==(const LimitGap&, const LimitGap&) = default;
};

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
    QString drift;                    ///< where the server's figures and the own ones have come apart; empty if nowhere
    std::vector<LimitGap> gaps;       ///< what "Calibrate" would adopt
    QString traffic;      ///< "3 of 4 in flight · 2 waiting"
    QString quality;      ///< "429s 2.1 % · p95 3.4 s"
    bool cooling = false; ///< "Clear" makes sense
    bool resettable = false; ///< "Reset" makes sense: something has failed, is open or rests
    bool tripped = false; ///< the breaker is not closed: "Close" makes sense, else "Trip"
    friend bool operator==(const ModelCard&, const ModelCard&) = default;
};

} // namespace plimsoll
