#include "ui/widgets/notice_bar.h"

#include "ui/theme/icon.h"
#include "ui/theme/spacing.h"
#include "ui/theme/state_colors.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>

namespace plimsoll {

namespace {
constexpr int kMark = 14;
}

NoticeBar::NoticeBar(QWidget* parent) : QWidget(parent), m_text(new QLabel(this)), m_close(new QToolButton(this))
{
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_close->setIcon(symbolicIcon(QStringLiteral("close")));
    m_close->setAutoRaise(true);
    m_close->setAccessibleName(tr("Close this notice"));
    m_close->setToolTip(m_close->accessibleName());
    connect(m_close, &QToolButton::clicked, this, [this] {
        clear();
        Q_EMIT closed();
    });
    m_row = new QHBoxLayout(this);
    m_row->setContentsMargins(spacing::kPage + kMark + spacing::kUnit, spacing::kHalf, spacing::kUnit, spacing::kHalf);
    m_row->addWidget(m_text, 1);
    m_row->addWidget(m_close, 0, Qt::AlignTop);
    m_gone = new QTimer(this);
    m_gone->setObjectName(QStringLiteral("gone"));
    m_gone->setSingleShot(true);
    m_gone->setInterval(kSuccessMs);
    connect(m_gone, &QTimer::timeout, this, &NoticeBar::clear);
    hide();
}

void NoticeBar::set(Meaning meaning, const QString& text)
{
    m_meaning = meaning;
    if (meaning == Meaning::Ok)
        m_gone->start();
    else
        m_gone->stop();
    m_text->setText(text);
    setAccessibleName(text);
    show();
    update();
}

QPushButton* NoticeBar::addButton(const QString& text)
{
    auto* button = new QPushButton(text, this);
    m_row->insertWidget(m_row->count() - 1, button);
    return button;
}

void NoticeBar::setClosable(bool on)
{
    m_close->setVisible(on);
}

void NoticeBar::clear()
{
    m_gone->stop();
    hide();
}

void NoticeBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), cardGround(palette()));
    painter.fillRect(rect(), stateTint(m_meaning, palette()));
    painter.fillRect(QRect(0, height() - 1, width(), 1), cardBorder(palette()));
    drawStateMark(painter, QRectF(spacing::kPage, (height() - kMark) / 2.0, kMark, kMark), m_meaning, palette());
}

} // namespace plimsoll
