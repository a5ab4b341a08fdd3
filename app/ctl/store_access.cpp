#include "app/ctl/store_access.h"

#include "app/ctl/store_notices.h"
#include "core/store/history_schema.h"
#include "core/wire/wall_time.h"

#include <QDateTime>
#include <QFileInfo>
#include <QRegularExpression>

#include <cstdio>

namespace plimsoll {

std::unique_ptr<Database> openHistoryToRead(bool& failed)
{
    failed = false;
    const QString path = historyPath();
    if (!QFileInfo::exists(path))
        return nullptr;
    auto opened = Database::openToRead(path, historySchema());
    if (!opened) {
        failed = true;
        std::fprintf(stderr, "plimsollctl: %s: %s\n", opened.error().where.c_str(), opened.error().what.c_str());
        return nullptr;
    }
    if (!(*opened)->setAside().isEmpty())
        tellDamage("the history", (*opened)->setAside());
    return std::move(*opened);
}

std::optional<qint64> parseSince(const QString& text, qint64 now_ms)
{
    static const QRegularExpression ago(QStringLiteral("^(\\d{1,6})([mhdw])$"));
    if (const auto match = ago.match(text); match.hasMatch()) {
        const qint64 minutes = match.capturedView(2) == u"m" ? 1
                               : match.capturedView(2) == u"h"                     ? 60
                               : match.capturedView(2) == u"d"                     ? 24 * 60
                                                                                   : 7 * 24 * 60;
        return std::max<qint64>(now_ms - match.capturedView(1).toLongLong() * minutes * 60'000, 0);
    }
    if (const QDate day = QDate::fromString(text, QStringLiteral("yyyy-MM-dd")); day.isValid())
        return day.startOfDay().toMSecsSinceEpoch();
    const QByteArray bytes = text.toUtf8();
    if (const auto time = parseRfc3339(bytes))
        return *time;
    return std::nullopt;
}

std::string sinceProblem(const std::string& text)
{
    if (parseSince(QString::fromStdString(text), 0))
        return {};
    return "must be a day (2026-11-30), a time (2026-11-30T12:00:00Z), or how long ago (90m, 24h, 7d, 4w)";
}

qint64 sinceOf(const std::string& text)
{
    return text.empty() ? 0 : parseSince(QString::fromStdString(text), QDateTime::currentMSecsSinceEpoch()).value_or(0);
}

} // namespace plimsoll
