#include "ui/presenters/prompt_words.h"

#include "ui/presenters/prompt_figures.h"

#include <QCoreApplication>
#include <QLocale>

namespace plimsoll::prompt_words {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Failure)
};

} // namespace

QString failureName(FailureClass failure)
{
    switch (failure) {
    case FailureClass::Ok: return Words::tr("answered");
    case FailureClass::RateLimit: return Words::tr("rate limit");
    case FailureClass::UsageWindow: return Words::tr("usage window spent");
    case FailureClass::QuotaExhausted: return Words::tr("quota spent");
    case FailureClass::Overloaded: return Words::tr("overloaded");
    case FailureClass::ServerError: return Words::tr("server error");
    case FailureClass::Timeout: return Words::tr("timeout");
    case FailureClass::Network: return Words::tr("network error");
    case FailureClass::Authentication: return Words::tr("key refused");
    case FailureClass::Permission: return Words::tr("not permitted");
    case FailureClass::NotFound: return Words::tr("unknown model");
    case FailureClass::InvalidRequest: return Words::tr("invalid request");
    case FailureClass::ContextLength: return Words::tr("prompt too long");
    case FailureClass::TooLarge: return Words::tr("request too large");
    case FailureClass::ContentFilter: return Words::tr("content filter");
    case FailureClass::StreamBroken: return Words::tr("stream broken");
    case FailureClass::Malformed: return Words::tr("unreadable answer");
    case FailureClass::Cancelled: return Words::tr("stopped");
    case FailureClass::Deadline: return Words::tr("deadline passed");
    case FailureClass::QueueFull: return Words::tr("queue full");
    case FailureClass::NoModel: return Words::tr("no model ready");
    case FailureClass::LimitImpossible: return Words::tr("larger than the limit");
    }
    return {};
}

QString failureTitle(FailureClass failure)
{
    switch (failure) {
    case FailureClass::Ok: return Words::tr("Answered.");
    case FailureClass::RateLimit: return Words::tr("Every model that may answer is at its rate limit.");
    case FailureClass::UsageWindow: return Words::tr("The account's usage window is spent.");
    case FailureClass::QuotaExhausted: return Words::tr("The account's quota, credit or spend cap is used up.");
    case FailureClass::Overloaded: return Words::tr("The provider is overloaded.");
    case FailureClass::ServerError: return Words::tr("The provider had an error of its own.");
    case FailureClass::Timeout: return Words::tr("The provider did not answer in time.");
    case FailureClass::Network: return Words::tr("The provider could not be reached.");
    case FailureClass::Authentication: return Words::tr("The provider refused the key.");
    case FailureClass::Permission: return Words::tr("This key may not use this model.");
    case FailureClass::NotFound: return Words::tr("The provider does not know this model.");
    case FailureClass::InvalidRequest: return Words::tr("The provider did not accept the request.");
    case FailureClass::ContextLength: return Words::tr("The prompt does not fit the model's context window.");
    case FailureClass::TooLarge: return Words::tr("The request is too large for the provider.");
    case FailureClass::ContentFilter: return Words::tr("The provider's content filter stopped the request.");
    case FailureClass::StreamBroken: return Words::tr("The answer broke off; what had arrived is kept.");
    case FailureClass::Malformed: return Words::tr("The provider's answer could not be read.");
    case FailureClass::Cancelled: return Words::tr("Stopped.");
    case FailureClass::Deadline: return Words::tr("The deadline passed before an answer came.");
    case FailureClass::QueueFull: return Words::tr("The queue is full.");
    case FailureClass::NoModel: return Words::tr("No model is ready: the breakers of all of them are open.");
    case FailureClass::LimitImpossible: return Words::tr("The request is larger than a whole minute's limit.");
    }
    return {};
}

QString failureAdvice(FailureClass failure)
{
    switch (failure) {
    case FailureClass::Ok: return {};
    case FailureClass::RateLimit: return Words::tr("Send again then, or add a model to the profile under Settings → Fallback chains.");
    case FailureClass::UsageWindow: return Words::tr("Wait for the window to reset, or add a model of another provider to the chain.");
    case FailureClass::QuotaExhausted: return Words::tr("Raise the limit in the provider's console, or add a model of another provider to the chain.");
    case FailureClass::Overloaded:
    case FailureClass::ServerError: return Words::tr("Send again later; more attempts are under Settings → Retry.");
    case FailureClass::Timeout: return Words::tr("Send again, or allow more time under Settings → Retry.");
    case FailureClass::Network: return Words::tr("Check the connection and the base URL under Settings → Providers & keys.");
    case FailureClass::Authentication: return Words::tr("Set the key under Settings → Providers & keys and press Test.");
    case FailureClass::Permission: return Words::tr("Choose another model, or allow this one in the provider's console.");
    case FailureClass::NotFound: return Words::tr("Check the model's remote name under Settings → Models & prices.");
    case FailureClass::InvalidRequest: return Words::tr("The provider's own words are below; change the request accordingly.");
    case FailureClass::ContextLength: return Words::tr("Shorten the prompt, ask for fewer tokens, or choose a model with a larger context window.");
    case FailureClass::TooLarge: return Words::tr("Shorten the prompt.");
    case FailureClass::ContentFilter: return Words::tr("Word the prompt differently.");
    case FailureClass::StreamBroken: return Words::tr("Send again for a whole answer; a broken one is never repeated by itself, for its text was already shown.");
    case FailureClass::Malformed: return Words::tr("Check the base URL and the dialect under Settings → Providers & keys.");
    case FailureClass::Cancelled: return Words::tr("What had arrived is kept.");
    case FailureClass::Deadline: return Words::tr("Allow more time under Settings → Retry, or choose a profile with a later deadline.");
    case FailureClass::QueueFull: return Words::tr("Wait until jobs are done.");
    case FailureClass::NoModel: return Words::tr("Wait for the next probe, or close a breaker on the Live page.");
    case FailureClass::LimitImpossible: return Words::tr("Ask for fewer tokens, or raise the limit under Settings → Limits.");
    }
    return {};
}

QString retryTime(const QDateTime& retryAt, const QDateTime& now)
{
    const qint64 ms = now.msecsTo(retryAt);
    if (!retryAt.isValid() || ms <= 0)
        return {};
    if (ms < 3600 * 1000)
        return Words::tr("A model may be ready in %1.").arg(figures::countdown(ms));
    return Words::tr("A model may be ready at %1.").arg(QLocale().toString(retryAt.toLocalTime(), QLocale::ShortFormat));
}

} // namespace plimsoll::prompt_words
