#include "ui/pages/prompt_page_history.h"

#include "ui/models/prompt_history_model.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icon.h"
#include "ui/theme/spacing.h"
#include "ui/theme/state_colors.h"
#include "ui/widgets/caption.h"
#include "ui/widgets/card.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QToolButton>
#include <QVBoxLayout>

namespace plimsoll {

namespace {

constexpr int kPin = 12;

/// Two lines: what was asked, and below it when, whom, and how it ended; a pin before those that stay.
class RowDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override
    {
        return {100, QFontMetrics(textFont(TextRole::Body)).height() +
                         QFontMetrics(textFont(TextRole::Caption)).height() + 3 * spacing::kHalf};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyleOptionViewItem item(option);
        initStyleOption(&item, index);
        item.text.clear();
        QStyle* style = item.widget ? item.widget->style() : QApplication::style();
        style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);
        const bool selected = item.state & QStyle::State_Selected;
        QRect box = item.rect.adjusted(spacing::kUnit, spacing::kHalf, -spacing::kUnit, -spacing::kHalf);
        painter->save();
        painter->setPen(item.palette.color(selected ? QPalette::HighlightedText : QPalette::Text));
        painter->setFont(textFont(TextRole::Body));
        const QFontMetrics body(painter->font());
        QRect title(box.left(), box.top(), box.width(), body.height());
        if (index.data(PromptHistoryModel::PinnedRole).toBool()) {
            const QIcon icon = symbolicIcon(QStringLiteral("pin"), QPalette::Text);
            icon.paint(painter, QRect(title.left(), title.top() + (title.height() - kPin) / 2, kPin, kPin),
                       Qt::AlignCenter, selected ? QIcon::Selected : QIcon::Normal);
            title.setLeft(title.left() + kPin + spacing::kHalf);
        }
        painter->drawText(title, Qt::AlignLeft | Qt::AlignVCenter,
                          body.elidedText(index.data().toString(), Qt::ElideRight, title.width()));
        painter->setFont(figureFont(TextRole::Caption));
        if (!selected)
            painter->setPen(mutedText(item.palette));
        const QFontMetrics caption(painter->font());
        const QRect details(box.left(), title.bottom() + spacing::kHalf, box.width(), caption.height());
        painter->drawText(details, Qt::AlignLeft | Qt::AlignVCenter,
                          caption.elidedText(index.data(PromptHistoryModel::DetailsRole).toString(), Qt::ElideRight,
                                             details.width()));
        painter->restore();
    }
};

} // namespace

