// Test: does the provider answer with this key? And which of the models that it offers should be ours?
#pragma once

#include "core/config/config.h"
#include "core/live/key_store.h"
#include "ui/widgets/card.h"

#include <QUrl>

#include <functional>

class QComboBox;
class QPushButton;

namespace plimsoll {

class ProviderTest;
class SettingsPresenter;
class StateLine;
struct ProviderTestResult;

class TestCard : public Card
{
    Q_OBJECT
public:
    TestCard(SettingsPresenter& presenter, KeyStore& keys, std::function<QUrl()> sandbox, QWidget* parent = nullptr);

    void show(const QString& provider, const ProviderEntry& entry);

private:
    void start();
    void showResult(const ProviderTestResult& result);
    void addModel();
    QString anyModel() const;

    SettingsPresenter& m_presenter;
    KeyStore& m_keys;
    std::function<QUrl()> m_sandbox;
    QString m_provider;
    ProviderEntry m_entry;
    ProviderTest* m_running = nullptr;
    QPushButton* m_test;
    StateLine* m_state;
    QWidget* m_models_line;
    QComboBox* m_models;
};

} // namespace plimsoll
