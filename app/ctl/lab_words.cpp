#include "app/ctl/lab_words.h"

#include "core/telemetry/format.h"

namespace plimsoll {

namespace {

template <class Enum> QString word(Enum value)
{
    const std::string_view text = name(value);
    return QString::fromLatin1(text.data(), qsizetype(text.size()));
}

QString duration(const std::optional<Duration>& wait) { return wait ? formatDuration(*wait, QLocale::c()) : QStringLiteral("no one knows how long"); }

} // namespace

QString stepWords(const std::optional<SimulatedStep>& step, const EngineNames& names)
{
    if (!step)
        return QStringLiteral("it has ended");
    const QString model = names.models.name(step->model);
    switch (step->kind) {
    case ReportKind::Accepted: return QStringLiteral("is accepted");
    case ReportKind::Throttled:
        return QStringLiteral("waits %1 for %2 of %3").arg(duration(step->wait), step->limit ? word(*step->limit) : QStringLiteral("a limit"), model);
    case ReportKind::Attempt: return QStringLiteral("asks %1").arg(model);
    case ReportKind::Reply: return QStringLiteral("%1 says %2").arg(model, word(step->failure));
    case ReportKind::Wait:
        return QStringLiteral("waits %1 (%2)").arg(duration(step->wait), step->wait_reason ? word(*step->wait_reason) : QStringLiteral("retry"));
    case ReportKind::Fallback:
        return step->to.valid() ? QStringLiteral("leaves %1 for %2: %3").arg(model, names.models.name(step->to), word(step->fallback_reason))
                                : QStringLiteral("leaves %1 for %2: %3").arg(model, word(step->fallback_kind), word(step->fallback_reason));
    case ReportKind::Budget: return QStringLiteral("meets the retry budget");
    case ReportKind::Limits:
    case ReportKind::Breaker:
    case ReportKind::Stream: break;
    }
    return QStringLiteral("goes on");
}

const char* changeName(ChangeKind kind)
{
    switch (kind) {
    case ChangeKind::Answered: return "answered";
    case ChangeKind::Lost: return "lost";
    case ChangeKind::OtherModel: return "other_model";
    case ChangeKind::Attempts: return "attempts";
    case ChangeKind::Wait: break;
    }
    return "wait";
}

} // namespace plimsoll
