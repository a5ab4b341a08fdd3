// The paste box of the Headers page: any response on the left, what the client makes of it on the right.
#pragma once

#include "ui/presenters/reply_decoder.h"

#include <QTimer>
#include <QWidget>

class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QTableView;

namespace plimsoll {

class Card;
class ConfigService;
class Lamp;
class LimitModel;

class HeadersDecoder : public QWidget
{
    Q_OBJECT
public:
    explicit HeadersDecoder(ConfigService& config, QWidget* parent = nullptr);

    /// Decodes it at once. `provider`: where it is known and the reply does not tell; else empty.
    void show(const QString& text, const QString& provider = {});
    void focusText();

Q_SIGNALS:
    void saved(const QString& path);
    void saveFailed(const QString& why);

private:
    QWidget* makeText();
    QWidget* makeVerdict();
    void decode();
    void chooseFile();

    ConfigService& m_config;
    QTimer m_pause; ///< after the last key
    QPlainTextEdit* m_text;
    QComboBox* m_provider;
    QComboBox* m_profile;
    QPushButton* m_save;
    QPushButton* m_copy;
    Card* m_card;
    Lamp* m_lamp;
    QLabel* m_rule;
    QLabel* m_next;
    QLabel* m_notes;
    QTableView* m_table;
    LimitModel* m_windows;
    QPlainTextEdit* m_json;
    DecodedReply m_decoded;
};

} // namespace plimsoll
