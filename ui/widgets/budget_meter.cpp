#include "ui/widgets/budget_meter.h"

#include "ui/presenters/costs_words.h"
#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/state_colors.h"
#include "ui/theme/style_parts.h"
#include "ui/widgets/caption.h"
#include "ui/widgets/lamp.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace plimsoll {

namespace {
constexpr int kBar = 8;
}

class BudgetMeter::Bar : public QWidget
{
public:
    explicit Bar(QWidget* parent) : QWidget(parent) { setFixedHeight(kBar); }

    double share = 0, warnAt = 1;
    Meaning meaning = Meaning::Idle;

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        style_parts::drawBox(painter, rect(), palette().color(QPalette::Window), cardBorder(palette()), kBar / 2.0);
        const double filled = width() * std::clamp(share, 0.0, 1.0);
        if (filled >= 1) {
            painter.setClipRect(QRectF(0, 0, filled, height()));
            style_parts::drawBox(painter, rect(), stateColor(meaning, palette()), {}, kBar / 2.0);
            painter.setClipping(false);
        }
        if (warnAt > 0 && warnAt < 1)
            painter.fillRect(QRectF(std::round(width() * warnAt), 0, 1, height()),
                             palette().color(QPalette::WindowText));
    }
};

BudgetMeter::BudgetMeter(const QString& title, QWidget* parent)
    : QWidget(parent), m_figure(new Caption({}, this)), m_lamp(new Lamp(this)), m_bar(new Bar(this))
{
    setAccessibleName(title);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing::kHalf);
    auto* words = new QHBoxLayout;
    words->addWidget(new QLabel(title, this));
    words->addStretch();
    words->addWidget(m_lamp);
    m_lamp->setFont(figureFont(TextRole::Caption));
    m_figure->setFont(figureFont(TextRole::Caption));
    column->addLayout(words);
    column->addWidget(m_bar);
    column->addWidget(m_figure);
}

void BudgetMeter::set(const BudgetLine& line, double warnAt)
{
    m_line = line;
    m_figure->setText(costs_words::budgetFigure(line));
    m_lamp->set(costs_words::meaning(line.level), costs_words::budgetWord(line.level));
    m_bar->setVisible(line.limit_usd.has_value());
    m_bar->share = line.limit_usd && *line.limit_usd <= 0 && line.spent_usd > 0 ? 1 : line.share();
    m_bar->warnAt = warnAt;
    m_bar->meaning = costs_words::meaning(line.level);
    m_bar->update();
    setAccessibleDescription(m_figure->text() + QStringLiteral(", ") + costs_words::budgetWord(line.level));
}

} // namespace plimsoll
