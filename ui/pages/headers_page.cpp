#include "ui/pages/headers_page.h"

#include "core/config/config_file.h"
#include "core/live/live_client.h"
#include "core/sandbox/storm_demo.h"
#include "core/telemetry/limit_book.h"
#include "core/wire/provider_guess.h"
#include "ui/app_context.h"
#include "ui/delegates/level_delegate.h"
#include "ui/delegates/spark_delegate.h"
#include "ui/models/limit_model.h"
#include "ui/pages/headers_page_decoder.h"
#include "ui/presenters/limit_rows.h"
#include "ui/presenters/prompt_words.h"
#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/widgets/caption.h"
#include "ui/widgets/card.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/notice_bar.h"
#include "ui/widgets/segmented_control.h"

#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <vector>

namespace plimsoll {

namespace {

enum { LimitsPart, DecodePart };
enum { EmptyView, LimitsView, DecodeView };
constexpr int kRepliesListed = 40;
constexpr int kProviderWidth = 120;

struct Listed
{
    const KnownModel* model;
    const KnownReply* reply;
};

/// The newest first, of all models.
std::vector<Listed> repliesOf(const LimitBook& book)
{
    std::vector<Listed> out;
    for (const KnownModel& model : book.models())
        for (const KnownReply& reply : model.replies)
            out.push_back({&model, &reply});
    std::sort(out.begin(), out.end(),
              [](const Listed& a, const Listed& b) { return a.reply->number > b.reply->number; });
    if (out.size() > kRepliesListed)
        out.resize(kRepliesListed);
    return out;
}

QString line(const Listed& one)
{
    const Inspection& seen = one.reply->inspection;
    return QStringLiteral("%1  %2 %3 · %4")
        .arg(QDateTime::fromMSecsSinceEpoch(one.reply->at).toString(QStringLiteral("HH:mm:ss")),
             QString::number(seen.status), prompt_words::failureName(seen.failure), one.model->model);
}

} // namespace

PageEntry HeadersPage::entry()
{
    return {QStringLiteral("headers"), tr("Headers"), QStringLiteral("headers"), 3,
            [](AppContext& context, QWidget* parent) -> Page* { return new HeadersPage(context, parent); }};
}

HeadersPage::HeadersPage(AppContext& context, QWidget* parent)
    : Page(parent), m_context(context), m_notice(new NoticeBar), m_model(new LimitModel(this))
{
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->setSpacing(0);
    outer->addWidget(m_notice);
    auto* column = new QVBoxLayout;
    column->setContentsMargins(spacing::kPage, spacing::kPage, spacing::kPage, spacing::kPage);
    column->setSpacing(spacing::kUnit);
    outer->addLayout(column, 1);
    column->addWidget(makeTitle());
    auto* parts = new QSplitter(Qt::Vertical);
    parts->setHandleWidth(spacing::kPage);
    parts->setChildrenCollapsible(false);
    parts->addWidget(makeLimits());
    parts->addWidget(makeReplies());
    parts->setStretchFactor(0, 3);
    parts->setStretchFactor(1, 2);
    m_decoder = new HeadersDecoder(context.config);
    m_stack = new QStackedWidget;
    m_stack->addWidget(makeEmpty());
    m_stack->addWidget(parts);
    m_stack->addWidget(m_decoder);
    column->addWidget(m_stack, 1);
    connect(m_decoder, &HeadersDecoder::saved, this, [this](const QString& path) {
        m_notice->set(Meaning::Ok, tr("Scenario written to %1: run it with plimsollctl replay").arg(path));
    });
    connect(m_decoder, &HeadersDecoder::saveFailed, this,
            [this](const QString& why) { m_notice->set(Meaning::Failed, why); });
    showLimits();
    showPart(LimitsPart);
}

QWidget* HeadersPage::makeTitle()
{
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing::kUnit);
    auto* title = new QLabel(tr("Headers"));
    title->setFont(textFont(TextRole::PageTitle));
    m_summary = new Caption;
    m_summary->setObjectName(QStringLiteral("summary"));
    m_summary->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_parts = new SegmentedControl(tr("Part of the page"));
    m_parts->setObjectName(QStringLiteral("parts"));
    m_parts->addChoice(LimitsPart, tr("Limits"), tr("The limits that the servers tell"));
    m_parts->addChoice(DecodePart, tr("Decode a response"), tr("Decode a response that you paste"));
    m_parts->setCurrent(LimitsPart);
    connect(m_parts, &SegmentedControl::changed, this, &HeadersPage::showPart);
    layout->addWidget(title);
    layout->addSpacing(spacing::kUnit);
    layout->addWidget(m_summary, 1, Qt::AlignVCenter);
    layout->addWidget(m_parts);
    return row;
}

