#include "core/sandbox/demo_answer.h"

#include <QStringList>

namespace plimsoll {

QString demoAnswer(const QString& model, const QString& prompt)
{
    constexpr int kQuoted = 160;
    const QString asked = prompt.simplified();
    const QString quoted = asked.size() > kQuoted ? asked.left(kQuoted) + u'\u2026' : asked;
    const qsizetype words = asked.isEmpty() ? 0 : asked.split(u' ').size();
    return QStringLiteral(
               "## About your prompt\n\n"
               "You asked: *%1*\n\n"
               "This is the built-in sandbox, answering as **%2**. No model has read your %3 words; what is real is the "
               "traffic: the request went over HTTP, took its place in the rate limits, and this text streams token by "
               "token, as a provider's would.\n\n"
               "What a client has to get right when a provider is busy:\n\n"
               "1. **Honour `retry-after`.** Knocking earlier costs a request and gains nothing.\n"
               "2. **Spread the retries.** Without jitter, all callers come back in the same instant.\n"
               "3. **Stop knocking at a broken door.** A circuit breaker leaves a failing model alone for a while.\n"
               "4. **Have somewhere else to go.** A fallback chain turns an outage into a slightly different answer.\n\n"
               "The wait before the next attempt, in its simplest honest form:\n\n"
               "```python\n"
               "def next_wait(attempt, retry_after=None, base=0.5, cap=8.0):\n"
               "    if retry_after is not None:\n"
               "        return retry_after              # the server knows better\n"
               "    raw = min(cap, base * 2 ** (attempt - 1))\n"
               "    return raw / 2 + random.random() * raw / 2\n"
               "```\n\n"
               "Send the prompt a few times in a row, or give the sandbox a fault such as `429:2x2`, and watch the buckets "
               "drain, the wait count down, and the fallback take over.\n")
        .arg(quoted.isEmpty() ? QStringLiteral("(nothing)") : quoted, model, QString::number(words));
}

} // namespace plimsoll
