#include "ui/presenters/waterfall_rows.h"

#include "ui/presenters/prompt_vocabulary.h"

#include <algorithm>

namespace plimsoll {

namespace {

QString text(const QJsonObject& event, QLatin1String key)
{
    return event.value(key).toString();
}

} // namespace

void WaterfallRows::apply(const QJsonObject& event)
{
    const qint64 t = event.value(QLatin1String("t_ms")).toInteger();
    const QString kind = text(event, QLatin1String("event"));
    const QString model = text(event, QLatin1String("model"));

    if (kind == QLatin1String("accepted")) {
        m_begin = t;
        return;
    }
    if (!m_begin)
        m_begin = t;

    if (kind == QLatin1String("throttled")) {
        closeWait(t);
        WaterfallRow& row = rowFor(model);
        const auto wait = wholeNumber(event, QLatin1String("wait_ms"));
        row.before = WaterfallWait{.from = row.before ? row.before->from : t,
                                   .due = wait ? std::optional(t + *wait) : std::nullopt,
                                   .to = {},
                                   .reason = {},
                                   .limit = fromName<Limit>(kLimitNames, text(event, QLatin1String("limit")))};
    } else if (kind == QLatin1String("attempt")) {
        closeWait(t);
        WaterfallRow& row = rowFor(model);
        row.provider = text(event, QLatin1String("provider"));
        row.attempt = event.value(QLatin1String("attempt")).toInt();
        row.total = event.value(QLatin1String("total")).toInt();
        row.start = t;
        row.state = RowState::Running;
    } else if (kind == QLatin1String("stream")) {
        if (m_rows.empty())
            return;
        if (text(event, QLatin1String("state")) == QLatin1String("first_token"))
            m_rows.back().first_token = t;
        else
            m_rows.back().broke_off = true;
    } else if (kind == QLatin1String("reply")) {
        reply(event, t);
    } else if (kind == QLatin1String("wait")) {
        if (m_rows.empty())
            return;
        m_rows.back().after = WaterfallWait{.from = t,
                                            .due = t + event.value(QLatin1String("wait_ms")).toInteger(),
                                            .to = {},
                                            .reason = fromName<WaitReason>(kWaitReasonNames, text(event, QLatin1String("reason"))),
                                            .limit = {}};
    } else if (kind == QLatin1String("breaker")) {
        const bool own = !event.contains(QLatin1String("elsewhere"));
        if (own && !m_rows.empty() && m_rows.back().model == model &&
            text(event, QLatin1String("to")) == QLatin1String("open"))
            m_rows.back().breaker_opened = true;
    } else if (kind == QLatin1String("fallback")) {
        closeWait(t);
        fallback(event);
    } else if (kind == QLatin1String("done")) {
        closeWait(t);
        finish(event, t);
    }
}

void WaterfallRows::reply(const QJsonObject& event, qint64 t)
{
    // An attempt that is cut gets its reply too: always the last row that runs.
    const auto row = std::find_if(m_rows.rbegin(), m_rows.rend(), [](const WaterfallRow& r) { return r.start && !r.end; });
    if (row == m_rows.rend())
        return;
    row->end = t;
    row->status = event.value(QLatin1String("status")).toInt();
    row->network = fromName<NetworkError>(kNetworkErrorNames, text(event, QLatin1String("network"))).value_or(NetworkError::None);
    row->failure = fromName<FailureClass>(kFailureClassNames, text(event, QLatin1String("class")));
    row->retry_after_ms = wholeNumber(event, QLatin1String("retry_after_ms"));
    if (row->failure == FailureClass::Ok)
        row->state = RowState::Ok;
    else if (row->failure == FailureClass::Cancelled)
        row->state = RowState::Cancelled;
    else
        row->state = RowState::Failed;
}

void WaterfallRows::fallback(const QJsonObject& event)
{
    const QString from = text(event, QLatin1String("from"));
    if (m_rows.empty() || m_rows.back().model != from || m_rows.back().left_because) {
        WaterfallRow skipped;
        skipped.model = from;
        m_rows.push_back(std::move(skipped));
    }
    WaterfallRow& row = m_rows.back();
    if (!row.start)
        row.state = RowState::Skipped;
    row.left_because = fromName<FallbackReason>(kFallbackReasonNames, text(event, QLatin1String("reason")));
    row.left_for = fromName<FallbackKind>(kFallbackKindNames, text(event, QLatin1String("kind"))).value_or(FallbackKind::Model);
    const QJsonValue to = event.value(QLatin1String("to"));
    row.left_to = to.isDouble() ? QString::number(to.toInteger()) : to.toString();
}

void WaterfallRows::finish(const QJsonObject& event, qint64 t)
{
    m_finished = t;
    const bool cancelled = text(event, QLatin1String("outcome")) == QLatin1String("cancelled");
    for (WaterfallRow& row : m_rows) {
        if (row.start && !row.end)
            row.end = t;
        if (row.state == RowState::Running || row.state == RowState::Waiting)
            row.state = cancelled ? RowState::Cancelled : row.start ? RowState::Failed : RowState::Skipped;
    }
}

void WaterfallRows::setDue(std::optional<qint64> due)
{
    if (WaterfallWait* wait = runningWait(); wait && due)
        wait->due = due;
}

qint64 WaterfallRows::horizon(qint64 now) const
{
    if (m_finished)
        return *m_finished;
    const WaterfallWait* wait = openWait();
    return wait ? wait->end(now) : now;
}

const WaterfallWait* WaterfallRows::openWait() const
{
    if (m_rows.empty())
        return nullptr;
    const WaterfallRow& row = m_rows.back();
    if (row.after && row.after->open())
        return &*row.after;
    if (row.before && row.before->open())
        return &*row.before;
    return nullptr;
}

WaterfallWait* WaterfallRows::runningWait()
{
    return const_cast<WaterfallWait*>(std::as_const(*this).openWait());
}

void WaterfallRows::closeWait(qint64 t)
{
    if (WaterfallWait* wait = runningWait())
        wait->to = t;
}

WaterfallRow& WaterfallRows::rowFor(const QString& model)
{
    const bool reusable = !m_rows.empty() && m_rows.back().model == model && !m_rows.back().start
        && !m_rows.back().left_because;
    if (!reusable) {
        WaterfallRow row;
        row.model = model;
        m_rows.push_back(std::move(row));
    }
    return m_rows.back();
}

} // namespace plimsoll
