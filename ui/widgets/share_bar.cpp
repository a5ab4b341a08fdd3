#include "ui/widgets/share_bar.h"

#include "core/telemetry/format.h"
#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/state_colors.h"

#include <QPainter>
#include <QPainterPath>

namespace plimsoll {

namespace {

constexpr int kBar = 12;
constexpr int kMark = 12;

} // namespace

ShareBar::ShareBar(QWidget* parent) : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ShareBar::set(const QList<MeaningShare>& shares, int whole)
{
    if (shares == m_shares && whole == m_whole)
        return;
    const bool as_many = shares.size() == m_shares.size();
    m_shares = shares;
    m_whole = whole;
    QStringList words;
    for (const Label& label : layOut(width()))
        words << label.text;
    setAccessibleDescription(words.join(QStringLiteral(", ")));
    if (!as_many)
        updateGeometry();
    update();
}

QList<ShareBar::Label> ShareBar::layOut(int width) const
{
    const QFontMetrics metrics(figureFont(TextRole::Body));
    QList<Label> labels;
    int x = 0, y = kBar + spacing::kUnit;
    for (const MeaningShare& share : m_shares) {
        const QString text = tr("%1 %2").arg(formatExact(share.count), share.name);
        const int needed = kMark + spacing::kHalf + metrics.horizontalAdvance(text) + 2 * spacing::kUnit;
        if (x > 0 && x + needed > width) {
            x = 0;
            y += metrics.height() + spacing::kHalf;
        }
        labels.append({QRect(x, y, needed, metrics.height()), text});
        x += needed;
    }
    return labels;
}

int ShareBar::heightForWidth(int width) const
{
    const QList<Label> labels = layOut(qMax(width, 1));
    return labels.isEmpty() ? kBar : labels.last().box.bottom() + 1;
}

QSize ShareBar::sizeHint() const
{
    return {320, heightForWidth(qMax(width(), 320))};
}

void ShareBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath clip;
    clip.addRoundedRect(QRectF(0, 0, width(), kBar), 3, 3);
    painter.save();
    painter.setClipPath(clip);
    painter.fillRect(QRect(0, 0, width(), kBar), cardBorder(palette()));
    double x = 0;
    for (const MeaningShare& share : m_shares) {
        const double part = m_whole > 0 ? double(width()) * share.count / m_whole : 0;
        painter.fillRect(QRectF(x, 0, qMax(part, 1.0), kBar), stateColor(share.meaning, palette()));
        x += part;
        painter.fillRect(QRectF(x - 1, 0, 1, kBar), cardGround(palette())); // parts of one colour are told apart
    }
    painter.restore();
    const QList<Label> labels = layOut(width());
    painter.setFont(figureFont(TextRole::Body));
    for (qsizetype i = 0; i < labels.size(); ++i) {
        const QRect& box = labels[i].box;
        drawStateMark(painter, QRectF(box.left(), box.top() + (box.height() - kMark) / 2.0, kMark, kMark),
                      m_shares[i].meaning, palette());
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(box.adjusted(kMark + spacing::kHalf, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                         labels[i].text);
    }
}

} // namespace plimsoll
