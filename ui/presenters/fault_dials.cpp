#include "ui/presenters/fault_dials.h"

#include <QCoreApplication>
#include <QLocale>

namespace plimsoll::fault_dials {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(FaultDials)
};

Fault plain(Fault::Kind kind, int status = 0)
{
    Fault fault;
    fault.kind = kind;
    fault.status = status;
    return fault;
}

QString what(const Fault& fault)
{
    const QString figure = fault.arg ? QLocale().toString(*fault.arg, 'g', 6) : QString();
    const int tokens = int(fault.arg.value_or(3)); // as the sandbox counts them
    switch (fault.kind) {
    case Fault::Kind::Status:
        return fault.arg ? Words::tr("a %1 that asks for %2 s").arg(fault.status).arg(figure) : Words::tr("a %1 without a hint").arg(fault.status);
    case Fault::Kind::Hang:
        return fault.arg ? Words::tr("no answer, and the connection closes after %1 s").arg(figure) : Words::tr("no answer at all");
    case Fault::Kind::Reset: return Words::tr("a connection that is reset");
    case Fault::Kind::Cut: return Words::tr("an answer that breaks off after %Ln tokens", nullptr, tokens);
    case Fault::Kind::Error: return Words::tr("an error inside the answer after %Ln tokens", nullptr, tokens);
    case Fault::Kind::Slow: return Words::tr("an answer with %1 ms between its tokens").arg(figure.isEmpty() ? QLocale().toString(1000) : figure);
    }
    return {};
}

} // namespace

QList<Kind> kinds()
{
    const QString hint = Words::tr("asks for, s"), tokens = Words::tr("after, tokens");
    return {
        {plain(Fault::Kind::Status, 429), Words::tr("429 rate limit"), hint, 2, 86400},
        {plain(Fault::Kind::Status, 529), Words::tr("529 overloaded"), hint, 0, 86400},
        {plain(Fault::Kind::Status, 500), Words::tr("500 server error"), hint, 0, 86400},
        {plain(Fault::Kind::Status, 503), Words::tr("503 unavailable"), hint, 0, 86400},
        {plain(Fault::Kind::Status, 401), Words::tr("401 wrong key"), {}, 0, 0},
        {plain(Fault::Kind::Hang), Words::tr("hangs"), Words::tr("closes after, s"), 0, 86400},
        {plain(Fault::Kind::Reset), Words::tr("resets the connection"), {}, 0, 0},
        {plain(Fault::Kind::Cut), Words::tr("breaks off"), tokens, 3, 100000},
        {plain(Fault::Kind::Error), Words::tr("error in the stream"), tokens, 3, 100000},
        {plain(Fault::Kind::Slow), Words::tr("drips"), Words::tr("between tokens, ms"), 1000, 600000},
    };
}

QString words(const Fault& fault)
{
    const QString who = fault.model.isEmpty() ? Words::tr("any model") : fault.model;
    if (fault.times == Fault::kAlways)
        return Words::tr("Every request to %1 meets %2, until it is cleared.").arg(who, what(fault));
    return Words::tr("The next %n requests to %1 meet %2.", nullptr, fault.times).arg(who, what(fault));
}

QStringList added(const QStringList& faults, const Fault& fault)
{
    return faults + QStringList{toString(fault)};
}

} // namespace plimsoll::fault_dials