PromptHistoryDrawer::PromptHistoryDrawer(PromptHistory& prompts, ConfigService& config, QWidget* parent)
    : QWidget(parent), m_presenter(prompts, config), m_model(new PromptHistoryModel(this))
{
    setObjectName(QStringLiteral("history"));
    setAutoFillBackground(true); // it may lie over other things
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    auto* card = new Card(tr("Kept prompts"));
    auto* close = new QToolButton;
    close->setObjectName(QStringLiteral("historyClose"));
    close->setAutoRaise(true);
    close->setIcon(symbolicIcon(QStringLiteral("close")));
    close->setAccessibleName(tr("Close the kept prompts"));
    close->setToolTip(tr("Close (Ctrl+H)"));
    card->header()->addWidget(close);
    column->addWidget(card);
    QVBoxLayout* body = card->body();
    body->setSpacing(spacing::kUnit);

    m_search = new QLineEdit;
    m_search->setObjectName(QStringLiteral("historySearch"));
    m_search->setClearButtonEnabled(true);
    m_search->setPlaceholderText(tr("Words of prompts and answers"));
    m_search->setAccessibleName(tr("Search the kept prompts"));
    m_search->addAction(symbolicIcon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    m_search->installEventFilter(this);
    body->addWidget(m_search);

    m_notice = new QLabel;
    m_notice->setObjectName(QStringLiteral("historyNotice"));
    m_notice->setWordWrap(true);
    m_notice->setTextFormat(Qt::PlainText);
    body->addWidget(m_notice);

    m_list = new QListView;
    m_list->setObjectName(QStringLiteral("historyList"));
    m_list->setAccessibleName(tr("Kept prompts, pinned ones first"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new RowDelegate(m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setUniformItemSizes(true);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->installEventFilter(this);
    body->addWidget(m_list, 1);
    m_empty = new Caption;
    m_empty->setObjectName(QStringLiteral("historyEmpty"));
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    body->addWidget(m_empty, 1);
    body->addWidget(makeButtons());
    body->addWidget(makeQuestion());

    connect(close, &QToolButton::clicked, this, &PromptHistoryDrawer::closeRequested);
    connect(m_search, &QLineEdit::textChanged, &m_presenter, &PromptHistoryPresenter::search);
    connect(m_model, &PromptHistoryModel::moreWanted, &m_presenter, &PromptHistoryPresenter::more);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &PromptHistoryDrawer::showChoice);
    connect(m_list, &QListView::doubleClicked, this, &PromptHistoryDrawer::resend);
    connect(&m_presenter, &PromptHistoryPresenter::changed, this, &PromptHistoryDrawer::show);
    show();
}

QWidget* PromptHistoryDrawer::makeButtons()
{
    auto* all = new QWidget;
    auto* rows = new QVBoxLayout(all);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(spacing::kUnit);
    auto* first = new QHBoxLayout;
    m_resend = new QPushButton(tr("Use again"));
    m_resend->setObjectName(QStringLiteral("historyResend"));
    m_resend->setToolTip(tr("Puts the prompt and what it was sent with into the form (Return)"));
    m_pin = new QToolButton;
    m_pin->setObjectName(QStringLiteral("historyPin"));
    m_pin->setIcon(symbolicIcon(QStringLiteral("pin")));
    m_delete = new QToolButton;
    m_delete->setObjectName(QStringLiteral("historyDelete"));
    m_delete->setIcon(symbolicIcon(QStringLiteral("remove")));
    m_delete->setAccessibleName(tr("Delete this prompt"));
    m_delete->setToolTip(tr("Deletes this prompt and its answer (Delete)"));
    first->addWidget(m_resend, 1);
    first->addWidget(m_pin);
    first->addWidget(m_delete);
    auto* second = new QHBoxLayout;
    m_summary = new Caption;
    m_summary->setObjectName(QStringLiteral("historySummary"));
    m_wipe = new QPushButton(tr("Delete all…"));
    m_wipe->setObjectName(QStringLiteral("historyWipe"));
    second->addWidget(m_summary, 1);
    second->addWidget(m_wipe);
    rows->addLayout(first);
    rows->addLayout(second);
    connect(m_resend, &QPushButton::clicked, this, &PromptHistoryDrawer::resend);
    connect(m_pin, &QToolButton::clicked, this, &PromptHistoryDrawer::pin);
    connect(m_delete, &QToolButton::clicked, this, &PromptHistoryDrawer::remove);
    connect(m_wipe, &QPushButton::clicked, this, [this] { askToWipe(true); });
    return all;
}

/// Asked in its place, not in a window: what is to be deleted stays in sight.
QWidget* PromptHistoryDrawer::makeQuestion()
{
    m_question = new QWidget;
    auto* column = new QVBoxLayout(m_question);
    column->setContentsMargins(0, 0, 0, 0);
    m_question_text = new QLabel;
    m_question_text->setObjectName(QStringLiteral("historyQuestion"));
    m_question_text->setWordWrap(true);
    auto* row = new QHBoxLayout;
    auto* yes = new QPushButton(tr("Delete all"));
    yes->setObjectName(QStringLiteral("historyWipeYes"));
    m_wipe_no = new QPushButton(tr("Keep"));
    m_wipe_no->setObjectName(QStringLiteral("historyWipeNo"));
    row->addWidget(yes, 1);
    row->addWidget(m_wipe_no, 1);
    column->addWidget(m_question_text);
    column->addLayout(row);
    m_question->hide();
    connect(yes, &QPushButton::clicked, this, [this] {
        askToWipe(false);
        m_search->setFocus(); // the list goes
        m_presenter.wipe();
    });
    connect(m_wipe_no, &QPushButton::clicked, this, [this] { askToWipe(false); });
    return m_question;
}

void PromptHistoryDrawer::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void PromptHistoryDrawer::opened()
{
    m_presenter.refresh();
    m_search->setFocus();
    m_search->selectAll();
}

void PromptHistoryDrawer::callEnded()
{
    if (isVisible())
        m_presenter.refreshSoon();
}

void PromptHistoryDrawer::show()
{
    const bool none = m_presenter.rows().empty();
    m_model->set(m_presenter.rows(), m_presenter.hasMore());
    m_list->setVisible(!none);
    m_empty->setVisible(none);
    m_empty->setText(m_presenter.emptyText());
    m_notice->setText(m_presenter.notice());
    m_notice->setVisible(!m_notice->text().isEmpty());
    m_summary->setText(m_presenter.summary());
    m_wipe->setEnabled(m_presenter.kept() > 0);
    showChoice();
}

const PromptHistoryRow* PromptHistoryDrawer::chosen() const
{
    const QModelIndex index = m_list->currentIndex();
    return index.isValid() ? m_presenter.row(index.data(PromptHistoryModel::IdRole).toLongLong()) : nullptr;
}

void PromptHistoryDrawer::showChoice()
{
    const PromptHistoryRow* row = chosen();
    m_resend->setEnabled(row);
    m_pin->setEnabled(row);
    m_delete->setEnabled(row);
    const QString pin = row && row->pinned ? tr("Unpin") : tr("Pin");
    m_pin->setAccessibleName(pin);
    m_pin->setToolTip(row && row->pinned ? tr("Unpin: it goes when it is too old (P)")
                                         : tr("Pin: it comes first, and stays whatever its age (P)"));
}

void PromptHistoryDrawer::askToWipe(bool asking)
{
    m_question_text->setText(
        tr("Delete all %n kept prompts with their answers, pinned ones too? This cannot be undone.", nullptr,
           int(m_presenter.kept())));
    m_question->setVisible(asking);
    m_wipe->setVisible(!asking);
    asking ? m_wipe_no->setFocus() : m_list->setFocus();
}

void PromptHistoryDrawer::resend()
{
    if (const PromptHistoryRow* row = chosen())
        Q_EMIT resendRequested(PromptRequest(row->request));
}

void PromptHistoryDrawer::pin()
{
    if (const PromptHistoryRow* row = chosen())
        m_presenter.setPinned(row->id, !row->pinned);
}

void PromptHistoryDrawer::remove()
{
    if (const PromptHistoryRow* row = chosen())
        m_presenter.remove(row->id);
}

bool PromptHistoryDrawer::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    if (watched == m_search && (key->key() == Qt::Key_Down || key->key() == Qt::Key_Return) &&
        m_model->rowCount() > 0) {
        m_list->setFocus();
        if (!m_list->currentIndex().isValid())
            m_list->setCurrentIndex(m_model->index(0, 0));
        return true;
    }
    if (watched == m_list && key->modifiers() == Qt::NoModifier) {
        switch (key->key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter:
            resend();
            return true;
        case Qt::Key_Delete:
            remove();
            return true;
        case Qt::Key_P:
            pin();
            return true;
        default:
            break;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace plimsoll
