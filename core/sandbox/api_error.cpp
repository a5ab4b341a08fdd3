#include "core/sandbox/api_error.h"

namespace plimsoll {

namespace {

QString anthropicType(int status)
{
    switch (status) {
    case 401: return QStringLiteral("authentication_error");
    case 402: return QStringLiteral("billing_error");
    case 403: return QStringLiteral("permission_error");
    case 404: return QStringLiteral("not_found_error");
    case 409: return QStringLiteral("conflict_error");
    case 413: return QStringLiteral("request_too_large");
    case 429: return QStringLiteral("rate_limit_error");
    case 504: return QStringLiteral("timeout_error");
    case 503:
    case 529: return QStringLiteral("overloaded_error");
    default: return status < 500 ? QStringLiteral("invalid_request_error") : QStringLiteral("api_error");
    }
}

QString openAiType(int status)
{
    switch (status) {
    case 401: return QStringLiteral("authentication_error");
    case 403: return QStringLiteral("permission_error");
    case 429: return QStringLiteral("requests");
    case 503:
    case 529: return QStringLiteral("service_unavailable_error");
    default: return status < 500 ? QStringLiteral("invalid_request_error") : QStringLiteral("server_error");
    }
}

} // namespace

ApiError usualError(int status)
{
    ApiError error{status, {}, {}, {}, {}};
    switch (status) {
    case 401:
        error.message = QStringLiteral("Incorrect API key provided.");
        error.code = QStringLiteral("invalid_api_key");
        break;
    case 402:
        error.message = QStringLiteral("Your credit balance is too low.");
        error.code = QStringLiteral("insufficient_quota");
        break;
    case 429:
        error.message = QStringLiteral("Rate limit reached: the sandbox was told to say so.");
        error.code = QStringLiteral("rate_limit_exceeded");
        break;
    case 503:
    case 529:
        error.message = QStringLiteral("Overloaded");
        error.code = QStringLiteral("server_is_overloaded");
        break;
    case 504:
        error.message = QStringLiteral("The request timed out.");
        break;
    default:
        error.message = status < 500 ? QStringLiteral("The request was refused: the sandbox was told to.")
                                     : QStringLiteral("Internal server error");
    }
    return error;
}

QJsonObject errorBody(SandboxDialect dialect, const ApiError& e, const QByteArray& requestId)
{
    if (dialect == SandboxDialect::Anthropic)
        return {{QStringLiteral("type"), QStringLiteral("error")},
                {QStringLiteral("error"), QJsonObject{{QStringLiteral("type"), anthropicType(e.status)},
                                                      {QStringLiteral("message"), e.message}}},
                {QStringLiteral("request_id"), QString::fromLatin1(requestId)}};
    const auto orNull = [](const QString& s) { return s.isEmpty() ? QJsonValue() : QJsonValue(s); };
    return {{QStringLiteral("error"), QJsonObject{{QStringLiteral("message"), e.message},
                                                  {QStringLiteral("type"), e.type.isEmpty() ? openAiType(e.status) : e.type},
                                                  {QStringLiteral("param"), orNull(e.param)},
                                                  {QStringLiteral("code"), orNull(e.code)}}}};
}

} // namespace plimsoll
