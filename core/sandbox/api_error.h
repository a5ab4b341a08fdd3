// An error in the words of a dialect: OpenAI's {"error": {...}} or Anthropic's {"type": "error", ...}.
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>

namespace plimsoll {

enum class SandboxDialect { OpenAi, Anthropic };

struct ApiError
{
    int status = 500;
    QString message;
    QString code;  ///< OpenAI's error.code; empty: null
    QString param; ///< OpenAI's error.param
    QString type;  ///< OpenAI's error.type or, empty, the one that goes with the status
};

/// The error of a status as the providers word it.
ApiError usualError(int status);
QJsonObject errorBody(SandboxDialect dialect, const ApiError& error, const QByteArray& requestId);

} // namespace plimsoll
