// What was changed last, and the way back.
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace plimsoll {

class SettingsPresenter;

class UndoBar : public QWidget
{
    Q_OBJECT
public:
    explicit UndoBar(SettingsPresenter& presenter, QWidget* parent = nullptr);

    /// As the buttons do; nothing if there is nothing to take back.
    void undo();
    void redo();

private:
    void refresh();
    void show(const std::optional<QString>& problem);

    SettingsPresenter& m_presenter;
    QLabel* m_text;
    QPushButton* m_undo;
    QPushButton* m_redo;
    QLabel* m_problem;
};

} // namespace plimsoll
