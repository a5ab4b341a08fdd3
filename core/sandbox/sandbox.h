// The built-in provider: a real HTTP server on loopback that speaks the OpenAI and the Anthropic dialect, streams,
// enforces its own limits, sends true rate-limit headers and fails as told (docs/sandbox.md). No key is needed.
// Lives in one thread, which may be its own: move it there before listen(), and call everything else there too.
//
//   POST /v1/chat/completions · POST /v1/messages · POST /v1/messages/count_tokens · GET /v1/models · HEAD / · /api/hello
//   GET /sandbox/state · POST /sandbox/faults {"faults": ["429:2x2"]} · DELETE /sandbox/faults
#pragma once

#include "core/http/server.h"
#include "core/sandbox/sandbox_options.h"

#include <memory>

namespace plimsoll {

class Sandbox : public QObject
{
    Q_OBJECT
public:
    explicit Sandbox(SandboxOptions options = {}, QObject* parent = nullptr);
    ~Sandbox() override;

    /// False: errorString() says why. Port 0: any free one.
    bool listen(quint16 port = 0);
    QString errorString() const;
    quint16 port() const;
    QString baseUrl() const; ///< http://127.0.0.1:PORT/v1, empty before listen()

    /// Appends faults, all or none; the result is how many are pending now.
    Result<int> addFaults(const QStringList& specs);
    void clearFaults();
    /// The dial, while running: levels are kept, replies under way keep their pace.
    void setSpeed(double speed);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace plimsoll
