// The configuration as a file: written without secrets, and read in two steps, what it would change and then the change.
#pragma once

#include "core/config/config_exchange.h"

#include <QObject>

#include <optional>

namespace plimsoll {

class ConfigService;

class SettingsExchange : public QObject
{
    Q_OBJECT
public:
    /// One setting that an import would change, in words.
    struct Row
    {
        QString place; ///< "Profile online · Waits between attempts"
        QString name;
        QString before;
        QString after;
        bool operator==(const Row&) const = default;
    };

    explicit SettingsExchange(ConfigService& config, QObject* parent = nullptr);

    struct Written
    {
        QString problem;      ///< why it was not written; empty when it was
        QStringList withheld; ///< places of what was left out, for it may be a secret
    };
    Written write(const QString& path) const;

    /// Reads a file and works out what it would change; changes nothing.
    void open(const QString& path);
    void discard();
    /// Makes the change, as one step that can be undone. Nothing: done; else why not.
    std::optional<QString> apply();

    bool opened() const { return !m_path.isEmpty(); }
    const QString& path() const { return m_path; }
    /// Why the file cannot be taken, a line "place: reason" each; empty when it can.
    const QStringList& problems() const { return m_problems; }
    /// None, and no problems: the configuration already is so.
    const QList<Row>& rows() const { return m_rows; }

Q_SIGNALS:
    void changed();

private:
    void plan();

    ConfigService& m_config;
    QString m_path;
    QByteArray m_bytes;
    ConfigImport m_plan;
    QStringList m_problems;
    QList<Row> m_rows;
};

} // namespace plimsoll
