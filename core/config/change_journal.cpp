#include "core/config/change_journal.h"

#include <QCryptographicHash>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSaveFile>

namespace plimsoll {

namespace {

constexpr int kVersion = 1;
constexpr qint64 kMaxFile = 8 << 20;

QJsonArray toJson(const QList<ConfigChange>& changes)
{
    QJsonArray array;
    for (const ConfigChange& change : changes)
        array.append(QJsonObject{{QStringLiteral("who"), change.who},
                                 {QStringLiteral("when"), change.when.toUTC().toString(Qt::ISODateWithMs)},
                                 {QStringLiteral("forward"), change.forward},
                                 {QStringLiteral("backward"), change.backward}});
    return array;
}

QList<ConfigChange> fromJson(const QJsonValue& value)
{
    QList<ConfigChange> changes;
    const QJsonArray array = value.toArray();
    for (const QJsonValue& each : array)
        changes.append({each[QLatin1String("who")].toString(),
                        QDateTime::fromString(each[QLatin1String("when")].toString(), Qt::ISODateWithMs),
                        each[QLatin1String("forward")].toObject(), each[QLatin1String("backward")].toObject()});
    return changes;
}

} // namespace

QByteArray ChangeJournal::digest(const QByteArray& file) { return QCryptographicHash::hash(file, QCryptographicHash::Sha256).toHex(); }

void ChangeJournal::add(ConfigChange change)
{
    done.append(std::move(change));
    if (done.size() > kSteps)
        done.removeFirst();
    undone.clear(); // another way was taken
}

ChangeJournal ChangeJournal::read(const QString& path)
{
    ChangeJournal journal;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || file.size() > kMaxFile)
        return journal;
    const QJsonObject json = QJsonDocument::fromJson(file.readAll()).object();
    if (json[QLatin1String("version")].toInt() != kVersion)
        return journal;
    journal.result = json[QLatin1String("result")].toString().toLatin1();
    if (const QJsonValue content = json[QLatin1String("content")]; content.isObject())
        journal.content = content.toObject();
    journal.done = fromJson(json[QLatin1String("done")]);
    journal.undone = fromJson(json[QLatin1String("undone")]);
    return journal;
}

QString ChangeJournal::write(const QString& path) const
{
    QJsonObject json{{QStringLiteral("version"), kVersion},
                     {QStringLiteral("result"), QString::fromLatin1(result)},
                     {QStringLiteral("done"), toJson(done)},
                     {QStringLiteral("undone"), toJson(undone)}};
    if (content)
        json.insert(QStringLiteral("content"), *content);
    const QByteArray bytes = QJsonDocument(json).toJson(QJsonDocument::Compact);
    QSaveFile file(path);
    const bool written = file.open(QIODevice::WriteOnly) && file.setPermissions(QFile::ReadOwner | QFile::WriteOwner) &&
                         file.write(bytes) == bytes.size() && file.commit();
    return written ? QString() : file.errorString();
}

} // namespace plimsoll
