#include "core/wire/inspect.h"

#include "core/policy/classification.h"
#include "core/policy/retry_options.h"
#include "core/policy/retry_policy.h"
#include "core/wire/limit_message.h"
#include "core/wire/provider_guess.h"
#include "core/wire/rate_limit_headers.h"
#include "core/wire/reply_body.h"
#include "core/wire/retry_after.h"
#include "core/wire/window_set.h"

#include <algorithm>
#include <cmath>

namespace plimsoll {

namespace {

constexpr std::int64_t kLongSpan = 18000; ///< s; from here on a window is one of usage, not of rate

/// The headers that are looked at one by one, found in one pass.
struct PlainHeaders
{
    std::optional<std::int64_t> retry_after_ms;
    QList<QByteArray> retry_after;
    std::optional<WallMs> date;
    std::optional<bool> should_retry;
    bool out_of_credits = false;
    QByteArray request_id, x_request_id, apim_request_id;
};

PlainHeaders readPlain(const HeaderList& headers, const HeaderNames& names)
{
    PlainHeaders out;
    const auto first = [](QByteArray& slot, const QByteArray& value) {
        if (slot.isEmpty())
            slot = value.trimmed();
    };
    for (qsizetype i = 0; i < headers.size(); ++i) {
        const std::string_view name = names[i];
        const QByteArray& value = headers[i].second;
        if (name == "retry-after-ms") {
            const auto ms = readRetryAfterMs(value);
            if (ms && (!out.retry_after_ms || *ms > *out.retry_after_ms))
                out.retry_after_ms = ms;
        } else if (name == "retry-after") {
            out.retry_after.append(value);
        } else if (name == "date") {
            if (!out.date)
                out.date = parseHttpDate(value);
        } else if (name == "x-should-retry") {
            const QByteArray word = firstOfList(value).toByteArray().toLower();
            if (!out.should_retry && (word == "true" || word == "false"))
                out.should_retry = word == "true";
        } else if (name == "anthropic-ratelimit-unified-overage-disabled-reason") {
            const QByteArray word = firstOfList(value).toByteArray().toLower();
            out.out_of_credits |= word == "out_of_credits" || word == "org_spend_cap_reached";
        } else if (name == "request-id") {
            first(out.request_id, value);
        } else if (name == "x-request-id") {
            first(out.x_request_id, value);
        } else if (name == "apim-request-id") {
            first(out.apim_request_id, value);
        }
    }
    return out;
}

/// Windows of headers that the body repeats; those that came as headers keep their own figures.
void addRepeatedHeaders(const HeaderList& headers, const QString& provider, WallMs now, LimitWindows& windows)
{
    for (LimitWindow& window : readRateLimitHeaders(headers, HeaderNames(headers), provider, now)) {
        const bool known = std::any_of(windows.begin(), windows.end(), [&](const LimitWindow& w) {
            return w.name == window.name && w.scope == window.scope && w.span_s == window.span_s;
        });
        if (known)
            continue;
        window.source = LimitWindow::Source::Body;
        windows.push_back(std::move(window));
    }
}

/// Windows that only the body or the message tells.
void addBodyWindows(const ErrorBody& error, const LimitMessage& message, WallMs now, WallMs reference, LimitWindows& windows)
{
    const auto find = [&](const QString& name, const QString& scope, std::optional<std::int64_t> span) {
        return std::find_if(windows.begin(), windows.end(), [&](const LimitWindow& w) {
            return w.name == name && w.scope == scope && w.span_s == span;
        });
    };
    const double delay = error.delay_ms ? *error.delay_ms : message.delay_ms.value_or(-1);
    const auto wait = [&](LimitWindow& window, double ms) {
        if (!(ms >= 0 && ms < 1e14))
            return; // not said, or nonsense
        window.resets_in_ms = static_cast<std::int64_t>(std::ceil(ms - 1e-6));
        window.resets_at = now + *window.resets_in_ms;
    };
    for (const ErrorBody::Violation& violation : error.violations) {
        if (const auto known = find(violation.name, QString(), violation.span_s); known != windows.end()) {
            known->said = LimitWindow::Status::Rejected;
            continue;
        }
        LimitWindow window;
        window.name = violation.name;
        window.unit = violation.name == QLatin1String("requests") ? LimitWindow::Unit::Requests : LimitWindow::Unit::Tokens;
        window.limit = violation.limit;
        window.remaining = 0;
        window.span_s = violation.span_s;
        window.said = LimitWindow::Status::Rejected;
        window.source = LimitWindow::Source::Body;
        if (violation.span_s == 86400)
            window.resets_at = nextPacificMidnight(reference); // its retryDelay is of no use
        else
            wait(window, delay);
        windows.push_back(std::move(window));
    }
    if (!message.figures)
        return;
    const LimitMessage::Figures& figures = *message.figures;
    auto window = find(figures.name, figures.scope, figures.span_s);
    if (window == windows.end()) {
        LimitWindow made;
        made.name = figures.name;
        made.scope = figures.scope;
        made.span_s = figures.span_s;
        made.unit = figures.name == QLatin1String("requests") ? LimitWindow::Unit::Requests : LimitWindow::Unit::Tokens;
        made.source = LimitWindow::Source::Message;
        window = windows.insert(windows.end(), std::move(made));
    }
    window->said = LimitWindow::Status::Rejected;
    if (!window->limit)
        window->limit = figures.limit;
    if (!window->remaining && figures.used)
        window->remaining = std::max(0.0, figures.limit - *figures.used);
    if (!window->resets_at && message.delay_ms)
        wait(*window, *message.delay_ms);
}

void settleStatuses(LimitWindows& windows, int status)
{
    for (LimitWindow& window : windows)
        window.status = window.said ? *window.said
                        : status == 429 && window.remaining == 0.0 ? LimitWindow::Status::Rejected
                                                                   : LimitWindow::Status::Ok;
}

/// How long until the window resets, for the server's own clock.
std::optional<std::int64_t> waitFor(const LimitWindow& window, WallMs reference)
{
    if (window.resets_in_ms)
        return validHint(static_cast<double>(*window.resets_in_ms));
    if (window.resets_at)
        return validHint(static_cast<double>(*window.resets_at - reference));
    return std::nullopt;
}

template <class Counts>
std::optional<std::int64_t> latestReset(const LimitWindows& windows, WallMs reference, Counts&& counts)
{
    std::optional<std::int64_t> latest;
    for (const LimitWindow& window : windows)
        if (counts(window))
            if (const auto wait = waitFor(window, reference); wait && (!latest || *wait > *latest))
                latest = wait;
    return latest;
}

bool isRejected(const LimitWindow& window) { return window.status == LimitWindow::Status::Rejected; }
bool isLong(const LimitWindow& window)
{
    return window.name != QLatin1String("overage") && window.span_s && *window.span_s >= kLongSpan;
}

struct Hint
{
    std::optional<std::int64_t> ms;
    HintSource source = HintSource::None;
};

/// What the reply holds that may become a hint.
struct HintFacts
{
    int status;
    const PlainHeaders& headers;
    RetryAfter retry_after;
    const ErrorBody& error;
    const LimitMessage& message;
    const LimitWindows& windows;
    WallMs reference; ///< the response's own Date, or now
};

/// policies 3.1
Hint plainHint(const HintFacts& f)
{
    if (f.headers.retry_after_ms)
        return {f.headers.retry_after_ms, HintSource::RetryAfterMs};
    if (f.retry_after.any_ms)
        return {f.retry_after.any_ms, HintSource::RetryAfter};
    if (f.error.delay_ms)
        if (const auto ms = validHint(*f.error.delay_ms))
            return {ms, HintSource::Body};
    if (f.error.resets_at)
        if (const auto ms = validHint(static_cast<double>(*f.error.resets_at - f.reference)))
            return {ms, HintSource::Body};
    if (f.message.delay_ms)
        if (const auto ms = validHint(*f.message.delay_ms))
            return {ms, HintSource::Body};
    if (f.status == 429) {
        // A window that is used up but that the server calls allowed is not what refused.
        const auto ms = latestReset(f.windows, f.reference,
                                    [](const LimitWindow& w) { return w.remaining == 0.0 && isRejected(w); });
        if (ms)
            return {ms, HintSource::Reset};
    }
    return {};
}

/// quota_exhausted: only a date counts.
Hint dateHint(const HintFacts& f)
{
    if (f.retry_after.date_ms)
        return {f.retry_after.date_ms, HintSource::RetryAfter};
    const auto reset = latestReset(f.windows, f.reference, [](const LimitWindow& w) {
        return isRejected(w) && w.source == LimitWindow::Source::Header && !w.resets_in_ms;
    });
    if (reset)
        return {reset, HintSource::Reset};
    if (f.message.access_date)
        if (const auto ms = validHint(static_cast<double>(*f.message.access_date - f.reference)))
            return {ms, HintSource::Body};
    return {};
}

Hint hintFor(FailureClass failure, const HintFacts& f)
{
    if (failure == FailureClass::Ok)
        return {};
    if (failure == FailureClass::QuotaExhausted)
        return dateHint(f);
    if (failure == FailureClass::UsageWindow) {
        const auto reset =
            latestReset(f.windows, f.reference, [](const LimitWindow& w) { return isRejected(w) && isLong(w); });
        if (reset)
            return {reset, HintSource::Reset};
    }
    return plainHint(f);
}

/// The class of the body's own words: codes first; the message where they say nothing or only "some limit".
std::optional<FailureClass> bodyClass(const ErrorBody& error, const LimitMessage& message, int status)
{
    const bool some_limit = error.code_class == FailureClass::RateLimit && !error.in_flight_budget;
    if (error.code_class && !some_limit)
        return error.code_class;
    if (message.failure && (!some_limit || message.failure != FailureClass::ContextLength))
        if (status < 500)
            return message.failure;
    return error.code_class;
}

FailureClass classOf(const ReplyBody& body, const ErrorBody& error, const LimitMessage& message, ReplyFacts facts)
{
    if (body.error() || facts.status >= 400) {
        facts.body = bodyClass(error, message, facts.status);
        if (!facts.body && facts.status >= 200 && facts.status < 300)
            // An error in a 200 that names no class: no status to go by either.
            facts.body = error.invalid_request ? FailureClass::InvalidRequest : FailureClass::ServerError;
        return classify(facts);
    }
    if (facts.status < 200 || facts.status >= 300)
        return classify(facts);
    if (body.empty())
        return FailureClass::Ok;
    if (body.isStream())
        return body.terminal() ? FailureClass::Ok : FailureClass::StreamBroken;
    return body.completion() ? FailureClass::Ok : FailureClass::Malformed;
}

void addSpendWindow(const Inspection& seen, const LimitMessage& message, LimitWindows& windows)
{
    const bool dated_elsewhere = seen.hint_source != HintSource::None && seen.hint_source != HintSource::Body;
    if (seen.failure != FailureClass::QuotaExhausted || !message.access_date || dated_elsewhere)
        return;
    LimitWindow spend;
    spend.name = QStringLiteral("spend");
    spend.unit = LimitWindow::Unit::Usd;
    spend.remaining = 0;
    spend.resets_at = message.access_date;
    spend.status = LimitWindow::Status::Rejected;
    spend.said = spend.status;
    spend.source = LimitWindow::Source::Message;
    windows.push_back(std::move(spend));
}

} // namespace

Inspection inspectReply(int status, const HeaderList& headers, const ReplyBody& body, const QString& provider, WallMs now)
{
    const HeaderNames names(headers);
    const PlainHeaders plain = readPlain(headers, names);
    static const ErrorBody kNoError;
    const ErrorBody& error = body.error() ? *body.error() : kNoError;
    const LimitMessage message = readMessage(error.message.toUtf8());
    const WallMs reference = plain.date.value_or(now);
    const bool success = status >= 200 && status < 300;
    const int effective = success && body.error() && error.code_number >= 300 ? error.code_number : status;

    Inspection out;
    out.status = status;
    out.provider = provider.isEmpty() ? guessProvider(names, body.shape()) : provider;
    out.windows = readRateLimitHeaders(headers, names, out.provider, now);
    if (body.error()) {
        if (!error.limit_headers.isEmpty())
            addRepeatedHeaders(error.limit_headers, out.provider, now, out.windows);
        addBodyWindows(error, message, now, reference, out.windows);
    }
    settleStatuses(out.windows, effective);

    ReplyFacts facts;
    facts.status = effective;
    facts.long_window_rejected = std::any_of(out.windows.begin(), out.windows.end(),
                                             [](const LimitWindow& w) { return isRejected(w) && isLong(w); });
    facts.out_of_credits = plain.out_of_credits
                           && std::none_of(out.windows.begin(), out.windows.end(), [](const LimitWindow& w) {
                                  return isRejected(w) && w.name != QLatin1String("overage");
                              });
    out.failure = classOf(body, error, message, facts);

    HintFacts hints{effective, plain, {}, error, message, out.windows, reference};
    for (const QByteArray& line : plain.retry_after)
        hints.retry_after.read(line, reference);
    const Hint hint = hintFor(out.failure, hints);
    out.hint_ms = hint.ms;
    out.hint_source = hint.source;
    if (hint.ms)
        out.retry_at = now + *hint.ms;
    addSpendWindow(out, message, out.windows);

    out.should_retry = plain.should_retry;
    out.error_in_success = success && out.failure != FailureClass::Ok;
    out.status_exempt = error.in_flight_budget;
    // A stream that broke before any content follows the rules of a failed reply (policies 8).
    out.retryable = out.failure == FailureClass::StreamBroken
                        ? !body.content()
                        : retryAllowed({out.failure, status, out.error_in_success, out.status_exempt, out.should_retry},
                                       kDefaultRetryStatuses);
    for (const QByteArray& id : {plain.request_id, plain.x_request_id, plain.apim_request_id})
        if (out.request_id.isEmpty())
            out.request_id = QString::fromUtf8(id);
    if (out.request_id.isEmpty())
        out.request_id = body.requestId();
    out.usage = body.usage();
    out.no_body = body.empty();
    out.content = body.content();
    out.complete = out.failure == FailureClass::Ok && !body.truncated() && !body.empty();
    out.text = body.text();
    out.message = error.message;
    return out;
}

Inspection inspectReply(int status, const HeaderList& headers, const QByteArray& bytes, const QString& provider, WallMs now)
{
    ReplyBody body(std::nullopt, status >= 400);
    body.feed(bytes);
    body.finish();
    return inspectReply(status, headers, body, provider, now);
}

} // namespace plimsoll
