// What every command says of a configuration file that is not valid, before it ends with kExitUsage.
#pragma once

#include "core/config/config_file.h"

#include <QObject>
#include <QString>

namespace plimsoll {

/// "PATH: /pointer: reason"; "PATH: reason" for what stands in the way of reading the file at all.
QString configProblem(const QString& path, const Error& error);

/// True if the file is not valid: then each of its faults is told, one a line, on standard error.
bool refusesConfig(const ConfigService& config);

/// While a command runs: one line on standard error when a change of the file is refused, again only for another
/// problem, and one when the file is in force again.
class ConfigProblemTeller : public QObject
{
    Q_OBJECT
public:
    explicit ConfigProblemTeller(const ConfigService& config);

private:
    void refused(const QList<Error>& errors);
    void taken();

    const ConfigService& m_config;
    QString m_told; ///< the problem that stands; empty: none
};

} // namespace plimsoll
