#include "core/config/config_exchange.h"

#include "core/config/config_file.h"
#include "core/config/config_json.h"
#include "core/config/defaults.h"
#include "core/config/json_pointer.h"
#include "core/config/knob.h"

#include <QJsonDocument>
#include <QRegularExpression>
#include <QUrl>

namespace plimsoll {

namespace {

bool mayBeSecret(const QString& name, const QString& value)
{
    static const QRegularExpression called(
        QStringLiteral("key|token|secret|passw|credential|cookie|auth|session|signature"), QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression looks(QStringLiteral("^(Bearer|Basic)\\s|^[A-Za-z]{2,8}[-_]\\S{16,}$|^[A-Za-z0-9+/_=-]{32,}$|^eyJ"));
    return !value.startsWith(QLatin1String("keychain:")) && (called.match(name).hasMatch() || looks.match(value).hasMatch());
}

class Cleaner
{
public:
    explicit Cleaner(QStringList& withheld) : m_withheld(withheld) {}

    void clean(ProviderEntry& provider, const QString& pointer)
    {
        address(provider.base_url, pointer + QStringLiteral("/base_url"));
        address(provider.proxy, pointer + QStringLiteral("/proxy"));
        texts(provider.extra_headers, pointer + QStringLiteral("/extra_headers"));
        texts(provider.query, pointer + QStringLiteral("/query"));
    }

private:
    void address(QString& text, const QString& pointer)
    {
        QUrl url(text, QUrl::StrictMode);
        if (url.userInfo().isEmpty())
            return;
        url.setUserInfo(QString());
        text = url.toString();
        m_withheld << pointer;
    }
    void texts(QMap<QString, QString>& map, const QString& pointer)
    {
        for (auto it = map.begin(); it != map.end();) {
            if (!mayBeSecret(it.key(), it.value())) {
                ++it;
                continue;
            }
            m_withheld << pointerTo(pointer, it.key());
            it = map.erase(it);
        }
    }

    QStringList& m_withheld;
};

class Changes
{
public:
    Changes(const Config& from, const Config& to) : m_from(toJson(from)), m_to(toJson(to)) {}

    void collect(const QString& pointer, const QJsonValue& step, QList<KnobChange>& found) const
    {
        const QStringList keys = *splitPointer(pointer);
        const QJsonValue before = valueAt(m_from, keys), after = valueAt(m_to, keys);
        const bool entry = keys.size() == 2 && !findKnob(pointer) && (before.isUndefined() || after.isUndefined());
        const QJsonObject inner = step.toObject();
        if (findKnob(pointer) || (entry && inner.isEmpty())) {
            found.append({pointer, before, after});
            return;
        }
        for (auto it = inner.begin(); it != inner.end(); ++it)
            collect(pointerTo(pointer, it.key()), it.value(), found);
    }

private:
    QJsonObject m_from, m_to;
};

} // namespace

ConfigExport exportConfig(const Config& config)
{
    ConfigExport made;
    Config clean = config;
    Cleaner cleaner(made.withheld);
    for (auto& [name, provider] : clean.providers)
        cleaner.clean(provider, pointerTo(QStringLiteral("/providers"), name));
    QJsonObject json = changedOnly(clean);
    json.insert(QStringLiteral("version"), clean.version); // so that a later program knows the form
    made.bytes = QJsonDocument(json).toJson();
    return made;
}

QList<KnobChange> knobChanges(const Config& from, const Config& to)
{
    QList<KnobChange> found;
    const Changes changes(from, to);
    changes.collect({}, difference(from, to), found);
    return found;
}

ConfigImport planImport(const QByteArray& file, const Config& now)
{
    ConfigImport plan;
    const FileContent content = parseConfig(file);
    plan.errors = content.errors;
    if (!plan.errors.isEmpty())
        return plan;
    const CheckedConfig checked = checkConfig(content.json, shippedConfig());
    plan.errors = checked.errors;
    if (!plan.errors.isEmpty())
        return plan;
    plan.change = difference(now, checked.config);
    plan.changes = knobChanges(now, checked.config);
    return plan;
}

} // namespace plimsoll
