// Import and Export of the configuration, with their file dialogs; and what became of an export.
#pragma once

#include <QWidget>

namespace plimsoll {

class NoticeBar;
class SettingsExchange;

class ExchangeButtons : public QWidget
{
    Q_OBJECT
public:
    /// `told`: where the outcome of an export is said.
    ExchangeButtons(SettingsExchange& exchange, NoticeBar& told, QWidget* parent = nullptr);

private:
    void askImport();
    void askExport();
    void write(const QString& path);

    SettingsExchange& m_exchange;
    NoticeBar& m_told;
};

} // namespace plimsoll
