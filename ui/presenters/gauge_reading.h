// What one gauge shows.
#pragma once

#include <QMetaType>
#include <QString>

#include <optional>

namespace plimsoll {

struct GaugeReading
{
    double level = 0;             ///< share of the capacity that could go out now, 0 to 1
    double reserved = 0;          ///< share of the capacity held by running calls
    std::optional<double> server; ///< share of the capacity that the server itself said is left
    double freshness = 1;         ///< of the server's figure: 1 just heard, 0 old
    bool binding = false;         ///< this limit is what makes a call wait right now
    QString name, amount, note;   ///< "requests", "41 / 60", "full in 19 s"
    QString tip;                  ///< the exact figures
    int bucket = 0;               ///< requests, tokens in, tokens out, tokens together
    friend bool operator==(const GaugeReading&, const GaugeReading&) = default;
};

} // namespace plimsoll

Q_DECLARE_METATYPE(plimsoll::GaugeReading)
