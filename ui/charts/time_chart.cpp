#include "ui/charts/time_chart.h"

#include "ui/charts/chart_legend.h"
#include "ui/charts/chart_points.h"
#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/state_colors.h"
#include "ui/widgets/caption.h"

#include <QAreaSeries>
#include <QChart>
#include <QChartView>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineSeries>
#include <QStackedLayout>
#include <QVBoxLayout>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

namespace plimsoll {

namespace {

/// The steps of the axis in words that QValueAxis can print, which are Latin-1: the unit of seconds stays "s" in every language.
QString axisFormat(ChartUnit unit, double top)
{
    switch (unit) {
    case ChartUnit::Percent:
        return QStringLiteral("%.0f %%");
    case ChartUnit::Seconds:
        return top < 2 ? QStringLiteral("%.1f s") : QStringLiteral("%.0f s");
    case ChartUnit::Dollars: {
        const int decimals = top >= 10 ? 0 : top >= 1 ? 2 : std::min(6, 1 - int(std::floor(std::log10(top))));
        return QStringLiteral("$%.%1f").arg(decimals);
    }
    case ChartUnit::Count:
        break;
    }
    return QStringLiteral("%.0f");
}

/// The least top of an axis, so that next to nothing does not look like a lot.
double leastTop(ChartUnit unit)
{
    switch (unit) {
    case ChartUnit::Percent:
        return 10;
    case ChartUnit::Seconds:
        return 1;
    case ChartUnit::Dollars:
        return 0.0001;
    case ChartUnit::Count:
        break;
    }
    return 4;
}

double largest(const ChartData& data, TimeChart::Kind kind)
{
    double top = 0;
    std::vector<double> sums;
    for (const ChartSeries& series : data.series) {
        sums.resize(std::max(sums.size(), series.values.size()), 0);
        for (std::size_t i = 0; i < series.values.size(); ++i) {
            if (!std::isfinite(series.values[i]))
                continue;
            sums[i] = kind == TimeChart::Kind::Bars ? sums[i] + series.values[i] : std::max(sums[i], series.values[i]);
            top = std::max(top, sums[i]);
        }
    }
    return top;
}

} // namespace

struct TimeChart::Private
{
    Kind kind;
    ChartData data{{}, 0, ChartUnit::Count, {}, {}, false};
    double top = 0;
    QChart* chart = nullptr;
    QChartView* view = nullptr;
    QValueAxis* x = nullptr;
    QValueAxis* y = nullptr;
    QList<QLineSeries*> lines;  ///< of a line chart
    QList<QAreaSeries*> areas;  ///< of bars; upper and lower are theirs
    ChartLegend* legend = nullptr;
    QLabel* from = nullptr;
    QLabel* empty = nullptr;
    QStackedLayout* stack = nullptr;

    void makeSeries(std::size_t count);
    void fill();
    void colour(const QPalette& palette);
};

TimeChart::TimeChart(Kind kind, const QString& accessibleName, QWidget* parent)
    : QWidget(parent), m(std::make_unique<Private>())
{
    m->kind = kind;
    setAccessibleName(accessibleName);
    m->chart = new QChart;
    m->chart->legend()->hide();
    m->chart->setBackgroundVisible(false);
    m->chart->setMargins({});
    m->chart->layout()->setContentsMargins(0, 0, 0, 0);
    m->x = new QValueAxis(m->chart);
    m->x->setLabelsVisible(false);
    m->x->setGridLineVisible(false);
    m->x->setLineVisible(true);
    m->y = new QValueAxis(m->chart);
    m->y->setTickCount(3);
    m->y->setLineVisible(false);
    m->y->setLabelsFont(figureFont(TextRole::Caption));
    m->chart->addAxis(m->x, Qt::AlignBottom);
    m->chart->addAxis(m->y, Qt::AlignLeft);
    m->view = new QChartView(m->chart, this);
    m->view->setFrameShape(QFrame::NoFrame);
    m->view->setBackgroundBrush(Qt::NoBrush);
    m->view->viewport()->setAutoFillBackground(false);
    m->view->setRenderHint(QPainter::Antialiasing, kind == Kind::Lines);
    m->view->setFocusPolicy(Qt::NoFocus);
    m->view->setAccessibleName(accessibleName);
    m->view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m->view->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

    auto* plot = new QWidget(this);
    auto* column = new QVBoxLayout(plot);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m->view, 1);
    auto* times = new QHBoxLayout;
    m->from = new Caption({}, plot);
    times->addWidget(m->from);
    times->addStretch();
    times->addWidget(new Caption(tr("now"), plot));
    column->addLayout(times);
    m->legend = new ChartLegend(plot);
    column->addSpacing(spacing::kHalf);
    column->addWidget(m->legend);
    m->empty = new QLabel(this);
    m->empty->setAlignment(Qt::AlignCenter);
    m->empty->setWordWrap(true);
    m->empty->setForegroundRole(QPalette::PlaceholderText);
    m->stack = new QStackedLayout(this);
    m->stack->addWidget(m->empty);
    m->stack->addWidget(plot);
    m->colour(palette());
}

