#include "core/prices/price_table.h"

#include "core/config/json_pointer.h"
#include "core/config/knob_merge.h"
#include "core/prices/price_json.h"

namespace plimsoll {

namespace {

const QString kSources = QStringLiteral("sources");
const QString kEntries = QStringLiteral("entries");
constexpr double kVersion = 1;

struct Source
{
    QString name, taken;
    bool reported = false;
};

bool isTaken(const QString& text) // a day or a month
{
    return text.size() == 7 ? QDate::fromString(text + QStringLiteral("-01"), Qt::ISODate).isValid()
                            : text.size() == 10 && QDate::fromString(text, Qt::ISODate).isValid();
}

class TableReader
{
public:
    PriceTable table;
    QList<Error> errors;

    void read(const QJsonObject& root)
    {
        onlyKeys(root, {}, {QStringLiteral("prices"), QStringLiteral("about"), kSources, kEntries});
        if (root.value(u"prices").toDouble() != kVersion)
            add(QStringLiteral("/prices"), QStringLiteral("must be 1, the version of the format"));
        readSources(root.value(kSources));
        const QString at = pointerTo({}, kEntries);
        if (!root.value(kEntries).isArray())
            add(at, QStringLiteral("must be a list"));
        const QJsonArray entries = root.value(kEntries).toArray();
        for (qsizetype i = 0; i < entries.size(); ++i)
            readEntry(entries[i], pointerTo(at, i));
    }

private:
    void add(const QString& where, const QString& what) { errors << Error{where.toStdString(), what.toStdString()}; }

    void onlyKeys(const QJsonObject& object, const QString& at, const QStringList& known)
    {
        for (auto it = object.begin(); it != object.end(); ++it)
            if (!known.contains(it.key()))
                add(pointerTo(at, it.key()), unknownKeyText(it.key(), known));
    }

    QString text(const QJsonObject& object, const QString& at, const char* key, bool needed)
    {
        const QJsonValue value = object.value(QLatin1String(key));
        const QString place = pointerTo(at, QLatin1String(key));
        if (value.isUndefined() && needed)
            add(place, QStringLiteral("is missing"));
        else if (!value.isUndefined() && (!value.isString() || (needed && value.toString().isEmpty())))
            add(place, QStringLiteral("must be a text"));
        return value.toString();
    }

    void readSources(const QJsonValue& value)
    {
        const QString at = pointerTo({}, kSources);
        if (!value.isObject())
            add(at, QStringLiteral("must be an object"));
        const QJsonObject sources = value.toObject();
        for (auto it = sources.begin(); it != sources.end(); ++it) {
            const QString place = pointerTo(at, it.key());
            const QJsonObject json = it.value().toObject();
            if (!it.value().isObject())
                add(place, QStringLiteral("must be an object"));
            onlyKeys(json, place, {QStringLiteral("name"), QStringLiteral("taken"), QStringLiteral("reported")});
            Source source{text(json, place, "name", true), text(json, place, "taken", true), false};
            if (!source.taken.isEmpty() && !isTaken(source.taken))
                add(pointerTo(place, QStringLiteral("taken")), QStringLiteral("must be a day or a month, as 2026-11-30"));
            const QJsonValue reported = json.value(u"reported");
            if (!reported.isUndefined() && !reported.isBool())
                add(pointerTo(place, QStringLiteral("reported")), QStringLiteral("must be true or false"));
            source.reported = reported.toBool();
            m_sources.insert(it.key(), source);
        }
    }

    std::optional<QDate> day(const QJsonObject& object, const QString& at, const char* key)
    {
        if (!object.contains(QLatin1String(key)))
            return std::nullopt;
        const QDate date = QDate::fromString(object.value(QLatin1String(key)).toString(), Qt::ISODate);
        if (!date.isValid())
            add(pointerTo(at, QLatin1String(key)), QStringLiteral("must be a day, as 2026-11-30"));
        return date;
    }

