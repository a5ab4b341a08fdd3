#include "ui/presenters/settings_exchange.h"

#include "core/config/config_file.h"
#include "core/config/knob.h"
#include "core/wire/private_file.h"
#include "ui/language/core_texts.h"
#include "ui/presenters/settings_change.h"
#include "ui/presenters/settings_words.h"

#include <QFile>

namespace plimsoll {

namespace {

constexpr qint64 kMostRead = (8 << 20) + 1; // one more than a configuration may have: then it is refused for that

QStringList lines(const QList<Error>& errors)
{
    QStringList lines;
    for (const Error& error : errors)
        lines << QStringLiteral("%1: %2").arg(QString::fromStdString(error.where), fromCore(error.what));
    return lines;
}

SettingsExchange::Row rowOf(const KnobChange& change)
{
    const Knob* knob = findKnob(change.pointer);
    if (!knob) {
        const bool comes = change.before.isUndefined();
        return {describeEntry(change.pointer), comes ? SettingsExchange::tr("new entry") : SettingsExchange::tr("the whole entry"),
                comes ? QStringLiteral("–") : SettingsExchange::tr("is there"), comes ? SettingsExchange::tr("added") : SettingsExchange::tr("removed")};
    }
    return {describePlace(change.pointer), settings_words::label(*knob),
            change.before.isUndefined() ? QStringLiteral("–") : settings_words::value(*knob, change.before),
            settings_words::value(*knob, change.after)};
}

} // namespace

SettingsExchange::SettingsExchange(ConfigService& config, QObject* parent) : QObject(parent), m_config(config)
{
    connect(&config, &ConfigService::changed, this, [this] {
        if (opened())
            plan(); // what is shown is what would be changed now
    });
}

SettingsExchange::Written SettingsExchange::write(const QString& path) const
{
    const ConfigExport made = exportConfig(m_config.config());
    if (const auto problem = writePrivateFile(path, made.bytes))
        return {fromCore(problem->what), {}};
    return {{}, made.withheld};
}

void SettingsExchange::open(const QString& path)
{
    m_path = path;
    QFile file(path);
    m_bytes.clear();
    if (file.open(QIODevice::ReadOnly))
        m_bytes = file.read(kMostRead);
    if (!file.isOpen() || file.error() != QFileDevice::NoError) {
        m_plan = {};
        m_rows.clear();
        m_problems = {QStringLiteral("%1: %2").arg(path, file.errorString())};
        Q_EMIT changed();
        return;
    }
    plan();
}

void SettingsExchange::plan()
{
    m_plan = planImport(m_bytes, m_config.config());
    m_problems = lines(m_plan.errors);
    m_rows.clear();
    for (const KnobChange& change : std::as_const(m_plan.changes))
        m_rows << rowOf(change);
    Q_EMIT changed();
}

void SettingsExchange::discard()
{
    m_path.clear();
    m_bytes.clear();
    m_plan = {};
    m_problems.clear();
    m_rows.clear();
    Q_EMIT changed();
}

std::optional<QString> SettingsExchange::apply()
{
    const auto outcome = m_config.apply(m_plan.change, kImported);
    if (!outcome)
        return lines(outcome.error()).join(u'\n');
    discard();
    return std::nullopt;
}

} // namespace plimsoll
