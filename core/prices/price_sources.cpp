#include "core/prices/price_sources.h"

#include "core/prices/litellm_prices.h"
#include "core/prices/price_json.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QSaveFile>
#include <QStandardPaths>

void loadPriceResource() // Q_INIT_RESOURCE declares a function and wants to be outside of any namespace
{
    Q_INIT_RESOURCE(prices);
}

namespace plimsoll {

namespace {

constexpr QFileDevice::Permissions kOwnerFile = QFileDevice::ReadOwner | QFileDevice::WriteOwner;

Error fileError(const QString& path, const QString& why)
{
    return {path.toStdString(), why.toStdString()};
}

} // namespace

PriceTable shippedPrices()
{
    loadPriceResource();
    QFile file(QStringLiteral(":/prices/prices.json"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("the shipped price table is not in the program");
    auto table = parsePriceTable(file.readAll());
    if (!table)
        qFatal("the shipped price table: %s: %s", table.error().first().where.c_str(), table.error().first().what.c_str());
    return *std::move(table);
}

QString importedPricesPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + QStringLiteral("/plimsoll/prices.json");
}

Result<PriceTable, QList<Error>> importedPrices(const QString& path)
{
    QFile file(path);
    if (!file.exists())
        return PriceTable();
    if (!file.open(QIODevice::ReadOnly))
        return QList<Error>{fileError(path, file.errorString())};
    auto table = parsePriceTable(file.readAll());
    if (!table) {
        QList<Error> errors;
        for (const Error& error : table.error())
            errors << Error{path.toStdString() + ": " + error.where, error.what};
        return errors;
    }
    return *std::move(table);
}

std::optional<Error> saveImportedPrices(const PriceTable& table, const QString& path)
{
    if (!QDir().mkpath(QFileInfo(path).absolutePath()))
        return fileError(path, QStringLiteral("its folder cannot be made"));
    QSaveFile file(path);
    const QByteArray bytes = QJsonDocument(toJson(table)).toJson();
    const bool written = file.open(QIODevice::WriteOnly) && file.setPermissions(kOwnerFile) &&
                         file.write(bytes) == bytes.size() && file.commit();
    return written ? std::nullopt : std::optional(fileError(path, file.errorString()));
}

Result<PriceFile, QList<Error>> parsePriceFile(const QByteArray& json, const QString& source, const QString& taken)
{
    const auto root = objectOf(json);
    if (!root)
        return QList<Error>{root.error()};
    if (root->value(u"prices").isDouble()) { // no model of LiteLLM's is a number
        auto table = parsePriceTable(json);
        if (!table)
            return table.error();
        return PriceFile{*std::move(table), 0};
    }
    auto prices = parseLiteLlmPrices(json, source, taken);
    if (!prices)
        return prices.error();
    return PriceFile{std::move(prices->table), prices->left_out};
}

} // namespace plimsoll