    QStringList names(const QJsonObject& object, const QString& at)
    {
        const QString place = pointerTo(at, QStringLiteral("names"));
        const QJsonArray list = object.value(u"names").toArray();
        if (list.isEmpty())
            add(place, QStringLiteral("must be a list with at least one name"));
        QStringList out;
        for (qsizetype i = 0; i < list.size(); ++i) {
            if (list[i].toString().isEmpty())
                add(pointerTo(place, i), QStringLiteral("must be a text"));
            out << list[i].toString();
        }
        return out;
    }

    void readEntry(const QJsonValue& value, const QString& at)
    {
        const QJsonObject json = value.toObject();
        if (!value.isObject()) {
            add(at, QStringLiteral("must be an object"));
            return;
        }
        onlyKeys(json, at,
                 {QStringLiteral("provider"), QStringLiteral("names"), QStringLiteral("source"), QStringLiteral("from"),
                  QStringLiteral("until"), QStringLiteral("price"), QStringLiteral("note"), QStringLiteral("other")});
        PriceEntry entry;
        entry.provider = text(json, at, "provider", true);
        entry.names = names(json, at);
        const QString source = text(json, at, "source", true);
        if (!source.isEmpty() && !m_sources.contains(source))
            add(pointerTo(at, QStringLiteral("source")), QStringLiteral("there is no source \"%1\"").arg(source));
        const Source from = m_sources.value(source);
        entry.source = from.name;
        entry.taken = from.taken;
        entry.reported = from.reported;
        entry.from = day(json, at, "from");
        entry.until = day(json, at, "until");
        if (entry.from && entry.until && *entry.until < *entry.from)
            add(pointerTo(at, QStringLiteral("until")), QStringLiteral("must not be before from"));
        entry.price = priceFromJson(json.value(u"price"), at, errors);
        entry.note = text(json, at, "note", false);
        if (const QJsonValue other = json.value(u"other"); !other.isUndefined() && !other.isObject())
            add(pointerTo(at, QStringLiteral("other")), QStringLiteral("must be an object"));
        entry.other = json.value(u"other").toObject();
        table.push_back(std::move(entry));
    }

    QHash<QString, Source> m_sources;
};

} // namespace

Result<PriceTable, QList<Error>> parsePriceTable(const QByteArray& json)
{
    auto root = objectOf(json);
    if (!root)
        return QList<Error>{root.error()};
    TableReader reader;
    reader.read(*root);
    if (!reader.errors.isEmpty())
        return std::move(reader.errors);
    return std::move(reader.table);
}

QJsonObject toJson(const PriceTable& table)
{
    QJsonObject sources;
    QHash<QString, QString> source_keys; // by what the source says
    QJsonArray entries;
    for (const PriceEntry& entry : table) {
        const QString said = entry.source + u'\n' + entry.taken + (entry.reported ? u'r' : u'd');
        QString& key = source_keys[said];
        if (key.isEmpty()) {
            key = QString::number(source_keys.size());
            QJsonObject source{{QStringLiteral("name"), entry.source}, {QStringLiteral("taken"), entry.taken}};
            if (entry.reported)
                source.insert(QStringLiteral("reported"), true);
            sources.insert(key, source);
        }
        QJsonObject json{{QStringLiteral("provider"), entry.provider},
                         {QStringLiteral("names"), QJsonArray::fromStringList(entry.names)},
                         {QStringLiteral("source"), key},
                         {QStringLiteral("price"), toJson(entry.price)}};
        if (entry.from)
            json.insert(QStringLiteral("from"), entry.from->toString(Qt::ISODate));
        if (entry.until)
            json.insert(QStringLiteral("until"), entry.until->toString(Qt::ISODate));
        if (!entry.note.isEmpty())
            json.insert(QStringLiteral("note"), entry.note);
        if (!entry.other.isEmpty())
            json.insert(QStringLiteral("other"), entry.other);
        entries.append(json);
    }
    return {{QStringLiteral("prices"), kVersion}, {kSources, sources}, {kEntries, entries}};
}

} // namespace plimsoll
