#include "ui/pages/headers_page_decoder.h"

#include "core/config/config_file.h"
#include "core/wire/private_file.h"
#include "ui/delegates/level_delegate.h"
#include "ui/language/core_texts.h"
#include "ui/models/limit_model.h"
#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/widgets/card.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/lamp.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

#include <chrono>

namespace plimsoll {

namespace {

constexpr std::chrono::milliseconds kPause{150};
constexpr int kChoiceLetters = 12;

const char kExample[] =
    "HTTP/1.1 429 Too Many Requests\n"
    "retry-after: 17\n"
    "request-id: req_011CSHoEeqs5C35K2UUqR7Fy\n"
    "anthropic-ratelimit-input-tokens-limit: 30000\n"
    "anthropic-ratelimit-input-tokens-remaining: 0\n"
    "\n"
    "{\"type\":\"error\",\"error\":{\"type\":\"rate_limit_error\",\"message\":\"This request would exceed your "
    "organization's rate limit of 30,000 input tokens per minute\"}}\n";

QLabel* makeLine(const QString& name)
{
    auto* label = new QLabel;
    label->setObjectName(name);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

HeadersDecoder::HeadersDecoder(ConfigService& config, QWidget* parent)
    : QWidget(parent), m_config(config), m_windows(new LimitModel(this))
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    auto* parts = new QSplitter(Qt::Horizontal);
    parts->setHandleWidth(spacing::kPage);
    parts->setChildrenCollapsible(false);
    parts->addWidget(makeText());
    parts->addWidget(makeVerdict());
    parts->setStretchFactor(0, 4);
    parts->setStretchFactor(1, 5);
    row->addWidget(parts);
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPause);
    connect(&m_pause, &QTimer::timeout, this, &HeadersDecoder::decode);
    decode();
}

QWidget* HeadersDecoder::makeText()
{
    auto* card = new Card(tr("Response"));
    auto* example = new QPushButton(tr("Example"));
    example->setObjectName(QStringLiteral("example"));
    auto* clear = new QPushButton(tr("Clear"));
    clear->setObjectName(QStringLiteral("clearText"));
    card->header()->addWidget(example);
    card->header()->addWidget(clear);
    m_text = new QPlainTextEdit;
    m_text->setObjectName(QStringLiteral("paste"));
    m_text->setAccessibleName(tr("A response to decode: status line, headers, body"));
    m_text->setPlaceholderText(
        tr("Paste a response here, as curl -i prints it: status line, headers, blank line, body."));
    m_text->setTabChangesFocus(true);
    m_text->setFont(codeFont(TextRole::Caption));
    m_provider = makeChoiceBox(QStringLiteral("provider"), tr("Whose response it is"), kChoiceLetters);
    m_provider->addItem(tr("Recognise it"), QString());
    m_provider->addItem(QStringLiteral("Groq"), QStringLiteral("groq"));
    m_provider->setToolTip(tr("Groq's limit headers look like OpenAI's and mean a day: it has to be named"));
    m_profile =
        makeChoiceBox(QStringLiteral("profile"), tr("The profile whose rules decide what comes next"), kChoiceLetters);
    for (const auto& [name, profile] : m_config.config().profiles)
        m_profile->addItem(tr("Rules of “%1”").arg(name), name);
    m_profile->setCurrentIndex(std::max(0, m_profile->findData(m_config.config().default_profile)));
    auto* below = new QHBoxLayout;
    below->addWidget(m_provider, 1);
    below->addWidget(m_profile, 1);
    card->body()->addWidget(m_text, 1);
    card->body()->addLayout(below);
    connect(m_text, &QPlainTextEdit::textChanged, &m_pause, qOverload<>(&QTimer::start));
    connect(m_provider, &QComboBox::currentIndexChanged, this, &HeadersDecoder::decode);
    connect(m_profile, &QComboBox::currentIndexChanged, this, &HeadersDecoder::decode);
    connect(example, &QPushButton::clicked, this, [this] { show(QString::fromLatin1(kExample)); });
    connect(clear, &QPushButton::clicked, this, [this] {
        show(QString());
        m_text->setFocus();
    });
    return card;
}

QWidget* HeadersDecoder::makeVerdict()
{
    m_card = new Card(tr("What the client understands"));
    m_save = new QPushButton(tr("Save as scenario…"));
    m_save->setObjectName(QStringLiteral("save"));
    m_save->setToolTip(tr("Writes a file that plimsollctl replay runs, for a bug report or a test; keys are masked"));
    m_card->header()->addWidget(m_save);
    m_lamp = new Lamp;
    m_rule = makeLine(QStringLiteral("rule"));
    m_next = makeLine(QStringLiteral("next"));
    m_notes = makeLine(QStringLiteral("notes"));
    m_notes->setForegroundRole(QPalette::PlaceholderText);
    m_table = makeDataTable(tr("Limits that the response tells: limit, left, share, resets"));
    m_table->setObjectName(QStringLiteral("decodedWindows"));
    m_table->setModel(m_windows);
    m_table->setItemDelegateForColumn(LimitModel::Share,
                                      new LevelDelegate(LimitModel::ShareRole, LimitModel::MeaningRole, m_table));
    for (const int column : {LimitModel::Provider, LimitModel::Model, LimitModel::Trend, LimitModel::Heard})
        m_table->setColumnHidden(column, true);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(LimitModel::Window, QHeaderView::Stretch);
    m_json = new QPlainTextEdit;
    m_json->setObjectName(QStringLiteral("inspection"));
    m_json->setAccessibleName(tr("The same as plimsollctl inspect prints it"));
    m_json->setReadOnly(true);
    m_json->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_json->setTabChangesFocus(true);
    m_json->setFont(codeFont(TextRole::Caption));
    m_json->setFrameShape(QFrame::NoFrame);
    auto* json = new QWidget;
    auto* column = new QVBoxLayout(json);
    column->setContentsMargins(0, 0, 0, 0);
    auto* bar = new QHBoxLayout;
    auto* name = new QLabel(tr("As plimsollctl inspect prints it"));
    name->setForegroundRole(QPalette::PlaceholderText);
    m_copy = new QPushButton(tr("Copy"));
    m_copy->setAccessibleName(tr("Copy the inspection as JSON"));
    bar->addWidget(name, 1);
    bar->addWidget(m_copy);
    column->addLayout(bar);
    column->addWidget(m_json, 1);
    auto* parts = new QSplitter(Qt::Vertical);
    parts->setChildrenCollapsible(false);
    parts->setHandleWidth(spacing::kUnit);
    parts->addWidget(m_table);
    parts->addWidget(json);
    m_card->body()->addWidget(m_lamp, 0, Qt::AlignLeft);
    m_card->body()->addWidget(m_rule);
    m_card->body()->addWidget(m_next);
    m_card->body()->addWidget(m_notes);
    m_card->body()->addWidget(parts, 1);
    connect(m_save, &QPushButton::clicked, this, &HeadersDecoder::chooseFile);
    connect(m_copy, &QPushButton::clicked, this, [this] { QApplication::clipboard()->setText(m_decoded.json); });
    return m_card;
}

void HeadersDecoder::show(const QString& text, const QString& provider)
{
    m_text->setPlainText(text);
    const QSignalBlocker blocker(m_provider);
    m_provider->setCurrentIndex(std::max(0, m_provider->findData(provider)));
    decode();
}

void HeadersDecoder::focusText()
{
    m_text->setFocus();
}

void HeadersDecoder::decode()
{
    m_pause.stop();
    m_decoded = decodeReply(m_text->toPlainText(), m_provider->currentData().toString(), m_config.config(),
                            m_profile->currentData().toString(), QDateTime::currentDateTime());
    const DecodedReply& seen = m_decoded;
    m_lamp->set(seen.meaning, seen.valid            ? seen.headline
                              : seen.rule.isEmpty() ? tr("nothing to decode yet")
                                                    : tr("not a response"));
    m_rule->setText(
        seen.rule.isEmpty()
            ? tr("It says here what kind of failure it is, which rule decides how long to wait, and when the "
                 "next attempt would be made.")
            : seen.rule);
    m_next->setText(seen.next);
    m_next->setVisible(seen.valid);
    m_notes->setText(seen.notes.join(u'\n'));
    m_notes->setVisible(!seen.notes.isEmpty());
    m_windows->set(seen.windows);
    m_table->setVisible(!seen.windows.empty());
    m_json->setPlainText(seen.json.trimmed());
    m_json->parentWidget()->setVisible(seen.valid);
    m_save->setEnabled(seen.valid);
    m_copy->setEnabled(seen.valid);
}

void HeadersDecoder::chooseFile()
{
    auto* dialog = new QFileDialog(this, tr("Save as scenario"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("json"));
    dialog->setNameFilter(tr("Scenarios (*.json)"));
    dialog->selectFile(QStringLiteral("reply.json"));
    connect(dialog, &QFileDialog::fileSelected, this, [this, scenario = m_decoded.scenario](const QString& path) {
        if (const auto error = writePrivateFile(path, scenario))
            Q_EMIT saveFailed(tr("%1 cannot be written: %2").arg(path, fromCore(error->what)));
        else
            Q_EMIT saved(path);
    });
    dialog->open();
}

} // namespace plimsoll
