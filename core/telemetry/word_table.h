// Names that come again and again as small numbers: the models, kinds and classes of the event log. Bounded: what comes
// after the table is full gets one number for all.
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

#include <cstdint>

namespace plimsoll {

class WordTable
{
public:
    using Id = std::uint16_t;
    static constexpr Id kNone = 0;        ///< no name
    static constexpr Id kOthers = 0xffff; ///< one of those that found no place
    static constexpr qsizetype kMost = 4096;

    Id add(const QString& name)
    {
        if (name.isEmpty())
            return kNone;
        if (const auto known = m_ids.constFind(name); known != m_ids.constEnd())
            return *known;
        if (m_names.size() >= kMost)
            return kOthers;
        m_names.append(name);
        return m_ids[name] = Id(m_names.size());
    }
    /// kNone also for a name that was never added, while there was still a place for it.
    Id find(const QString& name) const
    {
        const Id id = m_ids.value(name, kNone);
        return id == kNone && !name.isEmpty() && m_names.size() >= kMost ? kOthers : id;
    }
    QString name(Id id) const { return id == kNone || id == kOthers ? QString() : m_names.value(id - 1); }
    qsizetype size() const { return m_names.size(); }

private:
    QHash<QString, Id> m_ids;
    QStringList m_names;
};

} // namespace plimsoll
