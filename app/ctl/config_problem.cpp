#include "app/ctl/config_problem.h"

#include <cstdio>

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

} // namespace plimsoll
