// The key of one provider: its state, a field to set or replace it, and a way to forget it. What is typed goes to the
// keychain and nowhere else; it is never shown again.
#pragma once

#include "core/config/config.h"
#include "core/live/key_store.h"
#include "ui/widgets/card.h"

class QLabel;
class QLineEdit;
class QPushButton;

namespace plimsoll {

class StateLine;

class KeyCard : public Card
{
    Q_OBJECT
public:
    explicit KeyCard(KeyStore& keys, QWidget* parent = nullptr);

    void show(const QString& provider, const ProviderEntry& entry);

private:
    void look();
    void save();
    void removeKey();
    void showState(const KeyResult& result, const QString& afterwards = {});

    KeyStore& m_keys;
    QString m_provider;
    ProviderEntry m_entry;
    StateLine* m_state;
    QWidget* m_entry_line;
    QLineEdit* m_field;
    QPushButton* m_save;
    QPushButton* m_forget;
    QPushButton* m_again;
};

} // namespace plimsoll
