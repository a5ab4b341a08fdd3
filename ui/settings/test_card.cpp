#include "ui/settings/test_card.h"

#include "core/live/provider_test_words.h"
#include "ui/language/core_texts.h"
#include "ui/presenters/settings_presenter.h"
#include "ui/settings/state_line.h"
#include "ui/theme/icon.h"
#include "ui/theme/spacing.h"

#include <QComboBox>
#include <QCompleter>
#include <QHBoxLayout>
#include <QPushButton>

namespace plimsoll {

TestCard::TestCard(SettingsPresenter& presenter, KeyStore& keys, std::function<QUrl()> sandbox, QWidget* parent)
    : Card(tr("Test"), parent), m_presenter(presenter), m_keys(keys), m_sandbox(std::move(sandbox)), m_state(new StateLine)
{
    setObjectName(QStringLiteral("testCard"));
    m_test = new QPushButton(symbolicIcon(QStringLiteral("check")), tr("&Test"));
    m_test->setObjectName(QStringLiteral("test"));
    m_test->setToolTip(tr("Asks the provider for its list of models, with the key that is set"));
    m_state->setObjectName(QStringLiteral("testState"));
    auto* line = new QHBoxLayout;
    line->setSpacing(spacing::kUnit);
    line->addWidget(m_state, 1);
    line->addWidget(m_test, 0, Qt::AlignTop);
    body()->addLayout(line);

    m_models_line = new QWidget;
    auto* models = new QHBoxLayout(m_models_line);
    models->setContentsMargins(0, 0, 0, 0);
    models->setSpacing(spacing::kUnit);
    m_models = new QComboBox;
    m_models->setObjectName(QStringLiteral("offeredModels"));
    m_models->setAccessibleName(tr("Model to add"));
    m_models->setEditable(true); // long lists are found by typing
    m_models->setInsertPolicy(QComboBox::NoInsert);
    m_models->completer()->setFilterMode(Qt::MatchContains);
    m_models->completer()->setCompletionMode(QCompleter::PopupCompletion);
    auto* add = new QPushButton(symbolicIcon(QStringLiteral("add")), tr("Add model"));
    add->setObjectName(QStringLiteral("addModel"));
    models->addWidget(m_models, 1);
    models->addWidget(add);
    body()->addWidget(m_models_line);
    m_models_line->hide();

    connect(m_test, &QPushButton::clicked, this, &TestCard::start);
    connect(add, &QPushButton::clicked, this, &TestCard::addModel);
}

void TestCard::show(const QString& provider, const ProviderEntry& entry)
{
    if (provider == m_provider && entry == m_entry)
        return;
    m_provider = provider;
    m_entry = entry;
    delete m_running; // what it would tell is of another entry
    m_running = nullptr;
    m_test->setEnabled(true);
    m_models_line->hide();
    m_state->show(Meaning::Idle, tr("Not tested yet. The test asks for the list of models, which costs nothing."));
}

void TestCard::start()
{
    m_test->setEnabled(false);
    m_models_line->hide();
    m_state->show(Meaning::Information, tr("Asking %1…").arg(m_entry.isSandbox() ? tr("the built-in sandbox") : m_entry.base_url));
    m_running = new ProviderTest(m_provider, m_entry, m_sandbox(), m_keys, testPlanFor(m_entry, anyModel()), this);
    connect(m_running, &ProviderTest::done, this, &TestCard::showResult);
    m_running->start();
}

QString TestCard::anyModel() const
{
    for (const QString& model : m_presenter.entries(SettingsScope::Model)) {
        const QString place = pointerOf(*findKnob(QStringLiteral("/models/x/provider")), model);
        if (m_presenter.value(place).toString() != m_provider)
            continue;
        const QString remote = m_presenter.value(pointerOf(*findKnob(QStringLiteral("/models/x/remote_name")), model)).toString();
        return remote.isEmpty() ? model : remote;
    }
    return {};
}

void TestCard::showResult(const ProviderTestResult& result)
{
    m_running->deleteLater();
    m_running = nullptr;
    m_test->setEnabled(true);
    ProviderTestResult told = result;
    told.words = fromCore(result.words);
    told.end.words = fromCore(result.end.words);
    m_state->show(result.good() ? Meaning::Ok : Meaning::Failed, providerTestWords(told, m_provider));
    m_models->clear();
    const QStringList known = m_presenter.entries(SettingsScope::Model);
    for (const QString& model : result.models) {
        if (!known.contains(model))
            m_models->addItem(model);
    }
    m_models_line->setVisible(m_models->count() > 0);
}

void TestCard::addModel()
{
    const QString model = m_models->currentText().trimmed();
    const auto why = m_presenter.add(SettingsScope::Model, model, {{QStringLiteral("provider"), m_provider}});
    if (why) {
        m_state->show(Meaning::Failed, *why);
        return;
    }
    m_models->removeItem(m_models->findText(model));
    m_models_line->setVisible(m_models->count() > 0);
    m_state->show(Meaning::Ok, tr("%1 is added. Set its limits and prices under Limits and Models & prices, and put it into a chain.").arg(model));
}

} // namespace plimsoll