TimeChart::~TimeChart() = default;

void TimeChart::set(const ChartData& fresh)
{
    m->empty->setText(fresh.empty);
    const bool filled = fresh.hasValues();
    m->stack->setCurrentIndex(filled ? 1 : 0);
    if (!filled || (fresh.series == m->data.series && fresh.spanSeconds == m->data.spanSeconds))
        return;
    const bool sameColours = fresh.series.size() == m->data.series.size() &&
        std::equal(fresh.series.begin(), fresh.series.end(), m->data.series.begin(), [](const auto& a, const auto& b) {
            return a.meaning == b.meaning && a.model == b.model && a.dashed == b.dashed;
        });
    if (fresh.spanSeconds != m->data.spanSeconds)
        m->from->setText(tr("%n min ago", nullptr, int(fresh.spanSeconds / 60)));
    m->data = fresh;
    m->makeSeries(fresh.series.size());
    m->fill();
    m->legend->set(fresh.series);
    if (!sameColours)
        m->colour(palette());
}

void TimeChart::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m)
        m->colour(palette());
}

void TimeChart::Private::makeSeries(std::size_t count)
{
    const auto attach = [this](QAbstractSeries* series) {
        chart->addSeries(series);
        series->attachAxis(x);
        series->attachAxis(y);
    };
    while (kind == Kind::Lines && std::size_t(lines.size()) < count) {
        lines.append(new QLineSeries(chart));
        attach(lines.back());
    }
    while (kind == Kind::Bars && std::size_t(areas.size()) < count) {
        auto* area = new QAreaSeries(chart);
        area->setUpperSeries(new QLineSeries(area));
        area->setLowerSeries(new QLineSeries(area));
        areas.append(area);
        attach(area);
    }
    for (qsizetype i = 0; i < lines.size(); ++i)
        lines[i]->setVisible(std::size_t(i) < count);
    for (qsizetype i = 0; i < areas.size(); ++i)
        areas[i]->setVisible(std::size_t(i) < count);
}

void TimeChart::Private::fill()
{
    const double wanted = chart_points::niceCeiling(std::max(leastTop(data.unit), largest(data, kind) * 1.02));
    double limit = data.unit == ChartUnit::Percent ? std::min(wanted, 100.0) : wanted;
    if (data.unit == ChartUnit::Count && limit == 5)
        limit = 6; // so that the line in the middle is a whole number
    if (limit != top) {
        top = limit;
        y->setRange(0, top);
        y->setLabelFormat(axisFormat(data.unit, top / 2));
    }
    x->setRange(-data.spanSeconds, 0);
    const int columns = std::max(50, int(chart->plotArea().width()));
    std::vector<double> base;
    for (std::size_t i = 0; i < data.series.size(); ++i) {
        const std::vector<double>& values = data.series[i].values;
        if (kind == Kind::Lines) {
            lines[qsizetype(i)]->replace(chart_points::line(values, data.spanSeconds, columns));
            continue;
        }
        const auto outline = chart_points::bars(values, base, data.spanSeconds);
        areas[qsizetype(i)]->lowerSeries()->replace(outline.lower);
        areas[qsizetype(i)]->upperSeries()->replace(outline.upper);
        base.resize(values.size(), 0);
        for (std::size_t k = 0; k < values.size(); ++k)
            base[k] += std::isfinite(values[k]) ? values[k] : 0;
    }
}

void TimeChart::Private::colour(const QPalette& palette)
{
    QColor grid = cardBorder(palette);
    y->setGridLinePen(QPen(grid, 1));
    y->setLabelsColor(mutedText(palette));
    x->setLinePen(QPen(grid, 1));
    for (std::size_t i = 0; i < data.series.size(); ++i) {
        const ChartSeries& series = data.series[i];
        const QColor color = colorOf(series.meaning, series.model, palette);
        if (kind == Kind::Lines) {
            lines[qsizetype(i)]->setPen(QPen(color, 2, series.dashed ? Qt::DotLine : Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        } else {
            areas[qsizetype(i)]->setPen(Qt::NoPen);
            areas[qsizetype(i)]->setBrush(color);
        }
    }
}

} // namespace plimsoll
