#include "ui/pages/prompt_page_notice.h"

#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/state_colors.h"
#include "ui/widgets/caption.h"

#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

namespace plimsoll {

namespace {

constexpr int kMark = 14;

} // namespace

PromptNotice::PromptNotice(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("failure"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(spacing::kCardPadding + kMark + spacing::kUnit, spacing::kUnit, spacing::kCardPadding, spacing::kUnit);
    layout->setSpacing(2);
    m_title = new QLabel;
    m_title->setFont(textFont(TextRole::CardTitle));
    m_advice = new QLabel;
    m_server = new Caption;
    for (QLabel* label : {m_title, m_advice, m_server}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        layout->addWidget(label);
    }
    hide();
}

void PromptNotice::show(const std::optional<PromptFailure>& failure, bool calm)
{
    setVisible(failure.has_value());
    if (!failure)
        return;
    m_calm = calm;
    m_title->setText(failure->title);
    QStringList advice;
    for (const QString& sentence : {failure->retry, failure->advice}) {
        if (!sentence.isEmpty())
            advice << sentence;
    }
    m_advice->setText(advice.join(u' '));
    m_advice->setVisible(!advice.isEmpty());
    m_server->setText(tr("Provider: %1").arg(failure->server_words));
    m_server->setVisible(!failure->server_words.isEmpty());
    setAccessibleName(failure->title + u' ' + advice.join(u' '));
    update();
}

void PromptNotice::paintEvent(QPaintEvent*)
{
    const Meaning meaning = m_calm ? Meaning::Idle : Meaning::Failed;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(stateTint(meaning, palette()));
    painter.drawRoundedRect(rect(), spacing::kControlRadius, spacing::kControlRadius);
    const double top = spacing::kUnit + (m_title->fontMetrics().height() - kMark) / 2.0;
    drawStateMark(painter, QRectF(spacing::kCardPadding, top, kMark, kMark), meaning, palette());
}

} // namespace plimsoll
