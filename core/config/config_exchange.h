// The configuration on its way to another computer: a file that says what differs from the shipped configuration and
// never holds a secret, and what taking such a file over would change.
#pragma once

#include "core/base/result.h"
#include "core/config/config.h"

#include <QByteArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QList>
#include <QStringList>

namespace plimsoll {

/// Who made a change that came out of such a file (ConfigChange::who).
inline constexpr QLatin1String kImported{"import"};

struct ConfigExport
{
    QByteArray bytes;     ///< JSON that config check, and an import, understand
    QStringList withheld; ///< JSON Pointers of what may be a secret and is not in it
};
/// Keys are never part of a configuration. What a person may have put into it against that is left out: a name and a
/// password in an address, and literal values of headers and parameters that are called, or look, like a credential.
ConfigExport exportConfig(const Config& config);

/// One setting before and after: a place that findKnob() knows, or a named entry that comes or goes as a whole.
struct KnobChange
{
    QString pointer;
    QJsonValue before; ///< undefined: the entry was not there
    QJsonValue after;  ///< undefined: the entry is no longer there
    bool operator==(const KnobChange&) const = default;
};
/// In the order of difference(). A new entry is told by its settings that are not the bracketed defaults.
QList<KnobChange> knobChanges(const Config& from, const Config& to);

struct ConfigImport
{
    QList<Error> errors;       ///< why it cannot be taken; then the rest is empty
    QJsonObject change;        ///< for ConfigService::apply
    QList<KnobChange> changes; ///< none: the configuration already is so
};
/// The configuration becomes what the file says over the shipped one: what the file does not name goes back to what
/// ships.
ConfigImport planImport(const QByteArray& file, const Config& now);

} // namespace plimsoll
