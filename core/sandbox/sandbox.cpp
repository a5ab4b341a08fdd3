#include "core/sandbox/sandbox.h"

#include "core/sandbox/sandbox_api.h"

#include <algorithm>
#include <cmath>

namespace plimsoll {

namespace {
double validSpeed(double speed) { return std::isfinite(speed) ? std::clamp(speed, 0.01, 10'000.0) : 1.0; }
} // namespace

struct Sandbox::Private
{
    Private(SandboxOptions options, QObject* parent)
        : api(std::move(options)), server([this](HttpExchange& e) { api.handle(e); }, {}, parent)
    {
    }

    SandboxApi api;
    HttpServer server; ///< after the api: its replies settle with the api when they are dropped
    QString error;
};

Sandbox::Sandbox(SandboxOptions options, QObject* parent) : QObject(parent)
{
    options.speed = validSpeed(options.speed);
    d = std::make_unique<Private>(std::move(options), this); // a child, so that it moves to our thread with us
}

Sandbox::~Sandbox() = default;

bool Sandbox::listen(quint16 port)
{
    const Result<quint16> got = d->server.listen(port);
    d->error = got ? QString() : QString::fromStdString(got.error().what);
    return bool(got);
}

QString Sandbox::errorString() const { return d->error; }
quint16 Sandbox::port() const { return d->server.port(); }

QString Sandbox::baseUrl() const
{
    return port() ? QStringLiteral("http://127.0.0.1:%1/v1").arg(port()) : QString();
}

Result<int> Sandbox::addFaults(const QStringList& specs)
{
    Result<QList<Fault>> faults = parseFaults(specs);
    if (!faults)
        return faults.error();
    d->api.addFaults(*faults);
    return d->api.pendingFaults();
}

void Sandbox::clearFaults() { d->api.clearFaults(); }
void Sandbox::setSpeed(double speed) { d->api.clock().setSpeed(validSpeed(speed)); }

} // namespace plimsoll
