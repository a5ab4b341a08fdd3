// Who changed what in the configuration, kept beside its file (mode 0600), so that any process can show the last
// changes and take them back, also after a restart. Written under the same lock as the file.
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QDateTime>
#include <QJsonObject>
#include <QList>
#include <QString>

#include <optional>

namespace plimsoll {

/// One step that can be undone. `forward` and `backward` are partial configurations.
struct ConfigChange
{
    QString who; ///< "settings", "plimsollctl", "tuner", "import", or "file" for somebody's editor
    QDateTime when;
    QJsonObject forward;
    QJsonObject backward;

    bool operator==(const ConfigChange&) const = default;
};

struct ChangeJournal
{
    static constexpr int kSteps = 50;

    QList<ConfigChange> done;   ///< oldest first, at most kSteps
    QList<ConfigChange> undone; ///< the one that was undone last is the last
    QByteArray result;          ///< SHA-256 of the file after the last step: whether the journal knows of its latest change
    /// The object in that file: what was there before an edit that the journal does not know of. Nothing where an older
    /// Plimsoll wrote it.
    std::optional<QJsonObject> content;

    static QString pathFor(const QString& config_path) { return config_path + QStringLiteral(".changes"); }
    static QByteArray digest(const QByteArray& file);

    void add(ConfigChange change);
    /// Empty if there is none, or none that can be read: it is a convenience, the configuration stands without it.
    static ChangeJournal read(const QString& path);
    /// An error in words; empty when written.
    QString write(const QString& path) const;
};

} // namespace plimsoll
