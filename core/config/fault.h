// A fault that the sandbox is told to commit, and its notation: KIND[:ARG][xN][@MODEL]
//
//   STATUS      an error reply, 400 to 599; ARG: its retry-after in seconds (absent: no such header). 429:2, 529, 500
//   hang        takes the request and answers nothing; ARG: seconds until the connection closes (absent: never)
//   reset       a TCP reset instead of an answer; no ARG
//   cut         a reply that breaks off; ARG: tokens before that (3)
//   error       an error event inside a 200 stream (whole replies: an error object with status 200); ARG: tokens before it (3)
//   slow        a reply that drips; ARG: milliseconds between tokens (1000)
//   xN          how many requests it meets (1); x* until it is cleared
//   @MODEL      only requests for that model
//
// Faults are met in the order given: the first that fits the request is taken. ARG is literal: the speed does not divide it.
#pragma once

#include "core/base/result.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace plimsoll {

struct Fault
{
    enum class Kind { Status, Hang, Reset, Cut, Error, Slow };
    static constexpr int kAlways = -1;

    Kind kind = Kind::Status;
    int status = 0;            ///< of Kind::Status
    std::optional<double> arg; ///< seconds, tokens or milliseconds, by kind
    int times = 1;             ///< requests still to meet; kAlways: until cleared
    QString model;             ///< empty: any
    friend bool operator==(const Fault&, const Fault&) = default;
};

/// The error's `where` is the column (from 1) at which the text stops making sense.
Result<Fault> parseFault(const QString& text);
/// All or nothing; the error's `where` is "/INDEX:COLUMN".
Result<QList<Fault>> parseFaults(const QStringList& texts);
/// The notation of what is left of it.
QString toString(const Fault& fault);

} // namespace plimsoll
