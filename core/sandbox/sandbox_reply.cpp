#include "core/sandbox/sandbox_reply.h"

#include "core/sandbox/rate_headers.h"

#include <QDateTime>
#include <QJsonDocument>

#include <cmath>

namespace plimsoll {

namespace {

constexpr double kFirstTokenShare = 0.35; // of the whole latency
constexpr double kShortestTickMs = 15;    // faster models send several tokens in one piece
constexpr double kDripMs = 1000;
constexpr int kBreakAfter = 3;
constexpr qsizetype kBytesPerToken = 6;

const QByteArray kJson = "application/json";

} // namespace

SandboxReply::SandboxReply(HttpExchange& exchange, SandboxRequest request, ReplyPlan plan)
    : QObject(&exchange), m_exchange(exchange), m_request(std::move(request)), m_plan(std::move(plan)),
      m_format(m_request, m_plan.messageId, QDateTime::currentSecsSinceEpoch(), static_cast<int>(m_plan.tokens.size()),
               m_plan.truncated)
{
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        if (m_step)
            (this->*m_step)();
    });
    connect(&m_exchange, &HttpExchange::drained, this, &SandboxReply::resume);
    connect(&m_exchange, &HttpExchange::closed, &m_timer, &QTimer::stop);
}

SandboxReply::~SandboxReply()
{
    m_plan.settle(m_sent, m_served);
}

void SandboxReply::after(double ms, void (SandboxReply::*step)())
{
    m_step = step;
    m_timer.setSingleShot(true);
    m_timer.start(static_cast<int>(std::min(std::ceil(ms), 2e9)));
}

int SandboxReply::breakPoint() const
{
    return static_cast<int>(m_plan.fault->arg.value_or(kBreakAfter));
}

void SandboxReply::start()
{
    if (m_plan.timeoutMs >= 0)
        return after(m_plan.timeoutMs, &SandboxReply::timedOut);
    if (m_plan.fault && m_plan.fault->kind <= Fault::Kind::Reset)
        return startFault();
    if (m_request.stream)
        return after(m_plan.latencyMs * kFirstTokenShare, &SandboxReply::beginStream);
    if (has(Fault::Kind::Slow))
        return after(m_plan.latencyMs * kFirstTokenShare, &SandboxReply::beginDrip);
    after(m_plan.latencyMs, &SandboxReply::answerWhole);
}

void SandboxReply::startFault()
{
    const Fault& fault = *m_plan.fault;
    switch (fault.kind) {
    case Fault::Kind::Status: {
        HttpHeaders headers;
        if (fault.arg) // as told, also if it is not whole: a client has to read that too
            headers.append({"retry-after", QByteArray::number(*fault.arg, 'g', 12)});
        return answerError(usualError(fault.status), headers);
    }
    case Fault::Kind::Hang:
        if (fault.arg)
            after(*fault.arg * 1000, &SandboxReply::cutNow);
        return;
    default:
        m_exchange.reset();
    }
}

void SandboxReply::cutNow() { m_exchange.cut(); }
void SandboxReply::timedOut() { answerError(usualError(504)); }

void SandboxReply::answerError(const ApiError& error, HttpHeaders headers)
{
    headers = HttpHeaders{{"Content-Type", kJson}} + m_plan.headers + headers;
    const QJsonObject body = errorBody(m_request.dialect, error, m_plan.requestId);
    m_exchange.respond(error.status, headers, QJsonDocument(body).toJson(QJsonDocument::Compact));
}

QByteArray SandboxReply::wholeBody() const { return m_format.whole(m_plan.tokens.join(QString())); }

void SandboxReply::answerWhole()
{
    m_served = true;
    const HttpHeaders headers = HttpHeaders{{"Content-Type", kJson}} + m_plan.headers;
    if (has(Fault::Kind::Error)) {
        m_exchange.respond(200, headers, m_format.failure(usualError(529), m_plan.requestId).data);
        return;
    }
    m_sent = static_cast<int>(m_plan.tokens.size());
    const QByteArray body = wholeBody();
    if (has(Fault::Kind::Cut)) {
        m_exchange.begin(200, headers, body.size());
        m_exchange.write(body.left(std::min(body.size() - 1, breakPoint() * kBytesPerToken)));
        m_exchange.cut();
        return;
    }
    m_exchange.respond(200, headers, body);
}

void SandboxReply::beginDrip()
{
    m_served = true;
    m_dripping = wholeBody();
    m_exchange.begin(200, HttpHeaders{{"Content-Type", kJson}} + m_plan.headers, m_dripping.size());
    tick();
}

void SandboxReply::beginStream()
{
    m_served = true;
    m_exchange.begin(200, HttpHeaders{{"Content-Type", "text/event-stream; charset=utf-8"}, {"Cache-Control", "no-cache"}}
                              + m_plan.headers);
    for (const ServerEvent& event : m_format.opening())
        m_exchange.writeEvent(event.name, event.data);
    if (!has(Fault::Kind::Slow)) {
        const double perToken = m_plan.latencyMs * (1 - kFirstTokenShare) / static_cast<double>(m_plan.tokens.size() + 1);
        m_perTick = perToken >= kShortestTickMs ? 1 : static_cast<int>(std::ceil(kShortestTickMs / std::max(perToken, 0.01)));
    }
    tick();
}

/// One piece, then the next tick: after its share of the latency, or when a slow reader has caught up.
void SandboxReply::tick()
{
    const bool breaks = m_request.stream && (has(Fault::Kind::Cut) || has(Fault::Kind::Error));
    const auto total = static_cast<int>(m_plan.tokens.size());
    const int until = breaks ? std::min(breakPoint(), total) : total;
    bool more = true;
    if (!m_request.stream) {
        m_blocked = !m_exchange.write(m_dripping.left(kBytesPerToken));
        m_dripping.remove(0, kBytesPerToken);
        more = !m_dripping.isEmpty();
        m_sent = std::min(m_sent + 1, total);
    } else if (m_sent < until) {
        const int next = std::min(m_sent + m_perTick, until);
        const ServerEvent event = m_format.piece(m_plan.tokens.mid(m_sent, next - m_sent).join(QString()));
        m_blocked = !m_exchange.writeEvent(event.name, event.data);
        m_sent = next;
    } else {
        more = false;
    }
    if (!more)
        return breaks ? failStream() : finishStream();
    if (!m_blocked)
        resume();
}

void SandboxReply::resume()
{
    m_blocked = false;
    const double perToken = m_plan.latencyMs * (1 - kFirstTokenShare) / static_cast<double>(m_plan.tokens.size() + 1);
    after(has(Fault::Kind::Slow) ? m_plan.fault->arg.value_or(kDripMs) : perToken * m_perTick, &SandboxReply::tick);
}

void SandboxReply::failStream()
{
    if (has(Fault::Kind::Cut))
        return m_exchange.cut();
    const ServerEvent event = m_format.failure(usualError(529), m_plan.requestId);
    m_exchange.writeEvent(event.name, event.data);
    m_exchange.end();
}

void SandboxReply::finishStream()
{
    if (m_request.stream)
        for (const ServerEvent& event : m_format.closing())
            m_exchange.writeEvent(event.name, event.data);
    m_exchange.end();
}

} // namespace plimsoll