QWidget* HeadersPage::makeEmpty()
{
    auto* empty = new EmptyState(
        QStringLiteral("headers"), tr("No server has answered yet"),
        tr("This page shows what each server says of its limits: how much is left, until when, and how it "
           "moves, with the headers of the last replies. You can also paste any response and see what the "
           "client makes of it."));
    QPushButton* send = empty->addButton(tr("Send a prompt"));
    send->setObjectName(QStringLiteral("send"));
    connect(send, &QPushButton::clicked, this, [this] { Q_EMIT pageRequested(QStringLiteral("prompt")); });
    QPushButton* storm = empty->addButton(tr("Start the 429 storm demo"));
    connect(storm, &QPushButton::clicked, this, [this] { m_context.storm.start(); });
    QPushButton* decode = empty->addButton(tr("Decode a response"));
    decode->setObjectName(QStringLiteral("decodeOne"));
    connect(decode, &QPushButton::clicked, this, [this] { showPart(DecodePart); });
    return empty;
}

QWidget* HeadersPage::makeLimits()
{
    auto* card = new Card(tr("Limits, as the servers last told them"));
    m_table = makeDataTable(tr("Limits: provider, model, limit, left, share left, resets, trend, heard"));
    m_table->setObjectName(QStringLiteral("limits"));
    m_table->setModel(m_model);
    m_table->setItemDelegateForColumn(LimitModel::Share,
                                      new LevelDelegate(LimitModel::ShareRole, LimitModel::MeaningRole, m_table));
    m_table->setItemDelegateForColumn(LimitModel::Trend, new SparkDelegate(LimitModel::LineRole, m_table));
    QHeaderView* header = m_table->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(LimitModel::Provider, QHeaderView::Interactive);
    header->resizeSection(LimitModel::Provider, kProviderWidth);
    header->setSectionResizeMode(LimitModel::Model, QHeaderView::Stretch);
    card->body()->addWidget(m_table, 1);
    return card;
}

QWidget* HeadersPage::makeReplies()
{
    auto* row = new QSplitter(Qt::Horizontal);
    row->setHandleWidth(spacing::kPage);
    row->setChildrenCollapsible(false);
    m_repliesCard = new Card(tr("Last replies"));
    m_replies = new QListWidget;
    m_replies->setObjectName(QStringLiteral("replies"));
    m_replies->setAccessibleName(tr("Last replies, newest first"));
    m_replies->setFrameShape(QFrame::NoFrame);
    m_replies->setFont(figureFont(TextRole::Body));
    m_replies->setTextElideMode(Qt::ElideRight);
    m_replies->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_repliesCard->body()->addWidget(m_replies, 1);
    auto* card = new Card(tr("Headers"));
    m_copy = new QPushButton(tr("Copy"));
    m_copy->setAccessibleName(tr("Copy the headers"));
    m_decode = new QPushButton(tr("Decode"));
    m_decode->setObjectName(QStringLiteral("decode"));
    m_decode->setToolTip(tr("Shows what the client makes of these headers; the reply's body is not kept"));
    card->header()->addWidget(m_copy);
    card->header()->addWidget(m_decode);
    m_headers = new QPlainTextEdit;
    m_headers->setObjectName(QStringLiteral("headers"));
    m_headers->setAccessibleName(tr("Headers of the selected reply; keys and cookies are masked"));
    m_headers->setReadOnly(true);
    m_headers->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_headers->setTabChangesFocus(true);
    m_headers->setFont(codeFont(TextRole::Caption));
    m_headers->setFrameShape(QFrame::NoFrame);
    card->body()->addWidget(m_headers, 1);
    row->addWidget(m_repliesCard);
    row->addWidget(card);
    row->setStretchFactor(0, 3);
    row->setStretchFactor(1, 5);
    connect(m_replies, &QListWidget::currentRowChanged, this, &HeadersPage::showHeaders);
    connect(m_decode, &QPushButton::clicked, this, &HeadersPage::decodeReply);
    connect(m_copy, &QPushButton::clicked, this,
            [this] { QApplication::clipboard()->setText(m_headers->toPlainText()); });
    return row;
}

