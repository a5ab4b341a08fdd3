#include "ui/settings/key_card.h"

#include "core/live/provider_key.h"
#include "ui/presenters/settings_key_words.h"
#include "ui/settings/state_line.h"
#include "ui/theme/spacing.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace plimsoll {

namespace {

Meaning meaningOf(KeyWords::Tone tone)
{
    switch (tone) {
    case KeyWords::Tone::Good: return Meaning::Ok;
    case KeyWords::Tone::Missing: return Meaning::Warning;
    case KeyWords::Tone::Trouble: return Meaning::Failed;
    }
    return Meaning::Idle;
}

} // namespace

KeyCard::KeyCard(KeyStore& keys, QWidget* parent)
    : Card(tr("Key"), parent), m_keys(keys), m_state(new StateLine), m_entry_line(new QWidget)
{
    setObjectName(QStringLiteral("keyCard"));
    m_state->setObjectName(QStringLiteral("keyState"));
    body()->addWidget(m_state);
    body()->addWidget(m_entry_line);

    m_field = new QLineEdit;
    m_field->setObjectName(QStringLiteral("key"));
    m_field->setEchoMode(QLineEdit::Password);
    // An input method would learn what is typed here.
    m_field->setInputMethodHints(Qt::ImhHiddenText | Qt::ImhSensitiveData | Qt::ImhNoPredictiveText | Qt::ImhNoAutoUppercase);
    m_field->setPlaceholderText(tr("Paste the key"));
    auto* label = new QLabel(tr("&Key"));
    label->setBuddy(m_field);
    m_field->setAccessibleName(tr("Key"));
    m_save = new QPushButton(tr("Set key"));
    m_save->setObjectName(QStringLiteral("setKey"));
    m_forget = new QPushButton(tr("Forget"));
    m_forget->setObjectName(QStringLiteral("forgetKey"));
    m_again = new QPushButton(tr("Look again"));
    m_again->setObjectName(QStringLiteral("lookAgain"));

    auto* line = new QHBoxLayout(m_entry_line);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(spacing::kUnit);
    line->addWidget(label);
    line->addWidget(m_field, 1);
    line->addWidget(m_save);
    line->addWidget(m_forget);
    line->addWidget(m_again);

    connect(m_field, &QLineEdit::textChanged, this, [this](const QString& text) { m_save->setEnabled(!text.trimmed().isEmpty()); });
    connect(m_field, &QLineEdit::returnPressed, this, &KeyCard::save);
    connect(m_save, &QPushButton::clicked, this, &KeyCard::save);
    connect(m_forget, &QPushButton::clicked, this, &KeyCard::removeKey);
    connect(m_again, &QPushButton::clicked, this, &KeyCard::look);
    connect(&m_keys, &KeyStore::changed, this, [this](const QString& name) {
        if (name.isEmpty() || name == m_provider)
            look();
    });
    m_save->setEnabled(false);
}

void KeyCard::show(const QString& provider, const ProviderEntry& entry)
{
    if (provider == m_provider && entry == m_entry)
        return;
    if (provider != m_provider)
        m_field->clear();
    m_provider = provider;
    m_entry = entry;
    look();
}

void KeyCard::look()
{
    readProviderKey(m_keys, m_provider, m_entry, this, [this, asked = m_provider](const KeyResult& result) {
        if (asked == m_provider)
            showState(result);
    });
}

void KeyCard::save()
{
    QByteArray typed = m_field->text().trimmed().toUtf8();
    if (typed.isEmpty())
        return;
    m_field->clear();
    writeProviderKey(m_keys, m_provider, m_entry, Secret::take(std::move(typed)), this,
                     [this, asked = m_provider](const KeyResult& result) {
                         if (asked != m_provider)
                             return;
                         if (result)
                             look();
                         else
                             showState(result, tr("The key was not kept."));
                     });
}

void KeyCard::removeKey()
{
    m_keys.remove(m_provider, this, [this, asked = m_provider](const KeyResult& result) {
        if (asked != m_provider)
            return;
        if (result || result.status == KeyStatus::Absent)
            look();
        else
            showState(result, tr("The key was not removed."));
    });
}

void KeyCard::showState(const KeyResult& result, const QString& afterwards)
{
    const KeyWords words = keyWords(m_entry, result);
    m_state->show(meaningOf(words.tone), afterwards.isEmpty() ? words.text : afterwards + u' ' + words.text);
    m_entry_line->setVisible(m_entry.key == KeySource::Keychain);
    m_field->setEnabled(words.can_set);
    m_save->setText(words.can_forget ? tr("Replace") : tr("Set key"));
    m_forget->setVisible(words.can_forget);
    m_again->setVisible(words.tone == KeyWords::Tone::Trouble);
}

} // namespace plimsoll
