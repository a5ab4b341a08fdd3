// Where the built-in sandbox is for a command: the one that was named, the desktop's, else one of the command's own.
#pragma once

#include "core/config/config.h"
#include "core/sandbox/sandbox_thread.h"

#include <QObject>
#include <QUrl>

#include <memory>
#include <string>

namespace plimsoll {

class SandboxLink : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    /// Whether the model stands on the built-in sandbox.
    static bool stands(const Config& config, const QString& model);

    /// What is wrong with an address that a person gave; empty when it is good.
    static std::string urlProblem(const std::string& text);

    /// ready() follows, also when none is `needed` (with an empty URL), or failed().
    void open(const QString& named, bool needed, const SandboxSettings& settings);

Q_SIGNALS:
    void ready(const QUrl& url);
    void failed(const QString& why);

private:
    std::unique_ptr<SandboxThread> m_own;
};

} // namespace plimsoll
