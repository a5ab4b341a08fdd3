#include "ui/presenters/under_way.h"

#include "core/live/live_client.h"
#include "core/live/queue_runner.h"

#include <QCoreApplication>
#include <QStringList>

namespace plimsoll {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(UnderWay)
};

QString calls(int n)
{
    return Words::tr("%n calls", nullptr, n);
}
QString jobs(int n)
{
    return Words::tr("%n jobs", nullptr, n);
}

} // namespace

UnderWay underWay(const LiveClient& client, const QueueRunner& queue, int unsent)
{
    UnderWay what;
    what.unsent = unsent;
    what.jobs = queue.running();
    for (const CallSnapshot& call : client.snapshot().calls) {
        if (!queue.isJob(call.call))
            ++what.calls;
        else if (call.phase != CallPhase::Running)
            --what.jobs;
    }
    return what;
}

QString underWayWords(const UnderWay& what)
{
    if (what.calls > 0 && what.jobs > 0)
        return Words::tr("%1 and %2 are under way.").arg(calls(what.calls), jobs(what.jobs));
    const QString all = what.jobs > 0 ? jobs(what.jobs) : calls(what.calls);
    return Words::tr("%1 are under way.", "%1: calls or jobs, with their number", what.calls + what.jobs).arg(all);
}

QString endingWords(const UnderWay& what)
{
    QStringList words;
    if (what.calls > 0)
        words << Words::tr("If you quit now, the answer of a call is lost, and may be billed all the same.");
    if (what.jobs > 0)
        words << Words::tr(
            "If you quit now, a job whose request is out is of unknown outcome: it may have been answered, and "
            "billed. Jobs that wait are kept.");
    if (what.unsent > 0)
        words << Words::tr("If you wait, only those that are under way are waited for: %Ln more calls of the load are not sent.",
                           nullptr, what.unsent);
    return words.join(u' ');
}

} // namespace plimsoll
