#include "ui/pages/prompt_page_composer.h"

#include "ui/theme/fonts.h"
#include "ui/theme/icon.h"
#include "ui/theme/spacing.h"
#include "ui/widgets/caption.h"
#include "ui/widgets/card.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>

namespace plimsoll {

namespace {

constexpr double kServersOwn = -0.1; // the temperature's place for "say nothing"

/// A control under its caption, which is its buddy.
void addField(QHBoxLayout* bar, const QString& name, QWidget* control)
{
    auto* column = new QVBoxLayout;
    column->setSpacing(2);
    auto* caption = new Caption(name);
    caption->setBuddy(control);
    control->setAccessibleName(QString(name).remove(u'&'));
    column->addWidget(caption);
    column->addWidget(control);
    bar->addLayout(column);
}

QPlainTextEdit* makeEditor(const QString& name, const QString& placeholder)
{
    auto* editor = new QPlainTextEdit;
    editor->setAccessibleName(name);
    editor->setPlaceholderText(placeholder);
    editor->setFrameShape(QFrame::NoFrame);
    editor->setTabChangesFocus(true);
    return editor;
}

void refill(QComboBox* box, const QList<std::pair<QString, QString>>& items, const QString& fallback)
{
    const QSignalBlocker blocker(box);
    const QString chosen = box->count() > 0 ? box->currentData().toString() : fallback;
    box->clear();
    for (const auto& [text, data] : items)
        box->addItem(text, data);
    const int index = box->findData(chosen);
    box->setCurrentIndex(index >= 0 ? index : qMax(0, box->findData(fallback)));
}

} // namespace

PromptComposer::PromptComposer(QWidget* parent) : QWidget(parent)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing::kUnit);
    layout->addWidget(makeBar());
    layout->addWidget(makeCard(), 1);
    contentEdited();
}

QWidget* PromptComposer::makeBar()
{
    auto* bar = new QWidget;
    auto* layout = new QHBoxLayout(bar);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing::kUnit);

    m_profile = new QComboBox;
    m_profile->setObjectName(QStringLiteral("profile"));
    m_profile->setMinimumWidth(104);
    m_profile->setToolTip(tr("Decides the chain of models, the retries and the deadline"));
    addField(layout, tr("P&rofile"), m_profile);

    m_model = new QComboBox;
    m_model->setObjectName(QStringLiteral("model"));
    m_model->setMinimumWidth(168);
    setModelUsed(true);
    addField(layout, tr("&Model"), m_model);

    m_max_tokens = new QSpinBox;
    m_max_tokens->setObjectName(QStringLiteral("maxTokens"));
    m_max_tokens->setRange(1, 1000000);
    m_max_tokens->setValue(1024);
    m_max_tokens->setSingleStep(256);
    m_max_tokens->setToolTip(tr("The longest answer, in tokens; reserved in the limits until the answer is there"));
    addField(layout, tr("Ma&x tokens"), m_max_tokens);

    m_temperature = new QDoubleSpinBox;
    m_temperature->setObjectName(QStringLiteral("temperature"));
    m_temperature->setRange(kServersOwn, 2);
    m_temperature->setSingleStep(0.1);
    m_temperature->setDecimals(1);
    m_temperature->setValue(kServersOwn);
    m_temperature->setSpecialValueText(tr("default"));
    m_temperature->setToolTip(tr("How varied the answer may be; \"default\" leaves it to the provider"));
    addField(layout, tr("&Temperature"), m_temperature);

    m_stream = new QCheckBox(tr("&Stream"));
    m_stream->setObjectName(QStringLiteral("stream"));
    m_stream->setChecked(true);
    m_stream->setToolTip(tr("Show the answer while it is written"));
    layout->addWidget(m_stream, 0, Qt::AlignBottom);
    layout->addStretch(1);

    m_stop = new QPushButton(tr("Stop"));
    m_stop->setObjectName(QStringLiteral("stop"));
    m_stop->setIcon(symbolicIcon(QStringLiteral("stop")));
    m_stop->setToolTip(tr("Stops the call that is shown (Esc)"));
    layout->addWidget(m_stop, 0, Qt::AlignBottom);
    m_send = new QPushButton(tr("Send"));
    m_send->setObjectName(QStringLiteral("send"));
    m_send->setIcon(symbolicIcon(QStringLiteral("send"), QPalette::HighlightedText));
    m_send->setDefault(true);
    m_send->setToolTip(tr("Sends the prompt (Ctrl+Return)"));
    layout->addWidget(m_send, 0, Qt::AlignBottom);

    connect(m_stop, &QPushButton::clicked, this, &PromptComposer::stopRequested);
    connect(m_send, &QPushButton::clicked, this, &PromptComposer::sendRequested);
    connect(m_profile, &QComboBox::currentIndexChanged, this, &PromptComposer::edited);
    connect(m_model, &QComboBox::currentIndexChanged, this, &PromptComposer::edited);
    connect(m_max_tokens, &QSpinBox::valueChanged, this, &PromptComposer::edited);
    connect(m_temperature, &QDoubleSpinBox::valueChanged, this, &PromptComposer::edited);
    connect(m_stream, &QCheckBox::toggled, this, &PromptComposer::edited);
    return bar;
}

