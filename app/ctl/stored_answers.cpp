#include "app/ctl/stored_answers.h"

#include "app/ctl/store_notices.h"
#include "core/config/config.h"
#include "core/store/answer_store.h"

#include <QCoreApplication>

#include <cstdio>

namespace plimsoll {

void obeyPromptsOff(const Config& config)
{
    AnswerStore answers;
    if (config.history.prompts == KeepPrompts::On || !answers.hasFile())
        return;
    tellWhenDamaged(answers);
    answers.wipe(&answers, [&answers](std::optional<int> deleted) {
        if (!deleted) {
            const QString& why = answers.thread().refusal();
            std::fprintf(stderr, "%s: its stored answers could not be deleted: %s; the next call or `plimsollctl cache wipe` does it\n",
                         qUtf8Printable(answers.path()), why.isEmpty() ? "another program is reading it" : qUtf8Printable(why));
        }
        QCoreApplication::exit(0);
    });
    QCoreApplication::exec();
}

} // namespace plimsoll
