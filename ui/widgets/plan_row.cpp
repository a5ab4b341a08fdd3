#include "ui/widgets/plan_row.h"

#include "ui/presenters/cost_plan.h"
#include "ui/presenters/plan_words.h"
#include "ui/theme/fonts.h"
#include "ui/theme/series_colors.h"
#include "ui/theme/spacing.h"
#include "ui/widgets/caption.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QSignalBlocker>
#include <QSlider>
#include <QSpinBox>

namespace plimsoll {

namespace {

enum { SwatchColumn, NameColumn, PriceColumn, SliderColumn, PercentColumn, CostColumn, AloneColumn };
constexpr int kSwatch = 10;

QLabel* makeFigure()
{
    auto* label = new QLabel;
    label->setFont(figureFont(TextRole::Body));
    label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    label->setTextFormat(Qt::PlainText);
    return label;
}

} // namespace

class PlanRow::Swatch : public QWidget
{
public:
    Swatch() { setFixedSize(kSwatch, kSwatch); }
    int series = 0;

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(seriesColor(series, palette()));
        painter.drawRoundedRect(rect(), 2, 2);
    }
};

void PlanRow::addHeadings(QGridLayout& grid)
{
    grid.addWidget(new Caption(tr("USD per million tokens")), 0, PriceColumn);
    grid.addWidget(new Caption(tr("Part of the tokens")), 0, SliderColumn);
    auto* part = new Caption(tr("Its cost"));
    auto* alone = new Caption(tr("Alone, all of it"));
    alone->setToolTip(tr("What the month would cost if this model took everything"));
    for (Caption* caption : {part, alone})
        caption->setAlignment(Qt::AlignRight);
    grid.addWidget(part, 0, CostColumn);
    grid.addWidget(alone, 0, AloneColumn);
    grid.setColumnStretch(SliderColumn, 1);
}

PlanRow::PlanRow(QGridLayout& grid, int row, QObject* parent)
    : QObject(parent), m_swatch(new Swatch), m_name(new QLabel), m_price(new Caption),
      m_slider(new QSlider(Qt::Horizontal)), m_percent(new QSpinBox), m_cost(makeFigure()), m_alone(makeFigure())
{
    m_widgets = {m_swatch, m_name, m_price, m_slider, m_percent, m_cost, m_alone};
    m_name->setTextFormat(Qt::PlainText);
    m_price->setFont(figureFont(TextRole::Caption));
    m_slider->setRange(0, 100);
    m_slider->setPageStep(10);
    m_slider->setMinimumWidth(120);
    m_percent->setRange(0, 100);
    m_percent->setSuffix(QStringLiteral(" %"));
    m_percent->setAlignment(Qt::AlignRight);
    m_percent->setFont(figureFont(TextRole::Body));
    m_percent->setKeyboardTracking(false); // 1 on the way to 10 is no wish
    for (int column = 0; column < m_widgets.size(); ++column)
        grid.addWidget(m_widgets[column], row, column, column == SwatchColumn ? Qt::AlignVCenter : Qt::Alignment());
    connect(m_slider, &QSlider::valueChanged, this, &PlanRow::changed);
    connect(m_percent, &QSpinBox::valueChanged, this, &PlanRow::changed);
}

PlanRow::~PlanRow() = default;

void PlanRow::removeFrom(QGridLayout& grid)
{
    for (QWidget* widget : std::as_const(m_widgets)) {
        grid.removeWidget(widget);
        widget->deleteLater();
    }
    m_widgets.clear();
}

void PlanRow::set(const PlanModel& model, int percent, const QString& cost, const QString& alone, bool enabled)
{
    const QSignalBlocker quietSlider(m_slider), quietPercent(m_percent);
    m_swatch->series = model.series;
    m_swatch->update();
    m_name->setText(model.name);
    m_price->setText(plan_words::prices(model));
    m_price->setToolTip(model.source.isEmpty() ? tr("As configured") : tr("From %1").arg(model.source));
    m_slider->setObjectName(QStringLiteral("slider-") + model.name);
    m_percent->setObjectName(QStringLiteral("percent-") + model.name);
    m_alone->setObjectName(QStringLiteral("alone-") + model.name);
    m_slider->setAccessibleName(tr("Part of %1").arg(model.name));
    m_percent->setAccessibleName(tr("Part of %1, per cent").arg(model.name));
    m_slider->setValue(percent);
    m_percent->setValue(percent);
    m_slider->setEnabled(enabled);
    m_percent->setEnabled(enabled);
    m_cost->setText(cost);
    m_alone->setText(alone);
    m_alone->setAccessibleName(tr("All of it with %1: %2").arg(model.name, alone));
}

} // namespace plimsoll
