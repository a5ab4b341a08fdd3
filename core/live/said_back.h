// A server may say back what it was sent, in an error's words or a header: the secrets are taken out before anything is
// shown, logged or kept.
#pragma once

#include "core/live/secret.h"
#include "core/wire/reply_headers.h"

#include <QString>

#include <vector>

namespace plimsoll {

class SaidBack
{
public:
    /// One that is too short to be a secret is ignored: taking it out would tear words apart.
    void keepOut(Secret secret);

    QByteArray clean(QByteArray text) const;
    QString clean(const QString& text) const;
    HeaderList clean(HeaderList headers) const;

private:
    std::vector<Secret> m_secrets;
};

} // namespace plimsoll
