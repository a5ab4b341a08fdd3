#include "ui/widgets/waterfall.h"

#include "ui/presenters/prompt_figures.h"
#include "ui/presenters/waterfall_words.h"
#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/state_colors.h"
#include "ui/theme/style_parts.h"
#include "ui/widgets/waterfall_scale.h"

#include <QHelpEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

namespace plimsoll {

namespace {

constexpr int kBar = 10;
constexpr int kMark = 12;
constexpr int kGap = spacing::kHalf;
constexpr int kRowGap = 12;

Meaning meaningOf(RowState state)
{
    switch (state) {
    case RowState::Waiting: return Meaning::Warning;
    case RowState::Running: return Meaning::Information;
    case RowState::Ok: return Meaning::Ok;
    case RowState::Failed: return Meaning::Failed;
    case RowState::Skipped:
    case RowState::Cancelled: return Meaning::Idle;
    }
    return Meaning::Idle;
}

QFontMetrics titleMetrics() { return QFontMetrics(figureFont(TextRole::Body)); }
QFontMetrics captionMetrics() { return QFontMetrics(figureFont(TextRole::Caption)); }

constexpr int kCaptionFlags = Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop;

int captionHeight(const QString& caption, int width)
{
    if (caption.isEmpty())
        return 0;
    return captionMetrics().boundingRect(QRect(0, 0, width, 1000), kCaptionFlags, caption).height();
}

/// Slanted lines: what is hatched is time in which nothing was sent.
void drawHatched(QPainter& painter, const QRectF& bar, const QColor& color, const QColor& ground)
{
    painter.save();
    QPainterPath clip;
    clip.addRoundedRect(bar, 3, 3);
    painter.setClipPath(clip);
    painter.fillRect(bar, ground);
    painter.setPen(QPen(color, 1.5));
    for (double x = bar.left() - bar.height(); x < bar.right(); x += 6)
        painter.drawLine(QPointF(x, bar.bottom()), QPointF(x + bar.height(), bar.top()));
    painter.restore();
    painter.setPen(QPen(color, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(bar.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
}

} // namespace

struct Waterfall::Layout
{
    std::vector<QRect> rows;
    QRect axis;
};

Waterfall::Waterfall(QWidget* parent) : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setFocusPolicy(Qt::TabFocus);
    setAccessibleName(tr("What happened: attempts, waits and fallbacks"));
}

void Waterfall::show(const WaterfallRows& rows, qint64 now)
{
    m_rows = rows;
    m_now = now;
    QStringList lines;
    for (const WaterfallRow& row : m_rows.rows())
        lines << row.model + u' ' + waterfall_words::headline(row, now) + QStringLiteral(". ") + waterfall_words::caption(row, now);
    setAccessibleDescription(lines.join(u'\n'));
    const int height = heightForWidth(width());
    if (height != m_height) {
        m_height = height;
        updateGeometry();
    }
    update();
}

void Waterfall::clear()
{
    show(WaterfallRows(), 0);
}

Waterfall::Layout Waterfall::layOut(int width) const
{
    Layout layout;
    layout.axis = QRect(0, 0, width, captionMetrics().height() + kGap);
    int y = layout.axis.bottom() + 1 + kGap;
    for (const WaterfallRow& row : m_rows.rows()) {
        const int caption = captionHeight(waterfall_words::caption(row, m_now), width);
        const int height = titleMetrics().height() + kGap + kBar + (caption > 0 ? kGap + caption : 0);
        layout.rows.emplace_back(0, y, width, height);
        y += height + kRowGap;
    }
    return layout;
}

int Waterfall::heightForWidth(int width) const
{
    const Layout layout = layOut(qMax(width, 1));
    return layout.rows.empty() ? 0 : layout.rows.back().bottom() + 1;
}

QSize Waterfall::sizeHint() const
{
    return {320, heightForWidth(qMax(width(), 320))};
}

QSize Waterfall::minimumSizeHint() const
{
    return {160, 0};
}

void Waterfall::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    updateGeometry();
}

void Waterfall::paintEvent(QPaintEvent*)
{
    if (m_rows.empty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Layout layout = layOut(width());
    const auto scale = WaterfallScale::fit(m_rows.begin(), m_rows.horizon(m_now), qMax(2, width() / 80));
    paintAxis(painter, layout.axis, layout.rows.back().bottom() + spacing::kHalf, scale);
    for (std::size_t i = 0; i < layout.rows.size(); ++i)
        paintRow(painter, m_rows.rows()[i], layout.rows[i], scale);
    if (hasFocus())
        style_parts::drawFocus(painter, rect(), palette());
}

void Waterfall::paintAxis(QPainter& painter, const QRect& box, int bottom, const WaterfallScale& scale) const
{
    painter.setFont(figureFont(TextRole::Caption));
    const int text = captionMetrics().height();
    for (qint64 t = 0; t <= scale.span; t += scale.step) {
        const double x = qRound(scale.x(scale.begin + t, box.width())) + 0.5;
        painter.setPen(QPen(cardBorder(palette()), 1));
        painter.drawLine(QPointF(x, box.top() + text + kGap), QPointF(x, bottom));
        painter.setPen(mutedText(palette()));
        const QString label = figures::duration(t);
        const int width = captionMetrics().horizontalAdvance(label);
        const double left = qBound(0.0, x - width / 2.0, double(box.width() - width));
        painter.drawText(QPointF(left, box.top() + captionMetrics().ascent()), label);
    }
}

void Waterfall::paintRow(QPainter& painter, const WaterfallRow& row, const QRect& box, const WaterfallScale& scale) const
{
    const Meaning meaning = meaningOf(row.state);
    const QColor color = stateColor(meaning, palette());
    const int title = titleMetrics().height();

    // The lines of the axis run behind the bars, not through the words.
    painter.fillRect(QRect(box.left(), box.top(), box.width(), title), cardGround(palette()));
    drawStateMark(painter, QRectF(box.left(), box.top() + (title - kMark) / 2.0, kMark, kMark), meaning, palette());
    const QString headline = waterfall_words::headline(row, m_now);
    painter.setFont(figureFont(TextRole::Body));
    const int headlineWidth = titleMetrics().horizontalAdvance(headline);
    painter.setPen(color);
    painter.drawText(QRect(box.right() + 1 - headlineWidth, box.top(), headlineWidth, title), Qt::AlignRight | Qt::AlignVCenter, headline);
    const QRect nameBox(box.left() + kMark + kGap + 2, box.top(), box.width() - headlineWidth - kMark - 2 * spacing::kUnit, title);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.setFont(textFont(TextRole::Body));
    painter.drawText(nameBox, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetrics(painter.font()).elidedText(row.model, Qt::ElideMiddle, nameBox.width()));

    const auto bar = [&](qint64 from, qint64 to) {
        const double left = box.left() + scale.x(from, box.width());
        const double right = box.left() + scale.x(to, box.width());
        return QRectF(left, box.top() + title + kGap, qMax(3.0, right - left), kBar);
    };
    const QColor waiting = stateColor(Meaning::Warning, palette());
    const QColor waitingGround = stateTint(Meaning::Warning, palette());
    if (row.before)
        drawHatched(painter, bar(row.before->from, row.before->end(m_now)), waiting, waitingGround);
    if (row.start) {
        const qint64 end = row.end.value_or(m_now);
        painter.setPen(Qt::NoPen);
        QColor early = color; // until the first token the server only thinks
        early.setAlphaF(0.55F);
        painter.setBrush(row.first_token ? early : color);
        painter.drawRoundedRect(bar(*row.start, end), 3, 3);
        if (row.first_token) {
            painter.setBrush(color);
            painter.drawRoundedRect(bar(*row.first_token, qMax(end, *row.first_token)), 3, 3);
        }
    }
    if (row.after) {
        drawHatched(painter, bar(row.after->from, row.after->end(m_now)), waiting, waitingGround);
        if (row.after->open()) { // how far it has come
            painter.setPen(QPen(palette().color(QPalette::WindowText), 2));
            const double x = box.left() + scale.x(m_now, box.width());
            painter.drawLine(QPointF(x, box.top() + title + kGap - 2), QPointF(x, box.top() + title + kGap + kBar + 2));
        }
    }

    const QString caption = waterfall_words::caption(row, m_now);
    if (caption.isEmpty())
        return;
    const QRect captionBox(box.left(), box.top() + title + kGap + kBar + kGap, box.width(), captionHeight(caption, box.width()));
    painter.fillRect(captionBox, cardGround(palette()));
    painter.setFont(figureFont(TextRole::Caption));
    painter.setPen(mutedText(palette()));
    painter.drawText(captionBox, kCaptionFlags, caption);
}

bool Waterfall::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const Layout layout = layOut(width());
    for (std::size_t i = 0; i < layout.rows.size(); ++i) {
        if (layout.rows[i].adjusted(0, 0, 0, kRowGap).contains(help->pos())) {
            QToolTip::showText(help->globalPos(), waterfall_words::details(m_rows.rows()[i], m_now), this, layout.rows[i]);
            return true;
        }
    }
    QToolTip::hideText();
    event->ignore();
    return true;
}

} // namespace plimsoll