QWidget* PromptComposer::makeCard()
{
    auto* card = new Card;
    card->setAccessibleName(tr("Prompt"));
    QVBoxLayout* body = card->body();
    body->setSpacing(spacing::kHalf);

    m_system_toggle = new QToolButton;
    m_system_toggle->setObjectName(QStringLiteral("systemToggle"));
    m_system_toggle->setText(tr("S&ystem text"));
    m_system_toggle->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_system_toggle->setCheckable(true);
    m_system_toggle->setAutoRaise(true);
    m_system_toggle->setArrowType(Qt::RightArrow);
    m_system_toggle->setToolTip(tr("Text that tells the model how to behave"));
    body->addWidget(m_system_toggle, 0, Qt::AlignLeft);

    m_system = makeEditor(tr("System text"), tr("How the model should behave, e.g. \"You are a careful reviewer.\""));
    m_system->setObjectName(QStringLiteral("system"));
    m_system->setMaximumHeight(72);
    m_system->hide();
    body->addWidget(m_system);

    m_prompt = makeEditor(tr("Prompt"), tr("Ask something, then press Ctrl+Return"));
    m_prompt->setObjectName(QStringLiteral("prompt"));
    m_prompt->setMinimumHeight(56);
    body->addWidget(m_prompt, 1);

    m_forecast = new Caption;
    m_forecast->setObjectName(QStringLiteral("forecast"));
    m_forecast->setFont(figureFont(TextRole::Caption));
    m_forecast->setAccessibleName(tr("Forecast"));
    m_forecast->setWordWrap(true);
    body->addWidget(m_forecast);
    m_cannot = new QLabel;
    m_cannot->setObjectName(QStringLiteral("cannot"));
    m_cannot->setFont(figureFont(TextRole::Caption));
    m_cannot->setTextFormat(Qt::PlainText);
    m_cannot->setWordWrap(true);
    m_cannot->setAccessibleName(tr("Models that cannot answer now"));
    m_cannot->hide();
    body->addWidget(m_cannot);

    connect(m_system_toggle, &QToolButton::toggled, this, &PromptComposer::showSystem);
    connect(m_system, &QPlainTextEdit::textChanged, this, &PromptComposer::edited);
    connect(m_prompt, &QPlainTextEdit::textChanged, this, &PromptComposer::contentEdited);
    return card;
}

void PromptComposer::showSystem(bool shown)
{
    m_system_toggle->setArrowType(shown ? Qt::DownArrow : Qt::RightArrow);
    m_system->setVisible(shown);
    if (shown)
        m_system->setFocus();
}

void PromptComposer::contentEdited()
{
    m_send->setEnabled(hasPrompt());
    Q_EMIT edited();
}

void PromptComposer::setChoices(const QStringList& profiles, const QString& standard, const QStringList& models)
{
    QList<std::pair<QString, QString>> items;
    for (const QString& name : profiles)
        items.append({name, name});
    refill(m_profile, items, standard);
    items = {{tr("the profile's chain"), QString()}};
    for (const QString& name : models)
        items.append({name, name});
    refill(m_model, items, QString());
    Q_EMIT edited();
}

PromptRequest PromptComposer::request() const
{
    PromptRequest request;
    request.profile = m_profile->currentData().toString();
    request.model = m_model->currentData().toString();
    request.system = m_system->toPlainText();
    request.messages = {{QStringLiteral("user"), m_prompt->toPlainText()}};
    request.maxTokens = m_max_tokens->value();
    if (m_temperature->value() >= 0)
        request.temperature = m_temperature->value();
    request.stream = m_stream->isChecked();
    return request;
}

bool PromptComposer::hasPrompt() const
{
    return !m_prompt->toPlainText().trimmed().isEmpty();
}

void PromptComposer::setPrompt(const QString& text)
{
    m_prompt->setPlainText(text);
}

void PromptComposer::fill(const PromptRequest& request)
{
    const auto choose = [](QComboBox* box, const QString& wanted) {
        if (const int index = box->findData(wanted); index >= 0)
            box->setCurrentIndex(index);
    };
    choose(m_profile, request.profile);
    choose(m_model, request.model);
    m_max_tokens->setValue(int(qMin<qint64>(request.maxTokens, m_max_tokens->maximum())));
    m_temperature->setValue(request.temperature.value_or(kServersOwn));
    m_stream->setChecked(request.stream);
    m_system->setPlainText(request.system);
    m_system_toggle->setChecked(!request.system.isEmpty());
    for (const PromptMessage& message : request.messages)
        if (message.role == QLatin1String("user"))
            m_prompt->setPlainText(message.text);
    m_prompt->moveCursor(QTextCursor::End);
}

void PromptComposer::setForecast(const QString& text, const QString& cannot, const QString& order)
{
    m_forecast->setText(text);
    m_forecast->setToolTip(order);
    m_cannot->setText(cannot);
    m_cannot->setVisible(!cannot.isEmpty());
}

void PromptComposer::setModelUsed(bool used)
{
    m_model->setEnabled(used);
    m_model->setToolTip(used ? tr("The profile's chain, or one model first and the rest of the chain after it")
                             : tr("The columns below say which models are compared"));
}

void PromptComposer::setRunning(bool running)
{
    m_stop->setEnabled(running);
}

void PromptComposer::setButtonsShown(bool shown)
{
    m_send->setVisible(shown);
    m_stop->setVisible(shown);
}

void PromptComposer::focusPrompt()
{
    m_prompt->setFocus();
}

} // namespace plimsoll
