#include "core/live/provider_test_words.h"

#include "core/telemetry/format.h"

#include <QCoreApplication>

namespace plimsoll {

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(plimsoll::ProviderTest)
};

QString noAnswer(const HttpEnd& end, const QUrl& url)
{
    const QString host = url.port() > 0 ? QStringLiteral("%1:%2").arg(url.host()).arg(url.port()) : url.host();
    switch (end.cause == HttpEnd::Cause::Failed ? end.network : NetworkError::None) {
    case NetworkError::Dns:
        return Words::tr("the name %1 is not known. Check the base URL and the connection.").arg(url.host());
    case NetworkError::Refused:
        return Words::tr("nothing takes connections at %1. Check the base URL, and whether the server runs.").arg(host);
    case NetworkError::Tls:
        return Words::tr("no trusted TLS connection to %1. %2.").arg(host, end.words);
    case NetworkError::Reset:
        return Words::tr("%1 closed the connection without an HTTP answer (%2). Check the base URL: http or https?").arg(host, end.words);
    case NetworkError::Timeout:
    case NetworkError::None:
        break;
    }
    return Words::tr("%1. Check the base URL, the proxy and the connection.").arg(end.words);
}

QString later(const Inspection& seen)
{
    return seen.hint_ms ? Words::tr("Try again in %1.").arg(formatDuration(Duration(*seen.hint_ms))) : Words::tr("Try again later.");
}

QString refusal(const ProviderTestResult& result, const QString& provider)
{
    const Inspection& seen = result.seen;
    const int status = seen.status;
    if (!result.redirect.isEmpty())
        return Words::tr("It points elsewhere (%1): to %2. Redirects are not followed, for the key would go along; set the "
                         "base URL to where it really is.").arg(status).arg(result.redirect);
    switch (seen.failure) {
    case FailureClass::Authentication:
        return result.key_sent ? Words::tr("The provider refused the key (%1). Enter a valid key for %2.").arg(status).arg(provider)
                               : Words::tr("The provider wants a key (%1), and none is sent to it: check `auth` and `key` of %2.").arg(status).arg(provider);
    case FailureClass::Permission:
        return Words::tr("The provider forbids it (%1). Allow it for this key in the provider's console.").arg(status);
    case FailureClass::NotFound:
        return Words::tr("Neither a list of models nor the model asked for is there (%1). Check the base URL, which ends with "
                         "the version as in https://host/v1, the path, and the model's remote name.").arg(status);
    case FailureClass::RateLimit:
    case FailureClass::UsageWindow:
        return Words::tr("It answers, but a rate limit is reached (%1). %2").arg(status).arg(later(seen));
    case FailureClass::QuotaExhausted:
        return Words::tr("It answers, but the account's quota, credit or spend cap is used up (%1). Raise it in the provider's console.").arg(status);
    case FailureClass::Overloaded:
    case FailureClass::ServerError:
    case FailureClass::Timeout:
        return Words::tr("The provider has trouble of its own (%1). %2").arg(status).arg(later(seen));
    case FailureClass::Ok:
    case FailureClass::Malformed:
        return Words::tr("It answers (%1), but not as its dialect does. Check the base URL and the dialect.").arg(status);
    default:
        return Words::tr("The provider did not accept the request (%1).").arg(status);
    }
}

} // namespace

QString providerTestWords(const ProviderTestResult& result, const QString& provider)
{
    const QString time = formatDuration(Duration(result.elapsed_ms));
    switch (result.verdict) {
    case ProviderTestResult::Verdict::Works:
        return Words::tr("Works: %n models offered, answered in %1.", nullptr, int(result.models.size())).arg(time);
    case ProviderTestResult::Verdict::WorksNoList:
        return Words::tr("Works: a call of one token was answered in %1. It has no list of models.").arg(time);
    case ProviderTestResult::Verdict::NoList:
        return Words::tr("It answers, but has no list of models. Add a model of it to the configuration, then test again.");
    case ProviderTestResult::Verdict::NotAList:
        return Words::tr("It answers, but not with a list of models. Check the base URL: it ends with the version, as in https://host/v1.");
    case ProviderTestResult::Verdict::NoAnswer:
        return Words::tr("No answer: %1").arg(noAnswer(result.end, result.url));
    case ProviderTestResult::Verdict::NotSent:
        return result.words;
    case ProviderTestResult::Verdict::Refused:
        break;
    }
    const QString said = result.seen.message.simplified();
    const QString what = refusal(result, provider);
    return said.isEmpty() ? what : what + u' ' + Words::tr("It says: %1").arg(said.left(400));
}

} // namespace plimsoll
