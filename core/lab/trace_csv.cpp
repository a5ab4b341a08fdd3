#include "core/lab/trace_csv.h"

#include <QList>
#include <QString>

#include <algorithm>

namespace plimsoll {

namespace {

constexpr std::int64_t kMostTokens = 1'000'000'000;
constexpr std::int64_t kMostMs = 366LL * 24 * 3600 * 1000;

Error errorAt(qsizetype line, const QString& what)
{
    return {"line " + std::to_string(line), what.toStdString()};
}

} // namespace

Result<std::vector<CallSpec>> readTraceCsv(const QByteArray& csv)
{
    const QList<QByteArray> lines = csv.split('\n');
    const QList<QByteArray> header = lines.value(0).trimmed().split(',');
    const auto column = [&](const char* name) { return header.indexOf(QByteArray(name)); };
    const qsizetype at_ms = column("at_ms"), input = column("input_tokens"), output = column("output_tokens"), most = column("max_tokens");
    if (at_ms < 0 || output < 0)
        return errorAt(1, QStringLiteral("must name the columns, with at_ms and output_tokens among them"));
    std::vector<CallSpec> calls;
    for (qsizetype line = 1; line < lines.size(); ++line) {
        const QByteArray text = lines[line].trimmed();
        if (text.isEmpty())
            continue;
        const QList<QByteArray> cells = text.split(',');
        QString problem;
        const auto number = [&](qsizetype place, const char* name, std::int64_t least, std::int64_t highest, std::int64_t otherwise) -> std::int64_t {
            if (place < 0)
                return otherwise;
            bool whole = false;
            const std::int64_t value = cells.value(place).trimmed().toLongLong(&whole);
            if ((!whole || value < least || value > highest) && problem.isEmpty())
                problem = QStringLiteral("%1 must be a whole number from %2 to %3").arg(QLatin1String(name)).arg(least).arg(highest);
            return value;
        };
        CallSpec call;
        call.at = at(number(at_ms, "at_ms", 0, kMostMs, 0));
        call.input = number(input, "input_tokens", 0, kMostTokens, 0);
        call.output = number(output, "output_tokens", 0, kMostTokens, 0);
        call.max_tokens = number(most, "max_tokens", 1, kMostTokens, std::max<std::int64_t>(1, call.output));
        if (!problem.isEmpty())
            return errorAt(line + 1, problem);
        calls.push_back(call);
    }
    if (calls.empty())
        return errorAt(1, QStringLiteral("has no calls"));
    std::stable_sort(calls.begin(), calls.end(), [](const CallSpec& a, const CallSpec& b) { return a.at < b.at; });
    const Duration begin = calls.front().at.time_since_epoch();
    for (CallSpec& call : calls)
        call.at -= begin;
    return calls;
}

} // namespace plimsoll
