#include "ui/pages/events_page_detail.h"

#include "ui/delegates/mark_delegate.h"
#include "ui/models/timeline_model.h"
#include "ui/presenters/events_presenter.h"
#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/widgets/card.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/waterfall.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

namespace plimsoll {

namespace {
constexpr int kMostPicture = 130; ///< px: a higher waterfall scrolls
constexpr int kLeastPicture = 48;
} // namespace

EventDetail::EventDetail(QWidget* parent) : QWidget(parent), m_model(new TimelineModel(this))
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    auto* parts = new QSplitter(Qt::Horizontal);
    parts->setHandleWidth(spacing::kPage);
    parts->setChildrenCollapsible(false);
    parts->addWidget(makeTimeline());
    parts->addWidget(makeEvent());
    parts->setStretchFactor(0, 5);
    parts->setStretchFactor(1, 3);
    row->addWidget(parts);
}

QWidget* EventDetail::makeTimeline()
{
    m_timeline = new Card;
    m_only = new QPushButton(tr("Only this call"));
    m_only->setObjectName(QStringLiteral("onlyCall"));
    m_only->setToolTip(tr("Shows no other call's events above"));
    m_timeline->header()->addWidget(m_only);
    connect(m_only, &QPushButton::clicked, this, [this] { Q_EMIT callWanted(m_call); });
    m_hint = new QLabel;
    m_hint->setObjectName(QStringLiteral("hint"));
    m_hint->setWordWrap(true);
    m_hint->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setAccessibleName(tr("Waterfall of the call"));
    m_waterfall = new Waterfall;
    scroll->setWidget(m_waterfall);
    m_picture = scroll;
    m_table = makeDataTable(tr("Events of the call: after, event, model, what happened"));
    m_table->setObjectName(QStringLiteral("timeline"));
    m_table->setModel(m_model);
    m_table->setItemDelegateForColumn(TimelineModel::Kind, new MarkDelegate(TimelineModel::MeaningRole, m_table));
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(TimelineModel::What, QHeaderView::Stretch);
    connect(m_table, &QTableView::clicked, this, [this](const QModelIndex& index) {
        Q_EMIT eventChosen(index.data(TimelineModel::SequenceRole).toULongLong());
    });
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex& index) {
        Q_EMIT eventChosen(index.data(TimelineModel::SequenceRole).toULongLong());
    });
    m_timeline->body()->addWidget(m_hint);
    m_timeline->body()->addWidget(scroll);
    m_timeline->body()->addWidget(m_table, 1);
    return m_timeline;
}

QWidget* EventDetail::makeEvent()
{
    auto* card = new Card(tr("Event"));
    m_copy = new QPushButton(tr("Copy"));
    m_copy->setObjectName(QStringLiteral("copy"));
    m_copy->setAccessibleName(tr("Copy the event as JSON"));
    m_copy->setToolTip(tr("Copies the event as one line of JSON (Ctrl+C in the list)"));
    card->header()->addWidget(m_copy);
    connect(m_copy, &QPushButton::clicked, this, &EventDetail::copyWanted);
    m_json = new QPlainTextEdit;
    m_json->setObjectName(QStringLiteral("json"));
    m_json->setAccessibleName(tr("The selected event as JSON"));
    m_json->setReadOnly(true);
    m_json->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_json->setTabChangesFocus(true);
    m_json->setFont(codeFont(TextRole::Caption));
    m_json->setFrameShape(QFrame::NoFrame);
    card->body()->addWidget(m_json, 1);
    return card;
}

void EventDetail::show(const EventsPresenter& presenter, qint64 now)
{
    const CallTimeline& timeline = presenter.timeline();
    const bool some = presenter.selected() != 0, call = !timeline.call.isEmpty();
    m_call = timeline.call;
    m_timeline->setTitle(call ? tr("Call %1").arg(timeline.call) : tr("Call"));
    m_only->setEnabled(call);
    m_hint->setVisible(!call);
    m_hint->setText(some ? tr("This event belongs to no call: it tells of a model or a provider.")
                         : tr("Select an event to see everything that happened to its call."));
    m_table->setVisible(call);
    m_model->set(call ? timeline.rows : std::vector<TimelineRow>());
    if (const int row = m_model->rowOf(presenter.selected()); row >= 0 && m_table->currentIndex().row() != row)
        m_table->selectRow(row);
    const bool drawn = call && !timeline.waterfall.empty();
    m_picture->setVisible(drawn);
    if (drawn) {
        m_waterfall->show(timeline.waterfall, timeline.over() ? timeline.last : std::max(now, timeline.last));
        m_picture->setFixedHeight(
            std::clamp(m_waterfall->heightForWidth(m_picture->width()) + 2, kLeastPicture, kMostPicture));
    }
    m_copy->setEnabled(some);
    if (m_json->toPlainText() != presenter.json().trimmed())
        m_json->setPlainText(presenter.json().trimmed());
}

} // namespace plimsoll