void HeadersPage::showPart(int part)
{
    m_parts->setCurrent(part);
    if (part == DecodePart) {
        m_stack->setCurrentIndex(DecodeView);
        m_decoder->focusText();
        return;
    }
    m_stack->setCurrentIndex(m_context.client.limits().models().empty() ? EmptyView : LimitsView);
    if (m_stack->currentIndex() == LimitsView)
        m_table->setFocus();
}

void HeadersPage::showLimits()
{
    const LimitBook& book = m_context.client.limits();
    m_model->set(limit_rows::of(book, QDateTime::currentDateTime()));
    m_summary->setText(book.models().empty() ? QString()
                                             : tr("%Ln models have answered", nullptr, int(book.models().size())));
    if (book.revision() != m_revision) {
        m_revision = book.revision();
        showReplies();
    }
    if (m_stack->currentIndex() == EmptyView && !book.models().empty())
        showPart(LimitsPart);
}

/// The reply that somebody reads stays; whoever reads the newest gets the newer one.
void HeadersPage::showReplies()
{
    const bool newest = m_replies->currentRow() <= 0;
    const QSignalBlocker blocker(m_replies);
    const std::vector<Listed> all = repliesOf(m_context.client.limits());
    m_replies->clear();
    int row = -1;
    for (const Listed& one : all) {
        auto* item = new QListWidgetItem(line(one), m_replies);
        item->setData(Qt::UserRole, qulonglong(one.reply->number));
        item->setToolTip(line(one));
        item->setSizeHint({0, QFontMetrics(m_replies->font()).height() + spacing::kUnit});
        if (one.reply->number == m_shown)
            row = m_replies->count() - 1;
    }
    m_replies->setCurrentRow(newest || row < 0 ? 0 : row);
    showHeaders();
}

const KnownReply* HeadersPage::chosenReply(QString* provider) const
{
    const QListWidgetItem* item = m_replies->currentItem();
    const qulonglong number = item ? item->data(Qt::UserRole).toULongLong() : 0;
    for (const KnownModel& model : m_context.client.limits().models()) {
        for (const KnownReply& reply : model.replies) {
            if (reply.number != number)
                continue;
            if (provider)
                *provider = model.provider;
            return &reply;
        }
    }
    return nullptr;
}

void HeadersPage::showHeaders()
{
    const KnownReply* reply = chosenReply();
    m_decode->setEnabled(reply);
    m_copy->setEnabled(reply);
    m_shown = reply ? reply->number : 0;
    const QString text = reply ? replyText(reply->inspection.status, reply->headers).trimmed() : QString();
    if (m_headers->toPlainText() != text)
        m_headers->setPlainText(text);
}

void HeadersPage::decodeReply()
{
    QString provider;
    const KnownReply* reply = chosenReply(&provider);
    if (!reply)
        return;
    const auto& entries = m_context.config.config().providers;
    const auto entry = entries.find(provider);
    m_decoder->show(replyText(reply->inspection.status, reply->headers),
                    knownProvider(provider, entry == entries.end() ? ProviderEntry{} : entry->second));
    showPart(DecodePart);
}

void HeadersPage::activated()
{
    showLimits();
    showPart(m_parts->current());
}

void HeadersPage::tick(const Tick& tick)
{
    if (tick.due(kCountdownRate) || (tick.due(kGaugeRate / 2) && m_context.client.limits().revision() != m_revision))
        showLimits();
}

} // namespace plimsoll
