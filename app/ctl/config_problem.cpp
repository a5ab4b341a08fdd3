#include "app/ctl/config_problem.h"

#include <cstdio>
#include <utility>

namespace plimsoll {

QString configProblem(const QString& path, const Error& error)
{
    const QString where = QString::fromStdString(error.where);
    const QString what = QString::fromStdString(error.what);
    return where == path ? QStringLiteral("%1: %2").arg(path, what)
                         : QStringLiteral("%1: %2: %3").arg(path, where, what);
}

bool refusesConfig(const ConfigService& config)
{
    for (const Error& error : config.fileErrors())
        std::fprintf(stderr, "%s\n", qUtf8Printable(configProblem(config.path(), error)));
    return !config.fileErrors().isEmpty();
}

ConfigProblemTeller::ConfigProblemTeller(const ConfigService& config) : m_config(config)
{
    connect(&config, &ConfigService::rejected, this, &ConfigProblemTeller::refused);
    connect(&config, &ConfigService::changed, this, &ConfigProblemTeller::taken);
}

void ConfigProblemTeller::refused(const QList<Error>& errors)
{
    if (errors.isEmpty())
        return;
    QString problem = configProblem(m_config.path(), errors.first());
    if (errors.size() > 1)
        problem += QStringLiteral(" (and %1 more)").arg(errors.size() - 1);
    if (problem == std::exchange(m_told, problem))
        return;
    std::fprintf(stderr, "not taken, the settings of before stay in force: %s\n", qUtf8Printable(problem));
}

void ConfigProblemTeller::taken()
{
    if (!std::exchange(m_told, QString()).isEmpty())
        std::fprintf(stderr, "%s: valid again, and in force\n", qUtf8Printable(m_config.path()));
}

} // namespace plimsoll
