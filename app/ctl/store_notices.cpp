#include "app/ctl/store_notices.h"

#include "core/store/answer_store.h"
#include "core/store/job_store.h"
#include "core/store/machine_gate.h"

#include <cstdio>

namespace plimsoll {

void tellDamage(const char* what, const QString& aside)
{
    std::fprintf(stderr, "%s was damaged and is kept as %s; a new one was begun\n", what, qUtf8Printable(aside));
}

void tellWhenDamaged(JobStore& jobs)
{
    QObject::connect(&jobs, &JobStore::damaged, &jobs, [&jobs] {
        std::fprintf(stderr, "the queue was damaged and is kept as %s; a new one was begun with the %lld jobs that could be read%s\n",
                     qUtf8Printable(jobs.setAside()), static_cast<long long>(jobs.salvagedJobs()),
                     jobs.salvagedAll() ? ", which are all" : "; others may be lost, how many cannot be known");
    });
}

void tellWhenDamaged(AnswerStore& answers)
{
    QObject::connect(&answers, &AnswerStore::damaged, &answers,
                     [&answers] { tellDamage("the file of stored answers", answers.setAside()); });
}

void tellWhenDamaged(MachineGate& gate)
{
    QObject::connect(&gate, &MachineGate::damaged, &gate, [&gate] { tellDamage("the file of shared limits", gate.setAside()); });
}

} // namespace plimsoll
