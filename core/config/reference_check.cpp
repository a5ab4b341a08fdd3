#include "core/config/reference_check.h"

#include "core/config/fault.h"
#include "core/config/json_pointer.h"

namespace plimsoll {

namespace {

class ReferenceCheck
{
public:
    ReferenceCheck(const Config& config, QList<Error>& errors) : m_config(config), m_errors(errors) {}

    void model(const QString& pointer, const ModelEntry& entry)
    {
        const QString at = pointer + QStringLiteral("/provider");
        if (entry.provider.isEmpty())
            add(at, QStringLiteral("a model needs a provider"));
        else if (!m_config.providers.contains(entry.provider))
            add(at, missing(u"provider", entry.provider));
    }

    void profile(const QString& pointer, const ProfileEntry& entry)
    {
        const QString chain = pointer + QStringLiteral("/chain");
        if (entry.chain.isEmpty())
            add(chain, QStringLiteral("a chain needs at least one model"));
        for (qsizetype i = 0; i < entry.chain.size(); ++i)
            if (!m_config.models.contains(entry.chain[i]))
                add(pointerTo(chain, i), missing(u"model", entry.chain[i]));
        for (std::size_t i = 1; i < entry.fallback.size(); ++i)
            if (entry.fallback[i] == FallbackKind::Model)
                add(pointerTo(pointer + QStringLiteral("/fallback"), qsizetype(i)),
                    QStringLiteral("model comes first, if it is in the list"));
    }

    void profileName(const QString& pointer, const QString& name)
    {
        if (!m_config.profiles.contains(name))
            add(pointer, missing(u"profile", name));
    }

    void breaker(const QString& pointer)
    {
        if (m_config.breaker.window.count() < m_config.breaker.buckets) // a slice is at least a millisecond
            add(pointer + QStringLiteral("/buckets"), QStringLiteral("must not be more than window_ms"));
    }

    void faults(const QString& pointer)
    {
        for (qsizetype i = 0; i < m_config.sandbox.faults.size(); ++i)
            if (const auto fault = parseFault(m_config.sandbox.faults[i]); !fault)
                add(pointerTo(pointer, i), QStringLiteral("column %1: %2").arg(QString::fromStdString(fault.error().where),
                                                                               QString::fromStdString(fault.error().what)));
    }

private:
    static QString missing(QStringView kind, const QString& name)
    {
        return QStringLiteral("there is no %1 \"%2\"").arg(kind, name);
    }
    void add(const QString& pointer, const QString& what)
    {
        m_errors << Error{pointer.toStdString(), what.toStdString()};
    }

    const Config& m_config;
    QList<Error>& m_errors;
};

} // namespace

void checkReferences(const Config& config, const QString& pointerPrefix, QList<Error>& errors)
{
    ReferenceCheck check(config, errors);
    check.profileName(pointerPrefix + QStringLiteral("/default_profile"), config.default_profile);
    for (const auto& [name, model] : config.models)
        check.model(pointerTo(pointerPrefix + QStringLiteral("/models"), name), model);
    for (const auto& [name, profile] : config.profiles)
        check.profile(pointerTo(pointerPrefix + QStringLiteral("/profiles"), name), profile);
    check.breaker(pointerPrefix + QStringLiteral("/breaker"));
    check.faults(pointerPrefix + QStringLiteral("/sandbox/faults"));
    check.profileName(pointerPrefix + QStringLiteral("/hooks/profile"), config.hooks.profile);
}

} // namespace plimsoll
