#include "ui/pages/prompt_page_compare.h"

#include "core/config/config_file.h"
#include "ui/app_context.h"
#include "ui/pages/prompt_page_answer.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icon.h"
#include "ui/theme/spacing.h"
#include "ui/tick.h"
#include "ui/widgets/caption.h"
#include "ui/widgets/card.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

namespace plimsoll {

PromptComparePanel::PromptComparePanel(AppContext& context, QWidget* parent)
    : QWidget(parent), m_compare(context.client, context.config, context.keys), m_config(context.config)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(spacing::kUnit);
    for (int i = 0; i < PromptCompare::kMost; ++i) {
        m_columns[std::size_t(i)] = makeColumn(i);
        row->addWidget(m_columns[std::size_t(i)].card, 1);
    }
    m_add = new QPushButton;
    m_add->setObjectName(QStringLiteral("compareAdd"));
    m_add->setIcon(symbolicIcon(QStringLiteral("add"), QPalette::ButtonText));
    m_add->setAccessibleName(tr("Add a model"));
    m_add->setToolTip(tr("Compares one more model, up to four"));
    row->addWidget(m_add, 0, Qt::AlignTop);

    connect(m_add, &QPushButton::clicked, &m_compare, &PromptCompare::add);
    connect(&m_compare, &PromptCompare::columnsChanged, this, &PromptComparePanel::showColumns);
    connect(&m_compare, &PromptCompare::textArrived, this,
            [this](int i) { m_columns[std::size_t(i)].text_dirty = true; });
    connect(&m_compare, &PromptCompare::callChanged, this, [this](int i) {
        m_columns[std::size_t(i)].status_dirty = true;
        Q_EMIT runningChanged();
    });
    connect(&context.config, &ConfigService::changed, this, &PromptComparePanel::refill);
    refill();
    showColumns();
}

PromptComparePanel::Column PromptComparePanel::makeColumn(int number)
{
    Column column;
    column.card = new Card;
    column.card->setMinimumWidth(150);
    column.model = new QComboBox;
    column.model->setObjectName(QStringLiteral("compareModel%1").arg(number));
    column.model->setAccessibleName(tr("Model of column %1").arg(number + 1));
    column.model->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    column.model->setMinimumContentsLength(6);
    column.stop = new QToolButton;
    column.stop->setObjectName(QStringLiteral("compareStop%1").arg(number));
    column.stop->setIcon(symbolicIcon(QStringLiteral("stop")));
    column.stop->setAccessibleName(tr("Stop column %1").arg(number + 1));
    column.stop->setToolTip(tr("Stops this call only; Esc stops all"));
    column.close = new QToolButton;
    column.close->setObjectName(QStringLiteral("compareClose%1").arg(number));
    column.close->setIcon(symbolicIcon(QStringLiteral("close")));
    column.close->setAutoRaise(true);
    column.close->setAccessibleName(tr("Remove column %1").arg(number + 1));
    column.close->setToolTip(tr("Compares without this model"));
    auto* head = new QHBoxLayout;
    head->setSpacing(spacing::kHalf);
    head->addWidget(column.model, 1);
    head->addWidget(column.stop);
    head->addWidget(column.close);
    column.answer = new PromptAnswer;
    column.answer->setObjectName(QStringLiteral("compareAnswer%1").arg(number));
    column.answer->setAccessibleName(tr("Answer of column %1").arg(number + 1));
    column.answer->setPlaceholderText(tr("The answer streams in here."));
    column.remark = new QLabel;
    column.remark->setObjectName(QStringLiteral("compareRemark%1").arg(number));
    column.remark->setFont(textFont(TextRole::Caption));
    column.status = new Caption;
    column.status->setObjectName(QStringLiteral("compareStatus%1").arg(number));
    for (QLabel* label : {column.remark, column.status}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    QVBoxLayout* body = column.card->body();
    body->setSpacing(spacing::kHalf);
    body->addLayout(head);
    body->addWidget(column.answer, 1);
    body->addWidget(column.remark);
    body->addWidget(column.status);
    connect(column.model, &QComboBox::activated, this, [this, number, box = column.model] {
        m_compare.setModel(number, box->currentData().toString());
        Q_EMIT columnsChanged();
    });
    connect(column.stop, &QToolButton::clicked, this, [this, number] { m_compare.stop(number); });
    connect(column.close, &QToolButton::clicked, this, [this, number] { m_compare.remove(number); });
    return column;
}

void PromptComparePanel::refill()
{
    for (int i = 0; i < PromptCompare::kMost; ++i) {
        QComboBox* box = m_columns[std::size_t(i)].model;
        const QSignalBlocker blocker(box);
        box->clear();
        for (const QString& model : m_compare.models())
            box->addItem(model, model);
        box->setCurrentIndex(box->findData(m_compare.model(i)));
    }
}

void PromptComparePanel::showColumns()
{
    for (int i = 0; i < PromptCompare::kMost; ++i) {
        Column& column = m_columns[std::size_t(i)];
        column.card->setVisible(i < m_compare.count());
        column.card->setAccessibleName(m_compare.model(i));
        column.close->setVisible(m_compare.count() > 1);
        column.model->setCurrentIndex(column.model->findData(m_compare.model(i)));
        showText(i);
        showStatus(i);
    }
    m_add->setVisible(m_compare.count() < PromptCompare::kMost);
    Q_EMIT runningChanged();
    Q_EMIT columnsChanged();
}

void PromptComparePanel::showText(int number)
{
    Column& column = m_columns[std::size_t(number)];
    column.text_dirty = false;
    const PromptCall* call = m_compare.call(number);
    column.answer->setText(call ? call->text : QString());
    const CallId id = call ? call->id : CallId();
    if (call && !call->running())
        column.answer->renderWhole();
    else if (!(id == column.shown))
        column.answer->renderNow();
    column.shown = id;
}

void PromptComparePanel::showStatus(int number)
{
    Column& column = m_columns[std::size_t(number)];
    column.status_dirty = false;
    const PromptCall* call = m_compare.call(number);
    column.stop->setEnabled(call && call->running());
    column.status->setText(m_compare.status(number));
    column.remark->setText(m_compare.remark(number));
    column.remark->setVisible(!column.remark->text().isEmpty());
}

void PromptComparePanel::tick(const Tick& tick)
{
    for (int i = 0; i < m_compare.count(); ++i) {
        Column& column = m_columns[std::size_t(i)];
        if (column.text_dirty)
            showText(i);
        column.answer->renderIfDue();
        const PromptCall* call = m_compare.call(i);
        const bool running = call && call->running();
        if (running && tick.due(kCountdownRate))
            m_compare.refreshWait(i);
        if (tick.due(kGaugeRate) && (running || column.status_dirty))
            showStatus(i);
    }
}

} // namespace plimsoll
