#include "ui/settings/preview_strip.h"

#include "core/config/config_file.h"
#include "ui/settings/problem_label.h"
#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/widgets/caption.h"
#include "ui/widgets/preview_chart.h"

#include <QHBoxLayout>
#include <QLabel>

namespace plimsoll {

PreviewStrip::PreviewStrip(ConfigService& config, QString panel, QWidget* parent)
    : Card(tr("Preview"), parent), m_config(config), m_panel(std::move(panel)), m_line(new QHBoxLayout), m_problem(new ProblemLabel)
{
    setObjectName(QStringLiteral("preview"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    m_line->setSpacing(spacing::kPage);
    body()->addLayout(m_line);
    m_problem->setObjectName(QStringLiteral("previewProblem"));
    body()->addWidget(m_problem);
}

void PreviewStrip::show(const QString& entry)
{
    m_entry = entry;
    m_typed.clear();
    refresh();
}

void PreviewStrip::setTyped(const QString& pointer, const QJsonValue& value)
{
    if (value.isUndefined())
        m_typed.remove(pointer);
    else
        m_typed.insert(pointer, value);
    refresh();
}

PreviewStrip::Part PreviewStrip::makePart()
{
    Part part;
    part.box = new QWidget;
    auto* column = new QVBoxLayout(part.box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing::kHalf);
    part.title = new QLabel;
    part.title->setTextFormat(Qt::PlainText);
    part.words = new Caption;
    part.words->setObjectName(QStringLiteral("previewWords"));
    part.words->setTextFormat(Qt::PlainText);
    part.words->setWordWrap(true);
    part.chart = new PreviewChart;
    part.chart->setObjectName(QStringLiteral("previewChart"));
    column->addWidget(part.title);
    column->addWidget(part.chart);
    column->addWidget(part.words);
    column->addStretch(1);
    m_line->addWidget(part.box, 1);
    return part;
}

void PreviewStrip::refresh()
{
    const DraftConfig draft = draftConfig(m_config.config(), m_typed);
    const QList<SettingsPreview> previews = settingsPreviews(m_panel, m_entry, draft.config);
    setVisible(!previews.isEmpty());
    while (m_parts.size() < previews.size())
        m_parts << makePart();
    for (qsizetype i = 0; i < m_parts.size(); ++i) {
        const Part& part = m_parts.at(i);
        part.box->setVisible(i < previews.size());
        if (i >= previews.size())
            continue;
        const SettingsPreview& preview = previews.at(i);
        part.title->setText(preview.title);
        part.words->setText(preview.words);
        part.chart->show(preview.plot, preview.title, preview.words);
        part.chart->setVisible(!preview.plot.empty());
    }
    const QString title = m_entry.isEmpty() ? tr("Preview") : tr("Preview of %1").arg(m_entry);
    setTitle(m_typed.isEmpty() || !draft.problem.isEmpty() ? title : tr("%1, as it would be with what you type").arg(title));
    m_problem->setVisible(!draft.problem.isEmpty());
    m_problem->setText(tr("What is typed would not be applied: %1").arg(draft.problem));
}

} // namespace plimsoll
